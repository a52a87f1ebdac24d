/** The rules of the table (docs/rules/table.md) for players, so that every clause a refusal cites can be looked up. */
import type { Language, Rulebook } from '../room'

const EN: Rulebook = {
  title: 'At the table',
  introduction: 'These rules hold in every game, before the game’s own.',
  sections: [
    {
      title: 'Acting',
      clauses: [
        { id: 'T-A1', text: 'You act when it is your turn. Sometimes several players decide at the same time.' },
        {
          id: 'T-A2',
          text: 'An action must be one that the game knows. Anything else is refused and changes nothing.',
        },
        { id: 'T-A3', text: 'Once a match is over, nobody acts any more.' },
      ],
    },
    {
      title: 'Taking back',
      clauses: [
        { id: 'T-U1', text: 'You can take back what you did in your own turn, step by step or all of it.' },
        {
          id: 'T-U2',
          text: 'Nothing can be taken back once something hidden was shown or chance has decided, nor what came before it.',
        },
        { id: 'T-U3', text: 'A turn that has ended stays as it is.' },
        {
          id: 'T-U4',
          text: 'When your turn is complete it waits for you to end it. Until then the others see nothing of it.',
        },
        { id: 'T-U5', text: 'What several players decide at the same time is final at once.' },
        {
          id: 'T-U6',
          text: 'When others are asked in the middle of your turn, what you did so far is final. Once they have answered, you go on.',
        },
        {
          id: 'T-U7',
          text: 'Online, you can ask once for the turn that you ended last. You get it back if everybody agrees, nobody has acted since and nothing was drawn or shown in it; never in a rated match.',
        },
      ],
    },
    {
      title: 'Being away',
      clauses: [
        {
          id: 'T-L1',
          text: 'Online, you count as gone when no page of yours is open at the table and you do nothing there for as many minutes as the table says. Time in which the server is away does not count.',
        },
        {
          id: 'T-L2',
          text: 'For a player who is gone, has left or has run out of time, the others may let a bot play on: any of them at once, or all who are there together, as the table says.',
        },
        {
          id: 'T-L3',
          text: 'When you come back you get your seat back, and the bot plays no more. After leaving or running out of time you ask for it.',
        },
        {
          id: 'T-L4',
          text: 'A request goes to everybody who plays and is not gone. If nobody answers, it lapses. To go on after a pause, those who are gone must agree too.',
        },
        {
          id: 'T-L5',
          text: 'The host can hand out a link, good once, to the seat of another guest who is away. Who opens it has the seat from then on, and everybody is told. The player who had it can take it back at any time.',
        },
      ],
    },
    {
      title: 'Questions',
      clauses: [
        {
          id: 'T-Q1',
          text: 'A question out of turn goes to everybody whom it concerns at the same time, even to those who have nothing to answer with: so nobody learns that. You may answer or pass.',
        },
        {
          id: 'T-Q2',
          text: 'When you alone look at the table and can only pass, the table does it for you. Players who share a device are asked once, together, whether anybody answers.',
        },
      ],
    },
    {
      title: 'Clocks',
      clauses: [
        {
          id: 'T-C1',
          text: 'Online, everybody is told when somebody runs out of time. Where you have agreed on it before, that ends the match: whoever ran out of time comes last, and of the others whoever has most wins.',
        },
      ],
    },
    {
      title: 'Fairness',
      clauses: [
        { id: 'T-H1', text: 'Everybody, bots too, sees what the game lets that seat see, and no more.' },
        {
          id: 'T-F1',
          text: 'Chance comes from the seed of the match and the number of the action alone: taking something back never changes a draw.',
        },
        {
          id: 'T-F2',
          text: 'Online, the server commits to a secret before you sit down, you may add a word, and the seed is made of both. Afterwards the record shows the secret and a hash of each word, so that you can check that nobody chose the chance.',
        },
        {
          id: 'T-R1',
          text: 'A saved match holds its seed and so every secret. Whoever has it can play it again and prove that it is true.',
        },
        {
          id: 'T-G1',
          text: 'A first game is fixed from beginning to end: in it you make the moves that are being explained. The next game is all yours.',
        },
        {
          id: 'T-P1',
          text: 'A match with a wrong number of seats, unknown options or an impossible position is refused, and you are told why.',
        },
      ],
    },
  ],
}

const FR: Rulebook = {
  title: 'À la table',
  introduction: 'Ces règles valent dans tous les jeux, avant celles du jeu lui-même.',
  sections: [
    {
      title: 'Jouer',
      clauses: [
        { id: 'T-A1', text: 'Vous jouez quand c’est votre tour. Parfois, plusieurs joueurs décident en même temps.' },
        { id: 'T-A2', text: 'Une action doit exister dans le jeu. Toute autre est refusée et ne change rien.' },
        { id: 'T-A3', text: 'Une fois la partie terminée, plus personne ne joue.' },
      ],
    },
    {
      title: 'Reprendre',
      clauses: [
        {
          id: 'T-U1',
          text: 'Vous pouvez reprendre ce que vous avez fait pendant votre tour, coup par coup ou en entier.',
        },
        {
          id: 'T-U2',
          text: 'On ne reprend plus rien dès que quelque chose de caché a été montré ou que le hasard a parlé, ni ce qui précède.',
        },
        { id: 'T-U3', text: 'Un tour terminé reste comme il est.' },
        {
          id: 'T-U4',
          text: 'Quand votre tour est complet, il attend que vous le terminiez. D’ici là, les autres n’en voient rien.',
        },
        { id: 'T-U5', text: 'Ce que plusieurs joueurs décident en même temps est définitif aussitôt.' },
        {
          id: 'T-U6',
          text: 'Quand d’autres sont consultés au milieu de votre tour, ce que vous avez fait jusque-là est définitif. Dès qu’ils ont répondu, vous continuez.',
        },
        {
          id: 'T-U7',
          text: 'En ligne, vous pouvez redemander une fois le tour que vous venez de terminer. On vous le rend si tout le monde est d’accord, si personne n’a joué depuis et si rien n’a été pioché ni dévoilé\u00a0; jamais dans une partie classée.',
        },
      ],
    },
    {
      title: 'Les absents',
      clauses: [
        {
          id: 'T-L1',
          text: 'En ligne, vous êtes considéré comme absent si aucune page de la table n’est ouverte chez vous et que vous n’y faites rien pendant le nombre de minutes fixé pour la table. Le temps où le serveur est injoignable ne compte pas.',
        },
        {
          id: 'T-L2',
          text: 'À la place de qui est absent, a quitté la table ou n’a plus de temps, les autres peuvent laisser jouer un bot\u00a0: n’importe lequel d’entre eux, aussitôt, ou tous les présents ensemble, selon la table.',
        },
        {
          id: 'T-L3',
          text: 'À votre retour, vous reprenez votre place et le bot ne joue plus. Si vous aviez quitté la table ou laissé passer votre temps, il suffit de la redemander.',
        },
        {
          id: 'T-L4',
          text: 'Une demande s’adresse à ceux qui jouent et ne sont pas absents. Sans réponse, elle finit par tomber. Pour reprendre après une pause, il faut aussi l’accord des absents.',
        },
        {
          id: 'T-L5',
          text: 'L’hôte peut donner un lien, valable une fois, vers la place d’un autre invité absent. Qui l’ouvre occupe désormais la place, et tout le monde le sait. La personne qui l’avait peut la reprendre à tout moment.',
        },
      ],
    },
    {
      title: 'Questions',
      clauses: [
        {
          id: 'T-Q1',
          text: 'Une question posée hors tour va en même temps à tous ceux qu’elle concerne, même à qui n’a rien à répondre\u00a0: ainsi, personne ne l’apprend. On répond ou l’on passe.',
        },
        {
          id: 'T-Q2',
          text: 'Quand vous êtes seul à regarder la table et ne pouvez que passer, elle passe pour vous. À plusieurs sur un même appareil, on vous demande une seule fois, ensemble, si quelqu’un répond.',
        },
      ],
    },
    {
      title: 'Pendules',
      clauses: [
        {
          id: 'T-C1',
          text: 'En ligne, tout le monde est prévenu quand le temps de quelqu’un est écoulé. Si vous en êtes convenus avant, la partie s’arrête alors\u00a0: qui n’a plus de temps finit dernier, et parmi les autres l’emporte celui qui a le plus de points.',
        },
      ],
    },
    {
      title: 'Équité',
      clauses: [
        { id: 'T-H1', text: 'Chacun, les bots aussi, voit ce que le jeu montre à sa place, et rien de plus.' },
        {
          id: 'T-F1',
          text: 'Le hasard ne dépend que de la graine de la partie et du numéro de l’action\u00a0: reprendre un coup ne change jamais une pioche.',
        },
        {
          id: 'T-F2',
          text: 'En ligne, le serveur s’engage sur un secret avant que vous preniez place, vous pouvez ajouter un mot, et la graine naît des deux. Ensuite, l’enregistrement montre le secret et une empreinte de chaque mot\u00a0: chacun peut vérifier que personne n’a choisi le hasard.',
        },
        {
          id: 'T-R1',
          text: 'Une partie enregistrée contient sa graine, donc tous les secrets. Qui la possède peut la rejouer et prouver qu’elle est vraie.',
        },
        {
          id: 'T-G1',
          text: 'Une première partie est fixée d’avance\u00a0: vous y jouez les coups que l’on vous explique. La suivante sera toute à vous.',
        },
        {
          id: 'T-P1',
          text: 'Une partie au mauvais nombre de places, aux options inconnues ou à la position impossible est refusée, et l’on vous dit pourquoi.',
        },
      ],
    },
  ],
}

export const TABLE_RULES: Readonly<Record<Language, Rulebook>> = { en: EN, fr: FR }

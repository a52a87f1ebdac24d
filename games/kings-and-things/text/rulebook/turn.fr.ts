/** The rulebook for players, in French: the order of play, gold, recruiting and events. */
import type { RulebookSection } from '@crownlands/core/room'

export const turnFr: readonly RulebookSection[] = [
  {
    title: 'L’ordre du jeu',
    clauses: [
      {
        id: 'KT-O1',
        text: 'Un tour a neuf phases\u00a0: l’or, les personnages, les Choses, les événements, les mouvements, les combats, la construction, les pouvoirs spéciaux et le changement d’ordre. L’or, les Choses et le changement d’ordre sont obligatoires\u00a0; le reste dépend de vous, les combats un peu moins (KT-B2).',
      },
      {
        id: 'KT-O2',
        text: 'À chaque phase, chacun joue dans l’ordre, du premier joueur vers la gauche. Tous finissent une phase avant que la suivante ne commence.',
      },
      {
        id: 'KT-O3',
        text: 'À la fin du tour, le deuxième joueur devient le premier. À deux, rien ne change.',
      },
      {
        id: 'KT-O4',
        text: 'Certaines choses se font «\u00a0à tout moment\u00a0»\u00a0: échanger un trésor (KT-G5), retirer du plateau un de ses pions de revenu (KT-G6), souffler le nuage. Cela veut dire\u00a0: quand c’est à vous de décider dans votre part d’une phase, quand vous choisissez la prochaine bataille (sauf KT-G6), quand vous payez après un lancer, quand vous soudoyez, quand vous placez, et quand votre chevalet déborde. Jamais pendant qu’on règle des dés, des coups, des pertes, des retraites ou des réponses, ni dans la part d’un autre.',
      },
      {
        id: 'KT-O5',
        text: 'On ne se donne et on ne s’échange rien entre joueurs\u00a0: ni or, ni pions, ni cases.',
      },
      {
        id: 'KT-O6',
        text: 'À toutes les phases, sauf l’or, les combats et le changement d’ordre, vous avez une part, que vous terminez d’un mot. On ne la saute que si chacun voit que rien n’y est possible\u00a0: les événements avec un chevalet vide, les mouvements sans pion d’armée, la construction avec moins de 5 pièces d’or et un chevalet vide, les pouvoirs sans Maître voleur ni Premier Assassin.',
      },
      {
        id: 'KT-O7',
        text: 'Qui pourrait répondre est interrogé, et ce que vous avez en main n’y est pour rien. Pour un objet joué\u00a0: tous les autres qui ont un pion au chevalet\u00a0; dans une bataille, ceux qui y sont. Pour la Maîtrise du temps\u00a0: tous les autres qui ont un pion au chevalet. Pour une peste\u00a0: chaque victime qui a un pion au chevalet, une victime étant celui qui doit des pertes dans une case où il a quelque chose à céder. Pour les dés et les bluffs\u00a0: voyez KT-O8. Les défenseurs neutres ne sont interrogés, par le joueur qui les mène, que pour un objet qui se trouve avec eux. Tous sont interrogés en même temps. La première réponse clôt la question et agit avant ce à quoi elle répond\u00a0; qui passe a passé. Pour les bluffs et les pestes, chacun répond pour soi.',
      },
      {
        id: 'KT-O8',
        text: 'Vous pouvez donner des réponses permanentes, visibles de tous. Pour les dés\u00a0: les miens (au début), tous ou aucun. Les vôtres sont les dés lancés par vous, pour vous ou contre vous, et tous ceux d’une bataille ou d’une exploration où vous êtes\u00a0; ceux d’un événement sont aussi lancés pour celui qui le joue. Pour les bluffs\u00a0: demander (au début), tous, et chaque bluff est dénoncé pour vous, ou aucun. Chacune se change une fois dans votre part de la phase des personnages.',
      },
      {
        id: 'KT-O9',
        text: 'Les dés lancés ensemble forment un seul lancer\u00a0: tous ceux d’une étape, les deux côtés d’un duel, tout un contrôle des dégâts. On n’interroge que si un dé changé de 1 changerait la suite. La réponse passe avant tout le reste, même avant de payer pour un personnage. Un autre prix ou un autre nombre de coups est un changement.',
      },
    ],
  },
  {
    title: 'L’or',
    clauses: [
      {
        id: 'KT-G1',
        text: 'Votre revenu\u00a0: 1 par case de terre, la valeur de chacun de vos forts, l’or de chacun de vos pions de revenu sur le plateau et 1 par personnage.',
      },
      {
        id: 'KT-G2',
        text: 'Le Roi des nains double vos mines (KT-K5). Ni le Nuage noir ni les coups reçus au combat ne réduisent votre revenu.',
      },
      {
        id: 'KT-G3',
        text: 'À la phase de l’or, vous recevez votre revenu, que cela vous plaise ou non.',
      },
      {
        id: 'KT-G4',
        text: 'L’or est visible de tous. Il paie les personnages, les Choses, les forts et les pots-de-vin.',
      },
      {
        id: 'KT-G5',
        text: 'Un trésor s’échange à tout moment (KT-O4)\u00a0: montrez-le, prenez son or, rendez-le à la coupe. Ce n’est pas un revenu, et il ne se place jamais sur le plateau.',
      },
      {
        id: 'KT-G6',
        text: 'À tout moment, sauf pendant les combats, vous pouvez retirer vos pions de revenu du plateau, un par un. Ils vont à la coupe, jamais au chevalet.',
      },
    ],
  },
  {
    title: 'Recruter des personnages',
    clauses: [
      {
        id: 'KT-R1',
        text: 'À chaque tour, vous pouvez tenter de recruter un personnage.',
      },
      {
        id: 'KT-R2',
        text: 'Avant de lancer les dés, ou sans les lancer, vous pouvez renvoyer à la réserve n’importe lesquels de vos personnages, sur la face de votre choix. Elle est aussitôt disponible, même pour vous.',
      },
      {
        id: 'KT-R3',
        text: 'Choisissez un personnage visible dans la réserve. Il vous faut le double de sa valeur\u00a0; pour le Tireur d’élite, 10.',
      },
      {
        id: 'KT-R4',
        text: 'Payez 5 pièces d’or par +1 avant de lancer deux dés. S’il vous manque des points, payez 10 pièces par +1, ou renoncez. L’or payé est perdu de toute façon. Avant le lancer, on n’achète pas plus que ce qui rend sûr de réussir\u00a0; après, on paie exactement ce qui manque, ou rien.',
      },
      {
        id: 'KT-R5',
        text: 'Votre nouveau personnage va aussitôt, visible, sur une de vos cases. Sans case qui ait de la place (KT-M4), pas d’essai.',
      },
      {
        id: 'KT-R6',
        text: 'On ne peut avoir qu’un seul Seigneur d’un terrain. Pour en prendre un autre, renvoyez d’abord le premier dans cette phase. La Défection obéit à la même limite.',
      },
      {
        id: 'KT-R7',
        text: 'Un personnage éliminé s’enfuit dans la réserve. Vous, son dernier maître, pouvez aussitôt retourner le pion. On peut le recruter à partir de la prochaine phase des personnages, pas avant, même par Défection.',
      },
      {
        id: 'KT-R8',
        text: 'Dans votre part, vous changez vos réponses et renvoyez des personnages dans l’ordre qui vous plaît, puis tentez au plus un essai. Ensuite, il ne reste qu’à payer et à placer.',
      },
    ],
  },
  {
    title: 'Recruter des Choses',
    clauses: [
      {
        id: 'KT-T1',
        text: 'Vous tirez une Chose pour deux cases de terre, en arrondissant vers le haut. C’est gratuit et obligatoire.',
      },
      {
        id: 'KT-T2',
        text: 'Vous pouvez en acheter jusqu’à 5 de plus, à 5 pièces d’or chacune.',
      },
      {
        id: 'KT-T3',
        text: 'Vous pouvez échanger deux pions du chevalet, quels qu’ils soient, contre un tirage, jusqu’à 5 tirages. Chacun voit ce que vous échangez.',
      },
      {
        id: 'KT-T4',
        text: 'Annoncez les trois nombres ensemble, payez et tirez tout d’un coup\u00a0; ce que vous échangez va ensuite à la coupe. Personne ne doit savoir combien de pions elle contient.',
      },
      {
        id: 'KT-T5',
        text: 'Puis placez des Choses sur le plateau (KT-T11).',
      },
      {
        id: 'KT-T6',
        text: 'Un chevalet tient 10 pions. Pendant que vous tirez et placez, il peut en tenir plus\u00a0; quand vous avez fini, non. Ce qui est en trop se place, s’échange si c’est un trésor, ou retourne à la coupe, à votre choix. Avec 10 pions ou moins, on ne rend rien.',
      },
      {
        id: 'KT-T7',
        text: 'Si un vol ou une trouvaille vous en donne plus de 10, agissez aussitôt\u00a0: échangez un trésor, placez sur une case que vous venez de prendre ou défaussez, jusqu’à 10.',
      },
      {
        id: 'KT-T8',
        text: 'Si la coupe contient moins que ce que vous avez annoncé, vous tirez ce qu’il y a\u00a0: d’abord le gratuit, puis l’acheté, puis l’échangé. Ce que vous ne tirez pas ne se paie pas\u00a0; les dernières paires mises de côté vous reviennent.',
      },
      {
        id: 'KT-T9',
        text: 'Élimination définitive\u00a0: une fois le dernier pion de la coupe tiré, les objets magiques, les trésors et les événements utilisés, défaussés ou échangés quittent la partie pour de bon. Les créatures et les pions de revenu reviennent toujours, tout comme ce que l’exploration écarte. Tout le monde est prévenu. Ce que le Grand Juju noie et ce que laisse un joueur éliminé compte comme défaussé.',
      },
      {
        id: 'KT-T10',
        text: 'On ne place des pions du chevalet qu’à la mise en place, à cette phase, sur une case qu’on vient de prendre (KT-B19), ou sur une de ses cases changée par le Grand Juju (KT-V4).',
      },
      {
        id: 'KT-T11',
        text: 'Les créatures vont, cachées, sur vos propres cases, soutenues ou non, jusqu’à la limite de pile (KT-M4). Chaque case reçoit un pion de revenu, visible\u00a0: celui d’un terrain sur ce terrain seulement, une cité ou un village sur n’importe quelle terre. Un fort peut s’y trouver aussi. Trésors, objets magiques et événements ne se placent jamais.',
      },
      {
        id: 'KT-T12',
        text: 'On ne reprend jamais une créature du plateau. Elle le quitte comme bluff, au combat ou par un événement.',
      },
      {
        id: 'KT-T13',
        text: 'Mettez les pions à échanger de côté un par un, toujours par paires. Les autres les voient à votre annonce, qui est définitive. On ne place rien avant le tirage.',
      },
    ],
  },
  {
    title: 'Les événements',
    clauses: [
      {
        id: 'KT-V1',
        text: 'Une fois par tour, dans votre part de la phase, vous pouvez jouer un événement de votre chevalet. Il retourne aussitôt à la coupe.',
      },
      {
        id: 'KT-V2',
        text: 'Les pertes se comptent ainsi\u00a0: une créature ou un personnage est une perte, une cité ou un village entier en est une, un fort en est une par niveau, une citadelle n’en donne pas. Les pions de revenu sans valeur ne se perdent jamais. Le propriétaire choisit, une perte à la fois, et ce qui est caché va à la coupe sans être vu. Là où chacun voit qu’il n’y a pas de choix, on n’interroge personne.',
      },
      {
        id: 'KT-V3',
        text: 'Le Grand Juju et la Maîtrise du temps partent d’une source\u00a0: un de vos pions d’armée marqués de la magie, que vous montrez. Sa valeur imprimée donne la portée. On peut dénoncer un bluff (KT-U7) avant que vous choisissiez la case\u00a0; si la source est retirée, l’événement est perdu. Sinon, elle se retourne.',
      },
      {
        id: 'KT-V4',
        text: 'Le Grand Juju. Choisissez à portée une case sans citadelle. La vôtre s’échange contre n’importe quel terrain de la réserve inutilisée\u00a0; une autre devient le premier terrain différent qu’on y tire. Un pion de revenu qui ne convient plus va à la coupe, et le propriétaire peut aussitôt y placer des pions de son chevalet. Sur terre, le fort et les défenseurs neutres restent. Si la case devient mer, elle n’est plus à personne\u00a0: le fort va à la banque, le pion de revenu et les pions neutres à la coupe, le nuage disparaît. Les pions d’armée passent dans une case voisine de leur maître, qui la choisit, et qui choisit aussi les perdus s’ils sont trop nombreux\u00a0; sans une telle case, tous sont perdus. Une mer devenue terre n’est à personne.',
      },
      {
        id: 'KT-V5',
        text: 'La Peste noire. Chacun, vous aussi, subit dans chacune de ses cases autant de pertes que valent ensemble son fort, sa cité ou son village. Le propriétaire choisit\u00a0: pions d’armée, cité ou village, niveaux du fort. Tant qu’il y a des pions d’armée, chaque perte est due\u00a0; quand il n’y en a plus, on n’est plus obligé de céder les bâtiments. Le nombre est fixé quand l’événement est joué. On demande d’abord l’Élixir à toutes les victimes\u00a0; puis elles perdent dans l’ordre du jeu, case par case.',
      },
      {
        id: 'KT-V6',
        text: 'La Défection. Nommez un personnage visible dans la réserve ou au service d’un autre. Vous et son maître (pour la réserve\u00a0: le joueur à votre droite) lancez chacun deux dés, et l’or n’y peut rien. Si vous faites plus, le personnage rejoint une de vos cases. KT-R6 s’applique, et il vous faut une case qui ait de la place.',
      },
      {
        id: 'KT-V7',
        text: 'La Bonne Récolte. Touchez votre revenu pour les cases, les forts et les personnages, pas pour les pions de revenu.',
      },
      {
        id: 'KT-V8',
        text: 'Le Filon. Touchez deux fois l’or de tous vos pions de revenu sur le plateau, cités et villages compris. Avec le Roi des nains, les mines paient quatre fois leur valeur.',
      },
      {
        id: 'KT-V9',
        text: 'La Vérolette. Nommez un autre joueur, qui lance un dé\u00a0: 1 ou 6, rien\u00a0; de 2 à 5, autant de pertes dans sa plus grande pile. Les pions d’armée y comptent 1 chacun et les bâtiments leur valeur, une citadelle 4\u00a0; la victime départage. Les pions d’armée partent d’abord\u00a0; quand il n’y en a plus, les bâtiments doivent suivre. L’Élixir protège\u00a0: on le demande après un dé de 2 à 5, avant de départager.',
      },
      {
        id: 'KT-V10',
        text: 'La Catastrophe. Nommez une case qui a un propriétaire et lancez deux dés\u00a0: 6, 7 ou 8, elle est frappée. Sinon, nommez-en une autre, chacune une seule fois, les vôtres aussi, jusqu’à ce qu’une soit frappée ou qu’il n’en reste plus\u00a0; on ne s’arrête pas avant. Le propriétaire de la case frappée lance un dé\u00a0: 1 ou 6, rien\u00a0; de 2 à 5, autant de pertes dans cette case. Les pions d’armée partent d’abord\u00a0; quand il n’y en a plus, les bâtiments doivent suivre.',
      },
      {
        id: 'KT-V11',
        text: 'Le Vandalisme. Nommez un autre joueur qui a un fort moindre qu’une citadelle. Il en choisit un, qui perd un niveau\u00a0; une tour est retirée.',
      },
      {
        id: 'KT-V12',
        text: 'La Maîtrise du temps. Posez le Nuage noir sur une case à portée qui a un propriétaire. Tout ce que celui-ci y possède se bat avec 1 de moins\u00a0; à 0, un pion n’attaque plus mais encaisse encore. Le revenu et les coups qu’un bâtiment peut encaisser n’en sont pas changés. Le nuage reste jusqu’à ce qu’on le déplace, qu’on le souffle ou qu’un autre prenne la case.',
      },
      {
        id: 'KT-V13',
        text: 'Les Ouvriers zélés. Bâtissez une tour sur une de vos cases sans fort, ou haussez un de vos forts d’un niveau, sans payer, jamais jusqu’à la citadelle. Cela ne compte pas pour KT-N2. Il faut qu’il reste un pion de fort.',
      },
      {
        id: 'KT-V14',
        text: 'On montre d’abord l’événement, puis on choisit ce qu’il désigne. On ne le joue pas sans ce qu’il lui faut\u00a0: une source et une case à sa portée, un personnage qu’on puisse nommer, quelqu’un qui ait quelque chose à perdre, quelqu’un qui ait un fort moindre qu’une citadelle, un fort qu’on puisse bâtir. La Récolte, le Filon, la Peste et la Catastrophe se jouent toujours, même pour rien. Ensuite, vous pouvez encore faire ce qui se fait à tout moment, puis terminer votre part.',
      },
    ],
  },
]

/** Why not, in French: a sentence for every reason, which says what to do instead. */
import type { Sentences } from '@crownlands/core/text/table'
import { capital } from '@crownlands/core/text/typesetting'
import type { Reason } from '../rules/reasons'
import { a, coins, de, fort, hex, type Nouns, player, plural, terrain } from './nouns.fr'

export const refusalsFr = ({ nameOf, the, verb }: Nouns): Sentences<Reason> => ({
  // At any time
  'not-now': () => 'Ce n’est pas le moment\u00a0: choisissez une des actions possibles.',
  'not-enough-gold': ({ needs, gold }) => `Cela coûte ${coins(Number(needs))}, et vous en avez ${gold}.`,
  'not-yourself': () => 'Nommez un autre joueur que vous-même.',
  'not-own-hex': ({ hex: place }) => `La case ${hex(place)} n’est pas à vous\u00a0: choisissez une des vôtres.`,
  'no-such-hex': () => 'Cette case n’existe pas sur ce plateau.',
  'not-on-the-board': () => 'Cette case est hors du plateau.',
  'hex-full': ({ hex: place }) =>
    `La case ${hex(place)} contient déjà dix de vos pions\u00a0: choisissez-en une autre.`,
  'no-such-treasure': ({ treasure }) => `Vous n’avez pas ${the(treasure)}.`,
  'no-own-income-there': ({ hex: place }) => `Vous n’avez pas de pion de revenu en ${hex(place)}.`,
  'not-in-combat': () => 'Pendant les combats, les pions de revenu restent sur le plateau.',
  'no-fan': () => 'Vous n’avez pas l’Éventail.',
  'no-cloud': () => 'Le Nuage noir n’est pas sur le plateau\u00a0: il n’y a rien à souffler.',
  'cloud-cannot-go-there': () =>
    'L’Éventail pousse le Nuage noir dans une case voisine qui a un propriétaire, ou hors du plateau.',
  // Set-up
  'pick-a-start': () => 'Choisissez votre case de départ.',
  'start-taken': ({ hex: place }) => `Quelqu’un part déjà de ${hex(place)}\u00a0: choisissez un autre départ.`,
  'other-set-of-starts': ({ hex: place }) =>
    `La case ${hex(place)} n’est pas du groupe de départs choisi par le premier joueur.`,
  'no-start': ({ hex: place }) => `On ne part pas de ${hex(place)}\u00a0: choisissez un des départs.`,
  'replace-a-sea': () =>
    'Votre départ doit être une terre bordée d’au moins deux terres\u00a0: remplacez d’abord une mer.',
  'no-sea-to-replace': ({ hex: place }) => `La case ${hex(place)} n’est pas une mer que vous puissiez remplacer.`,
  'claim-a-hex': () => 'Marquez encore une case de votre royaume.',
  'sea-is-never-owned': ({ hex: place }) =>
    `${hex(place)} est en mer, et la mer n’est à personne\u00a0: marquez une terre.`,
  'hex-is-owned': ({ hex: place }) => `La case ${hex(place)} a déjà un propriétaire\u00a0: marquez-en une autre.`,
  'not-next-to-own': ({ hex: place }) =>
    `La case ${hex(place)} ne touche aucune des vôtres\u00a0: marquez-en une qui le fait.`,
  'not-the-nearest': ({ hex: place }) =>
    `La case ${hex(place)} est plus loin que nécessaire\u00a0: marquez la terre libre la plus proche.`,
  'next-to-another': ({ hex: place, seat }) =>
    `La case ${hex(place)} touche une case ${de(player(seat))}\u00a0: marquez-en une qui ne touche personne d’autre.`,
  'place-the-tower': () => 'Posez d’abord votre tour dans une de vos cases.',
  // Characters
  'changed-already': () => 'Vous avez déjà changé cette réponse dans cette part\u00a0: une fois suffit.',
  'same-answer': () => 'C’est déjà votre réponse.',
  'calls-are-settled': () => 'Dans cette partie, tout bluff est dénoncé d’office\u00a0: il n’y a rien à régler.',
  'after-the-try': () => 'On renvoie ses personnages avant l’essai, pas après.',
  'no-such-side': ({ character }) => `Ce pion ne porte pas ${the(character)}.`,
  'not-own-character': ({ character }) => `${capital(the(character))} n’est pas à votre service.`,
  'one-try': () => 'Vous avez déjà fait votre essai de ce tour.',
  'nothing-to-pay': () => 'Il n’y a rien à payer\u00a0: tentez d’abord de recruter un personnage.',
  'other-side-is-up': ({ character }) => `${capital(the(character))} est sur la face cachée du pion.`,
  'character-is-owned': ({ character, seat }) => `${capital(the(character))} sert ${player(seat)}.`,
  'has-just-fled': ({ character }) => `${capital(the(character))} vient de s’enfuir\u00a0: attendez le prochain tour.`,
  'one-terrain-lord': () =>
    'Nul n’a deux Seigneurs de terrain\u00a0: choisissez quelqu’un d’autre, ou renvoyez le vôtre à la phase des personnages.',
  'no-hex-with-room': () => 'Aucune de vos cases n’a de place pour un personnage.',
  'more-than-sure': ({ most }) => `Avec +${most}, l’essai est déjà sûr\u00a0: inutile de payer davantage.`,
  'place-the-character': () => 'Mettez le personnage dans une de vos cases.',
  'turn-over-or-not': () => 'Dites si le pion est retourné ou reste comme il est.',
  // Things
  'not-on-rack': ({ thing }) => `Votre chevalet ne contient pas ${the(thing)}.`,
  'lay-a-second': () => 'On échange deux pions contre un\u00a0: mettez-en un second de côté.',
  'most-trades': ({ most }) => `On fait ${most} échanges par tour au plus.`,
  'no-second-to-lay': () => 'Il faut deux pions pour un échange, et vous n’en avez qu’un.',
  'draw-first': () => 'Tirez d’abord, puis placez.',
  'nothing-is-put-back': () => 'On ne rend des pions que d’un chevalet qui en contient plus de dix.',
  'drawing-is-forced': ({ free }) => `Vous devez tirer vos Choses gratuites\u00a0: il y en a ${free}.`,
  'too-many-on-rack': ({ over }) =>
    `Un chevalet tient dix pions\u00a0: il faut encore en placer, échanger ou rendre ${over}.`,
  'announcement-is-final': () => 'Ce qui est annoncé est annoncé\u00a0: placez maintenant ce que vous avez tiré.',
  'only-on-that-hex': () => 'On ne place maintenant que sur la case qui vient d’être prise.',
  'never-placed': ({ thing }) =>
    `${capital(the(thing))} ne se ${verb(thing, 'place', 'placent')} jamais sur le plateau.`,
  'not-placed-now': () => 'On ne place rien là maintenant.',
  'one-income-counter': ({ hex: place, income }) =>
    `La case ${hex(place)} porte déjà ${the(income)}\u00a0: un seul pion de revenu par case.`,
  'does-not-fit': ({ thing, terrain: there }) =>
    `${capital(the(thing))} ne ${verb(thing, 'va', 'vont')} pas avec ${terrain(there)}.`,
  // Events
  'play-an-event-or-end': () => 'Jouez un événement ou terminez votre part.',
  'one-event-a-turn': () => 'Un seul événement par tour.',
  'no-such-event': ({ event }) => `Vous n’avez pas ${the(event)}.`,
  'no-source': () => 'Il vous faut pour cela un pion de magie sur le plateau.',
  'nothing-in-range': () => 'Aucune case possible n’est à portée de vos pions de magie.',
  'show-a-source': () => 'Montrez d’abord un de vos pions de magie.',
  'not-a-source': () => 'Vous n’avez pas là ce pion de magie, ou rien n’est à sa portée.',
  'choose-a-hex': () => 'Choisissez une case à portée.',
  'out-of-range': ({ range }) =>
    range === undefined
      ? 'Cette case est hors de portée\u00a0: choisissez-en une plus proche.'
      : `Cette case est hors de portée\u00a0: il vole d’une case au moins et de ${range} au plus.`,
  'citadel-there': () => 'Une citadelle ne craint rien de cela\u00a0: choisissez une autre case.',
  'no-other-terrain-in-deck': () => 'Il ne reste rien qui puisse remplacer cette case.',
  'choose-a-terrain': () => 'Choisissez le terrain que la case devient.',
  'terrain-not-in-deck': () => 'Il ne reste pas de case de ce terrain, ou c’est déjà le sien.',
  'flee-to-an-own-hex-next-to-it': () =>
    'Vos pions fuient dans une de vos cases voisines de la nouvelle mer\u00a0: choisissez laquelle.',
  'no-room': () => 'Aucune de vos cases n’a de place pour un personnage de plus.',
  'no-character-to-name': () => 'Il n’y a aucun personnage à nommer.',
  'name-a-character': () => 'Nommez un personnage de la réserve ou d’un autre joueur.',
  'own-character': () => 'Ce personnage vous sert déjà\u00a0: nommez-en un autre.',
  'fled-this-turn': () => 'Ce personnage s’est enfui à ce tour\u00a0: nommez-en un autre.',
  'not-face-up': ({ creature }) =>
    creature === undefined
      ? 'Cette face du pion n’est pas visible\u00a0: nommez un personnage qui l’est.'
      : `Ce joueur n’a pas là, à la vue de tous, ${the(creature)}.`,
  'nobody-has-such-a-fort': () => 'Personne d’autre n’a de fort en dessous de la citadelle.',
  'no-fort-below-citadel': () => 'Ce joueur n’a pas de fort en dessous de la citadelle\u00a0: nommez-en un autre.',
  'choose-an-own-fort': () => 'Choisissez un de vos forts, qui perd un niveau.',
  'name-a-player': () => 'Nommez un autre joueur.',
  'no-fort-may-be-built': () => 'Il n’y a aucun fort que vous puissiez bâtir ou élever.',
  'name-an-own-hex': () => 'Nommez une de vos cases, où les ouvriers bâtiront.',
  'hex-not-own': () => 'Cette case est à un autre ou à personne\u00a0: nommez une des vôtres.',
  'never-to-a-citadel': () => 'Les ouvriers ne bâtissent pas de citadelle\u00a0: nommez une autre case.',
  'no-fort-counter': () => 'La banque n’a plus de fort de ce niveau\u00a0: nommez une autre case.',
  'nobody-has-something-to-lose': () => 'Personne d’autre n’a quelque chose à perdre.',
  'nothing-to-lose': () => 'Ce joueur n’a rien à perdre\u00a0: nommez-en un autre.',
  'choose-a-largest-stack': () => 'Choisissez laquelle de vos plus grandes piles est frappée.',
  'name-an-owned-hex': () => 'Nommez une case qui a un propriétaire.',
  'named-before': () => 'Cette case a déjà été nommée\u00a0: nommez-en une autre.',
  'hex-not-owned': () => 'Cette case n’est à personne\u00a0: choisissez-en une qui a un propriétaire.',
  'losses-due': ({ left }) => `Vous devez encore ${plural(Number(left), 'perte')}\u00a0: choisissez ce que vous cédez.`,
  'citadel-gives-no-loss': () => 'Une citadelle ne se cède pas.',
  'army-counters-first': () => 'Les créatures et les personnages partent d’abord, les bâtiments ensuite seulement.',
  'not-in-the-hex': () => 'Cela n’est pas dans la case\u00a0: cédez ce qui s’y trouve.',
  // Movement
  'pick-first': () => 'Prenez d’abord les pions qui doivent bouger.',
  'finish-the-group-first': () => 'Arrêtez ce groupe avant d’en prendre un autre.',
  'group-stops-here': () => 'Le groupe doit s’arrêter ici, et nul ne peut le rejoindre.',
  'nobody-to-pick': () => 'Plus personne ne peut bouger de là.',
  pinned: ({ counter }) =>
    counter === undefined
      ? 'Des ennemis y clouent vos pions\u00a0: demandez qu’on vous montre une créature, ou laissez-les.'
      : `Des ennemis dans la même case clouent ${the(counter)}.`,
  'has-finished': ({ counter }) => `${capital(the(counter))} ${verb(counter, 'a', 'ont')} fini de bouger à ce tour.`,
  'no-such-counter': ({ counter }) => `Vous n’avez pas là ${the(counter)}.`,
  'no-way-on': () =>
    'De là, le groupe ne pourrait ni s’arrêter ni continuer\u00a0: prenez un autre chemin, ou laissez quelqu’un.',
  'not-in-the-group': ({ counter }) => `Le groupe ne compte pas ${the(counter)}.`,
  'no-stop-at-sea': () => 'Nul ne s’arrête en mer\u00a0: volez jusqu’à la terre.',
  'stops-with-the-deerhunter': ({ counter }) =>
    `${capital(the(counter))} ${verb(counter, 'va', 'vont')} aussi loin que le Traqueur, qui montre le chemin.`,
  'hex-is-full': () => 'Il n’y a pas la place de laisser quelqu’un dans cette case.',
  'over-the-limit': ({ over, room, size }) =>
    over === undefined
      ? `Il y a ici de la place pour ${room} de vos ${size} pions\u00a0: continuez avec les autres.`
      : `Dix pions par case, pas plus\u00a0: choisissez-en ${over} à perdre.`,
  'not-next-to-the-group': () => 'Cette case ne touche pas le groupe\u00a0: passez dans une case voisine.',
  'only-flyers-cross-sea': ({ counter }) =>
    `${capital(the(counter))} ne ${verb(counter, 'vole', 'volent')} pas, et seuls les volants passent la mer.`,
  'cannot-pay': ({ counter, points, cost }) =>
    `Ce pas coûte ${cost}, et ${the(counter)} n’${verb(counter, 'a', 'ont')} plus que ${plural(Number(points), 'point')}\u00a0: à laisser d’abord, ou allez ailleurs.`,
  'full-for-flyers': () => 'Cette case est pleine, et les volants ne passent pas une case pleine.',
  'no-room-to-stop': ({ room, size }) =>
    `Le groupe devrait s’y arrêter, et ${room} de ses ${size} pions y trouveraient place.`,
  'no-land-beyond': () => 'Les points ne suffisent pas pour atteindre la terre au-delà de cette mer.',
  'stops-unexplored': ({ counter }) =>
    `La case est inexplorée\u00a0: ${the(counter)} ${verb(counter, 's’y arrête', 's’y arrêtent')}.`,
  'stops-at-enemies': ({ counter }) =>
    `Des ennemis sont là\u00a0: ${the(counter)} ${verb(counter, 's’arrête', 's’arrêtent')} ici.`,
  'show-flyers-first': ({ counter }) =>
    `Des ennemis sont là\u00a0: montrez ${the(counter)} et les autres volants qui veulent continuer.`,
  'nobody-holds-the-flyers': () => 'Personne ne retient vos volants ici\u00a0: continuez simplement.',
  'say-who-stays': () => 'Il reste autant de vos volants qu’on en a montré contre eux\u00a0: dites lesquels.',
  'not-among-the-shown': ({ counter }) => `Vous n’avez pas montré ${the(counter)}.`,
  'answer-the-flyers': () => 'Montrez des volants pour retenir les autres, ou laissez-les passer.',
  'has-held-already': ({ counter }) =>
    `${capital(the(counter))} ${verb(counter, 'a', 'ont')} déjà retenu un volant dans cette part.`,
  'only-flyers-hold': ({ counter }) =>
    `${capital(the(counter))} ne ${verb(counter, 'vole', 'volent')} pas, et seul un volant retient un volant.`,
  'pin-asked-already': () => 'Vous l’avez déjà demandé à ce joueur.',
  'not-pinned-by-that-player': () => 'Ce joueur ne vous cloue pas dans cette case.',
  'nobody-to-free': () => 'Personne des vôtres n’y pourrait encore bouger.',
  'character-pins': ({ character }) => `${capital(the(character))} s’y trouve à la vue de tous et vous cloue.`,
  'answer-the-pin': () => 'Montrez une créature soutenue, ou ne clouez personne.',
  'bluffs-cannot-pin': ({ counter }) => `Un bluff ne cloue pas, et c’en est un\u00a0: ${the(counter)}.`,
  'no-balloon': () => 'Vous n’avez pas le Ballon.',
  'pick-passengers-first': () => 'Prenez d’abord les passagers, puis faites décoller le Ballon.',
  'too-many-passengers': ({ most }) => `Le Ballon enlève ${most} pions au plus\u00a0: laissez les autres.`,
  'has-moved': ({ counter }) => `${capital(the(counter))} ${verb(counter, 'a', 'ont')} déjà bougé et n’embarque plus.`,
  'too-heavy': ({ counter, most }) =>
    `Le Ballon enlève des pions de valeur ${most} ou moins\u00a0: c’est trop pour lui, ${the(counter)}.`,
  'lands-on-land': () => 'Le Ballon doit se poser sur terre.',
  'no-room-there': ({ room, size }) => `Il y a là de la place pour ${room}, et ils seraient ${size}.`,
  'passengers-need-a-hex': () => 'Choisissez une case pour les passagers du Ballon perdu.',
  // Combat
  'no-passing': () => 'On ne passe pas ici\u00a0: choisissez une bataille ou une exploration.',
  'nothing-to-resolve': ({ hex: place }) => `Vous n’avez rien à régler en ${hex(place)}.`,
  'say-which-stays': () => 'Dites lequel des pions de revenu reste.',
  'not-there': ({ what }) => `Il n’y a personne de ce nom à soudoyer\u00a0: ${nameOf(what)}.`,
  'bribe-too-dear': ({ what, price, gold }) =>
    `Soudoyer ${the(what)} coûte sa valeur, ${coins(Number(price))}, et vous en avez ${gold}.`,
  'doubled-bribe-too-dear': ({ what, price, gold }) =>
    `Soudoyer ${the(what)} coûte ${coins(Number(price))}, le double de sa valeur car il y a quelque chose à garder, et vous en avez ${gold}.`,
  'not-before-round-one': ({ item }) =>
    `${capital(the(item))} ne se joue pas avant la première manche, ou pas par vous.`,
  'no-such-item': ({ item }) => `Vous ne tenez pas ${the(item)}.`,
  'move-what-nobody-bears': () => 'Confiez d’abord l’arc ou l’épée que personne ne porte à l’une de vos créatures.',
  'item-not-now': ({ item }) => `${capital(the(item))} ne sert pas ainsi maintenant.`,
  'must-retreat': () => 'La Poudre de défense ne laisse pas le choix\u00a0: battez en retraite.',
  'cannot-be-turned': () => 'Le Seigneur de guerre retourne une créature ennemie\u00a0: choisissez-la, ou personne.',
  'name-another-player': () => 'Nommez un des autres joueurs de cette bataille.',
  'pick-an-enemy-counter': () => 'Choisissez le pion ennemi qui prend le coup visé.',
  'cannot-take-a-hit': ({ what }) => `Ce coup ne peut aller ${a(the(what))}\u00a0: choisissez autre chose.`,
  'say-which': ({ what }) =>
    `Il y en a plusieurs qui diffèrent, dites donc lequel prend le coup\u00a0: ${nameOf(what)}.`,
  'take-the-hit': () => 'Le coup doit être pris\u00a0: choisissez où il va.',
  'retreat-or-stay': () => 'Battez en retraite, ou restez et combattez.',
  'not-an-own-hex': () => 'On bat en retraite dans une de ses propres cases.',
  'enemies-there': () => 'Des ennemis sont dans cette case\u00a0: allez ailleurs ou restez.',
  'too-far': () => 'On bat en retraite dans une case voisine de la bataille.',
  'nobody-to-retreat': () => 'Il n’y a plus personne pour battre en retraite.',
  'not-among-those-who-come': ({ what }) => `Parmi les arrivants, il n’y a pas ${the(what)}.`,
  // Questions
  'answer-the-item': () => 'Un objet est joué\u00a0: répondez ou passez.',
  'cannot-dispel': () => 'La Dissipation ne peut rien contre cela.',
  'no-dispel': () => 'Vous n’avez pas la Dissipation.',
  'cannot-fan': () => 'L’Éventail ne sert pas ainsi.',
  'answer-the-roll': () => 'Changez un dé avec le Porte-bonheur ou passez.',
  'no-charm': () => 'Vous n’avez pas le Porte-bonheur.',
  'no-such-die': () => 'Il n’y a pas de tel dé.',
  'changes-nothing': () => 'Cela ne changerait rien\u00a0: choisissez un autre dé ou passez.',
  'no-elixir': () => 'Vous n’avez pas l’Élixir.',
  'answer-the-plague': () => 'Jouez l’Élixir ou passez.',
  'answer-the-calls': () => 'Dénoncez un bluff ou passez.',
  'own-creature': () => 'Cette créature est à vous\u00a0: dénoncez celle d’un autre.',
  'called-already': () => 'Vous l’avez déjà dénoncée.',
  // Construction
  'highest-level': ({ hex: place }) => `La citadelle en ${hex(place)} ne monte pas plus haut.`,
  'one-level-a-turn': ({ hex: place }) => `Vous avez bâti en ${hex(place)} à ce tour\u00a0: un niveau par case.`,
  'no-counter-left': ({ level }) => `Il n’en reste pas à la banque\u00a0: ${fort(Number(level))}.`,
  'owns-a-citadel': () => 'Vous avez une citadelle\u00a0: nul n’en bâtit une seconde.',
  'income-too-low': ({ income, needs }) => `Une citadelle demande un revenu de ${needs}, et le vôtre est de ${income}.`,
  // Special powers
  'gold-or-counter': () => 'Prenez tout l’or ou un pion.',
  'name-a-counter': () => 'Nommez un pion de cette case.',
  'name-another-counter': () => 'Nommez un autre de vos pions de cette case.',
  'no-thief': () => 'Le Maître voleur ne vous sert pas.',
  'thief-has-acted': () => 'Le Maître voleur a déjà agi à ce tour.',
  'nothing-to-take': ({ seat }) => `Il n’y a rien à prendre ${a(player(seat))}.`,
  'no-assassin': () => 'Le Premier Assassin ne vous sert pas.',
  'assassin-has-acted': () => 'Le Premier Assassin a déjà agi à ce tour.',
  'no-enemy-there': ({ hex: place }) => `Aucun autre joueur n’a de pion en ${hex(place)}.`,
})

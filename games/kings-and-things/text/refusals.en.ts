/** Why not, in English: a sentence for every reason, which says what to do instead. */
import type { Sentences } from '@crownlands/core/text/table'
import { capital } from '@crownlands/core/text/typesetting'
import type { Reason } from '../rules/reasons'
import { fort, hex, type Nouns, player, plural, terrain } from './nouns.en'

export const refusalsEn = ({ nameOf, the, verb }: Nouns): Sentences<Reason> => ({
  // At any time
  'not-now': () => 'This cannot be done now: choose one of the things that can.',
  'not-enough-gold': ({ needs, gold }) => `This costs ${needs} gold and you have ${gold}.`,
  'not-yourself': () => 'Name another player, not yourself.',
  'not-own-hex': ({ hex: place }) => `${hex(place)} is not yours: choose a hex that is.`,
  'no-such-hex': () => 'There is no such hex on this board.',
  'not-on-the-board': () => 'That hex is not on this board.',
  'hex-full': ({ hex: place }) => `${hex(place)} holds ten of your counters already: choose another hex.`,
  'no-such-treasure': ({ treasure }) => `You do not hold ${the(treasure)}.`,
  'no-own-income-there': ({ hex: place }) => `No income counter of yours lies in ${hex(place)}.`,
  'not-in-combat': () => 'Income counters stay on the board during the Combat Phase.',
  'no-fan': () => 'You do not hold the Fan.',
  'no-cloud': () => 'The Black Cloud is not on the board: there is nothing to fan.',
  'cloud-cannot-go-there': () => 'The Fan moves the Black Cloud to an owned hex next to it, or off the board.',
  // Set-up
  'pick-a-start': () => 'Pick the hex where you start.',
  'start-taken': ({ hex: place }) => `Somebody starts in ${hex(place)} already: pick another start.`,
  'other-set-of-starts': ({ hex: place }) =>
    `${hex(place)} does not belong to the set of starts that the first player chose.`,
  'no-start': ({ hex: place }) => `Nobody can start in ${hex(place)}: pick one of the starts.`,
  'replace-a-sea': () => 'Your start must be land with land on two sides: replace a sea first.',
  'no-sea-to-replace': ({ hex: place }) => `${hex(place)} is not a sea that you may replace.`,
  'claim-a-hex': () => 'Mark one more hex for your kingdom.',
  'sea-is-never-owned': ({ hex: place }) => `${hex(place)} is sea, which nobody ever owns: mark a land hex.`,
  'hex-is-owned': ({ hex: place }) => `${hex(place)} belongs to somebody already: mark another hex.`,
  'not-next-to-own': ({ hex: place }) => `${hex(place)} is not next to a hex of yours: mark one that is.`,
  'not-the-nearest': ({ hex: place }) =>
    `${hex(place)} is farther away than it need be: mark the nearest free land hex.`,
  'next-to-another': ({ hex: place, seat }) =>
    `${hex(place)} lies next to a hex of ${player(seat)}: mark one that touches nobody else.`,
  'place-the-tower': () => 'Put your tower into one of your hexes first.',
  // Characters
  'changed-already': () => 'This answer has been changed in this part: once is all.',
  'same-answer': () => 'This is your answer already.',
  'calls-are-settled': () => 'In this match every bluff is called by itself: there is nothing to set.',
  'after-the-try': () => 'Characters are discharged before the try, not after it.',
  'no-such-side': ({ character }) => `${capital(the(character))} is not on that counter.`,
  'not-own-character': ({ character }) => `${capital(the(character))} does not serve you.`,
  'one-try': () => 'You have had your try this turn.',
  'nothing-to-pay': () => 'There is nothing to pay for: try for a character first.',
  'other-side-is-up': ({ character }) => `${capital(the(character))} is on the hidden side of the counter.`,
  'character-is-owned': ({ character, seat }) => `${capital(the(character))} serves ${player(seat)}.`,
  'has-just-fled': ({ character }) => `${capital(the(character))} has just fled: wait for the next turn.`,
  'one-terrain-lord': () =>
    'Nobody has two Terrain Lords: choose somebody else, or discharge yours in the character phase.',
  'no-hex-with-room': () => 'No hex of yours has room for a character.',
  'more-than-sure': ({ most }) => `+${most} makes the try sure: there is no need to pay for more.`,
  'place-the-character': () => 'Put the character into one of your hexes.',
  'turn-over-or-not': () => 'Say whether the counter is turned over or stays as it is.',
  // Things
  'not-on-rack': ({ thing }) => `${capital(the(thing))} ${verb(thing, 'is', 'are')} not on your rack.`,
  'lay-a-second': () => 'Two counters are traded for one: lay a second one aside.',
  'most-trades': ({ most }) => `${most} trades a turn are the most.`,
  'no-second-to-lay': () => 'A trade takes two counters, and you have only one.',
  'draw-first': () => 'Draw first, then place.',
  'nothing-is-put-back': () => 'Counters are put back only from a rack of more than ten.',
  'drawing-is-forced': ({ free }) => `Your ${plural(Number(free), 'free recruit')} must be drawn.`,
  'too-many-on-rack': ({ over }) =>
    `A rack holds ten: place, turn in or put back ${plural(Number(over), 'counter')} more.`,
  'announcement-is-final': () => 'What was announced is final: now place what you drew.',
  'only-on-that-hex': () => 'Only the hex just taken may be placed on now.',
  'never-placed': ({ thing }) => `${capital(the(thing))} ${verb(thing, 'is', 'are')} never placed on the board.`,
  'not-placed-now': () => 'Nothing is placed there now.',
  'one-income-counter': ({ hex: place, income }) => `${hex(place)} has ${the(income)} already: one a hex is all.`,
  'does-not-fit': ({ thing, terrain: there }) =>
    `${capital(the(thing))} ${verb(thing, 'does', 'do')} not fit on ${terrain(there)}.`,
  // Events
  'play-an-event-or-end': () => 'Play an event or end your part.',
  'one-event-a-turn': () => 'One event a turn is all.',
  'no-such-event': ({ event }) => `You do not hold ${nameOf(event)}.`,
  'no-source': () => 'You need a magic counter on the board for this.',
  'nothing-in-range': () => 'No hex that could be named is in range of your magic counters.',
  'show-a-source': () => 'First show a magic counter of yours.',
  'not-a-source': () => 'That is no magic counter of yours there, or nothing is in its range.',
  'choose-a-hex': () => 'Choose a hex in range.',
  'out-of-range': ({ range }) =>
    range === undefined
      ? 'That hex is out of range: choose a nearer one.'
      : `That hex is out of range: it goes at least one hex and ${range} at most.`,
  'citadel-there': () => 'A citadel is safe from this: choose another hex.',
  'no-other-terrain-in-deck': () => 'The deck holds nothing that could replace that hex.',
  'choose-a-terrain': () => 'Choose the terrain that the hex turns into.',
  'terrain-not-in-deck': () => 'No hex of that terrain is left in the deck, or it is what the hex is already.',
  'flee-to-an-own-hex-next-to-it': () => 'Your counters flee to one hex of yours next to the new sea: choose it.',
  'no-room': () => 'No hex of yours has room for one more character.',
  'no-character-to-name': () => 'There is no character that could be named.',
  'name-a-character': () => 'Name a character of the pool or of another player.',
  'own-character': () => 'That character serves you already: name another.',
  'fled-this-turn': () => 'That character has fled this turn: name another.',
  'not-face-up': ({ creature }) =>
    creature === undefined
      ? 'That side of the counter is not up: name one that is.'
      : `No ${nameOf(creature)} of that player lies face up there.`,
  'nobody-has-such-a-fort': () => 'Nobody else has a fort below a citadel.',
  'no-fort-below-citadel': () => 'That player has no fort below a citadel: name another.',
  'choose-an-own-fort': () => 'Choose a fort of your own that loses a level.',
  'name-a-player': () => 'Name another player.',
  'no-fort-may-be-built': () => 'There is no fort that you could build or raise.',
  'name-an-own-hex': () => 'Name a hex of yours where the workers build.',
  'hex-not-own': () => 'That hex is not your own: name one that is.',
  'never-to-a-citadel': () => 'The workers never build a citadel: name another hex.',
  'no-fort-counter': () => 'The bank has no fort of that level left: name another hex.',
  'nobody-has-something-to-lose': () => 'Nobody else has anything to lose.',
  'nothing-to-lose': () => 'That player has nothing to lose: name another.',
  'choose-a-largest-stack': () => 'Choose which of your largest stacks is struck.',
  'name-an-owned-hex': () => 'Name a hex that somebody owns.',
  'named-before': () => 'That hex was named before: name another.',
  'hex-not-owned': () => 'Nobody owns that hex: choose one that is owned.',
  'losses-due': ({ left }) => `${plural(Number(left), 'loss is', 'losses are')} due: choose what you give up.`,
  'citadel-gives-no-loss': () => 'A citadel cannot be given up.',
  'army-counters-first': () => 'Creatures and characters go first, buildings only after them.',
  'not-in-the-hex': () => 'That is not in the hex: give up something that is.',
  // Movement
  'pick-first': () => 'First pick the counters that are to move.',
  'finish-the-group-first': () => 'Stop with this group before you turn to another.',
  'group-stops-here': () => 'The group must stop here, so nobody can join it.',
  'nobody-to-pick': () => 'Nobody there can still move.',
  pinned: ({ counter }) =>
    counter === undefined
      ? 'Enemies there hold your counters: ask for a creature to be shown, or leave them.'
      : `${capital(the(counter))} ${verb(counter, 'is', 'are')} pinned by enemies in the same hex.`,
  'has-finished': ({ counter }) =>
    `${capital(the(counter))} ${verb(counter, 'has', 'have')} finished moving this turn.`,
  'no-such-counter': ({ counter }) => `You have no ${nameOf(counter)} there.`,
  'no-way-on': () => 'From there the group could neither stop nor go on: choose another way, or drop somebody.',
  'not-in-the-group': ({ counter }) => `${capital(the(counter))} ${verb(counter, 'is', 'are')} not in the group.`,
  'no-stop-at-sea': () => 'Nobody can stop at sea: fly on to land.',
  'stops-with-the-deerhunter': ({ counter }) =>
    `${capital(the(counter))} ${verb(counter, 'goes', 'go')} as far as the Deerhunter, who leads the way.`,
  'hex-is-full': () => 'This hex has no room to drop anybody.',
  'over-the-limit': ({ over, room, size }) =>
    over === undefined
      ? `There is room for ${room} of your ${size} here: go on with the others.`
      : `Ten counters a hex are the limit: choose ${over} who are lost.`,
  'not-next-to-the-group': () => 'That hex is not next to the group: step into a neighbouring one.',
  'only-flyers-cross-sea': ({ counter }) => `${capital(the(counter))} cannot fly, and only flyers cross the sea.`,
  'cannot-pay': ({ counter, points, cost }) =>
    `${capital(the(counter))} ${verb(counter, 'has', 'have')} ${points} of the ${cost} points that this step costs: leave somebody behind, or go elsewhere.`,
  'full-for-flyers': () => 'That hex is full, and flyers do not pass through a full hex.',
  'no-room-to-stop': ({ room, size }) => `The group must stop there, and ${room} of its ${size} would find room.`,
  'no-land-beyond': () => 'The points do not reach land beyond that sea.',
  'stops-unexplored': ({ counter }) =>
    `${capital(the(counter))} ${verb(counter, 'has', 'have')} entered an unexplored hex: there is no going on this turn.`,
  'stops-at-enemies': ({ counter }) =>
    `${capital(the(counter))} ${verb(counter, 'has', 'have')} met enemies: there is no going on this turn.`,
  'show-flyers-first': ({ counter }) =>
    `Enemies are here: show ${the(counter)} and the other flyers that want to go on.`,
  'nobody-holds-the-flyers': () => 'Nobody holds your flyers here: just step on.',
  'say-who-stays': () => 'As many of your flyers stay as were shown against them: say which.',
  'not-among-the-shown': ({ counter }) =>
    `${capital(the(counter))} ${verb(counter, 'is', 'are')} not among the flyers you have shown.`,
  'answer-the-flyers': () => 'Show flyers of yours to hold the others, or let them pass.',
  'has-held-already': ({ counter }) =>
    `${capital(the(counter))} ${verb(counter, 'has', 'have')} held a flyer already in this part.`,
  'only-flyers-hold': ({ counter }) => `${capital(the(counter))} cannot fly, and only flyers hold flyers.`,
  'pin-asked-already': () => 'That player has been asked already.',
  'not-pinned-by-that-player': () => 'That player does not pin you there.',
  'nobody-to-free': () => 'Nobody of yours there could still move.',
  'character-pins': ({ character }) => `${capital(the(character))} stands there for all to see and pins you.`,
  'answer-the-pin': () => 'Show a supported creature, or pin nobody.',
  'bluffs-cannot-pin': ({ counter }) => `Bluffs cannot pin, and this is one: ${nameOf(counter)}.`,
  'no-balloon': () => 'You do not hold the Balloon.',
  'pick-passengers-first': () => 'First pick the passengers, then let the Balloon take off.',
  'too-many-passengers': ({ most }) => `The Balloon lifts ${most} counters at most: drop the others.`,
  'has-moved': ({ counter }) =>
    `${capital(the(counter))} ${verb(counter, 'has', 'have')} moved already and cannot board.`,
  'too-heavy': ({ counter, most }) =>
    `${capital(the(counter))} ${verb(counter, 'is', 'are')} too heavy: the Balloon lifts counters of value ${most} or less.`,
  'lands-on-land': () => 'The Balloon must land on land.',
  'no-room-there': ({ room, size }) => `There is room for ${room} there, and ${size} would land.`,
  'passengers-need-a-hex': () => 'Choose one hex for the passengers of the lost Balloon.',
  // Combat
  'no-passing': () => 'There is no passing here: choose a battle or an exploration.',
  'nothing-to-resolve': ({ hex: place }) => `There is nothing of yours to resolve in ${hex(place)}.`,
  'say-which-stays': () => 'Say which of the income counters stays.',
  'not-there': ({ what }) => `There is no ${nameOf(what)} to bribe.`,
  'bribe-too-dear': ({ what, price, gold }) =>
    `To bribe ${the(what)} costs its value, ${price} gold, and you have ${gold}.`,
  'doubled-bribe-too-dear': ({ what, price, gold }) =>
    `To bribe ${the(what)} costs ${price} gold, twice its value because something is guarded, and you have ${gold}.`,
  'not-before-round-one': ({ item }) => `${capital(the(item))} cannot be played before the first round, or not by you.`,
  'no-such-item': ({ item }) => `You do not hold ${the(item)}.`,
  'move-what-nobody-bears': () => 'First give the Bow or Sword that nobody bears to one of your creatures.',
  'item-not-now': ({ item }) => `${capital(the(item))} cannot be used like this now.`,
  'must-retreat': () => 'The Dust of Defence leaves no choice: retreat.',
  'cannot-be-turned': () => 'The Warlord turns one enemy creature: choose one, or nobody.',
  'name-another-player': () => 'Name one of the others in this battle.',
  'pick-an-enemy-counter': () => 'Pick the enemy counter that takes the aimed hit.',
  'cannot-take-a-hit': ({ what }) => `${capital(the(what))} cannot take this hit: choose something else.`,
  'say-which': ({ what }) => `There are several that differ, so say which takes the hit: ${nameOf(what)}.`,
  'take-the-hit': () => 'The hit must be taken: choose where it goes.',
  'retreat-or-stay': () => 'Retreat, or stay and fight on.',
  'not-an-own-hex': () => 'A retreat goes into a hex of your own.',
  'enemies-there': () => 'Enemies are in that hex: retreat elsewhere or stay.',
  'too-far': () => 'A retreat goes into a hex next to the battle.',
  'nobody-to-retreat': () => 'There is nobody left who could retreat.',
  'not-among-those-who-come': ({ what }) =>
    `${capital(the(what))} ${verb(what, 'is', 'are')} not among those who come.`,
  // Questions
  'answer-the-item': () => 'An item was played: answer it or pass.',
  'cannot-dispel': () => 'Dispel Magic cannot be used against this.',
  'no-dispel': () => 'You do not hold Dispel Magic.',
  'cannot-fan': () => 'The Fan cannot be used like this.',
  'answer-the-roll': () => 'Change a die with the Lucky Charm or pass.',
  'no-charm': () => 'You do not hold the Lucky Charm.',
  'no-such-die': () => 'There is no such die.',
  'changes-nothing': () => 'That would change nothing: choose another die or pass.',
  'no-elixir': () => 'You do not hold the Elixir.',
  'answer-the-plague': () => 'Play the Elixir or pass.',
  'answer-the-calls': () => 'Call a bluff or pass.',
  'own-creature': () => 'That creature is your own: call one of another player.',
  'called-already': () => 'You have called that one already.',
  // Construction
  'highest-level': ({ hex: place }) => `The citadel in ${hex(place)} is as high as a fort can be.`,
  'one-level-a-turn': ({ hex: place }) => `In ${hex(place)} you have built this turn: one level a hex is all.`,
  'no-counter-left': ({ level }) => `The bank has no ${fort(Number(level))} left.`,
  'owns-a-citadel': () => 'You own a citadel: nobody builds a second.',
  'income-too-low': ({ income, needs }) => `A citadel needs an income of ${needs}, and yours is ${income}.`,
  // Special powers
  'gold-or-counter': () => 'Take all the gold or one counter.',
  'name-a-counter': () => 'Name a counter in that hex.',
  'name-another-counter': () => 'Name another counter of yours in that hex.',
  'no-thief': () => 'The Master Thief does not serve you.',
  'thief-has-acted': () => 'The Master Thief has acted this turn.',
  'nothing-to-take': ({ seat }) => `${capital(player(seat))} has nothing to take.`,
  'no-assassin': () => 'Assassin Primus does not serve you.',
  'assassin-has-acted': () => 'Assassin Primus has acted this turn.',
  'no-enemy-there': ({ hex: place }) => `No counter of another player is in ${hex(place)}.`,
})

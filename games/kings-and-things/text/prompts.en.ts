/** What is expected in every task and stage, in English. */
import type { Seat } from '@crownlands/core/game'
import { capital } from '@crownlands/core/text/typesetting'
import { type Edition, MOST_PAID_RECRUITS, PAID_RECRUIT_COST, PLUS_AFTER_COST, RACK_LIMIT } from '../content'
import type { SetupStage } from '../rules/tasks'
import { askedIn } from '../rules/view/seen-state'
import type { SeenTask, View } from '../rules/view/view'
import { EVENT_WORDS } from './events'
import { asideNow, bribesNow, equalsDiffer, freeNow, pointsLeft, priceNow, stopOf, surplus, wayOn } from './facts'
import { hex, nameOf, naming, plural, series, the } from './nouns.en'
import { diceForEn, STEPS_EN } from './story/battle.en'

type TaskOf<Type extends SeenTask['type']> = Extract<SeenTask, { readonly type: Type }>

export function promptEn(view: View, seat: Seat, names: readonly string[] = []): string {
  if (view.result !== undefined) return 'The game is over.'
  const asked = askedIn(view)
  if (!asked.includes(seat)) return `It is for ${series(asked.map(naming(names).name))} to decide.`
  const task = view.tasks.at(-1)
  return task === undefined ? '' : promptFor(view, task, seat, names)
}

function promptFor(view: View, task: SeenTask, seat: Seat, names: readonly string[]): string {
  const { name: player } = naming(names)
  const { edition } = view.options
  switch (task.type) {
    case 'setup':
      return SETUP[task.stage]
    case 'characters':
      return task.stage === 'pay'
        ? payPrompt(view, task.missing ?? 0, seat)
        : 'You may try for one character of the pool: twice its value on two dice, +1 for every 5 gold paid first.'
    case 'station':
      return `Put ${the(view.pool[task.counter]?.shows, edition)} into one of your hexes.`
    case 'turn-over':
      return `${capital(the(view.pool[task.counter]?.shows, edition))} flees to the pool: turn the counter over, or leave it.`
    case 'things':
      return task.stage === 'announce' ? announcePrompt(view, seat) : placePrompt(view, seat)
    case 'place-on':
      return placeOnPrompt(view, task, seat)
    case 'events':
      return eventPrompt(view, task)
    case 'losses':
      return `Give up ${plural(task.left, 'loss', 'losses')} in ${hex(task.hex)}: choose the next one.`
    case 'move':
      return movePrompt(view, task)
    case 'pin':
      return `${capital(player(task.asker))} asks you to show a supported creature in ${hex(task.hex)}; otherwise you pin nobody there.`
    case 'flyers':
      return task.stage === 'stay'
        ? `${plural(task.stay, 'flyer')} of yours must stay in ${hex(task.hex)}: choose.`
        : `Flyers of ${player(task.seat)} want to leave ${hex(task.hex)}: show flyers of yours to hold one each, or let them go.`
    case 'combat':
      return 'Choose the battle or exploration that you resolve next.'
    case 'explore':
      return task.stage === 'keep'
        ? 'More than one income counter fits: choose which stays.'
        : bribePrompt(view, task.hex)
    case 'battle':
      return battlePrompt(view, task, seat)
    case 'overflow':
      return `${hex(task.hex)} holds ten: of those who came, choose ${plural(task.over, 'counter')} to lose.`
    case 'dice':
      return `${diceShow(task, view.options.edition)}: use the Lucky Charm, or pass.`
    case 'answer':
      return `${answered(view, task, names)}: answer, or pass.`
    case 'elixir':
      return 'A plague is upon you: play the Elixir, or pass.'
    case 'calls':
      return `Creatures are face up in ${hex(task.hex)}: call those that you take for bluffs, or pass.`
    case 'powers':
      return POWERS[task.stage] ?? ''
    case 'build':
      return 'Build a tower or raise a fort by a level, 5 gold each, one level a hex; or end your part.'
    case 'turn':
    case 'aftermath':
      return ''
  }
}

const SETUP: Readonly<Record<SetupStage, string>> = {
  start: 'Pick the hex where you start; the map is turned up afterwards.',
  sea: 'There is too much sea round your start: replace seas by other hexes, one at a time.',
  second: 'Mark your second hex: free land next to yours that touches nobody else.',
  third: 'Mark your third hex: free land next to yours that touches nobody else.',
  tower: 'Put your tower into one of your hexes.',
  place: 'Place Things from your rack in your hexes, as many as you like.',
  exchange: 'Lay aside what you do not want, to draw as many others; this is possible once.',
  'place-again': 'Place what you have drawn, or keep it on your rack.',
}

function payPrompt(view: View, missing: number, seat: Seat): string {
  const price = priceNow(view)
  const gold = view.players[seat]?.gold ?? 0
  return gold < price
    ? `You are ${missing} short, ${PLUS_AFTER_COST} gold for each, and have ${gold} gold: let it be.`
    : `You are ${missing} short: pay ${price} gold, ${PLUS_AFTER_COST} for each, or let it be.`
}

function announcePrompt(view: View, seat: Seat): string {
  const aside = asideNow(view, seat)
  if (aside % 2 === 1) return 'Two counters are traded for one: lay a second one aside.'
  const traded = aside === 0 ? '' : ` and ${aside / 2} by trade`
  return `You draw ${freeNow(view, seat)} free${traded}: say how many you pay for (${PAID_RECRUIT_COST} gold each, ${MOST_PAID_RECRUITS} at most); before that you may lay pairs aside to trade.`
}

function placePrompt(view: View, seat: Seat): string {
  const over = surplus(view, seat)
  return over > 0
    ? `A rack holds ${RACK_LIMIT}: place, turn in or put back ${over} more.`
    : 'Place Things from your rack in your hexes, then end your part.'
}

function placeOnPrompt(view: View, task: TaskOf<'place-on'>, seat: Seat): string {
  const over = surplus(view, seat)
  if (over > 0) {
    const placing = task.hex === undefined ? '' : `place in ${hex(task.hex)}, `
    return `A rack holds ${RACK_LIMIT}: ${placing}turn in or put back ${over} more.`
  }
  return task.hex === undefined
    ? 'Go on.'
    : `${hex(task.hex)} is yours: place Things from your rack there at once, or go on.`
}

function eventPrompt({ options: { edition } }: View, { stage, event }: TaskOf<'events'>): string {
  switch (stage) {
    case 'open':
      return 'You may play one event from your rack, or none.'
    case 'source':
      return `${nameOf(event, edition)} needs a magic counter of yours: show one.`
    case 'terrain':
      return 'Choose the terrain that the hex turns into.'
    case 'name':
      return event === undefined ? '' : (EVENT_WORDS[event].en.naming ?? '')
    case 'victim':
      return event === undefined ? '' : (EVENT_WORDS[event].en.victim ?? '')
    default:
      return 'Your event is played: end your part.'
  }
}

function movePrompt(view: View, { group, at: where, balloon }: TaskOf<'move'>): string {
  if (balloon?.sea !== undefined) return 'The Balloon is lost at sea: choose a hex for its passengers.'
  if (where === undefined) return 'Pick counters to move, one by one or all of a hex; or end your movement.'
  switch (wayOn(view)) {
    case 'none':
      return `Your group of ${group.length} in ${hex(where)} can go no farther, ${STOPS[stopOf(view, where)]}: stop here.`
    case 'fly-on':
      return `Enemies are in ${hex(where)}: show your flyers to fly on, drop somebody, or stop here.`
  }
  const [least, most] = pointsLeft(group)
  const left = least === most ? plural(most, 'point') : `${least} to ${most} points`
  return `Your group of ${group.length} in ${hex(where)} has ${left} left: step on, pick up or drop somebody, or stop here.`
}

/** KT-M1, KT-M5, KT-M6 */
const STOPS: Readonly<Record<ReturnType<typeof stopOf>, string>> = {
  unexplored: 'for the hex is unexplored',
  enemies: 'for enemies are there',
  points: 'for its points do not reach another hex',
}

function bribePrompt(view: View, where: number): string {
  const { prices, doubled } = bribesNow(view)
  const listed = prices.map(({ what, gold }) => `${nameOf(what, view.options.edition)} ${gold}`).join(', ')
  const why = doubled ? 'twice its value, because something is guarded' : 'its value'
  return `Defenders in ${hex(where)}: bribe them one by one, each for ${why} (in gold: ${listed}), or fight.`
}

function battlePrompt(view: View, task: TaskOf<'battle'>, seat: Seat): string {
  const force = task.forces[task.at]
  const forDefenders = force?.side === 'neutral' ? ' for the defenders' : ''
  switch (task.stage) {
    case 'before':
      return `Before round 1 in ${hex(task.hex)}: play an item that comes first${task.plays === seat ? ' for the defenders' : ''}, or pass.`
    case 'dust':
      return 'Dust of Defence: choose the hex that you retreat to.'
    case 'warlord':
      return 'Your Warlord may win over one enemy creature: choose it, or nobody.'
    case 'targets':
      return `Round ${task.round} in ${hex(task.hex)}: name whom your dice go against.`
    case 'items':
      return task.first
        ? `Round ${task.round} in ${hex(task.hex)} begins: use an item${forDefenders}, or let the dice roll.`
        : `Before the ${STEPS_EN[task.step]} step of round ${task.round} in ${hex(task.hex)}: use an item${forDefenders}, or let the dice roll.`
    case 'aimed':
      return `Your aimed shot hits: pick the counter that takes it.${whichOfEqual(view)}`
    case 'hits':
      return `${plural(force?.hits ?? 0, 'hit')} to take${forDefenders} in ${hex(task.hex)}: choose where the next one goes.${whichOfEqual(view)}`
    case 'retreat':
      return `After round ${task.round} in ${hex(task.hex)}: retreat to a hex of yours, or fight on.`
    default:
      return ''
  }
}

/** KT-B10 */
function whichOfEqual(view: View): string {
  return equalsDiffer(view) ? ' Counters of the same kind differ here: choose which of them takes it.' : ''
}

function answered(
  { options: { edition } }: View,
  { item, by, hex: where }: TaskOf<'answer'>,
  names: readonly string[],
): string {
  const place = where === undefined ? '' : ` for ${hex(where)}`
  return `${capital(naming(names).sideName(by))} ${by === 'neutral' ? 'use' : 'uses'} ${the(item, edition)}${place}`
}

function diceShow({ reason, dice }: TaskOf<'dice'>, edition: Edition): string {
  return dice.length === 1
    ? `The die for ${diceForEn(reason, edition)} shows ${series(dice)}`
    : `The dice for ${diceForEn(reason, edition)} show ${series(dice)}`
}

const POWERS: Readonly<Partial<Record<TaskOf<'powers'>['stage'], string>>> = {
  open: 'Send the Master Thief or Assassin Primus, or end your part.',
  take: 'The theft succeeds: take all the gold, or one counter from the rack unseen.',
  name: 'The assassin is in: name a counter there.',
  reply: 'The assassin has named a counter of yours: name another, and a die decides.',
}

// Questions and closing words -----------------------------------------------------------------------

/** What is asked out of turn, for everybody to hear. */
export function questionEn(view: View, names: readonly string[] = []): string {
  const task = view.tasks.at(-1)
  switch (task?.type) {
    case 'dice':
      return `${diceShow(task, view.options.edition)}: does anybody use a Lucky Charm?`
    case 'answer':
      return `${answered(view, task, names)}: does anybody answer it?`
    case 'elixir':
      return 'A plague strikes: does anybody play an Elixir?'
    case 'calls':
      return `Creatures are face up in ${hex(task.hex)}: does anybody call a bluff?`
    default:
      return ''
  }
}

export function closingEn(view: View, seat: Seat): string | undefined {
  const task = view.tasks.at(-1)
  switch (task?.type) {
    case 'setup':
      return setupClosing(view, task, seat)
    case 'characters':
      return task.stage === 'pay' ? 'Let it be' : 'End your part'
    case 'turn-over':
      return 'Leave it as it is'
    case 'place-on':
      return 'Go on'
    case 'events':
      return task.stage === 'open' ? 'Play no event' : 'End your part'
    case 'losses':
      return 'Give up no more'
    case 'move':
      return task.at === undefined ? 'End your movement' : 'Stop here'
    case 'pin':
      return 'Show none'
    case 'flyers':
      return 'Let them pass'
    case 'explore':
      return 'Fight'
    case 'battle':
      return battleClosing(task)
    case 'dice':
    case 'answer':
    case 'elixir':
    case 'calls':
      return 'Pass'
    case 'things':
      return task.stage === 'announce' ? undefined : 'End your part'
    case 'powers':
    case 'build':
      return 'End your part'
    default:
      return undefined
  }
}

function setupClosing(view: View, { stage }: TaskOf<'setup'>, seat: Seat): string | undefined {
  const aside = asideNow(view, seat)
  if (stage === 'sea') return 'Leave the sea'
  if (stage === 'place' || stage === 'place-again') return 'Place no more'
  if (stage !== 'exchange') return undefined
  return aside === 0 ? 'Keep everything' : `Draw ${aside} instead`
}

function battleClosing({ stage }: TaskOf<'battle'>): string {
  switch (stage) {
    case 'warlord':
      return 'Win over nobody'
    case 'items':
      return 'Let the dice roll'
    case 'retreat':
      return 'Fight on'
    default:
      return 'Pass'
  }
}

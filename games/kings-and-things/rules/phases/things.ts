/** Recruiting and placing Things (KT-T). */
import type { Seat } from '@crownlands/core/game'
import { playerAt } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { MOST_PAID_RECRUITS, MOST_TRADE_DRAWS, PAID_RECRUIT_COST, RACK_LIMIT, type Thing } from '../../content'
import { type Action, type ActionOf, DONE } from '../actions'
import { inOrder, kinds } from '../counters'
import { drawFromCup, putAway, putOnRack, spend, takeFromRack } from '../cup'
import { endPart, partPlayer } from '../parts'
import type { Refusal } from '../reasons'
import { end, type Handler, NOBODY, push, type Run } from '../run'
import type { State } from '../state'
import type { PlaceOnTask, ThingsTask } from '../tasks'
import { addAnytime, doAnytime, isAnytime, settleFan, whyNotAnytime } from './anytime'
import type { PhaseRules } from './phase'
import { addPlacings, addPlacingsOn, place, placeable, whyNotPlace } from './placing'

export const thingsPhase: PhaseRules = {
  phase: 'things',
  tasks: ['things'],
  part: (_state, seat) => ({ type: 'things', seat, stage: 'announce', fan: undefined, answer: undefined }),
}

/** KT-T1 */
export function freeRecruits(state: State, seat: Seat): number {
  let hexes = 0
  for (const { owner } of state.hexes) if (owner === seat) hexes++
  return Math.ceil(hexes / 2)
}

/** KT-T2 */
export function mostPaidRecruits(state: State, seat: Seat): number {
  return Math.min(MOST_PAID_RECRUITS, Math.floor(playerAt(state, seat).gold / PAID_RECRUIT_COST))
}

export const thingsHandler: Handler<ThingsTask> = {
  seats: (_state, task) => partPlayer(task),

  legal(state, task, seat) {
    const actions: Action[] = []
    if (task.stage === 'announce') addAnnouncement(state, seat, actions)
    else {
      addPlacings(state, seat, actions)
      addAnytime(state, seat, actions)
      addRackLimit(state, seat, actions)
    }
    return actions
  },

  whyNot: (state, task, seat, action) =>
    task.stage === 'announce'
      ? whyNotAnnounce(state, seat, action)
      : whyNotInPlacing(state, seat, action, (placing) => whyNotPlace(state, seat, placing)),

  apply(state, task, seat, action, run) {
    if (isAnytime(action)) {
      doAnytime(state, task, seat, action, run)
      return
    }
    switch (action.type) {
      case 'lay':
        takeFromRack(state, seat, action.thing)
        playerAt(state, seat).aside.push(action.thing)
        run.events?.push({ type: 'laid-aside', seat, thing: action.thing })
        return
      case 'draw':
        drawRecruits(state, seat, action.paid, run)
        task.stage = 'place'
        return
      case 'place':
        place(state, seat, action, run)
        return
      case 'discard':
        discard(state, seat, action.thing, run)
        return
      case 'done':
        endPart(state, task, run)
    }
  },

  advance(state, task, run) {
    settleFan(state, task, run)
  },

  audit: (state, { seat }) =>
    playerAt(state, seat).aside.length > 2 * MOST_TRADE_DRAWS ? 'at most five trades (KT-T3)' : undefined,
}

// The announcement (KT-T1 to KT-T4, KT-T8, KT-T13) ---------------------------------------------------

function addAnnouncement(state: State, seat: Seat, actions: Action[]): void {
  const { rack } = playerAt(state, seat)
  if (whyNotLay(state, seat) === undefined) for (const thing of kinds(rack)) actions.push({ type: 'lay', thing })
  if (isHalfAPair(state, seat)) return
  addAnytime(state, seat, actions)
  const most = mostPaidRecruits(state, seat)
  for (let paid = 0; paid <= most; paid++) actions.push({ type: 'draw', paid })
}

/** Crownlands ruling: between a first counter and its second nothing else is done, or there might be no second. */
function isHalfAPair(state: State, seat: Seat): boolean {
  return playerAt(state, seat).aside.length % 2 === 1
}

/** What is against laying any counter aside. */
function whyNotLay(state: State, seat: Seat): Refusal | undefined {
  const { rack, aside } = playerAt(state, seat)
  if (isHalfAPair(state, seat)) return undefined
  if (aside.length >= 2 * MOST_TRADE_DRAWS) return refusal('KT-T3', 'most-trades', { most: MOST_TRADE_DRAWS })
  return rack.length >= 2 ? undefined : refusal('KT-T13', 'no-second-to-lay')
}

/** KT-T4: pay, draw everything at once, then return what was traded. */
function drawRecruits(state: State, seat: Seat, paid: number, run: Run): void {
  const player = playerAt(state, seat)
  const { aside } = player
  const free = freeRecruits(state, seat)
  run.events?.push({ type: 'recruits', seat, free, paid, traded: aside.slice(), reveals: true })
  const drawn = drawFromCup(state, free + paid + aside.length / 2, run)
  // KT-T8: free ones first, then paid ones, then trades.
  const drawnForGold = Math.min(paid, Math.max(0, drawn.length - free))
  const drawnForTrades = Math.max(0, drawn.length - free - paid)
  player.gold -= drawnForGold * PAID_RECRUIT_COST
  if (aside.length > 0) {
    takeBack(state, seat, aside.splice(2 * drawnForTrades), run)
    for (const thing of aside) spend(state, thing)
    aside.length = 0
  }
  for (const thing of drawn) putOnRack(state, seat, thing)
  run.events?.push({ type: 'drew', seat, count: drawn.length, things: inOrder(drawn) })
}

/** KT-T8: the pairs laid aside last come back. */
function takeBack(state: State, seat: Seat, things: readonly Thing[], run: Run): void {
  if (things.length === 0) return
  for (const thing of things) putOnRack(state, seat, thing)
  run.events?.push({ type: 'not-traded', seat, things })
}

function whyNotAnnounce(state: State, seat: Seat, action: Action): Refusal | undefined {
  const { rack, gold } = playerAt(state, seat)
  if (action.type === 'lay' && !rack.includes(action.thing)) {
    return refusal('KT-T3', 'not-on-rack', { thing: action.thing })
  }
  if (action.type === 'lay') return whyNotLay(state, seat)
  if (isHalfAPair(state, seat)) return refusal('KT-T13', 'lay-a-second')
  switch (action.type) {
    case 'draw':
      return action.paid <= mostPaidRecruits(state, seat)
        ? undefined
        : refusal('KT-T2', 'not-enough-gold', { needs: action.paid * PAID_RECRUIT_COST, gold })
    case 'place':
      return refusal('KT-T13', 'draw-first')
    case 'discard':
      return refusal('KT-T6', 'nothing-is-put-back')
    case 'done':
      return refusal('KT-T1', 'drawing-is-forced', { free: freeRecruits(state, seat) })
    default:
      return whyNotAnytime(state, seat, action)
  }
}

// Placing and the limit of the rack (KT-T5 to KT-T7) -------------------------------------------------

/** KT-T6: what is over ten is put back; only then it can end. */
function addRackLimit(state: State, seat: Seat, actions: Action[]): void {
  const { rack } = playerAt(state, seat)
  if (rack.length <= RACK_LIMIT) actions.push(DONE)
  else for (const thing of kinds(rack)) actions.push({ type: 'discard', thing })
}

/** KT-H7: unseen. */
function discard(state: State, seat: Seat, thing: Thing, run: Run): void {
  takeFromRack(state, seat, thing)
  putAway(state, seat, thing)
  run.events?.push({ type: 'discarded', seat, thing })
}

function whyNotInPlacing(
  state: State,
  seat: Seat,
  action: Action,
  whyNotThere: (action: ActionOf<'place'>) => Refusal | undefined,
): Refusal | undefined {
  const { rack } = playerAt(state, seat)
  const over = rack.length - RACK_LIMIT
  switch (action.type) {
    case 'place':
      return whyNotThere(action)
    case 'discard':
      if (over <= 0) return refusal('KT-T6', 'nothing-is-put-back')
      return rack.includes(action.thing) ? undefined : refusal('KT-T6', 'not-on-rack', { thing: action.thing })
    case 'done':
      return over <= 0 ? undefined : refusal('KT-T6', 'too-many-on-rack', { over })
    case 'lay':
    case 'draw':
      return refusal('KT-T13', 'announcement-is-final')
    default:
      return whyNotAnytime(state, seat, action)
  }
}

// On a hex just taken, or with too many on the rack (KT-B19, KT-V4, KT-T7) ---------------------------

/** The player may place rack counters on this hex; without a hex there are too many on the rack. */
export function pushPlaceOn(state: State, seat: Seat, hex?: number): void {
  push(state, hex === undefined ? { type: 'place-on', seat } : { type: 'place-on', seat, hex })
}

export const placeOnHandler: Handler<PlaceOnTask> = {
  seats(state, task) {
    const { rack } = playerAt(state, task.seat)
    // All can see whether there is anything to place or to put back.
    const least = task.hex === undefined ? RACK_LIMIT : 0
    return rack.length > least ? partPlayer(task) : NOBODY
  },

  legal(state, task, seat) {
    const actions: Action[] = []
    if (task.hex !== undefined) addPlacingsOn(state, seat, task.hex, placeable(state, seat), actions)
    addAnytime(state, seat, actions)
    addRackLimit(state, seat, actions)
    return actions
  },

  whyNot: (state, task, seat, action) =>
    whyNotInPlacing(state, seat, action, (placing) =>
      placing.hex === task.hex ? whyNotPlace(state, seat, placing) : refusal('KT-T10', 'only-on-that-hex'),
    ),

  apply(state, task, seat, action, run) {
    if (isAnytime(action)) doAnytime(state, task, seat, action, run)
    else if (action.type === 'place') place(state, seat, action, run)
    else if (action.type === 'discard') discard(state, seat, action.thing, run)
    else {
      run.events?.push({ type: 'passed', seat, reveals: true })
      end(state, task)
    }
  },

  advance(state, task, run) {
    if (!settleFan(state, task, run)) end(state, task)
  },

  // KT-M12: a player may have taken several hexes.
  waitsFor: ({ phase }) => (phase === 'movement' ? ['place-on'] : []),
}

/** Battles, read twice: dice and hits of each step, retreats, and the end. */
import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { isCharacter, isCreature } from '../../content'
import type { Action } from '../../rules/actions'
import type { State } from '../../rules/state'
import type { BattleTask, CallsTask, Force } from '../../rules/tasks'
import type { Deed, Tell } from './deed'
import { wordOf } from './playing'
import type { Reading } from './reading'

/** Whether those who are asked in a battle may do what the clauses say. */
export function judgeBattleChoice(
  state: State,
  task: BattleTask,
  seat: Seat,
  legal: readonly Action[],
  reading: Reading,
  tell: Tell,
): void {
  const hits = legal.flatMap((action) => (action.type === 'hit' ? [action.what] : [])).sort()
  const ways = legal.flatMap((action) => (action.type === 'retreat' ? [action.hex] : []))
  const flights = legal.flatMap((action) => (action.type === 'balloon-retreat' ? [action.hex] : []))
  const force = task.forces[task.at]
  if (task.stage === 'aimed') {
    const { by, on } = must(task.aimed[0])
    tell('who aims', must(task.forces[by]).side, seat)
    tell('aimed at', reading.canBeAimedAt(state, must(task.forces[on])), hits)
  } else if (task.stage === 'hits' && force !== undefined) {
    tell('who is hit', force.side === 'neutral' ? task.plays : force.side, seat)
    tell('can take a hit', reading.canTake(state, task, force), hits)
  } else if (task.stage === 'before') {
    // KT-B5: the defender, who is the last force, comes first.
    const asked = must(task.forces.at(task.at - 1))
    tell('items before round 1', reading.playableBefore(state, task, asked), itemsIn(legal))
  } else if (task.stage === 'warlord' && force !== undefined) {
    const turns = legal.flatMap((action) => (action.type === 'turn' ? [`${action.force} ${action.creature}`] : []))
    tell('turncoats', reading.turncoats(state, task, force), turns.sort())
  } else if (task.stage === 'items' && force !== undefined) {
    tell('items', reading.playable(state, task, force), itemsIn(legal))
    if (force.side !== 'neutral') tell('asked for items', reading.isAskedForItems(state, task, force), true)
  } else if ((task.stage === 'retreat' || task.stage === 'dust') && force !== undefined) {
    tell('who retreats', force.side, seat)
    tell('ways out', reading.waysOut(state, task, force), ways)
    tell('flights', task.stage === 'dust' ? [] : reading.balloonWays(state, task, force), flights)
    tell(
      'may stay',
      task.stage === 'retreat',
      legal.some(({ type }) => type === 'done'),
    )
  }
}

function buildingsOf({ forces }: BattleTask): number[] {
  const fighters = forces.flatMap((force) => force.fighters)
  return fighters.filter(({ what }) => what === 'fort' || what === 'building').map(({ value }) => value)
}

function itemsIn(legal: readonly Action[]): string[] {
  return legal.flatMap((action) => (action.type === 'item' ? [wordOf(action)] : [])).sort()
}

/** KT-U7: whoever is asked for calls may call what lies face up, and nobody else is asked. */
export function judgeCalls(
  state: State,
  task: CallsTask,
  seat: Seat,
  legal: readonly Action[],
  reading: Reading,
  tell: Tell,
): void {
  const battle = state.tasks.find((one) => one.type === 'battle')
  if (battle === undefined || task.where !== 'battle') return
  const calls = legal.flatMap((action) => (action.type === 'call' ? [`${action.seat} ${action.creature}`] : []))
  tell('calls', reading.callable(state, battle, task, seat), calls.sort())
  tell('asked for calls', true, calls.length > 0)
}

export function judgeBattle(deed: Deed, reading: Reading, tell: Tell): void {
  const { before, after } = deed
  const task = before.tasks.at(-1)
  if (task?.type !== 'battle') {
    judgeSides(deed, reading, tell)
    judgeDamage(deed, reading, tell)
    return
  }
  const now = after.tasks.find((one) => one.type === 'battle')
  if (now !== undefined) {
    judgeOver(before, task, now, reading, tell)
    judgeBalloon(before, task, now, reading, tell)
  }
  switch (task.stage) {
    case 'roll':
      judgeDice(before, task, now, reading, tell)
      break
    case 'rolled':
      judgeHits(before, task, must(now), reading, tell)
      break
    case 'aimed':
    case 'hits':
    case 'save':
      judgeHit(deed, task, must(now), reading, tell)
      break
    case 'bombard':
      tell('after Baron and Duke', reading.afterBombardment(task), buildingsOf(must(now)))
      break
    case 'targets':
      tell('bluffs left', [], reading.bluffsLeft(before, task))
      break
    case 'items':
      judgeNotAsked(deed, task, must(now), reading, tell)
      break
    case 'retreat':
      judgePassed(deed, task, must(now), reading, tell)
      break
    case 'end':
      judgeEnd(deed, task, reading, tell)
      break
  }
}

/** KT-B3, KT-B23, KT-B24, KT-X1 */
function judgeSides({ before, after, events }: Deed, reading: Reading, tell: Tell): void {
  for (const event of events) {
    if (event.type !== 'resolving') continue
    const task = after.tasks.at(-1)
    const done = task?.type === 'battle' ? task.forces.map(({ side }) => side) : [event.seat]
    tell('sides', reading.sides(before, event.hex, event.seat), done)
    const isAlone = before.hexes[event.hex]?.owner === undefined && done.length === 1
    tell('explores', isAlone, task?.type === 'explore')
  }
}

/** KT-B26 */
function judgeNotAsked(
  { before, events }: Deed,
  task: BattleTask,
  now: BattleTask,
  reading: Reading,
  tell: Tell,
): void {
  const force = task.forces[task.at]
  if (force === undefined || events.length > 0 || now.at === task.at) return
  tell('not asked for items', reading.isAskedForItems(before, task, force) || isNeutral(force), isNeutral(force))
}

function isNeutral({ side }: Force): boolean {
  return side === 'neutral'
}

/** KT-B16: it ends when one side is left, and not before. That is checked after steps, so not while items are played. */
function judgeOver(before: State, task: BattleTask, now: BattleTask, reading: Reading, tell: Tell): void {
  const left = now.forces.filter((force) => reading.isLeft(before, force)).length
  if (now.stage === 'end') tell('the end', true, left < 2)
  if (task.stage !== 'items' && (now.stage === 'items' || now.stage === 'roll')) tell('not the end', true, left >= 2)
}

/** KT-B16: checked after a step, with dice or without, and before a round. */
function judgeBalloon(before: State, task: BattleTask, now: BattleTask, reading: Reading, tell: Tell): void {
  const isChecked = task.stage === 'next' || task.stage === 'round' || (task.stage === 'roll' && now.stage !== 'rolled')
  if (!isChecked) return
  for (const [place, force] of task.forces.entries()) {
    if (!hasBalloon(force)) continue
    tell('the Balloon after a step', !reading.losesBalloon(before, force), hasBalloon(must(now.forces[place])))
  }
}

function hasBalloon({ fighters }: Force): boolean {
  return fighters.some(({ what }) => what === 'balloon')
}

function judgeDice(before: State, task: BattleTask, now: BattleTask | undefined, reading: Reading, tell: Tell): void {
  const read = reading.throws(before, task, task.step).map(({ side, what, needs }) => `${side} ${what} ${needs}`)
  const shots = now?.stage === 'rolled' ? now.shots : []
  const done = shots.map(({ force, what, needs }) => `${must(task.forces[force]).side} ${what} ${needs}`)
  tell(`dice of the ${task.step} step`, read.sort(), done.sort())
}

/** KT-B8, KT-B21, KT-K6: as many hits on each side as dice that hit, aimed ones apart. */
function judgeHits(before: State, task: BattleTask, now: BattleTask, reading: Reading, tell: Tell): void {
  const hits = task.forces.map(() => 0)
  const aimed = task.forces.map(() => 0)
  task.shots.forEach(({ force, what, needs }, i) => {
    const by = must(task.forces[force])
    const foe = reading.foeOf(before, task, by)
    if (foe === undefined || must(task.dice?.[i]) > needs) return
    const list = what === 'marksman' && by.aims ? aimed : hits
    const on = task.forces.indexOf(foe)
    list[on] = must(list[on]) + 1
  })
  tell(
    'hits',
    hits,
    now.forces.map((force) => force.hits),
  )
  tell(
    'aimed hits',
    aimed,
    now.forces.map((_, on) => now.aimed.filter((shot) => shot.on === on).length),
  )
}

/** KT-B10, KT-B11: one hit at a time, and what it does. */
function judgeHit({ before, events }: Deed, task: BattleTask, now: BattleTask, reading: Reading, tell: Tell): void {
  if (task.stage === 'save') {
    const die = must(task.dice?.[0])
    tell(
      'saved',
      die > 1 && die < 6,
      events.some(({ type }) => type === 'saved'),
    )
  }
  for (const event of events) {
    if (event.type !== 'hit') continue
    const force = must(task.forces.find(({ side }) => side === event.side))
    const struck = force.fighters.filter(({ what }) => what === event.what)
    const isArmy = isCreature(event.what) || isCharacter(event.what)
    if (isArmy && task.stage !== 'save') {
      tell(
        'no save',
        true,
        struck.some((fighter) => !reading.isSaved(force, fighter)),
      )
    }
    const [first] = struck
    if (event.what === 'fort' || event.what === 'building' || event.what === 'firewall')
      tell('what is left', (first?.value ?? 0) - 1, event.left)
  }
  const isHit = events.some(({ type }) => type === 'hit' || type === 'soaked' || type === 'rolled')
  task.forces.forEach((force, place) => {
    if (task.stage !== 'hits' || isHit || force.hits === 0 || must(now.forces[place]).hits > 0) return
    tell('surplus', [], reading.canTake(before, task, force))
  })
}

/** KT-B13: who is not asked could not go. */
function judgePassed({ before, events }: Deed, task: BattleTask, now: BattleTask, reading: Reading, tell: Tell): void {
  const force = task.forces[task.at]
  if (force === undefined || events.length > 0 || now.at === task.at || !reading.isLeft(before, force)) return
  if (task.forces.filter((one) => reading.isLeft(before, one)).length < 2) return
  tell('cannot retreat', [], [...reading.waysOut(before, task, force), ...reading.balloonWays(before, task, force)])
}

/** KT-B16, KT-B17, KT-X12, KT-X14 */
function judgeEnd({ before, after }: Deed, task: BattleTask, reading: Reading, tell: Tell): void {
  const next = after.tasks.at(-1)
  if (next?.type !== 'aftermath') {
    tell('what follows a battle', 'aftermath', next?.type)
    return
  }
  tell('capturer', reading.capturer(before, task), next.capturer)
  const place = must(after.hexes[task.hex])
  for (const force of task.forces) {
    const { side, fighters } = force
    if (hasBalloon(force)) {
      tell('the Balloon at the end', !reading.losesBalloonAtEnd(before, force), after.balloon !== undefined)
    }
    const left = fighters.flatMap(({ what }) => (isCreature(what) ? [what] : []))
    const army = place.armies.find(({ seat }) => seat === side)
    const stay = side === 'neutral' ? place.guards?.creatures : army?.down
    tell('survivors', left.sort(), [...(stay ?? [])].sort())
  }
  tell('whether damage is checked', reading.isChecked(before, task), next.damage)
  if (task.kind !== 'exploration') return
  const neutral = must(task.forces.at(-1))
  const holds = neutral.fighters.some(({ what, value }) => isCreature(what) || (what === 'building' && value > 0))
  tell('guards', holds || next.capturer !== undefined, place.guards !== undefined)
  if (!holds && next.capturer === undefined) tell('nothing is left', undefined, place.income)
}

function judgeDamage({ before, after, events }: Deed, reading: Reading, tell: Tell): void {
  const task = before.tasks.at(-1)
  if (task?.type !== 'aftermath') return
  for (const event of events) {
    if (event.type !== 'damage') continue
    const { fort, income } = must(before.hexes[event.hex])
    tell(
      'what is checked',
      reading.checked(before, event.hex),
      event.checks.map(({ what }) => what),
    )
    const isHarmed = (what: string) =>
      event.checks.some((check) => check.what === what && (check.die === 1 || check.die === 6))
    tell('fort after the check', isHarmed('fort') ? fort - 1 : fort, after.hexes[event.hex]?.fort)
    tell('income after the check', isHarmed('income') ? undefined : income, after.hexes[event.hex]?.income)
  }
}

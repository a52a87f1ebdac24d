/** Why somebody who plays well would choose an action: what would be different at the end of the turn without it. */
import type { Chance } from '@crownlands/core/chance'
import { CARDS, type Card, COMMANDS, type Command, type Enemy, healthOf, LOCATIONS, type Location } from '../content'
import { refuse } from '../rules/refusals'
import { apply } from '../rules/rules'
import { type Defeat, forecast } from '../rules/siege'
import { type Action, clone, type Foe, type State, type View } from '../rules/state'
import { isSparing } from '../rules/town'

/** `alone`: the action does it, and not only together with what is meant to follow. */
export type Why =
  | { readonly kind: 'wins'; readonly alone: boolean }
  | { readonly kind: 'averts-defeat'; readonly alone: boolean; readonly defeat: Defeat }
  | { readonly kind: 'saves-building'; readonly alone: boolean; readonly location: Location }
  | { readonly kind: 'kills'; readonly alone: boolean; readonly enemy: Enemy }
  /** `left` is the health that the enemy still has. */
  | { readonly kind: 'wounds'; readonly enemy: Enemy; readonly left: number }
  /** Fear does not come to a space that hurts the location. */
  | { readonly kind: 'spares'; readonly location: Location }
  /** From further down, fear comes by a sun once more. */
  | { readonly kind: 'calls-hero' }
  /** G-U4: the enemy that is spared raises fear to a sun. */
  | { readonly kind: 'spares-enemy'; readonly enemy: Enemy }
  /** What there will be after the enemies' attack, and what there would be. */
  | { readonly kind: 'calms'; readonly fear: number; readonly instead: number }
  | { readonly kind: 'mends'; readonly location: Location; readonly health: number; readonly instead: number }
  /** What could not be paid without the gold. */
  | { readonly kind: 'pays'; readonly source: Card | Command }
  /** It is for whom the Town Crier brings. */
  | { readonly kind: 'pays-newcomer' }
  | { readonly kind: 'recruits'; readonly card: Card }
  /** The attack that will count double. */
  | { readonly kind: 'doubles'; readonly card: Card }
  | { readonly kind: 'draws'; readonly cards: number }
  | { readonly kind: 'thins'; readonly card: Card }
  | { readonly kind: 'renews-market' }
  | { readonly kind: 'nothing-better' }

/**
 * Of the first action of a line, which must be legal; the others are meant to follow in the same turn. Undefined when
 * nothing can be said for it in a sentence.
 */
export function whyOf(view: View, line: readonly Action[]): Why | undefined {
  const [action, ...later] = line
  if (action === undefined) return undefined
  const sparing = whySpare(view, action)
  if (sparing !== undefined) return sparing
  const alone = decisive(view, [action], true)
  const together = decisive(view, line, false)
  return weightier(together, alone) ? together : (alone ?? ordinary(view, action, later))
}

const WEIGHTIEST_FIRST: readonly Why['kind'][] = ['wins', 'averts-defeat', 'saves-building', 'kills']

function weightier(one: Why | undefined, other: Why | undefined): one is Why {
  if (one === undefined || other === undefined) return one !== undefined
  return WEIGHTIEST_FIRST.indexOf(one.kind) < WEIGHTIEST_FIRST.indexOf(other.kind)
}

/** What following a line comes to. */
interface Followed {
  readonly end: State
  /** What was not possible any more. */
  readonly missed: readonly Action[]
}

/** Only the last action of a line depends on chance, and how it turns out makes no difference here. */
const ANY: Chance = { below: () => 0 }

/** Plays the actions that are possible one after the other, up to the end of the town's step. */
function follow(view: View, line: readonly Action[]): Followed {
  const end = clone(view)
  const missed: Action[] = []
  for (const action of line) {
    if (action.type === 'end' || end.ending !== undefined) break
    if (refuse(end, action) === undefined) apply(end, 0, action, ANY)
    else missed.push(action)
  }
  return { end, missed }
}

/** What decides the match or the turn: the line leads there, and without its first action it would not. */
function decisive(view: View, line: readonly Action[], alone: boolean): Why | undefined {
  const { end: done } = follow(view, line)
  const { end: left } = follow(view, line.slice(1))
  if (left.ending === 'victory') return undefined
  if (done.ending === 'victory') return { kind: 'wins', alone }
  const [coming, otherwise] = [forecast(done), forecast(left)]
  if (otherwise.defeat !== undefined && coming.defeat === undefined) {
    return { kind: 'averts-defeat', alone, defeat: otherwise.defeat }
  }
  const saved = LOCATIONS.find((location) => coming.town[location] > 0 && otherwise.town[location] === 0)
  if (saved !== undefined) return { kind: 'saves-building', alone, location: saved }
  const enemy = done.scored.find((one) => !left.scored.includes(one))
  return enemy === undefined ? undefined : { kind: 'kills', alone, enemy }
}

/** G-U4: what would be different if the other enemy took what is left over. */
function whySpare(view: View, action: Action): Why | undefined {
  if (!isSparing(action)) return undefined
  const { end: spared } = follow(view, [action])
  const { end: hit } = follow(view, [{ ...action, rest: undefined }])
  const enemy = hit.scored.find((one) => !spared.scored.includes(one))
  const callsHero = enemy !== undefined && forecast(spared).heroes > forecast(hit).heroes
  return callsHero ? { kind: 'spares-enemy', enemy } : undefined
}

function ordinary(view: View, action: Action, later: readonly Action[]): Why | undefined {
  switch (action.type) {
    case 'income':
      return payment(follow(view, later)) ?? (later.some(renewsMarket) ? { kind: 'pays-newcomer' } : undefined)
    case 'recruit':
      return { kind: 'recruits', card: action.card }
    case 'power':
      return whyUsePower(action, later)
    case 'end':
      return { kind: 'nothing-better' }
    case 'decline':
      return undefined
    case 'command':
      if (renewsMarket(action)) return { kind: 'renews-market' }
  }
  const { end } = follow(view, [action])
  return wound(view, end) ?? relief(view, end)
}

function renewsMarket(action: Action): boolean {
  return action.type === 'command' && COMMANDS[action.command].effect === 'market'
}

function payment({ missed }: Followed): Why | undefined {
  for (const action of missed) {
    if (action.type === 'recruit') return { kind: 'pays', source: action.card }
    if (action.type === 'command') return { kind: 'pays', source: action.command }
  }
  return undefined
}

function whyUsePower(action: Extract<Action, { readonly type: 'power' }>, later: readonly Action[]): Why | undefined {
  const { card, target = card } = action
  const { power } = CARDS[card]
  if (power?.kind === 'draw') return { kind: 'draws', cards: power.cards }
  if (power?.kind !== 'double') return { kind: 'thins', card: target }
  const doubled = later.find((next) => next.type === 'double')
  return doubled === undefined ? undefined : { kind: 'doubles', card: doubled.card }
}

function wound(before: View, after: State): Why | undefined {
  const foe = [after.left, after.right].find((one) => one !== undefined && damageOf(before, one) < one.damage)
  if (foe === undefined) return undefined
  return { kind: 'wounds', enemy: foe.enemy, left: healthOf(foe.enemy, after.options.difficulty) - foe.damage }
}

function damageOf({ left, right }: View, { enemy }: Foe): number {
  return (left?.enemy === enemy ? left : right)?.damage ?? 0
}

/** What calm or repair does for the town. */
function relief(before: View, after: State): Why | undefined {
  const [coming, otherwise] = [forecast(after), forecast(before)]
  const gained = (location: Location) => coming.town[location] - otherwise.town[location]
  const [location] = LOCATIONS.filter((one) => gained(one) > 0).sort((a, b) => gained(b) - gained(a))
  if (location !== undefined) {
    if (after.fear < before.fear) return { kind: 'spares', location }
    return { kind: 'mends', location, health: coming.town[location], instead: otherwise.town[location] }
  }
  if (coming.heroes > otherwise.heroes) return { kind: 'calls-hero' }
  const [fear, instead] = [coming.town.fear, otherwise.town.fear]
  return fear < instead ? { kind: 'calms', fear, instead } : undefined
}

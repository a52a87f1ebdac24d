/** What a click means: worked out from the legal actions alone. Where several fit, the player is asked which. */
import { CARDS, type Card, COMMANDS, type Command, ENEMY_NAMES, type Enemy, type Trait } from '../content'
import type { Action, Split, View } from '../rules/state'
import { enemyHit, isSparing, isWithoutTower, killsByTower } from '../rules/town'

/** What a player wants, before enemy, locations or card are named. */
export type Wish =
  | { readonly kind: 'trait'; readonly card: Card; readonly trait: Trait }
  | { readonly kind: 'power'; readonly card: Card }
  | { readonly kind: 'decline' }
  | { readonly kind: 'double'; readonly card: Card }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'recruit'; readonly card: Card }

export interface EnemyAnswer {
  readonly enemy: Enemy
  readonly action: Action
  /**
   * G-U4: the same, but somebody lives: the other enemy without what would be left over for it, or this one without the
   * Tower's 1.
   */
  readonly sparing: Action | undefined
}

/** A question to the player, with an action for every answer. */
export type Question =
  | { readonly asks: 'enemy'; readonly wish: Wish; readonly answers: readonly EnemyAnswer[] }
  | {
      readonly asks: 'split'
      readonly wish: Wish
      readonly answers: readonly { readonly split: Split; readonly action: Action }[]
    }
  | {
      readonly asks: 'card'
      readonly wish: Wish
      readonly answers: readonly { readonly card: Card; readonly action: Action }[]
    }
  /** Whether the card just played uses its power as well. */
  | { readonly asks: 'power'; readonly wish: Wish; readonly card: Card; readonly action: Action }

export type Meaning =
  | { readonly does: 'act'; readonly action: Action }
  /** Not possible: the table says why. */
  | { readonly does: 'try'; readonly action: Action }
  | { readonly does: 'ask'; readonly question: Question }
  | { readonly does: 'nothing' }

export interface Choice {
  readonly view: View
  readonly live: boolean
  readonly legal: readonly Action[]
}

export function meaningOf(wish: Wish, { view, live, legal }: Choice): Meaning {
  if (!live) return { does: 'nothing' }
  const ways = waysOf(wish, legal).filter((action) => isAskedAbout(action, view))
  const [first, second] = ways
  if (first === undefined) return { does: 'try', action: example(wish, view) }
  // A card that leaves the game is named even if there is only one.
  if (second === undefined && !(first.type === 'power' && first.target !== undefined)) {
    return { does: 'act', action: first }
  }
  return { does: 'ask', question: questionOf(wish, ways, view) }
}

/** Undefined where there is nothing to be asked, or not any more. */
export function questionAbout(wish: Wish, choice: Choice): Question | undefined {
  const meaning = meaningOf(wish, choice)
  return meaning.does === 'ask' ? meaning.question : undefined
}

/** The legal actions that fulfil the wish. */
export function waysOf(wish: Wish, legal: readonly Action[]): readonly Action[] {
  return legal.filter((action) => fulfils(action, wish))
}

function fulfils(action: Action, wish: Wish): boolean {
  switch (wish.kind) {
    case 'trait':
      return action.type === wish.trait && action.card === wish.card
    case 'power':
    case 'double':
    case 'recruit':
      return action.type === wish.kind && action.card === wish.card
    case 'command':
      return action.type === 'command' && action.command === wish.command
    case 'decline':
      return action.type === 'decline'
  }
}

/** G-U4: the Tower is told to wait only where a life hangs on it. */
function isAskedAbout(action: Action, view: View): boolean {
  return !isWithoutTower(action) || killsByTower(view, action)
}

export function isPossible(wish: Wish, legal: readonly Action[]): boolean {
  return waysOf(wish, legal).length > 0
}

function questionOf(wish: Wish, ways: readonly Action[], view: View): Question {
  const enemies = enemyAnswers(ways, view)
  if (enemies.length > 0) return { asks: 'enemy', wish, answers: enemies }
  const splits = ways.flatMap((action) =>
    'split' in action && action.split !== undefined ? [{ split: action.split, action }] : [],
  )
  if (splits.length > 0) return { asks: 'split', wish, answers: splits }
  const cards = ways.flatMap((action) =>
    action.type === 'power' && action.target !== undefined ? [{ card: action.target, action }] : [],
  )
  return { asks: 'card', wish, answers: cards }
}

function enemyAnswers(ways: readonly Action[], view: View): readonly EnemyAnswer[] {
  const isMerciful = (action: Action) => isSparing(action) || isWithoutTower(action)
  const spared = new Map(ways.filter(isMerciful).map((action) => [enemyHit(action, view), action]))
  return ways.flatMap((action) => {
    const enemy = enemyHit(action, view)
    return enemy === undefined || isMerciful(action) ? [] : [{ enemy, action, sparing: spared.get(enemy) }]
  })
}

type Offer = Extract<Wish, { readonly kind: 'double' | 'power' }>

/** G-U6, G-U7: what is possible beside cards, market and commands: doubling an attack, leaving from the discard pile. */
export function offersOf(legal: readonly Action[]): readonly Offer[] {
  return legal.flatMap((action): Offer[] => {
    if (isSparing(action) || isWithoutTower(action)) return []
    if (action.type === 'double') return [{ kind: 'double', card: action.card }]
    if (action.type !== 'power' || CARDS[action.card].power?.kind !== 'leave') return []
    return [{ kind: 'power', card: action.card }]
  })
}

/** G-U1: the card just played has a power that is to be used or declined before anything else. */
export function standingQuestion({ view, live, legal }: Choice): Question | undefined {
  if (!live || view.played === undefined) return undefined
  const wish: Wish = { kind: 'power', card: view.played }
  const ways = waysOf(wish, legal)
  const [first] = ways
  if (first === undefined) return undefined
  return first.type === 'power' && first.target === undefined
    ? { asks: 'power', wish, card: view.played, action: first }
    : questionOf(wish, ways, view)
}

const NOTHING_REPAIRED: Split = { farm: 0, tower: 0, gate: 0 }

/** An action for a wish that cannot be fulfilled: only there to be refused with its reason. */
function example(wish: Wish, view: View): Action {
  const enemy = view.target ?? view.left?.enemy ?? view.right?.enemy ?? ENEMY_NAMES[0] ?? 'giant-spider'
  switch (wish.kind) {
    case 'trait':
      if (wish.trait === 'attack') return { type: 'attack', card: wish.card, enemy }
      if (wish.trait === 'repair') return { type: 'repair', card: wish.card, split: NOTHING_REPAIRED }
      return { type: wish.trait, card: wish.card }
    case 'power': {
      const target = view.discard[0]
      return target === undefined ? { type: 'power', card: wish.card } : { type: 'power', card: wish.card, target }
    }
    case 'decline':
      return { type: 'decline' }
    case 'double':
    case 'recruit':
      return { type: wish.kind, card: wish.card }
    case 'command': {
      const { effect } = COMMANDS[wish.command]
      if (effect === 'attack') return { type: 'command', command: wish.command, enemy }
      if (effect === 'repair') return { type: 'command', command: wish.command, split: NOTHING_REPAIRED }
      return { type: 'command', command: wish.command }
    }
  }
}

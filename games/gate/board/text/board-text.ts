/** The words on and around the board that a player reads or hears. */
import type { Card, CardData, Command, Enemy, FearSpace, Location, Power, Rank, Trait } from '../../content'
import type { Defeat } from '../../rules/siege'

export type Pile = 'draw' | 'discard' | 'foes' | 'score' | 'citizens' | 'heroes'

export interface BoardText {
  readonly cards: Readonly<Record<Card, string>>
  readonly enemies: Readonly<Record<Enemy, string>>
  readonly commands: Readonly<Record<Command, string>>
  readonly traits: Readonly<Record<Trait, string>>
  readonly locations: Readonly<Record<Location, string>>
  readonly ranks: Readonly<Record<Rank, string>>
  readonly siege: string
  readonly square: string
  readonly town: string
  readonly foes: string
  readonly market: string
  readonly commandsTitle: string
  readonly piles: string
  readonly pool: string
  readonly hand: string
  readonly handEmpty: string
  readonly close: string
  readonly unfinished: {
    readonly cards: (cards: number) => string
    readonly gold: (gold: number) => string
    readonly discarded: (cards: number, gold: number) => string
  }
  readonly turn: (turn: number) => string
  readonly finalStand: string
  readonly fearamid: (fear: number, top: number) => string
  /** What the fearamid is about. */
  readonly fearMeans: string
  readonly fearStep: (step: number, top: number) => string
  /** What happens when fear comes up to it. */
  readonly fearSpaces: Readonly<Record<FearSpace, string>>
  readonly health: (health: number, most: number) => string
  readonly destroyed: string
  /** What a location gives while it stands. */
  readonly gives: Readonly<Record<Location, string>>
  readonly will: (after: number) => string
  readonly willFall: string
  readonly foeHealth: (left: number, health: number) => string
  readonly points: (points: number) => string
  readonly deals: (amounts: readonly { readonly location: Location; readonly amount: number }[]) => string
  readonly fears: (fear: number) => string
  readonly noFoe: string
  readonly leaving: string
  readonly struckFirst: string
  readonly outlook: {
    readonly title: string
    readonly quiet: string
    readonly loses: (location: Location, amount: number) => string
    /** In brackets: how much is left of it. */
    readonly left: (after: number) => string
    readonly falls: (location: Location) => string
    readonly fear: (steps: number) => string
    readonly step: (to: number) => string
    readonly heroes: (count: number) => string
    readonly leaves: (enemy: Enemy) => string
    readonly defeat: Readonly<Record<Defeat, string>>
    readonly victory: string
  }
  readonly blow: {
    readonly damage: (by: Enemy | 'fear', location: Location, amount: number) => string
    readonly destroyed: (location: Location) => string
    readonly fear: (by: Enemy, space: FearSpace) => string
    readonly heroes: (heroes: readonly Card[]) => string
    readonly escape: (enemy: Enemy) => string
    readonly advance: (enemy: Enemy) => string
  }
  readonly skip: string
  readonly poolLabel: (trait: Trait, now: number, inHand: number) => string
  readonly poolNames: Readonly<Record<Trait, string>>
  readonly inHand: string
  readonly traitOf: (card: Card, trait: Trait, amount: number) => string
  /** A trait with its amount, and what it is good for. */
  readonly traitMeans: (trait: Trait, amount: number) => string
  readonly powerLong: (power: Power) => string
  readonly powerOf: (card: Card, power: Power) => string
  readonly bonus: (locations: readonly Location[]) => string
  readonly cardFacts: (card: Card, values: Readonly<Record<Trait, number>>) => string
  readonly hero: string
  readonly recruit: (card: Card, cost: number) => string
  readonly commandDoes: Readonly<Record<Command, string>>
  readonly costs: (gold: number) => string
  readonly oncePerTurn: string
  /** Why something in the square is grey. */
  readonly tooDear: (gold: number) => string
  /** An enemy or a place of the town was clicked with nothing asked. */
  readonly attackFirst: string
  readonly mendFirst: string
  /** The prompt while a question is open. */
  readonly answer: { readonly enemy: string; readonly split: string; readonly card: string; readonly power: string }
  readonly commandLabel: (command: Command, cost: number) => string
  readonly commandUsed: string
  readonly pileNames: Readonly<Record<Pile, string>>
  readonly pileShort: Readonly<Record<Pile, string>>
  readonly pileLabel: (pile: Pile, count: number) => string
  readonly pileEmpty: string
  /** What shows it could not be fetched. */
  readonly pileAway: string
  readonly pileNotes: Readonly<Record<Pile, string>>
  /** The kinds of cards, several of each. */
  readonly kinds: Readonly<Record<CardData['kind'], string>>
  /** What the next turn draws: so many of the draw pile, then so many of the discard pile once it is shuffled. */
  readonly forecast: (drawn: number, ofDraw: number, shuffled: number, ofShuffled: number) => string
  readonly aside: string
  readonly gone: string
  readonly escaped: string
  readonly wave: (wave: number) => string
  readonly times: (count: number) => string
  readonly ask: {
    readonly enemy: (source: string) => string
    /** G-U4: what happens to the enemy that an attack is not meant for. */
    readonly hitsToo: (enemy: Enemy, amount: number) => string
    readonly killsToo: (enemy: Enemy) => string
    readonly spare: (enemy: Enemy) => string
    /** G-U4: the enemy lives, for the Tower does not add its 1. */
    readonly withoutTower: string
    readonly split: (source: string) => string
    readonly remove: string
    readonly draw: (cards: number) => string
    readonly doDraw: (cards: number) => string
    readonly decline: string
    readonly cancel: string
    readonly more: (location: Location) => string
    readonly less: (location: Location) => string
    readonly mend: string
    readonly removeCard: (card: Card) => string
    readonly fromTo: (from: number, to: number) => string
  }
  readonly double: (card: Card) => string
  readonly leave: (card: Card) => string
  readonly offers: string
  readonly score: (score: number) => string
  readonly courseTurn: (turn: number) => string
  readonly courseEnd: string
  /** What the game turned on: `Turn 7 was the hardest: 4 damage to the town.` */
  readonly hardest: (turn: number, loss: number) => string
  readonly courseLines: Readonly<Record<'gate' | 'tower' | 'farm' | 'fear', string>>
  readonly fell: Readonly<Record<Defeat, string>>
  /** What the keys of the table do, for the list of keys. */
  readonly keys: readonly { readonly does: string; readonly key: string }[]
  readonly killed: (count: number, of: number) => string
}

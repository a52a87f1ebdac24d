/** The table as text, for terminals and for reading aloud. Words come from the language files. */
import { at } from '@crownlands/core/lists'
import {
  type ArmyCounter,
  type Attribute,
  CREATURES,
  type Creature,
  citadelIncome,
  has,
  type Income,
  isCharacter,
  isCreature,
  printedValue,
  RACK_LIMIT,
} from '../content'
import { boardSize } from '../rules/hexes'
import { goldOf, incomeOf } from '../rules/phases/income'
import { hexName } from '../rules/places'
import type { Phase } from '../rules/state'
import { isReal } from '../rules/support'
import { askedIn, choicesIn, seenState } from '../rules/view/seen-state'
import { HIDDEN, type Seen, type SeenForce, type SeenHex, type View } from '../rules/view/view'
import { commandsFor } from './commands'
import { counted } from './counted'
import { drawMap, type MapWords } from './map'

export interface BoardWords extends MapWords {
  readonly turn: (turn: number) => string
  readonly phases: Readonly<Record<Phase, string>>
  readonly order: string
  readonly goal: (income: number) => string
  /** The only citadel: where it is, whose, when it was got, and the turn in which it wins. */
  readonly clock: (hex: string, owner: string, turn: number) => string
  readonly conquest: (citadels: string) => string
  readonly you: string
  readonly out: string
  readonly gold: (gold: number) => string
  readonly income: (income: number, goal: number) => string
  readonly rack: (size: number) => string
  /** As it is called in the edition, and as it is typed if that is something else. */
  readonly counter: (what: string) => string
  /** What is special about a creature: its terrain and symbols. */
  readonly traits: (creature: Creature) => string
  readonly symbols: Readonly<Record<Attribute, string>>
  readonly bluff: string
  /** Of a creature on the rack. */
  readonly noSupport: string
  readonly faceUp: string
  readonly counters: (count: number) => string
  readonly seen: string
  readonly fort: (level: number) => string
  readonly incomeCounter: (income: Income, gold: number) => string
  readonly terrain: (hex: SeenHex) => string
  readonly unowned: string
  readonly player: (name: string, what: string) => string
  readonly defenders: string
  readonly guarding: string
  readonly bribed: string
  readonly cloud: string
  readonly balloon: (name: string, count: number) => string
  readonly yourRack: (size: number, limit: number) => string
  readonly empty: string
  readonly aside: string
  readonly pool: string
  readonly fled: string
  readonly bank: string
  readonly emptied: string
  readonly battle: (hex: string, round: number, step: string) => string
  readonly steps: Readonly<Record<'magic' | 'ranged' | 'melee', string>>
  readonly hitsToTake: (hits: number) => string
  readonly inUse: string
  readonly bears: string
  readonly moving: (hex: string) => string
  readonly points: (points: number) => string
  readonly standing: (rolls: string, calls: string) => string
  readonly toType: string
  readonly colon: string
}

export function drawTable(view: View, names: readonly string[], words: BoardWords): string {
  const asked = askedIn(view)
  const sections: readonly (readonly string[])[] = [
    describeTurn(view, names, words),
    drawMap(view, boardSize(view.players.length), words),
    view.players.flatMap((_, seat) => describePlayer(view, seat, asked.includes(seat), names, words)),
    describeUnowned(view, names, words),
    describePool(view, words),
    describeBattle(view, names, words),
    describeGroup(view, words),
    [...describeRack(view, words), ...describeStanding(view, words)],
    describeChoices(view, words),
  ]
  return joined(sections)
}

/** What whoever goes on with a part needs: the battle or the group, the rack and what can be typed. */
export function drawBriefly(view: View, names: readonly string[], words: BoardWords): string {
  return joined([
    describeTurn(view, names, words).slice(0, 1),
    describeBattle(view, names, words),
    [...describeGroup(view, words), ...describeSteps(view, names, words)],
    describeRack(view, words),
    describeChoices(view, words),
  ])
}

function joined(sections: readonly (readonly string[])[]): string {
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

// The turn and the end ------------------------------------------------------------------------------

function describeTurn(view: View, names: readonly string[], words: BoardWords): string[] {
  const order = view.order.filter((seat) => view.players[seat]?.out !== true).map((seat) => names[seat] ?? '')
  const turn = view.turn === 0 ? [] : [words.turn(view.turn)]
  return [
    [...turn, words.phases[view.phase], `${words.order} ${order.join(', ')}`].join(' · '),
    ...describeClock(view, names, words),
    ...(view.emptied ? [words.emptied] : []),
  ]
}

/** KT-W1 to KT-W4: the clock of the only citadel, or that only conquest wins. */
function describeClock(view: View, names: readonly string[], words: BoardWords): string[] {
  const citadels = view.hexes.flatMap(({ got, owner }, hex) =>
    got === undefined || owner === undefined
      ? []
      : [{ hex: hexName(hex), owner: names[owner] ?? '', turn: got.turn + 1 }],
  )
  const [first, ...others] = citadels
  if (first === undefined) return [words.goal(citadelIncome(view.players.length))]
  if (others.length === 0) return [words.clock(first.hex, first.owner, first.turn)]
  return [words.conquest(citadels.map(({ hex, owner }) => words.player(owner, hex)).join(', '))]
}

// Players and their hexes ---------------------------------------------------------------------------

function describePlayer(
  view: View,
  seat: number,
  isAsked: boolean,
  names: readonly string[],
  words: BoardWords,
): string[] {
  const { gold, rack, aside, out } = at(view.players, seat)
  const who = `${isAsked ? '▸' : ' '} ${seat + 1} ${names[seat] ?? ''}${view.viewer === seat ? ` ${words.you}` : ''}`
  if (out) return [`${who} · ${words.out}`]
  const facts = [
    words.gold(gold),
    words.income(incomeOf(seenState(view), seat), citadelIncome(view.players.length)),
    words.rack(rack.length + aside.length),
  ]
  const hexes = view.hexes.flatMap((hex, place) =>
    hex.owner === seat ? [`      ${describeHex(view, hex, place, names, words)}`] : [],
  )
  return [`${who} · ${facts.join(' · ')}`, ...hexes]
}

/** Hexes of nobody in which somebody is. */
function describeUnowned(view: View, names: readonly string[], words: BoardWords): string[] {
  const lines = view.hexes.flatMap((hex, place) => {
    const isHeld = hex.owner === undefined && (hex.armies.length > 0 || hex.guards !== undefined)
    const hasCharacter = hex.owner === undefined && view.pool.some((counter) => counter.at?.hex === place)
    return isHeld || hasCharacter ? [`      ${describeHex(view, hex, place, names, words)}`] : []
  })
  return lines.length === 0 ? [] : [words.unowned, ...lines]
}

/** `D4 forest: Keep, City +2; 3 counters: Genie 4, Troll 4 (bluff); Dwarf King 5` */
function describeHex(view: View, hex: SeenHex, place: number, names: readonly string[], words: BoardWords): string {
  const { fort, income, owner, guards } = hex
  const gold = income === undefined || owner === undefined ? 0 : goldOf(seenState(view), owner, income)
  const buildings = [
    ...(fort > 0 ? [words.fort(fort)] : []),
    ...(income === undefined ? [] : [words.incomeCounter(income, gold)]),
  ]
  const parts = [
    ...(buildings.length > 0 ? [buildings.join(', ')] : []),
    ...view.players.flatMap((_, seat) => describeStack(view, hex, place, seat, names, words)),
    ...(guards === undefined ? [] : [describeGuards(view, guards, words)]),
    ...(view.cloud === place ? [words.cloud] : []),
    ...(view.balloon?.hex === place
      ? [words.balloon(names[view.balloon.seat] ?? '', view.balloon.passengers.length)]
      : []),
  ]
  const title = `${hexName(place)} ${words.terrain(hex)}`
  return parts.length === 0 ? title : `${title}${words.colon} ${parts.join(' · ')}`
}

function describeStack(
  view: View,
  { armies, owner }: SeenHex,
  place: number,
  seat: number,
  names: readonly string[],
  words: BoardWords,
): string[] {
  const army = armies.find((one) => one.seat === seat)
  const characters = view.pool.flatMap(({ shows, at: where }) =>
    where?.hex === place && where.seat === seat ? [shows] : [],
  )
  const [down, up] = [army?.down ?? [], army?.up ?? []]
  if (down.length + up.length + characters.length === 0) return []
  const hidden = down.filter((creature) => creature === HIDDEN).length
  const seen = hidden === 0 ? [] : view.seen.filter((one) => one.seat === seat && one.hex === place)
  const own = view.viewer === seat
  const listed = [
    ...(hidden > 0 ? [words.counters(hidden)] : []),
    ...listCounters(
      view,
      down,
      (creature) => (own && !isReal(seenState(view), place, seat, creature) ? [words.bluff] : []),
      words,
    ),
    ...listCounters(view, up, () => [words.faceUp], words),
    ...characters.map((character) => counterText(view, character, words)),
    ...(seen.length > 0 ? [`${words.seen} ${seen.map(({ creature }) => words.counter(creature)).join(', ')}`] : []),
  ].join(', ')
  return [owner === seat ? listed : words.player(names[seat] ?? '', listed)]
}

/** Each kind once: `Goblins 1 ×2 (bluff)`. */
function listCounters(
  view: View,
  creatures: readonly Seen<Creature>[],
  notes: (creature: Creature) => readonly string[],
  words: BoardWords,
): string[] {
  return counted(creatures).flatMap(({ what, times }) => {
    if (what === HIDDEN) return []
    const said = notes(what)
    return `${counterText(view, what, words)}${times > 1 ? ` ×${times}` : ''}${inBrackets(said)}`
  })
}

/** `Genie 4` */
function counterText({ options }: View, counter: ArmyCounter, words: BoardWords): string {
  return `${words.counter(counter)} ${printedValue(counter, options.edition)}`
}

const ATTRIBUTES: readonly Attribute[] = ['fly', 'magic', 'ranged', 'charge']

/** `fly, magic`; nothing of what is no army counter. */
function symbolsOf(what: string, words: BoardWords): string[] {
  if (!isCreature(what) && !isCharacter(what)) return []
  return ATTRIBUTES.filter((attribute) => has(what, attribute)).map((attribute) => words.symbols[attribute])
}

/** ` (magic, fled)` */
function inBrackets(notes: readonly string[]): string {
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`
}

function describeGuards(view: View, guards: NonNullable<SeenHex['guards']>, words: BoardWords): string {
  const who = listCounters(view, guards.creatures, () => [], words).join(', ')
  const treasure = [...guards.treasures, ...guards.items].map((what) => words.counter(what)).join(', ')
  return [
    `${words.defenders}${who === '' ? '' : `${words.colon} ${who}`}`,
    ...(treasure === '' ? [] : [`${words.guarding} ${treasure}`]),
    ...(guards.bribed ? [words.bribed] : []),
  ].join(', ')
}

// Pool and bank -------------------------------------------------------------------------------------

function describePool(view: View, words: BoardWords): string[] {
  const free = view.pool.filter((counter) => counter.at === undefined)
  const listed = free.map(
    ({ shows, fled }) =>
      `${counterText(view, shows, words)}${inBrackets([...symbolsOf(shows, words), ...(fled ? [words.fled] : [])])}`,
  )
  const forts = view.bank.flatMap((left, level) => (level === 0 ? [] : [`${words.fort(level)} ${Math.max(0, left)}`]))
  return [`${words.pool} ${listed.join(', ') || words.empty}`, `${words.bank} ${forts.join(', ')}`]
}

// Battle and movement -------------------------------------------------------------------------------

function describeBattle(view: View, names: readonly string[], words: BoardWords): string[] {
  const battle = view.tasks.find((task) => task.type === 'battle')
  if (battle === undefined) return []
  const title = words.battle(hexName(battle.hex), battle.round, words.steps[battle.step])
  return [
    title,
    ...battle.forces
      .filter(({ gone }) => !gone)
      .map((force) => `      ${describeForce(force, at(view.hexes, battle.hex), names, words)}`),
  ]
}

function describeForce(force: SeenForce, hex: SeenHex, names: readonly string[], words: BoardWords): string {
  const { side, fighters, items, hits } = force
  const listed = fighters.map(({ what, value, bears }) => {
    const name =
      what === 'fort'
        ? words.fort(Math.max(1, hex.fort))
        : what === 'building' && hex.income !== undefined
          ? words.counter(hex.income)
          : words.counter(what)
    const borne = bears === undefined ? [] : [`${words.bears} ${words.counter(bears)}`]
    return `${name} ${value}${inBrackets([...symbolsOf(what, words), ...borne])}`
  })
  const parts = [
    counted(listed)
      .map(({ what, times }) => (times > 1 ? `${what} ×${times}` : what))
      .join(', ') || words.empty,
    ...(items.length > 0 ? [`${words.inUse} ${items.map((what) => words.counter(what)).join(', ')}`] : []),
    ...(hits > 0 ? [words.hitsToTake(hits)] : []),
  ]
  return words.player(side === 'neutral' ? words.defenders : (names[side] ?? ''), parts.join(' · '))
}

function describeGroup(view: View, words: BoardWords): string[] {
  const move = view.tasks.find((task) => task.type === 'move')
  if (move?.at === undefined) return []
  const listed = move.group.map(
    ({ counter, points }) =>
      `${counter === HIDDEN ? words.counters(1) : counterText(view, counter, words)} (${words.points(points)})`,
  )
  return [`${words.moving(hexName(move.at))} ${listed.join(', ')}`]
}

/** Where the group can go next, each hex with what is known of it: the map is not at hand. */
function describeSteps(view: View, names: readonly string[], words: BoardWords): string[] {
  return choicesIn(view).flatMap((action) =>
    action.type === 'step' ? [`      ${describeHex(view, at(view.hexes, action.hex), action.hex, names, words)}`] : [],
  )
}

// What the viewer holds and may do ------------------------------------------------------------------

function describeRack(view: View, words: BoardWords): string[] {
  const own = view.viewer === 'spectator' ? undefined : view.players[view.viewer]
  if (own === undefined) return []
  const things = counted(own.rack.filter((thing) => thing !== HIDDEN)).map(({ what, times }) => {
    const text = isCreature(what) ? describeOwn(view, what, words) : words.counter(what)
    return times > 1 ? `${text} ×${times}` : text
  })
  return [
    `${words.yourRack(own.rack.length, RACK_LIMIT)} ${things.join(', ') || words.empty}`,
    ...(own.aside.length > 0 ? [`${words.aside} ${own.aside.map((what) => words.counter(what)).join(', ')}`] : []),
  ]
}

/** KT-O8 */
function describeStanding(view: View, words: BoardWords): string[] {
  const own = view.viewer === 'spectator' ? undefined : view.players[view.viewer]
  return own === undefined ? [] : [words.standing(own.rolls, own.calls)]
}

/** `Genie 4 (desert, magic, no support)`: where there is no own land of its terrain it would be a bluff (KT-U1). */
function describeOwn(view: View, creature: Creature, words: BoardWords): string {
  const land = CREATURES[creature].terrain
  const isSupported = view.hexes.some(({ owner, terrain }) => owner === view.viewer && terrain === land)
  return `${counterText(view, creature, words)} (${words.traits(creature)}${isSupported ? '' : `, ${words.noSupport}`})`
}

function describeChoices(view: View, words: BoardWords): string[] {
  const commands = commandsFor(choicesIn(view))
  return commands.length === 0 ? [] : [words.toType, ...commands.map((command) => `      ${command}`)]
}

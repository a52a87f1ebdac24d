/** The table as text, for terminals and for reading aloud. Words come from the language files. */
import { centred } from '@crownlands/core/text/typesetting'
import {
  CARDS,
  type Card,
  COMMAND_NAMES,
  type Command,
  ENEMIES,
  type Enemy,
  FEAR_DAMAGE,
  FEARAMID_ROWS,
  type FearSpace,
  HEALTH,
  healthOf,
  LOCATIONS,
  type Location,
  type Power,
  TOP,
  TRAITS,
  type Trait,
} from '../content'
import { type Forecast, forecast } from '../rules/siege'
import { type Foe, score, type Town, type View } from '../rules/state'

export interface BoardWords {
  readonly heading: (view: View) => string
  /** A card, an enemy or a command as it is listed, and as it is typed if that is something else. */
  readonly card: (card: Card) => string
  readonly enemy: (enemy: Enemy) => string
  /** Of one that is not out, so that there is nothing to type. */
  readonly enemyName: (enemy: Enemy) => string
  readonly command: (command: Command) => string
  /** Of the longest of these. */
  readonly nameWidth: number
  readonly location: (location: Location) => string
  readonly destroyed: string
  readonly bonus: Readonly<Record<Location, string>>
  readonly outOf: (amount: number, most: number) => string
  readonly fear: string
  readonly spaces: Readonly<Record<Exclude<FearSpace, Location>, string>>
  readonly enemies: string
  readonly left: string
  readonly right: string
  readonly nobody: string
  readonly health: (left: number, most: number) => string
  readonly points: (points: number) => string
  readonly mustDieFirst: string
  readonly toCome: (enemies: number) => string
  readonly forecast: string
  readonly nothingHappens: string
  readonly heroesCome: (heroes: number) => string
  readonly defeat: Readonly<Record<NonNullable<Forecast['defeat']>, string>>
  readonly market: string
  readonly hand: string
  readonly justPlayed: string
  readonly cost: (gold: number) => string
  readonly trait: (trait: Trait, amount: number) => string
  readonly repairBonus: (locations: readonly Location[]) => string
  readonly power: (power: Power) => string
  readonly commands: string
  readonly commandDoes: (command: Command) => string
  readonly used: string
  readonly thisTurn: string
  readonly spent: (view: View) => readonly string[]
  readonly piles: Readonly<Record<'draw' | 'discard' | 'aside' | 'gone' | 'scored' | 'escaped', string>>
  readonly decks: (citizens: number, heroes: number) => string
  readonly colon: string
}

export function drawTable(view: View, words: BoardWords): string {
  return [
    words.heading(view),
    ...LOCATIONS.map((location) => describeLocation(view, location, words)),
    '',
    ...drawFearamid(view.fear, words),
    '',
    ...describeEnemies(view, words),
    '',
    ...described(words.market, view.market, (card) => cardLine(card, words, words.cost(CARDS[card].cost))),
    '',
    ...described(words.hand, view.hand, (card) => cardLine(card, words)),
    ...(view.played === undefined ? [] : ['', words.justPlayed, `  ${cardLine(view.played, words)}`]),
    '',
    ...described(words.commands, COMMAND_NAMES, (command) => describeCommand(view, command, words)),
    '',
    `${words.thisTurn} ${words.spent(view).join(' · ')}`,
    ...describePiles(view, words),
  ].join('\n')
}

function described<T>(title: string, items: readonly T[], line: (item: T) => string): string[] {
  return [title, ...(items.length === 0 ? ['  –'] : items.map((item) => `  ${line(item)}`))]
}

// The town ----------------------------------------------------------------------------------------

function describeLocation(view: View, location: Location, words: BoardWords): string {
  const name = `  ${words.location(location).padEnd(7)}`
  if (view[location] === 0) return `${name} ${words.destroyed}`
  const health = words.outOf(view[location], HEALTH[location])
  return `${name} ${'■'.repeat(view[location])}${'□'.repeat(HEALTH[location] - view[location])}  ${health}  ${words.bonus[location]}`.trimEnd()
}

/** G-C5: rows that grow by one space, each under the joints of the row above. Odd, so that a joint has a middle. */
const SPACE_WIDTH = 11
const HALF = '─'.repeat((SPACE_WIDTH - 1) / 2)

function drawFearamid(fear: number, words: BoardWords): string[] {
  const lines: string[] = []
  let number = TOP
  const base = FEARAMID_ROWS[0]?.length ?? 0
  for (const row of FEARAMID_ROWS.toReversed()) {
    const first = number - row.length + 1
    const cells = row.map((space, i) =>
      centred(`${first + i === fear ? '● ' : ''}${spaceText(space, words)}`, SPACE_WIDTH),
    )
    const indent = ' '.repeat(2 + ((base - row.length) * (SPACE_WIDTH + 1)) / 2)
    const joint = number === TOP ? '─' : '┴'
    lines.push(`${indent}┌${row.map(() => `${HALF}${joint}${HALF}`).join('┬')}┐`, `${indent}│${cells.join('│')}│`)
    number = first - 1
  }
  const floor = Array.from({ length: base }, () => '─'.repeat(SPACE_WIDTH))
  return [...lines, `  └${floor.join('┴')}┘`, `  ${words.fear} ${words.outOf(fear, TOP)}`]
}

function spaceText(space: FearSpace, words: BoardWords): string {
  return isLocation(space) ? `${words.location(space)} −${FEAR_DAMAGE}` : words.spaces[space]
}

function isLocation(space: FearSpace): space is Location {
  return (LOCATIONS as readonly FearSpace[]).includes(space)
}

// Enemies -----------------------------------------------------------------------------------------

function describeEnemies(view: View, words: BoardWords): string[] {
  const lines = [
    words.enemies,
    `  ${words.left.padEnd(8)} ${describeFoe(view, view.left, words)}`,
    `  ${words.right.padEnd(8)} ${describeFoe(view, view.right, words)}`,
  ]
  if (view.ending === undefined) lines.push(`  ${words.forecast} ${tellForecast(view, words)}`)
  if (view.enemies.length > 0) lines.push(`  ${words.toCome(view.enemies.length)} ${listWaves(view.enemies, words)}`)
  return lines
}

function describeFoe(view: View, foe: Foe | undefined, words: BoardWords): string {
  if (foe === undefined) return words.nobody
  const { points, damage, fear } = ENEMIES[foe.enemy]
  const most = healthOf(foe.enemy, view.options.difficulty)
  const hits = LOCATIONS.flatMap((location) =>
    damage[location] === undefined ? [] : [`${words.location(location)} −${damage[location]}`],
  )
  const facts = [
    words.health(most - foe.damage, most),
    ...hits,
    ...(fear > 0 ? [`${words.fear} +${fear}`] : []),
    words.points(points),
    ...(view.target === foe.enemy ? [words.mustDieFirst] : []),
  ]
  return `${words.enemy(foe.enemy).padEnd(words.nameWidth)} ${facts.join(' · ')}`
}

/** G-H1: who is still to come is known, wave by wave; the order within a wave is not. */
function listWaves(enemies: readonly Enemy[], words: BoardWords): string {
  const waves = [...new Set(enemies.map((enemy) => ENEMIES[enemy].wave))]
  return waves
    .map((wave) =>
      enemies
        .filter((enemy) => ENEMIES[enemy].wave === wave)
        .map(words.enemyName)
        .join(', '),
    )
    .join(' | ')
}

/** What the enemies will do when the turn ends now: `Gate 12 → 10, fear 1 → 2`. */
function tellForecast(view: View, words: BoardWords): string {
  const { town, heroes, defeat } = forecast(view)
  const change = (name: string, of: keyof Town) => (town[of] === view[of] ? [] : [`${name} ${view[of]} → ${town[of]}`])
  const changes = [
    ...LOCATIONS.flatMap((location) => change(words.location(location), location)),
    ...change(words.fear, 'fear'),
    ...(heroes > 0 ? [words.heroesCome(heroes)] : []),
    ...(defeat === undefined ? [] : [words.defeat[defeat]]),
  ]
  return changes.join(', ') || words.nothingHappens
}

// Cards -------------------------------------------------------------------------------------------

/** `Warden          1 repair · 1 calm · 2 attack` */
function cardLine(card: Card, words: BoardWords, cost?: string): string {
  const data = CARDS[card]
  const facts = [
    ...(cost === undefined ? [] : [cost]),
    ...TRAITS.filter((trait) => data[trait] > 0).map((trait) => words.trait(trait, data[trait])),
    ...(data.bonusAt === undefined ? [] : [words.repairBonus(data.bonusAt)]),
    ...(data.power === undefined ? [] : [words.power(data.power)]),
  ]
  return `${words.card(card).padEnd(words.nameWidth)} ${facts.join(' · ')}`
}

function describeCommand(view: View, command: Command, words: BoardWords): string {
  const used = view.commands.includes(command) ? ` · ${words.used}` : ''
  return `${words.command(command).padEnd(words.nameWidth)} ${words.commandDoes(command)}${used}`
}

/** The draw, the discard and the score pile always, others only when there is something in them. */
function describePiles(view: View, words: BoardWords): string[] {
  const pile = (name: 'draw' | 'discard' | 'aside' | 'gone') =>
    pileLine(words.piles[name], view[name].length, counted(view[name].map(words.card)), words)
  const escaped = view.escaped.map(words.enemyName)
  return [
    pile('draw'),
    pile('discard'),
    ...(view.aside.length > 0 ? [pile('aside')] : []),
    ...(view.gone.length > 0 ? [pile('gone')] : []),
    words.decks(view.citizens.length, view.heroes.length),
    pileLine(words.piles.scored, words.points(score(view)), view.scored.map(words.enemyName), words),
    ...(escaped.length > 0 ? [pileLine(words.piles.escaped, escaped.length, escaped, words)] : []),
  ]
}

function pileLine(name: string, size: number | string, items: readonly string[], { colon }: BoardWords): string {
  return items.length === 0 ? `${name} ${size}` : `${name} ${size}${colon} ${items.join(', ')}`
}

/** `Guard`, `Druid ×2` */
function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const times = names.filter((other) => other === name).length
    return times === 1 ? name : `${name} ×${times}`
  })
}

/** The table as words: what a screen reader says and what pointing at things shows. */
import type { Language } from '@crownlands/core/room'
import {
  CARDS,
  type Card,
  COMMANDS,
  type Command,
  ENEMIES,
  FEARAMID,
  HEALTH,
  healthOf,
  LOCATIONS,
  type Location,
  TOP,
  TRAITS,
  type Trait,
} from '../content'
import type { Foe, View } from '../rules/state'
import { isQuiet, type Outlook } from './siege/outlook'
import type { Blow } from './siege/siege-steps'
import type { Pile } from './text/board-text'
import { BOARD_TEXT } from './text/text'

interface OutlookLine {
  readonly fact: string
  readonly detail?: string
}

/** What the end of the turn will bring, one fact each; a defeat comes first. */
export function outlookLines(view: View, outlook: Outlook, language: Language): readonly OutlookLine[] {
  const words = BOARD_TEXT[language].outlook
  if (view.ending === 'victory') return [{ fact: words.victory }]
  if (isQuiet(outlook)) return [{ fact: words.quiet }]
  const { after, loss, falls, climbs, heroes, leaves, defeat } = outlook
  const lines: OutlookLine[] = defeat === undefined ? [] : [{ fact: words.defeat[defeat] }]
  for (const location of LOCATIONS) {
    if (loss[location] === 0 || (location === 'gate' && defeat === 'gate-fell')) continue
    lines.push(
      falls.includes(location)
        ? { fact: words.falls(location) }
        : { fact: words.loses(location, loss[location]), detail: words.left(after[location]) },
    )
  }
  if (climbs.length > 0) lines.push({ fact: words.fear(climbs.length), detail: words.step(after.fear) })
  if (heroes > 0) lines.push({ fact: words.heroes(heroes) })
  if (leaves !== undefined && defeat === undefined) lines.push({ fact: words.leaves(leaves) })
  return lines
}

export function blowLine(blow: Blow, language: Language): string {
  const words = BOARD_TEXT[language].blow
  switch (blow.kind) {
    case 'damage': {
      const struck = words.damage(blow.by, blow.location, blow.amount)
      return blow.destroyed ? `${struck} ${words.destroyed(blow.location)}` : struck
    }
    case 'fear':
      return words.fear(blow.by, blow.space)
    case 'heroes':
      return words.heroes(blow.heroes)
    case 'escape':
      return words.escape(blow.enemy)
    case 'advance':
      return words.advance(blow.enemy)
  }
}

/** `Gate, 9 of 12 health, 7 after the attack` */
export function locationLabel(location: Location, health: number, after: number, language: Language): string {
  return locationParts(location, health, after, language).join(', ')
}

export function aboutLocation(location: Location, health: number, after: number, language: Language): string {
  const parts = locationParts(location, health, after, language)
  return (health === 0 ? parts : [...parts, BOARD_TEXT[language].gives[location]]).join('\n')
}

function locationParts(location: Location, health: number, after: number, language: Language): readonly string[] {
  const words = BOARD_TEXT[language]
  const name = words.locations[location]
  if (health === 0) return [name, words.destroyed]
  const parts = [name, words.health(health, HEALTH[location])]
  if (after < health) parts.push(after === 0 ? words.willFall : words.will(after))
  return parts
}

interface FoeMarks {
  readonly leaves: boolean
  readonly target: boolean
}

/** `Rat Lord`, `health 4 of 6`, `2 on the Gate`, `5 points` */
export function foeParts(foe: Foe, view: View, { leaves, target }: FoeMarks, language: Language): readonly string[] {
  const words = BOARD_TEXT[language]
  const { damage, fear, points } = ENEMIES[foe.enemy]
  const health = healthOf(foe.enemy, view.options.difficulty)
  const amounts = LOCATIONS.flatMap((location) => {
    const amount = damage[location]
    return amount === undefined ? [] : [{ location, amount }]
  })
  const parts = [words.enemies[foe.enemy], words.foeHealth(health - foe.damage, health), words.deals(amounts)]
  if (fear > 0) parts.push(words.fears(fear))
  parts.push(words.points(points))
  if (target) parts.push(words.struckFirst)
  if (leaves) parts.push(words.leaving)
  return parts
}

/** `attack 2, repair 1; another card’s attack counts double` */
export function cardFacts(card: Card, language: Language): string {
  const words = BOARD_TEXT[language]
  const { bonusAt, power, kind, ...values } = CARDS[card]
  const parts = [words.cardFacts(card, values)]
  if (bonusAt !== undefined) parts.push(words.bonus(bonusAt))
  if (power !== undefined) parts.push(words.powerLong(power))
  if (kind === 'hero') parts.push(words.hero)
  return parts.join('; ')
}

/** What pointing at it shows: its name, then a line for every trait and everything else that it does. */
export function aboutCard(card: Card, language: Language): string {
  const words = BOARD_TEXT[language]
  const { bonusAt, power, kind, ...values } = CARDS[card]
  return [
    words.cards[card],
    ...TRAITS.flatMap((trait) => (values[trait] > 0 ? [words.traitMeans(trait, values[trait])] : [])),
    ...(bonusAt === undefined ? [] : [words.bonus(bonusAt)]),
    ...(power === undefined ? [] : [words.powerLong(power)]),
    ...(kind === 'hero' ? [words.hero] : []),
  ].join('\n')
}

/** In the market: what it costs too, and whether there is the gold for it. */
export function aboutRecruit(card: Card, gold: number, language: Language): string {
  return [aboutCard(card, language), ...aboutPrice(CARDS[card].cost, gold, language)].join('\n')
}

export function aboutCommand(command: Command, { gold, commands }: View, language: Language): string {
  const words = BOARD_TEXT[language]
  const { cost } = COMMANDS[command]
  const used = commands.includes(command)
  return [
    words.commands[command],
    words.commandDoes[command],
    ...aboutPrice(cost, used ? cost : gold, language),
    used ? words.commandUsed : words.oncePerTurn,
  ].join('\n')
}

function aboutPrice(cost: number, gold: number, language: Language): readonly string[] {
  const words = BOARD_TEXT[language]
  return [words.costs(cost), ...(gold < cost ? [words.tooDear(gold)] : [])]
}

export function aboutTrait(card: Card, trait: Trait, language: Language): string {
  const words = BOARD_TEXT[language]
  const { bonusAt, ...values } = CARDS[card]
  const bonus = trait === 'repair' && bonusAt !== undefined ? [words.bonus(bonusAt)] : []
  return [words.cards[card], words.traitMeans(trait, values[trait]), ...bonus].join('\n')
}

export function aboutSpace(step: number, language: Language): string {
  const words = BOARD_TEXT[language]
  return [words.fearStep(step, TOP), words.fearSpaces[FEARAMID[step] ?? 'empty']].join('\n')
}

export function aboutPile(pile: Pile, language: Language): string {
  const words = BOARD_TEXT[language]
  return [words.pileNames[pile], words.pileNotes[pile]].join('\n')
}

/** May be broken between two syllables where a line is too short, with a hyphen that is not seen otherwise. */
export function breakable(name: string): string {
  return name.replace(/(?<=\p{L}{2}[aeiouéè])(?=[bcdfglmnprt][aeiouéè]\p{L})/gu, '\u00ad')
}

/** What counters are called where players type (`old-dragon`), both ways. */
import { CHARACTER_NAMES, CREATURES, LANDS, THINGS } from '../../content'

const CREATURE_NAMES = Object.keys(CREATURES)
const WITH_LAND = new RegExp(`^(?:${LANDS.join('|')})_`)
const SHORT = CREATURE_NAMES.map((name) => name.replace(WITH_LAND, ''))
/** What a creature without its terrain could be taken for. */
const TAKEN: readonly string[] = [...SHORT, ...CHARACTER_NAMES, ...THINGS]

/** A counter as it is typed: `old-dragon`. */
export function counterName(counter: string): string {
  const short = counter.replace(WITH_LAND, '')
  const isClear = CREATURES_BY_NAME.has(counter) && TAKEN.filter((name) => name === short).length === 1
  return (isClear ? short : counter).replaceAll('_', '-')
}

const CREATURES_BY_NAME = new Set(CREATURE_NAMES)

/** The one of these words that is called so, or the only one whose name begins so. */
export function wordNamed(typed: string, words: readonly string[]): string | undefined {
  const exact = words.find((word) => counterName(word) === typed || word.replaceAll('_', '-') === typed)
  const [only, ...others] = words.filter((word) => counterName(word).startsWith(typed))
  return exact ?? (others.length === 0 ? only : undefined)
}

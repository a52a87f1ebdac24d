/**
 * A counter of cardboard: its picture, its value, its terrain and its abilities as signs.
 *
 * Whoever fills this folder: keep `CounterFace` and `aboutCounter` as they are called everywhere (rack, hex panel, group,
 * exploration, battle). A face fills its parent, which is a square of 44 to 96 px, and is ornament: labels and `data-about`
 * are the caller's, from `aboutCounter`. Pictures go into `board/picture-names.json` (`node tools/icons.js`).
 */
import { CREATURES, type CreatureData, INCOMES, isCharacter, isCreature, isIncome, printedValue } from '../../content'
import type { Cast } from '../cast'
import { landColour } from '../map/land.tsx'
import { COUNTER_TEXT } from '../text/counters'
import { counterName } from '../words'
import css from './counter.module.css'

interface CounterFaceProps {
  /** A Thing, a character, what fights beside them (`fort`, `building`, `golem` …), or `hidden`: its back. */
  readonly what: string
  readonly cast: Cast
  /** KT-U: told of own creatures. */
  readonly standing?: 'real' | 'bluff' | 'unknown' | undefined
}

export function CounterFace({ what, cast, standing }: CounterFaceProps) {
  const terrain = isCreature(what) ? CREATURES[what].terrain : undefined
  return (
    <span
      className={css.counter}
      data-part="counter"
      data-kind={kindOf(what)}
      data-standing={standing}
      style={terrain === undefined ? undefined : { background: `var(${landColour(terrain)})` }}
    >
      <span className={css.name}>{what === 'hidden' ? '' : counterName(what, cast)}</span>
      <b className={css.value}>{numberOn(what, cast)}</b>
    </span>
  )
}

function kindOf(what: string): string {
  if (what === 'hidden') return 'hidden'
  return isCreature(what) ? 'creature' : isCharacter(what) ? 'character' : isIncome(what) ? 'income' : 'magic'
}

function numberOn(what: string, { edition }: Cast): number | undefined {
  if (isCreature(what) || isCharacter(what)) return printedValue(what, edition)
  return isIncome(what) ? INCOMES[what].gold : undefined
}

/** What a counter is, for whoever rests on it: its name is the first line. */
export function aboutCounter(what: string, cast: Cast): string {
  if (!isCreature(what)) return counterName(what, cast)
  const { attributes }: CreatureData = CREATURES[what]
  const words = COUNTER_TEXT[cast.language]
  const traits = [words.value(printedValue(what, cast.edition)), ...attributes.map((one) => words.attributes[one])]
  return [counterName(what, cast), traits.join(', ')].join('\n')
}

/** A counter that fights: its face, the dice it threw, what it bears, and what became of it. Lit, it can be chosen. */
import { HintMark } from '@crownlands/kit/hint.tsx'
import { ITEM_WORDS } from '../../text/items'
import type { Cast } from '../cast'
import { aboutCounter, CounterFace } from '../counters/counter.tsx'
import { PictureAt } from '../counters/picture.tsx'
import { BATTLE_TEXT } from '../text/battle'
import { Die } from './die.tsx'
import css from './fighter.module.css'
import { nameOfFace } from './log'
import type { Lit } from './offers'
import type { SceneFighter } from './scene'

interface FighterViewProps {
  readonly fighter: SceneFighter
  readonly cast: Cast
  /** Its place among all, so that dice land one after the other. */
  readonly nth: number
  readonly lit: Lit | undefined
  readonly hinted: boolean
  onChoose: (() => void) | undefined
}

export function FighterView({ fighter, cast, nth, lit, hinted, onChoose }: FighterViewProps) {
  const { face, value, condition, dice, bears, passenger } = fighter
  const label = fighterLabel(fighter, cast)
  const about = [aboutCounter(face, cast), ...factsOf(fighter, cast)].join('\n')
  const inside = (
    <>
      <CounterFace what={face} cast={cast} value={value} />
      {(bears !== undefined || passenger) && (
        <svg className={css.bears} viewBox="0 0 26 26" aria-hidden="true">
          <circle cx={13} cy={13} r={12} />
          <PictureAt name={bears ?? 'balloon'} x={4} y={4} size={18} ink="var(--kat-print)" />
        </svg>
      )}
      {dice.length > 0 && (
        <span className={css.dice}>
          {dice.map(({ die, hit }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two dice of one thrower are the same in every way
            <Die key={i} die={die} hit={hit} nth={nth + i} />
          ))}
        </span>
      )}
      {(condition === 'fallen' || condition === 'out') && (
        <svg className={css.cross} viewBox="0 0 96 96" aria-hidden="true">
          <path d={condition === 'fallen' ? 'M16 16L80 80M80 16L16 80' : 'M14 82L82 14'} />
        </svg>
      )}
      {hinted && <HintMark />}
    </>
  )
  return (
    <li className={css.place} data-condition={condition} data-part="fighter">
      {onChoose === undefined || lit === undefined ? (
        <span className={css.fighter} role="img" aria-label={label} data-about={about}>
          {inside}
        </span>
      ) : (
        <button
          type="button"
          className={css.fighter}
          aria-label={`${label}: ${BATTLE_TEXT[cast.language].act[lit]}`}
          data-about={about}
          data-target=""
          onClick={onChoose}
        >
          {inside}
        </button>
      )}
    </li>
  )
}

/** All that matters of it now, for who does not see it. */
function fighterLabel(fighter: SceneFighter, cast: Cast): string {
  return [nameOfFace(fighter.face, cast), ...factsOf(fighter, cast)].join(', ')
}

function factsOf(
  { value, dice, bears, passenger, fought, condition }: SceneFighter,
  { language }: Cast,
): readonly string[] {
  const words = BATTLE_TEXT[language]
  return [
    ...(dice.length === 0 ? [words.needs(value)] : dice.map(({ die, needs, hit }) => words.throws(die, needs, hit))),
    ...(bears === undefined ? [] : [ITEM_WORDS[bears][language].bears]),
    ...(passenger ? [words.passenger] : []),
    ...(fought && dice.length === 0 ? [words.fought] : []),
    ...(condition === 'standing' ? [] : [words.conditions[condition]]),
  ]
}

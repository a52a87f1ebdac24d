/** In the dock while somebody marches: who of the stack goes, or the group that is under way. */
import { sameData } from '@crownlands/core/json'
import { HintMark } from '@crownlands/kit/hint.tsx'
import type { ArmyCounter } from '../../content'
import { isCharacter } from '../../content'
import type { Action } from '../../rules/actions'
import { hexName } from '../../rules/places'
import { isReal } from '../../rules/support'
import { seenState } from '../../rules/view/seen-state'
import { HIDDEN } from '../../rules/view/view'
import { aboutCounter, CounterFace } from '../counters/counter.tsx'
import type { PartProps } from '../parts'
import { MARCH_TEXT } from '../text/march'
import { counterName } from '../words'
import { groupOf, type March, pickableIn } from './march'
import css from './march-panel.module.css'

interface MarchPanelProps extends PartProps {
  readonly march: March | undefined
  /** They can go nowhere as they are: flyers that are shown may (KT-M9). */
  readonly isHeld: boolean
  onMarch(march: March): void
  /** Those who are chosen become a group. */
  onTakeUp(): void
}

export function MarchPanel(props: MarchPanelProps) {
  const { march, view } = props
  if (march !== undefined) return <Choosing {...props} march={march} />
  const group = groupOf(view)
  return group?.at === undefined || group.seat !== view.viewer ? null : <UnderWay {...props} hex={group.at} />
}

/** The stack as toggles: all go unless told otherwise. */
function Choosing({ march, view, cast, isHeld, onMarch, onTakeUp }: MarchPanelProps & { readonly march: March }) {
  const words = MARCH_TEXT[cast.language]
  const all = pickableIn(march.hex, view)
  const chosen = chosenOf(all, march.counters)
  const choose = (counters: readonly ArmyCounter[]) => onMarch({ ...march, counters })
  return (
    <fieldset className={css.panel} aria-label={words.stack(hexName(march.hex))} data-part="march">
      <p className={css.head}>
        <b>{words.stack(hexName(march.hex))}</b>
        <span>{words.chosen(march.counters.length, all.length)}</span>
        <button type="button" onClick={() => choose(march.counters.length === all.length ? [] : all)}>
          {march.counters.length === all.length ? words.none : words.all}
        </button>
        {isHeld && march.counters.length > 0 && (
          <button type="button" onClick={onTakeUp}>
            {words.takeUp}
          </button>
        )}
      </p>
      <div className={css.counters}>
        {all.map((counter, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are the same in every way
            key={`${counter} ${i}`}
            type="button"
            className={css.counter}
            aria-pressed={chosen[i] === true}
            aria-label={counterName(counter, cast)}
            data-about={aboutCounter(counter, cast, standingOf(view, march.hex, counter))}
            onClick={() => choose(all.filter((_, other) => (other === i ? !chosen[i] : chosen[other])))}
          >
            <CounterFace what={counter} cast={cast} standing={standingOf(view, march.hex, counter)} />
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** Which of the stack are chosen, one by one: two of a kind are the same. */
function chosenOf(all: readonly ArmyCounter[], chosen: readonly ArmyCounter[]): readonly boolean[] {
  const left = chosen.slice()
  return all.map((counter) => {
    const place = left.indexOf(counter)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}

function standingOf(view: PartProps['view'], hex: number, counter: ArmyCounter): 'real' | 'bluff' | undefined {
  if (isCharacter(counter) || view.viewer === 'spectator') return undefined
  return isReal(seenState(view), hex, view.viewer, counter) ? 'real' : 'bluff'
}

/** Each who can be left here is a button. */
function UnderWay({ view, cast, legal, hinted, hex, onAct }: MarchPanelProps & { readonly hex: number }) {
  const words = MARCH_TEXT[cast.language]
  return (
    <fieldset className={css.panel} aria-label={words.group(hexName(hex))} data-part="march">
      <p className={css.head}>
        <b>{words.group(hexName(hex))}</b>
      </p>
      <div className={css.counters}>
        {groupOf(view)?.group.map(({ counter, points }, i) => {
          if (counter === HIDDEN) return null
          const drop: Action = { type: 'drop', counter }
          const droppable = legal.some((action) => sameData(action, drop))
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are the same in every way
              key={`${counter} ${i}`}
              type="button"
              className={css.counter}
              aria-pressed={true}
              aria-disabled={!droppable}
              aria-label={`${droppable ? words.drop(counterName(counter, cast)) : counterName(counter, cast)}, ${words.points(points)}`}
              data-about={`${aboutCounter(counter, cast, standingOf(view, hex, counter))}\n${words.points(points)}`}
              onClick={() => {
                if (droppable) onAct(drop)
              }}
            >
              <CounterFace what={counter} cast={cast} standing={standingOf(view, hex, counter)} />
              <span className={css.points}>{points}</span>
              {sameData(hinted, drop) && <HintMark />}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

/** What an exploration has brought to light: the defenders with their prices, and what they guard (KT-X3 to KT-X8). */
import { sameData } from '@crownlands/core/json'
import { HintMark } from '@crownlands/kit/hint.tsx'
import { useMemo } from 'react'
import { buildingValue } from '../../content'
import type { Action } from '../../rules/actions'
import { oddsToExplore } from '../../rules/battle/odds'
import { seenState } from '../../rules/view/seen-state'
import { bribesNow } from '../../text/facts'
import { OddsBar } from '../battle/odds-bar.tsx'
import { sideColour, sideName } from '../cast'
import { aboutCounter, CounterFace } from '../counters/counter.tsx'
import type { PartProps } from '../parts'
import { EXPLORE_TEXT } from '../text/explore'
import { ODDS_TEXT } from '../text/odds'
import { counterName } from '../words'
import css from './explore-panel.module.css'

export function ExplorePanel({ view, seat, legal, cast, hinted, onAct, onTry }: PartProps) {
  const words = EXPLORE_TEXT[cast.language]
  const task = view.tasks.at(-1)
  const hex = task?.type === 'explore' ? task.hex : undefined
  const odds = useMemo(
    () => (hex === undefined || seat === undefined ? undefined : oddsToExplore(seenState(view), hex, seat)),
    [view, hex, seat],
  )
  if (task?.type !== 'explore') return null
  const here = view.hexes[task.hex]
  const { prices, doubled } = bribesNow(view)
  const guarded = [
    ...(here?.income === undefined ? [] : [here.income]),
    ...(here?.guards?.treasures ?? []),
    ...(here?.guards?.items ?? []),
  ]
  return (
    <>
      {odds !== undefined && seat !== undefined && (
        <div className={css.odds}>
          <span>{ODDS_TEXT[cast.language].ifYouFight}</span>
          <OddsBar
            odds={odds}
            first={sideName(cast, seat)}
            second={sideName(cast, 'neutral')}
            colours={[sideColour(cast, seat), sideColour(cast, 'neutral')]}
            cast={cast}
          />
        </div>
      )}
      <p className={css.purse}>{words.purse(seat === undefined ? 0 : (view.players[seat]?.gold ?? 0))}</p>
      <ul className={css.defenders} aria-label={words.defenders}>
        {prices.map(({ what, gold }) => {
          const action: Action = { type: 'bribe', what }
          const isPayable = legal.some((one) => sameData(one, action))
          const face = what === 'building' ? (here?.income ?? what) : what
          const count = here?.guards?.creatures.filter((one) => one === what).length ?? 0
          return (
            <li key={what}>
              <span className={css.face} data-about={aboutCounter(face, cast)}>
                <CounterFace what={face} cast={cast} />
              </span>
              <span className={css.name}>
                {counterName(face, cast)}
                {count > 1 && ` ×${count}`}
              </span>
              <button
                type="button"
                aria-disabled={!isPayable}
                onClick={() => (isPayable ? onAct(action) : onTry(action))}
              >
                {words.bribe(gold)}
                {sameData(hinted, action) && <HintMark />}
              </button>
            </li>
          )
        })}
      </ul>
      {guarded.length > 0 && (
        <>
          <h3 className={css.title}>{words.guarded}</h3>
          <ul className={css.guarded}>
            {guarded.map((thing) => (
              <li key={thing} data-about={aboutCounter(thing, cast)} aria-label={counterName(thing, cast)}>
                <CounterFace what={thing} cast={cast} />
              </li>
            ))}
          </ul>
        </>
      )}
      {doubled && <p className={css.why}>{words.doubled}</p>}
      {here?.guards?.bribed === true && buildingValue(here.income) > 0 && <p className={css.why}>{words.bribed}</p>}
    </>
  )
}

/** The end is an occasion: the winner’s banner, the ranking, the course of the game, its best moment; then again. */
import type { Outcome } from '@crownlands/core/game'
import type { Language } from '@crownlands/core/room'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import { houseColour, onHouse } from '@crownlands/kit/houses'
import { Icon } from '@crownlands/kit/icon.tsx'
import type { CoursePoint, Nameplate } from '@crownlands/kit/room-ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { Mender } from '../design/mender'
import { bestMoment, ranking } from './chart'
import css from './ending.module.css'
import { number } from './numbers'
import { TABLE_TEXT } from './text'

/** Not needed before the end. */
const CourseChart = lazy(async () => ({ default: (await import('./course-chart')).CourseChart }))

interface EndingProps {
  readonly outcome: Outcome
  readonly nameplates: readonly Nameplate[]
  readonly course: readonly CoursePoint[]
  /** What the lines of the course are, if not the seats. */
  readonly courseLines: readonly Nameplate[] | undefined
  /** What the end came to, where there is nobody to rank. */
  readonly verdict: ReactNode | undefined
  /** What was special about this match, the day's say. */
  readonly occasion: ReactNode | undefined
  readonly language: Language
  /** The result in the game’s words. */
  readonly sentence: string
  readonly actions: ReactNode
}

export function Ending(props: EndingProps) {
  const { outcome, nameplates, course, courseLines, verdict, occasion, language, sentence, actions } = props
  const text = TABLE_TEXT[language]
  const best = courseLines === undefined ? bestMoment(course) : undefined
  const bestNameplate = best === undefined ? undefined : nameplates[best.seat]
  return (
    <div className={css.ending}>
      {verdict ?? (
        <div className={css.winners}>
          {outcome.winners.map((seat) => {
            const nameplate = nameplates[seat]
            return nameplate === undefined ? null : <Banner key={nameplate.house} {...nameplate} />
          })}
          {outcome.winners.length === 0 && <Icon name="laurels" size={96} />}
        </div>
      )}
      <p className={css.sentence}>{sentence}</p>
      {occasion}
      <div className={css.actions}>{actions}</div>
      <div className={css.columns} data-alone={verdict !== undefined || undefined}>
        <section hidden={verdict !== undefined}>
          <h3 className={css.heading}>{text.end.ranking}</h3>
          <ol className={css.ranking}>
            {ranking(outcome.scores).map(({ seat, place }) => {
              const nameplate = nameplates[seat]
              return nameplate === undefined ? null : (
                <li key={nameplate.house} data-won={outcome.winners.includes(seat) || undefined}>
                  <span className={css.place}>{text.end.place(place)}</span>
                  <HouseShield house={nameplate.house} size={32} />
                  <span className={css.name}>{nameplate.name}</span>
                  <span className={css.score}>{number(outcome.scores[seat] ?? 0, language)}</span>
                </li>
              )
            })}
          </ol>
          {best !== undefined && bestNameplate !== undefined && (
            <aside className={css.best}>
              <Icon name="crown" size={28} />
              <div>
                <h3>{text.end.bestMoment}</h3>
                <p>{text.end.best(bestNameplate.name, best.gain, best.label)}</p>
              </div>
            </aside>
          )}
        </section>
        {course.length > 1 && (
          <section>
            <h3 className={css.heading}>{text.end.course}</h3>
            {/* Without its chart an end is still an end. */}
            <Mender instead={() => <p>{text.end.courseAway}</p>}>
              <Suspense fallback={<div className={css.chartPlace} />}>
                <CourseChart
                  course={course}
                  nameplates={courseLines ?? nameplates}
                  named={courseLines !== undefined}
                  language={language}
                />
              </Suspense>
            </Mender>
          </section>
        )}
      </div>
    </div>
  )
}

/** A hanging banner in the house’s colour with its shield and name. */
function Banner({ name, house }: Nameplate) {
  return (
    <div className={css.banner} style={{ background: houseColour(house), color: onHouse(house) }}>
      <Icon name="laurels" size={30} />
      <HouseShield house={house} size={84} />
      <span className={css.bannerName}>{name}</span>
    </div>
  )
}

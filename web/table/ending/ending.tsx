/** The end is an occasion: the winner’s banner, or the own one fallen, the ranking, how it went, what it turned on; then again. */
import type { Outcome, Seat } from '@crownlands/core/game'
import type { Language } from '@crownlands/core/room'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import { houseColour, onHouse } from '@crownlands/kit/houses'
import { Icon, type IconName } from '@crownlands/kit/icons/icon.tsx'
import type { CoursePoint, NamedCourse, Nameplate } from '@crownlands/kit/room-ui'
import { type CSSProperties, lazy, type ReactNode, Suspense, useState } from 'react'
import { Segmented } from '../../design/field'
import { Mender } from '../../design/mender'
import { hrefOf } from '../../page/routes'
import { bestMoment, ranking } from './chart'
import css from './ending.module.css'
import { number } from './numbers'
import type { Result } from './result'
import { ENDING_TEXT } from './text'

/** Not needed before the end. */
const CourseChart = lazy(async () => ({ default: (await import('./course-chart')).CourseChart }))

interface EndingProps {
  readonly outcome: Outcome
  /** To the one person who played against the house, at this seat. */
  readonly result: Result | undefined
  readonly own: Seat | undefined
  readonly nameplates: readonly Nameplate[]
  readonly course: readonly CoursePoint[]
  /** What else can be followed, the course itself first; none: only that. */
  readonly courses: readonly NamedCourse[]
  /** What the lines of the course are, if not the seats. */
  readonly courseLines: readonly Nameplate[] | undefined
  /** What the end came to, where there is nobody to rank. */
  readonly verdict: ReactNode | undefined
  /** What was special about this match, the day's say. */
  readonly occasion: ReactNode | undefined
  /** Where the match was, if not on this device: what can be asked about it. After what most people do next. */
  readonly around: ReactNode
  /** What the game turned on, in a sentence. */
  readonly turning: string | undefined
  /** How often it was played so, and won. */
  readonly record: { readonly kind: string; readonly tally: string } | undefined
  /** What was done for the first time. */
  readonly feats: readonly { readonly title: string; readonly how: string }[]
  readonly language: Language
  /** The result in the game’s words. */
  readonly sentence: string
  readonly actions: ReactNode
}

export function Ending(props: EndingProps) {
  const {
    outcome,
    result,
    own,
    nameplates,
    course,
    courses,
    courseLines,
    verdict,
    occasion,
    around,
    language,
    sentence,
    actions,
  } = props
  const { turning, record, feats } = props
  const [followed, setFollowed] = useState(0)
  const text = ENDING_TEXT[language]
  const fallen = result === 'lost' && own !== undefined ? nameplates[own] : undefined
  const best = courseLines === undefined ? bestMoment(course) : undefined
  const bestNameplate = best === undefined ? undefined : nameplates[best.seat]
  return (
    <div className={css.ending} data-result={result}>
      {(result === 'won' || result === 'shared') && <Leaves />}
      {verdict ?? (
        <div className={css.winners}>
          {outcome.winners.map((seat) => {
            const nameplate = nameplates[seat]
            return nameplate === undefined ? null : <Banner key={nameplate.house} {...nameplate} />
          })}
          {outcome.winners.length === 0 && <Icon name="laurels" size={96} />}
          {fallen !== undefined && <FallenBanner {...fallen} />}
        </div>
      )}
      <p className={css.sentence}>{sentence}</p>
      {occasion}
      <div className={css.actions}>{actions}</div>
      {around}
      <div className={css.notes}>
        {record !== undefined && (
          <Note icon="trophy" title={text.record}>
            <b>{record.kind}</b> · {record.tally}. <a href={hrefOf({ page: 'history' })}>{text.history}</a>
          </Note>
        )}
        {turning !== undefined && (
          <Note icon="hourglass" title={text.turningPoint}>
            {turning}
          </Note>
        )}
        {best !== undefined && bestNameplate !== undefined && (
          <Note icon="crown" title={text.bestMoment}>
            {text.best(bestNameplate.name, best.gain, best.label)}
          </Note>
        )}
        {feats.map(({ title, how }) => (
          <Note key={title} icon="laurels" title={`${text.feats}: ${title}`}>
            {how}
          </Note>
        ))}
      </div>
      <div className={css.columns} data-alone={verdict !== undefined || undefined}>
        <section hidden={verdict !== undefined}>
          <h3 className={css.heading}>{text.ranking}</h3>
          <ol className={css.ranking}>
            {ranking(outcome).map(({ seat, place }) => {
              const nameplate = nameplates[seat]
              return nameplate === undefined ? null : (
                <li key={nameplate.house} data-won={outcome.winners.includes(seat) || undefined}>
                  <span className={css.place}>{text.place(place)}</span>
                  <HouseShield house={nameplate.house} size={32} />
                  <span className={css.name}>{nameplate.name}</span>
                  <span className={css.score}>{number(outcome.scores[seat] ?? 0, language)}</span>
                </li>
              )
            })}
          </ol>
        </section>
        {course.length > 1 && (
          <section>
            <h3 className={css.heading}>{text.course}</h3>
            {courses.length > 1 && (
              <Segmented<number>
                label={text.followed}
                choices={courses.map(({ name }, value) => ({ value, label: name }))}
                value={followed}
                onChange={setFollowed}
              />
            )}
            {/* Without its chart an end is still an end. */}
            <Mender instead={() => <p>{text.courseAway}</p>}>
              <Suspense fallback={<div className={css.chartPlace} />}>
                <CourseChart
                  course={courses[followed]?.points ?? course}
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

/** The own banner where it fell: torn and pale. */
function FallenBanner({ house }: Nameplate) {
  return (
    <div className={css.fallen} style={{ background: houseColour(house) }} aria-hidden="true">
      <HouseShield house={house} size={44} />
    </div>
  )
}

/** Gold leaf comes down for who has won. */
function Leaves() {
  return (
    <div className={css.leaves} aria-hidden="true">
      {Array.from({ length: 18 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is nothing but its number
        <i key={i} style={{ '--leaf': i } as CSSProperties} />
      ))}
    </div>
  )
}

interface NoteProps {
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
}

function Note({ icon, title, children }: NoteProps) {
  return (
    <div className={css.note}>
      <Icon name={icon} size={28} />
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </div>
  )
}

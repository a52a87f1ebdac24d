/** How well somebody plays, by game and number of seats, with the course of it. */
import type { Me, RatingCourse } from '@crownlands/table/online'
import { gameTitle } from '../../rooms/game-title'
import { useLanguage } from '../../text/words'
import * as api from '../api/api'
import { useList } from '../api/use-list'
import css from './account.module.css'
import { Section } from './section'
import { ACCOUNT_TEXT } from './text'

export function RatingsSection({ me }: { readonly me: Me }) {
  const language = useLanguage()
  const text = ACCOUNT_TEXT[language].ratings
  const [listed] = useList(api.me.ratings)
  const ratings = listed.state === 'there' ? listed.value.ratings : []
  return (
    <Section title={text.title}>
      {ratings.length === 0 && <p className={css.quiet}>{me.kind === 'account' ? text.none : text.forAccounts}</p>}
      <ul className={css.list}>
        {ratings.map((rating) => (
          <li key={`${rating.game} ${rating.seats}`}>
            <span>
              {text.of(gameTitle(rating.game, language), rating.seats)}
              <small>{text.games(rating.games)}</small>
            </span>
            <Course {...rating} />
            <strong className={css.rating}>{rating.rating}</strong>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const WIDTH = 120
const HEIGHT = 32

function Course({ course }: RatingCourse) {
  const text = ACCOUNT_TEXT[useLanguage()].ratings
  const [first] = course
  const last = course.at(-1)
  if (first === undefined || last === undefined || course.length < 2) return null
  const [low, high] = [Math.min(...course), Math.max(...course)]
  const points = course.map((value, i) => {
    const x = (i / (course.length - 1)) * WIDTH
    const y = HEIGHT - ((value - low) / Math.max(1, high - low)) * HEIGHT
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg
      className={css.course}
      viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`}
      role="img"
      aria-label={text.course(first, last)}
    >
      <polyline points={points.join(' ')} />
    </svg>
  )
}

/** To whoever comes for the first time: the games, each to be learned by playing. */
import { ButtonLink } from '../design/button'
import { hrefOf } from '../page/routes'
import { ON_THE_TABLE } from '../rooms/games'
import { useLanguage, useWords } from '../text/words'
import css from './first-game-offer.module.css'
import { hasFirstGame } from './scripts'
import { learning } from './store'

export function FirstVisit({ className }: { readonly className: string | undefined }) {
  const { firstGame } = useWords()
  const language = useLanguage()
  const games = ON_THE_TABLE.filter(({ id }) => hasFirstGame(id))
  if (games.length === 0 || games.some(({ id }) => learning(id).state !== 'new')) return null
  return (
    <aside className={`${css.offer} ${className ?? ''}`}>
      <p>{firstGame.welcome}</p>
      <ul className={css.games}>
        {games.map(({ id, words }) => (
          <li key={id}>
            <ButtonLink href={hrefOf({ page: 'first', game: id })}>{firstGame.of(words[language].title)}</ButtonLink>
          </li>
        ))}
      </ul>
    </aside>
  )
}

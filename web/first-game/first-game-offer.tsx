/** The way to a game's first game: an invitation to whoever has not played it, a quiet link to everybody else. */
import { ButtonLink } from '../design/button'
import { hrefOf } from '../page/routes'
import { useWords } from '../text/words'
import css from './first-game-offer.module.css'
import { hasFirstGame } from './scripts'
import { learning } from './store'

export function FirstGameOffer({ game }: { readonly game: string }) {
  const { firstGame } = useWords()
  if (!hasFirstGame(game)) return null
  const href = hrefOf({ page: 'first', game })
  const { state } = learning(game)
  if (state === 'done')
    return (
      <p className={css.quiet}>
        <a href={href}>{firstGame.again}</a>
      </p>
    )
  return (
    <aside className={css.offer}>
      {state === 'new' && <p>{firstGame.lead}</p>}
      <ButtonLink href={href}>{state === 'new' ? firstGame.begin : firstGame.goOn}</ButtonLink>
    </aside>
  )
}

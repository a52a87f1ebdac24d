/** The rulebook as a page of its own. */
import { isPlayable } from '@crownlands/core/manifest'
import { GAMES } from '@crownlands/games/registry'
import { use } from 'react'
import { ButtonLink } from '../../design/button'
import { FirstGameOffer } from '../../first-game/first-game-offer'
import { hrefOf } from '../../page/routes'
import { loadRoom } from '../../rooms/load-room'
import { TABLE_TEXT } from '../../table/text/text'
import { useLanguage } from '../../text/words'
import css from '../rulebook.module.css'
import { RulebookText } from '../rulebook-text'

export function RulesScreen({ game, clause }: { readonly game: string; readonly clause?: string | undefined }) {
  const language = useLanguage()
  const text = TABLE_TEXT[language]
  const room = use(loadRoom(game))
  return (
    <main className={css.page}>
      {room === undefined ? (
        <div className={css.missing}>
          <h1 className={css.title}>{text.rulebook.unknown}</h1>
          <ButtonLink href={hrefOf({ page: 'home' })}>{text.home}</ButtonLink>
        </div>
      ) : (
        <>
          <nav aria-label={text.rulebook.others} className={css.contents}>
            <ul>
              {GAMES.filter(isPlayable).map(({ id, words }) => (
                <li key={id}>
                  <a href={hrefOf({ page: 'rules', game: id })} aria-current={id === game ? 'page' : undefined}>
                    {words[language].title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <FirstGameOffer game={game} />
          <RulebookText room={room} clause={clause} level={1} />
        </>
      )}
    </main>
  )
}

/** The rulebook as a page of its own. */
import { isPlayable } from '@crownlands/core/manifest'
import { GAMES } from '@crownlands/games/registry'
import { use } from 'react'
import { ButtonLink } from '../design/button'
import { FirstGameOffer } from '../first-game/first-game-offer'
import { hrefOf } from '../page/routes'
import { loadRoom } from '../rooms/load-room'
import { useLanguage, useWords } from '../text/words'
import css from './book/rulebook.module.css'
import { RulebookText } from './book/rulebook-text'
import { RULES_TEXT } from './book/text'

export function RulesScreen({ game, clause }: { readonly game: string; readonly clause?: string | undefined }) {
  const language = useLanguage()
  const text = RULES_TEXT[language]
  const { shell } = useWords()
  const room = use(loadRoom(game))
  return (
    <main className={css.page}>
      {room === undefined ? (
        <div className={css.missing}>
          <h1 className={css.title}>{text.unknown}</h1>
          <ButtonLink href={hrefOf({ page: 'home' })}>{shell.home}</ButtonLink>
        </div>
      ) : (
        <>
          <nav aria-label={text.others} className={css.contents}>
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

/** The rulebook as a page of its own. */
import { use } from 'react'
import { ButtonLink } from '../design/button'
import { FirstGameOffer } from '../first-game/first-game-offer'
import { loadRoom } from '../rooms'
import { hrefOf } from '../routes'
import { TABLE_TEXT } from '../table/text'
import { useLanguage } from '../text/words'
import css from './rulebook.module.css'
import { RulebookText } from './rulebook-text'

export function RulesScreen({ game, clause }: { readonly game: string; readonly clause?: string | undefined }) {
  const text = TABLE_TEXT[useLanguage()]
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
          <FirstGameOffer game={game} />
          <RulebookText room={room} clause={clause} level={1} />
        </>
      )}
    </main>
  )
}

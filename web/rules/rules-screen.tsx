/** The rulebook as a page of its own. */
import { use } from 'react'
import { loadRoom } from '../rooms'
import { TABLE_TEXT } from '../table/text'
import { useLanguage } from '../text/words'
import css from './rulebook.module.css'
import { RulebookText } from './rulebook-text'

export function RulesScreen({ game, clause }: { readonly game: string; readonly clause?: string | undefined }) {
  const language = useLanguage()
  const room = use(loadRoom(game))
  return (
    <main className={css.page}>
      {room === undefined ? (
        <p className={css.introduction}>{TABLE_TEXT[language].rulebook.unknown}</p>
      ) : (
        <RulebookText room={room} clause={clause} level={1} />
      )}
    </main>
  )
}

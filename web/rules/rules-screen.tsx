/** The rulebook as a page of its own. */
import { use } from 'react'
import { loadRoom } from '../rooms'
import { TABLE_TEXT } from '../table/text'
import { useLanguage } from '../text/words'
import css from './rulebook.module.css'
import { RulebookText } from './rulebook-text'

export function RulesScreen({ game, clause }: { readonly game: string; readonly clause?: string | undefined }) {
  const language = useLanguage()
  const rulebook = use(loadRoom(game))?.words[language].rulebook
  return (
    <main className={css.page}>
      {rulebook === undefined ? (
        <p className={css.introduction}>{TABLE_TEXT[language].rulebook.unknown}</p>
      ) : (
        <RulebookText rulebook={rulebook} clause={clause} level={1} />
      )}
    </main>
  )
}

/** The rulebook as a page of its own. */
import css from './rulebook.module.css'
import { RulebookText } from './rulebook-text'

export function RulesScreen({ game, clause }: { readonly game: string; readonly clause?: string | undefined }) {
  return (
    <main className={css.page}>
      <RulebookText game={game} clause={clause} level={1} />
    </main>
  )
}

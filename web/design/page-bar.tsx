/** The head of every page but the table: the way home, the rulebook, the settings. */
import { GAMES } from '@crownlands/games/registry'
import { Glyph } from '@crownlands/kit/icons/glyph.tsx'
import { hrefOf, type Route } from '../page/routes'
import { useWords } from '../text/words'
import { Seal } from './ornament'
import styles from './page-bar.module.css'

export function PageBar({ route }: { readonly route: Route }) {
  const { shell } = useWords()
  const { page } = route
  // Of the game that is being set up, or else of the first on the shelf.
  const game = page === 'new' ? route.game : GAMES[0].id
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={styles.skip}
        onClick={() => {
          // The address is the route: a link to an anchor would leave the page.
          document.querySelector('main')?.focus()
        }}
      >
        {shell.skip}
      </button>
      {page !== 'home' && (
        <a className={styles.home} href={hrefOf({ page: 'home' })} aria-label={`Crownlands, ${shell.home}`}>
          <Seal size={36} />
          <span>Crownlands</span>
        </a>
      )}
      <nav className={styles.links} aria-label="Crownlands">
        {page !== 'rules' && (
          <a className={styles.link} href={hrefOf({ page: 'rules', game })}>
            <Glyph name="book" size={22} />
            {shell.rules}
          </a>
        )}
        {page !== 'settings' && (
          <a className={styles.link} href={hrefOf({ page: 'settings' })}>
            <Glyph name="settings" size={22} />
            {shell.settings}
          </a>
        )}
      </nav>
    </header>
  )
}

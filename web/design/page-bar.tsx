/** The head of every page but the table: the way home, the rulebook, the settings. */
import { hrefOf, type Route } from '../routes'
import { useWords } from '../text/words'
import { IconLink } from './button'
import { Seal } from './ornament'
import styles from './page-bar.module.css'

export function PageBar({ page }: { readonly page: Route['page'] }) {
  const { shell } = useWords()
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
          Crownlands
        </a>
      )}
      <nav className={styles.links} aria-label="Crownlands">
        {page !== 'rules' && (
          <IconLink glyph="book" label={shell.rules} href={hrefOf({ page: 'rules', game: 'kingdoms' })} />
        )}
        {page !== 'settings' && (
          <IconLink glyph="settings" label={shell.settings} href={hrefOf({ page: 'settings' })} />
        )}
      </nav>
    </header>
  )
}

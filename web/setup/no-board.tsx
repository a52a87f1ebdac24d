/** Instead of the set-up, where a game has no board in the browser yet. */
import type { Manifest } from '@crownlands/core/manifest'
import { ButtonLink } from '../design/button'
import { hrefOf } from '../page/routes'
import { useLanguage, useWords } from '../text/words'
import styles from './setup.module.css'

export function NoBoard({ manifest: { id, words } }: { readonly manifest: Manifest }) {
  const { home, shell } = useWords()
  return (
    <main className={styles.page} tabIndex={-1}>
      <div className={styles.head}>
        <h1>{words[useLanguage()].title}</h1>
        <p>{home.noBoardYet}</p>
        <p>
          <code>npx crownlands play {id}</code>
        </p>
      </div>
      <div className={styles.start}>
        <a href={hrefOf({ page: 'rules', game: id })}>{home.readRules}</a>
        <ButtonLink href={hrefOf({ page: 'home' })}>{shell.home}</ButtonLink>
      </div>
    </main>
  )
}

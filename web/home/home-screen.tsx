/** The first page: the house, its games, and what was left on the table. */

import { GAMES } from '@crownlands/games/registry'
import type { TableHost } from '@crownlands/table/protocol'
import { useState } from 'react'
import { Illuminated, Ruled, Seal, Vine } from '../design/ornament'
import { FirstVisit } from '../first-game/first-visit'
import { rememberedOnline } from '../online/api/remembered'
import { hrefOf } from '../page/routes'
import { COMING, ON_THE_TABLE } from '../rooms/games'
import { useWords } from '../text/words'
import { Featured, Later } from './game-card'
import styles from './home-screen.module.css'
import { OnlineTables } from './online-tables'
import { rememberedCount } from './remembered'
import { Tables } from './tables'
import { Today } from './today'

interface HomeScreenProps {
  readonly host: TableHost
  /** Somebody is about to play: the next page may be fetched. */
  onNear(): void
}

export function HomeScreen({ host, onNear }: HomeScreenProps) {
  const { home } = useWords()
  // On a phone what waits comes first, if there was something; it stays put while the page is open.
  const [tablesFirst] = useState(() => rememberedCount() > 0 || rememberedOnline() > 0)
  // Whoever has tables online alone finds them before the word that there is none here.
  const [onlineFirst] = useState(() => rememberedCount() === 0 && rememberedOnline() > 0)
  const tables = (
    <div className={styles.tables}>
      {onlineFirst && <OnlineTables />}
      <Tables host={host} />
      {!onlineFirst && <OnlineTables />}
    </div>
  )
  const today = <Today host={host} className={styles.today} />
  return (
    <main className={styles.page} data-returning={tablesFirst || undefined} tabIndex={-1}>
      <div className={styles.margin}>
        <Vine />
      </div>
      <div className={styles.opening}>
        <div className={styles.title}>
          <Seal size={76} />
          <h1>{home.title}</h1>
        </div>
        <Illuminated text={home.welcome(GAMES.length)} className={styles.welcome} />
      </div>
      {!tablesFirst && <FirstVisit className={styles.firstVisit} />}
      {tablesFirst && tables}
      {tablesFirst && today}
      <section className={styles.games} aria-labelledby="games">
        <Ruled>
          <h2 id="games">{home.gamesTitle}</h2>
        </Ruled>
        <ul className={styles.shelf}>
          {ON_THE_TABLE.map((manifest) => (
            <li key={manifest.id}>
              <Featured manifest={manifest} onNear={onNear} />
            </li>
          ))}
        </ul>
        <ul className={styles.coming}>
          {COMING.map((manifest) => (
            <li key={manifest.id}>
              <Later manifest={manifest} />
            </li>
          ))}
        </ul>
      </section>
      {!tablesFirst && today}
      {!tablesFirst && tables}
      <Foot />
    </main>
  )
}

function Foot() {
  const { home, shell } = useWords()
  return (
    <footer className={styles.foot}>
      <a href={hrefOf({ page: 'rules', game: GAMES[0].id })}>{shell.rules}</a>
      <a href={hrefOf({ page: 'history' })}>{home.history}</a>
      <a href={hrefOf({ page: 'settings' })}>{shell.settings}</a>
      <a href={hrefOf({ page: 'licences' })}>{home.credits}</a>
    </footer>
  )
}

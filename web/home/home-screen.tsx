/** The first page: the house, its games, and what was left on the table. */

import type { TableHost } from '@crownlands/table/protocol'
import { useState } from 'react'
import { DailyGame } from '../daily/daily-game'
import { ButtonLink } from '../design/button'
import { Card } from '../design/card'
import { Illuminated, Ruled, Seal, Vine } from '../design/ornament'
import { hrefOf } from '../routes'
import { useWords } from '../text/words'
import { CityPicture } from './city-picture'
import { BoardPicture, Emblem } from './emblems'
import { COMING, hasDaily, PLAYABLE, type Playable } from './games'
import styles from './home.module.css'
import { rememberedCount } from './remembered'
import { SiegePicture } from './siege-picture'
import { Tables } from './tables'

interface HomeScreenProps {
  readonly host: TableHost
  /** Somebody is about to play: the next page may be fetched. */
  onNear(): void
}

/** A glimpse of each game's table. */
const ART = { kingdoms: BoardPicture, 'kings-gate': CityPicture, gate: SiegePicture } as const

export function HomeScreen({ host, onNear }: HomeScreenProps) {
  const { home } = useWords()
  // On a phone what waits comes first, if there was something; it stays put while the page is open.
  const [tablesFirst] = useState(() => rememberedCount() > 0)
  const tables = <Tables host={host} />
  return (
    <main className={styles.page} tabIndex={-1}>
      <div className={styles.margin}>
        <Vine />
      </div>
      <div className={styles.opening}>
        <div className={styles.title}>
          <Seal size={92} />
          <h1>{home.title}</h1>
        </div>
        <Illuminated text={home.welcome} className={styles.welcome} />
      </div>
      {tablesFirst && tables}
      <section className={styles.games} aria-labelledby="games">
        <Ruled>
          <h2 id="games">{home.gamesTitle}</h2>
        </Ruled>
        <ul className={styles.shelf}>
          {PLAYABLE.map((playable) => (
            <li key={playable.game}>
              <Featured playable={playable} host={host} onNear={onNear} />
            </li>
          ))}
          {COMING.map((game) => (
            <li key={game}>
              <div className={styles.later}>
                <Emblem game={game} />
                <h3>{home.games[game].title}</h3>
                <p className={styles.line}>{home.games[game].line}</p>
                <p className={styles.when}>{home.notYet}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      {!tablesFirst && tables}
      <Foot />
    </main>
  )
}

interface FeaturedProps {
  readonly playable: Playable
  readonly host: TableHost
  onNear(): void
}

function Featured({ playable, host, onNear }: FeaturedProps) {
  const { home } = useWords()
  const { game, seats } = playable
  const Art = ART[game]
  return (
    <Card as="article" className={styles.featured}>
      <div className={styles.art}>
        <Art />
      </div>
      <div className={styles.text}>
        <h3>{home.games[game].title}</h3>
        <p className={styles.line}>{home.games[game].line}</p>
        <p className={styles.facts}>
          <span>{home.players(seats.min, seats.max)}</span>
          <span>{home.minutes}</span>
        </p>
        <p className={styles.actions}>
          <ButtonLink look="seal" href={hrefOf({ page: 'new', game })} onPointerEnter={onNear} onFocus={onNear}>
            {home.play}
            <span className="for-readers"> {home.games[game].title}</span>
          </ButtonLink>
          <a href={hrefOf({ page: 'rules', game })}>{home.readRules}</a>
        </p>
        {hasDaily(playable) && <DailyGame game={game} host={host} />}
      </div>
    </Card>
  )
}

function Foot() {
  const { home, shell } = useWords()
  return (
    <footer className={styles.foot}>
      <a href={hrefOf({ page: 'rules', game: PLAYABLE[0].game })}>{shell.rules}</a>
      <a href={hrefOf({ page: 'settings' })}>{shell.settings}</a>
      <a href={hrefOf({ page: 'licences' })}>{home.credits}</a>
    </footer>
  )
}

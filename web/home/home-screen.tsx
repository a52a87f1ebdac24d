/** The first page: the house, its games, and what was left on the table. */

import type { Manifest } from '@crownlands/core/manifest'
import { GAMES } from '@crownlands/games/registry'
import type { TableHost } from '@crownlands/table/protocol'
import { useState } from 'react'
import { DailyGame } from '../daily/daily-game'
import { ButtonLink } from '../design/button'
import { Card } from '../design/card'
import { Illuminated, Ruled, Seal, Vine } from '../design/ornament'
import { hrefOf } from '../routes'
import { useLanguage, useWords } from '../text/words'
import { Emblem, EmblemPicture } from './emblem'
import { COMING, PLAYABLE } from './games'
import styles from './home.module.css'
import { pictureOf } from './pictures'
import { rememberedCount } from './remembered'
import { Tables } from './tables'

interface HomeScreenProps {
  readonly host: TableHost
  /** Somebody is about to play: the next page may be fetched. */
  onNear(): void
}

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
        <Illuminated text={home.welcome(GAMES.length)} className={styles.welcome} />
      </div>
      {tablesFirst && tables}
      <section className={styles.games} aria-labelledby="games">
        <Ruled>
          <h2 id="games">{home.gamesTitle}</h2>
        </Ruled>
        <ul className={styles.shelf}>
          {PLAYABLE.map((manifest) => (
            <li key={manifest.id}>
              <Featured manifest={manifest} host={host} onNear={onNear} />
            </li>
          ))}
          {COMING.map((manifest) => (
            <li key={manifest.id}>
              <Later manifest={manifest} />
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
  readonly manifest: Manifest
  readonly host: TableHost
  onNear(): void
}

function Featured({ manifest, host, onNear }: FeaturedProps) {
  const { home } = useWords()
  const language = useLanguage()
  const { id: game, words, daily } = manifest
  const { title, tagline } = words[language]
  const Picture = pictureOf(game)
  return (
    <Card as="article" className={styles.featured}>
      <div className={styles.art}>{Picture === undefined ? <EmblemPicture {...manifest} /> : <Picture />}</div>
      <div className={styles.text}>
        <h3>{title}</h3>
        <p className={styles.line}>{tagline}</p>
        <Facts {...manifest} />
        <p className={styles.actions}>
          <ButtonLink variant="seal" href={hrefOf({ page: 'new', game })} onPointerEnter={onNear} onFocus={onNear}>
            {home.play}
            <span className="for-readers"> {title}</span>
          </ButtonLink>
          <a href={hrefOf({ page: 'rules', game })}>{home.readRules}</a>
        </p>
        {daily !== undefined && <DailyGame game={game} words={daily[language]} host={host} />}
      </div>
    </Card>
  )
}

/** A game that is not here yet. */
function Later({ manifest }: { readonly manifest: Manifest }) {
  const { home } = useWords()
  const { title, tagline } = manifest.words[useLanguage()]
  return (
    <div className={styles.later}>
      <Emblem {...manifest} />
      <h3>{title}</h3>
      <p className={styles.line}>{tagline}</p>
      <Facts {...manifest} />
      <p className={styles.when}>{home.notYet}</p>
    </div>
  )
}

function Facts({ seats, minutes }: Pick<Manifest, 'seats' | 'minutes'>) {
  const { home } = useWords()
  return (
    <p className={styles.facts}>
      <span>{home.players(seats.min, seats.max)}</span>
      <span>{home.minutes(minutes)}</span>
    </p>
  )
}

function Foot() {
  const { home, shell } = useWords()
  return (
    <footer className={styles.foot}>
      <a href={hrefOf({ page: 'rules', game: GAMES[0].id })}>{shell.rules}</a>
      <a href={hrefOf({ page: 'settings' })}>{shell.settings}</a>
      <a href={hrefOf({ page: 'licences' })}>{home.credits}</a>
    </footer>
  )
}

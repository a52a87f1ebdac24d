/** A game on the shelf: one that can be played with a picture, another with its emblem. */
import { isPlayable, type Manifest } from '@crownlands/core/manifest'
import { forReaders } from '@crownlands/kit/for-readers'
import type { TableHost } from '@crownlands/table/protocol'
import { DailyGame } from '../daily/daily-game'
import { ButtonLink } from '../design/button'
import { Card } from '../design/card'
import { hrefOf } from '../routes'
import { useLanguage, useWords } from '../text/words'
import { Emblem, EmblemPicture } from './emblem'
import styles from './game-card.module.css'
import { pictureOf } from './pictures'

interface FeaturedProps {
  readonly manifest: Manifest
  readonly host: TableHost
  onNear(): void
}

export function Featured({ manifest, host, onNear }: FeaturedProps) {
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
            <span className={forReaders}> {title}</span>
          </ButtonLink>
          <a href={hrefOf({ page: 'rules', game })}>{home.readRules}</a>
        </p>
        {daily !== undefined && <DailyGame game={game} words={daily[language]} host={host} />}
      </div>
    </Card>
  )
}

/** A game that has no board yet: its rules may be there already, and then it is played in the terminal. */
export function Later({ manifest }: { readonly manifest: Manifest }) {
  const { home } = useWords()
  const { title, tagline } = manifest.words[useLanguage()]
  return (
    <div className={styles.later}>
      <Emblem {...manifest} />
      <h3>{title}</h3>
      <p className={styles.line}>{tagline}</p>
      <Facts {...manifest} />
      {isPlayable(manifest) ? (
        <p className={styles.when}>
          {home.noBoardYet} <a href={hrefOf({ page: 'rules', game: manifest.id })}>{home.readRules}</a>
        </p>
      ) : (
        <p className={styles.when}>{home.notYet}</p>
      )}
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

/** A game on the shelf: one that can be played has a card with a picture, another a line with its emblem. */
import type { Manifest } from '@crownlands/core/manifest'
import { forReaders } from '@crownlands/kit/for-readers'
import { ButtonLink } from '../design/button'
import { Card } from '../design/card'
import { hrefOf } from '../page/routes'
import { Emblem, EmblemPicture } from '../rooms/emblem'
import { pictureOf } from '../rooms/pictures'
import { useLanguage, useWords } from '../text/words'
import styles from './game-card.module.css'

interface FeaturedProps {
  readonly manifest: Manifest
  onNear(): void
}

export function Featured({ manifest, onNear }: FeaturedProps) {
  const { home } = useWords()
  const language = useLanguage()
  const { id: game, words } = manifest
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
      </div>
    </Card>
  )
}

/** A game that is still to come. */
export function Later({ manifest }: { readonly manifest: Manifest }) {
  const { home } = useWords()
  const { title, tagline } = manifest.words[useLanguage()]
  return (
    <div className={styles.later}>
      <Emblem {...manifest} />
      <h3>{title}</h3>
      <p>{tagline}</p>
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

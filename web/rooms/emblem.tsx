/** The emblem of a game, alone or, on the shelf, for a picture. */
import type { Manifest } from '@crownlands/core/manifest'
import styles from './emblem.module.css'

type Emblematic = Pick<Manifest, 'emblem'>

export function Emblem({ emblem }: Emblematic) {
  return (
    <svg viewBox="0 0 64 64" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={emblem} />
    </svg>
  )
}

export function EmblemPicture({ emblem }: Emblematic) {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <circle className={styles.coin} cx="200" cy="150" r="128" />
      <circle className={styles.beads} cx="200" cy="150" r="119" />
      <circle className={styles.rim} cx="200" cy="150" r="108" />
      <path className={styles.struck} d={emblem} fillRule="evenodd" transform="translate(120 68) scale(2.5)" />
    </svg>
  )
}

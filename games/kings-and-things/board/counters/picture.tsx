/** A picture of Kings & Things as a part of another drawing, in one colour. */
import { useSyncExternalStore } from 'react'
import type { PictureName } from './face'
import { followPictures, knownPictures } from './load-pictures'

/** The side of the square that `tools/icons.js` draws them on. */
const SQUARE = 192

interface PictureAtProps {
  readonly name: PictureName
  readonly x: number
  readonly y: number
  readonly size: number
  readonly ink: string
}

export function PictureAt({ name, x, y, size, ink }: PictureAtProps) {
  const paths = useSyncExternalStore(followPictures, knownPictures, knownPictures)
  if (paths === undefined) return null
  return <path d={paths[name]} fill={ink} transform={`translate(${x} ${y}) scale(${size / SQUARE})`} />
}

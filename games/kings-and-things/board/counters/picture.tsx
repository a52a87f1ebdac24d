/** A picture of Kings & Things as a part of another drawing, in one colour. */
import { PICTURE_PATHS } from '../picture-paths'
import type { PictureName } from './face'

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
  return <path d={PICTURE_PATHS[name]} fill={ink} transform={`translate(${x} ${y}) scale(${size / SQUARE})`} />
}

/** The pictures of Gate, each in the colour of the text around it. They are ornament: words stand beside them. */
import { PICTURE_PATHS } from '../picture-paths'

export type ArtName = keyof typeof PICTURE_PATHS

interface ArtProps {
  readonly name: ArtName
  /** Any CSS length; as large as the text when left out. */
  readonly size?: string
  readonly className?: string | undefined
  /** What other styles than those of its owner find it by. */
  readonly part?: string
}

export function Art({ name, size = '1em', className, part }: ArtProps) {
  return (
    <svg
      viewBox="0 0 512 512"
      width={size}
      height={size}
      fill="currentColor"
      className={className}
      data-part={part}
      aria-hidden="true"
    >
      {name === 'rat-lord' ? <RatLord /> : <path d={PICTURE_PATHS[name]} />}
    </svg>
  )
}

/** A picture as a part of another drawing: a square of this size at this place. */
export function ArtAt({ name, x, y, size }: { name: ArtName; x: number; y: number; size: number }) {
  return <path d={PICTURE_PATHS[name]} transform={`translate(${x} ${y}) scale(${size / 512})`} />
}

/** A rat like the others, but for the crown. */
function RatLord() {
  return (
    <>
      <path d={PICTURE_PATHS['plague-rat']} transform="translate(-6 70) scale(.86)" />
      <path d={PICTURE_PATHS.crown} transform="translate(236 -8) rotate(14) scale(.34)" />
    </>
  )
}

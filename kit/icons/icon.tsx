/** One icon in the colour of the text around it. With a title it is a picture with a name, else ornament. */
import { ICON_PATHS } from './icon-paths'

export type IconName = keyof typeof ICON_PATHS

interface IconProps {
  readonly name: IconName
  /** In pixels, or any CSS length; as large as the text when left out. */
  readonly size?: number | string | undefined
  readonly title?: string | undefined
  readonly className?: string | undefined
}

export function Icon({ name, size = '1em', title, className }: IconProps) {
  const frame = {
    viewBox: '0 0 512 512',
    width: size,
    height: size,
    fill: 'currentColor',
    className,
  }
  if (title === undefined) {
    return (
      <svg {...frame} aria-hidden="true">
        <path d={ICON_PATHS[name]} />
      </svg>
    )
  }
  return (
    <svg {...frame} role="img" aria-label={title}>
      <title>{title}</title>
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}

/** An icon as a part of another drawing: a square of this size at this place. */
export function IconAt({
  name,
  x,
  y,
  size,
  fill,
}: {
  name: IconName
  x: number
  y: number
  size: number
  fill: string
}) {
  return <path d={ICON_PATHS[name]} fill={fill} transform={`translate(${x} ${y}) scale(${size / 512})`} />
}

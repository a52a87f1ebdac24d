/**
 * A counter of cardboard: its picture, its value, its land and its abilities as signs.
 *
 * A face fills its parent, which is a square of 44 to 96 px, and is ornament: labels and `data-about` are the caller's, from
 * `aboutCounter`.
 */
import type { CSSProperties } from 'react'
import type { Cast } from '../cast'
import { Fort } from '../map/forts.tsx'
import { landColour } from '../map/land.tsx'
import { linesAbout } from './about'
import css from './counter.module.css'
import { Emblem, SignAt } from './emblems.tsx'
import { type Face, faceOf, type Sign } from './face'
import { PictureAt } from './picture.tsx'
import type { Standing } from './standing'

interface CounterFaceProps {
  /** A Thing, a character, a fort by its name (`tower`), or `hidden`: its back. */
  readonly what: string
  readonly cast: Cast
  /** KT-U: told of own creatures. */
  readonly standing?: Standing | undefined
  /** What it is worth now, where that is not what is printed: hits, the Black Cloud, a Bow. */
  readonly value?: number | undefined
}

export function CounterFace({ what, cast, standing, value }: CounterFaceProps) {
  const face = faceOf(what, cast.edition)
  const now = value ?? face.value
  const colours = coloursOf(face)
  return (
    <svg
      className={css.counter}
      viewBox="0 0 96 96"
      data-part="counter"
      data-kind={face.kind}
      data-standing={standing}
      style={colours}
      aria-hidden="true"
    >
      <rect className={css.card} x={1.5} y={1.5} width={93} height={93} rx={11} />
      {face.kind === 'back' ? <Back /> : <Picture face={face} />}
      {face.land !== undefined && (
        <>
          <path className={css.corner} d="M3 40V12A9 9 0 0 1 12 3H40C37 24 24 37 3 40Z" />
          <Emblem land={face.land} x={5.5} y={5.5} size={21} ink="var(--ground)" />
        </>
      )}
      {face.signs.map((sign, i) => (
        <SignBadge key={sign} sign={sign} at={i} />
      ))}
      {face.gold !== undefined && <Coin gold={face.gold} beside={now !== undefined} />}
      {now !== undefined && <Value value={now} printed={face.value ?? now} holds={face.holds === true} />}
      {standing === 'bluff' && <Mask />}
    </svg>
  )
}

/** What a counter is, for whoever rests on it: its name is the first line. */
export function aboutCounter(what: string, cast: Cast, standing?: Standing): string {
  return linesAbout(what, cast, standing).join('\n')
}

/** The land of a creature, else the colour of its kind. */
function coloursOf({ kind, land }: Face): CSSProperties {
  const colour = kind === 'creature' && land !== undefined ? landColour(land) : `--kat-${kind}`
  const edge = land === undefined ? `--kat-${kind}-ink` : `${landColour(land)}-ink`
  return { '--ground': `var(${colour})`, '--corner': `var(${edge})` } as CSSProperties
}

function Picture({ face }: { readonly face: Face }) {
  const { picture, level } = face
  if (level !== undefined) return <Fort level={level} x={16} y={13} size={62} />
  if (picture === undefined) return null
  const { x, y, size } = placeOfPicture(face)
  return <PictureAt name={picture} x={x} y={y} size={size} ink="var(--kat-print)" />
}

/** It moves aside for a corner of land and for numbers at the foot; alone it has the whole card. */
function placeOfPicture({ land, value, gold }: Face): {
  readonly x: number
  readonly y: number
  readonly size: number
} {
  if (land !== undefined) return { x: 22, y: 9, size: 66 }
  return value === undefined && gold === undefined ? { x: 11, y: 11, size: 74 } : { x: 15, y: 8, size: 66 }
}

function SignBadge({ sign, at }: { readonly sign: Sign; readonly at: number }) {
  const x = 17 + at * 24
  return (
    <>
      <circle className={css.badge} cx={x} cy={79} r={13.5} />
      <SignAt sign={sign} x={x - 9} y={70} size={18} ink="var(--kat-card-ink)" />
    </>
  )
}

/** Round for what falls at one hit, a shield for what holds several. */
function Value({ value, printed, holds }: { value: number; printed: number; holds: boolean }) {
  return (
    <g data-changed={value === printed ? undefined : value > printed ? 'more' : 'less'} className={css.value}>
      {holds ? <path d="M59 58H93V76C93 86 85 92 76 94.500C67 92 59 86 59 76Z" /> : <circle cx={76} cy={76} r={18.5} />}
      <text x={76} y={86.5}>
        {value}
      </text>
    </g>
  )
}

function Coin({ gold, beside }: { readonly gold: number; readonly beside: boolean }) {
  const x = beside ? 20 : 75
  return (
    <g className={css.coin}>
      <circle cx={x} cy={76} r={18.5} />
      <circle cx={x} cy={76} r={14.5} />
      <text x={x} y={86}>
        {gold}
      </text>
    </g>
  )
}

/** KT-U1: a bluff wears a mask. */
function Mask() {
  return (
    <>
      <circle className={css.mask} cx={80} cy={16} r={15} />
      <PictureAt name="bluff" x={69} y={5} size={22} ink="var(--kat-card)" />
    </>
  )
}

/** All backs are alike. */
function Back() {
  return (
    <>
      <rect className={css.frame} x={9} y={9} width={78} height={78} rx={6} />
      <path
        className={css.lattice}
        d="M9 48L48 9L87 48L48 87ZM28.500 28.500L67.500 67.500M67.500 28.500L28.500 67.500M48 9V87M9 48H87"
      />
      <path className={css.crown} d="M33 60V40l8 8 7-13 7 13 8-8v20Z" />
    </>
  )
}

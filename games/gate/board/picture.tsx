/** Gate on the shelf: the town by night, and what comes out of the dark. */

import css from './picture.module.css'
import { WHOLE } from './town/drawings.tsx'
import './tokens.css'

/** As in the siege, the Gate before the others. */
const TOWN = [
  { location: 'farm', x: 26, size: 0.8 },
  { location: 'tower', x: 290, size: 0.95 },
  { location: 'gate', x: 108, size: 1.02 },
] as const
const GROUND = 246

/** Those who wait, two by two. */
const EYES = [
  { x: 66, y: 262, size: 0.8 },
  { x: 134, y: 256, size: 0.7 },
  { x: 196, y: 262, size: 1 },
  { x: 258, y: 257, size: 0.75 },
  { x: 336, y: 262, size: 0.9 },
] as const

export function Picture() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className={css.sky} width="400" height="300" />
      <circle className={css.halo} cx="232" cy="104" r="72" />
      <circle className={css.moon} cx="232" cy="104" r="46" />
      <path className={css.far} d="M0 208l54-60 40 34 58-66 52 58 40-28 62 54 44-40 50 44v96H0z" />
      <path className={css.near} d="M0 250q90-30 190-20t210 6v64H0z" />
      {TOWN.map(({ location, x, size }) => {
        const Drawing = WHOLE[location]
        return (
          <g key={location} transform={`translate(${x} ${GROUND - 130 * size}) scale(${size})`}>
            <Drawing />
          </g>
        )
      })}
      <path
        className={css.dark}
        d="M0 300v-44q24-22 46-10 22-26 50-8 18-20 44-4 22-16 46 2 26-18 50 0 20-18 46 0 26-20 50 2 22-14 44 4 12-10 24-4v62z"
      />
      <g className={css.eyes}>
        {EYES.map(({ x, y, size }) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
            <ellipse cx="-11" rx="7" ry="4" transform="rotate(16)" />
            <ellipse cx="11" rx="7" ry="4" transform="rotate(-16)" />
          </g>
        ))}
      </g>
    </svg>
  )
}

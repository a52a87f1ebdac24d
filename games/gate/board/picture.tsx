/** Gate on the shelf: the town by night, and what comes out of the dark. */
import css from './picture.module.css'

const WALL = 'M0 232v-70h14v-14h16v14h18v-14h16v14h18v-14h16v14h18v-14h16v14h20v70z'
const TURRET = 'M0 232V118l-8-10V74h16v14h14V74h20v14h14V74h16v34l-8 10v114z'

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
      <g transform="translate(108 76) scale(.74)">
        <path className={css.stone} d={WALL} transform="translate(44 0)" />
        <path className={css.stone} d={TURRET} transform="translate(6 0)" />
        <path className={css.stone} d={TURRET} transform="translate(168 0)" />
        <path className={css.pole} d="M37 74V36M199 74V36" />
        <path className={css.pennant} d="M38 36l34 8-34 9zM200 36l34 8-34 9z" />
        <path className={css.arch} d="M86 232v-34a34 36 0 0 1 68 0v34z" />
        <path
          className={css.bars}
          d="M96 230v-52M108 230v-64M120 230v-67M132 230v-64M144 230v-52M87 192h66M87 212h66"
        />
        <path className={css.window} d="M31 128h12v26H31zM193 128h12v26h-12zM31 178h12v18H31zM193 178h12v18h-12z" />
      </g>
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

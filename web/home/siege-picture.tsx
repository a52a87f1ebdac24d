/** The picture on the card of Gate: the town by night, and what comes out of the dark. */
import css from './siege-picture.module.css'

const WALL = 'M0 232v-70h14v-14h16v14h18v-14h16v14h18v-14h16v14h18v-14h16v14h20v70z'
const TURRET = 'M0 232V118l-8-10V74h16v14h14V74h20v14h14V74h16v34l-8 10v114z'

export function SiegePicture() {
  return (
    <svg className={css.picture} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className={css.sky} width="400" height="300" />
      <circle className={css.halo} cx="262" cy="92" r="78" />
      <circle className={css.moon} cx="262" cy="92" r="50" />
      <path className={css.far} d="M0 208l54-60 40 34 58-66 52 58 40-28 62 54 44-40 50 44v96H0z" />
      <path className={css.dark} d="M284 300q4-84 46-98 8-66 24-72l5-44 8 42q10-4 14-30l19 40v162z" />
      <g className={css.eyes}>
        <ellipse cx="330" cy="214" rx="6" ry="4" transform="rotate(14 330 214)" />
        <ellipse cx="352" cy="212" rx="6" ry="4" transform="rotate(-14 352 212)" />
        <ellipse cx="372" cy="166" rx="4" ry="3" transform="rotate(14 372 166)" />
        <ellipse cx="388" cy="165" rx="4" ry="3" transform="rotate(-14 388 165)" />
        <ellipse cx="312" cy="258" rx="4" ry="3" transform="rotate(14 312 258)" />
        <ellipse cx="327" cy="257" rx="4" ry="3" transform="rotate(-14 327 257)" />
      </g>
      <path className={css.near} d="M0 250q90-30 190-20t210 6v64H0z" />
      <g transform="translate(44 22)">
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
    </svg>
  )
}

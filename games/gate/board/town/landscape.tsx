/** Sky, moon, hills and the dark the enemies come from: cut from paper, layer upon layer. */
import css from '../siege/siege.module.css'

export function Landscape() {
  return (
    <svg className={css.land} viewBox="0 0 1000 340" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect className={css.landSky} width="1000" height="340" />
      <circle className={css.landHalo} cx="286" cy="176" r="74" />
      <circle className={css.landDisc} cx="286" cy="176" r="44" />
      <path
        className={css.landFar}
        d="M0 236l70-54 52 34 76-70 62 58 48-30 84 60 70-46 62 40 90-72 58 46 66-58 88 74 54-36 120 60v98H0z"
      />
      <path className={css.landMid} d="M0 268q120-60 250-34t240-8 240-2 270-10v126H0z" />
      <path
        className={css.landDark}
        d="M760 340q20-60 74-66 10-60 34-64l4-42 7 40q14-8 16-34l8 34 22 4 5-60 8 58q18 6 22 26l9-36 8 44 23 20v76z"
      />
      <path className={css.landNear} d="M0 302q170-34 360-16t350-8 290 10v52H0z" />
    </svg>
  )
}

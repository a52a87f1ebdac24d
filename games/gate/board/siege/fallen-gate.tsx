/** A defeat, drawn. */
import { RUINS } from '../town/buildings.tsx'
import css from '../town/town.module.css'

/** What is left of the Gate the morning after: smoke over the stumps of its towers, embers, a fallen pennant, a crow. */
export function FallenGate() {
  return (
    <svg viewBox="-24 0 238 146" aria-hidden="true">
      <circle className={css.sun} cx="150" cy="52" r="30" />
      <path className={css.far} d="M-24 132l22-26 24 12 30-34 26 26 24-14 34 30 26-20 30 8 22 18z" />
      <g className={css.smoke}>
        <path d="M38 92c-10-14 8-20 0-34s10-18 4-34c14 12 2 22 10 36s-10 18-2 32z" />
        <path d="M150 96c-8-12 8-18 2-30s8-14 4-28c12 12 2 20 8 30s-8 16-2 28z" />
      </g>
      <path className={css.stone} d={RUINS.gate} />
      <path
        className={css.line}
        d="M16 96h12M34 108h12M20 120h14M150 104h12M160 92h10M146 120h14M70 124h12M104 122h16"
      />
      <path className={css.dark} d="M76 130v-10l8-10 10 6 8-8 12 10 2 12z" />
      <path className={css.bars} d="M84 130l-6-22M96 130l2-18M108 130l8-16" />
      <path className={css.light} d="M58 128l3-9 4 5 3-8 4 12zM122 128l2-7 4 4 3-8 4 11z" />
      <path className={css.line} d="M178 130L142 110" />
      <path className={css.pennant} d="M142 110l-20 2 9 6-7 7 22-7z" />
      <path className={css.dark} d="M27 70c4-3 9-3 12 1l7 1-6 3c-1 4-5 6-9 5l-7 4 2-7c-1-3-1-5 1-7z" />
      <path className={css.stone} d="M-24 130h238v16H-24z" />
    </svg>
  )
}

/** What is painted behind the sign of a card: two layers of cut paper and a few lines. */
import css from '../cards/cards.module.css'
import type { SceneName } from '../siege/scene'

interface Layers {
  readonly far: string
  readonly near: string
  readonly lines: string
}

/** On 120 by 80, from the ground up: a low window shows the lower part. */
const SCENERY: Readonly<Record<SceneName, Layers>> = {
  // Gables over a market stall.
  market: {
    far: 'M0 80V46l9-10 9 10v-8l12-13 12 13v10h7V42l10-10 10 10v8h8V34l11-11 11 11v10h4l8-8 9 8v36z',
    near: 'M0 80v-9h120v9zM84 71V58h-4l5-9h29l5 9h-4v13h-3V58H87v13zM4 71V60h24v11z',
    lines: 'M30 30v8M81 30v6M59 38v6',
  },
  // A wall that grows, and the scaffold before it.
  yard: {
    far: 'M0 80V38h9v-7h9v7h9v-7h9v7h9v14h9v-7h9v7h9v10h12v-7h9v7h9v-5h13v24z',
    near: 'M0 80v-8h120v8zM6 72v-8h12v8zM12 64v-7h12v7zM98 72v-9h14v9z',
    lines: 'M66 72V18M96 72V18M60 30h42M60 48h42M66 48l30-18M81 18V8h22v8',
  },
  // A chapel on the hill, and the sun behind it.
  chapel: {
    far: 'M0 80V62q26-20 56-10t64-6v34zM22 26a13 13 0 1 0 .1 0z',
    near: 'M0 80v-8q50-12 120 0v8zM88 68V48l8-7V29h-3v-3h3v-4h4v4h3v3h-3v12l8 7v20z',
    lines: 'M22 16v-6M6 22l-4-4M38 22l4-4M62 24q4-5 8 0q4-5 8 0M54 36q3-4 6 0q3-4 6 0',
  },
  // Stakes, spears and a pennant.
  wall: {
    far: 'M30 20l20 6-20 7zM96 12l18 6-18 6z',
    near: 'M0 80V54l6-9 6 9v4l6-10 6 10v-4l6-9 6 9v4l6-10 6 10v-4l6-9 6 9v4l6-10 6 10v-4l6-9 6 9v4l6-10 6 10v-4l6-9 6 9v4l6-10 6 10v24z',
    lines: 'M28 60V14M94 60V8M8 56l12-38M58 56l-8-36M74 56l10-38',
  },
  // A road over the hills under the evening star.
  road: {
    far: 'M0 80V52q20-18 44-8t42-14 34 8v42zM92 10l2 6 6 2-6 2-2 6-2-6-6-2 6-2z',
    near: 'M0 80v-6q36-14 66-6t54-6v18z',
    lines: 'M20 80q34-8 30-18t22-12 12-14',
  },
}

export function Scenery({ scene }: { readonly scene: SceneName }) {
  const { far, near, lines } = SCENERY[scene]
  return (
    <svg className={css.scene} viewBox="0 0 120 80" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className={css.far} d={far} />
      <path className={css.lines} d={lines} />
      <path className={css.near} d={near} />
    </svg>
  )
}

/** Farm, tower and gate while they are whole, with candles in their windows: in the siege and on the shelf. Feet stand on y = 130. */
import css from './town.module.css'

function Farm() {
  return (
    <>
      <path className={css.far} d="M104 130V62a13 13 0 0 1 26 0v68z" />
      <path className={css.line} d="M104 72h26M104 88h26M104 104h26" />
      <path className={css.wood} d="M18 130V80l14-24 30-16 30 16 14 24v50z" />
      <path className={css.roof} d="M8 84 26 50l36-20 36 20 18 34-9 5-16-31-29-15-29 15-16 31z" />
      <path className={css.light} d="M54 58a8 8 0 0 1 16 0v12H54z" />
      <path className={css.line} d="M62 50v20M54 61h16" />
      <path className={css.dark} d="M42 130V92h40v38z" />
      <path className={css.lineLight} d="M42 92h40v38H42zM42 92l40 38M82 92l-40 38" />
      <path
        className={css.wheat}
        d="M3 130v-17m-4 3 4 5 4-5m-8-6 4 5 4-5M138 130v-20m-5 4 5 5 5-5m-10-7 5 5 5-5M147 130v-13m-4 3 4 4 4-4"
      />
    </>
  )
}

function Tower() {
  return (
    <>
      <path className={css.line} d="M55 30V4" />
      <path className={css.pennant} d="M56 4l30 7-30 8z" />
      <path className={css.stone} d="M30 130l5-74h40l5 74z" />
      <path className={css.stone} d="M24 58V28h11v9h9v-9h22v9h9v-9h11v30l-8 7H32z" />
      <path className={css.line} d="M26 50h58" />
      <path className={css.light} d="M51 72h8v18h-8zM51 100h8v10h-8z" />
      <path className={css.line} d="M34 78h9M66 84h11M33 98h12M64 104h14M32 116h13M67 120h12" />
    </>
  )
}

function Gate() {
  return (
    <>
      <path className={css.line} d="M34 24V6M156 24V6" />
      <path className={css.pennant} d="M35 6l22 5-22 6zM157 6l22 5-22 6z" />
      <path className={css.stone} d="M56 130V58h8v-9h12v9h12v-9h14v9h12v-9h12v9h8v72z" />
      <path
        className={css.stone}
        d="M12 130V54l-5-6V24h11v9h9v-9h14v9h9v-9h11v24l-5 6v76zM134 130V54l-5-6V24h11v9h9v-9h14v9h9v-9h11v24l-5 6v76z"
      />
      <path className={css.line} d="M9 48h50M131 48h50" />
      <path className={css.light} d="M30 64h8v18h-8zM152 64h8v18h-8zM30 98h8v12h-8zM152 98h8v12h-8z" />
      <path className={css.dark} d="M70 130v-28a25 27 0 0 1 50 0v28z" />
      <path className={css.bars} d="M78 128V88M86.500 128V78M95 128V75M103.500 128V78M112 128V88M71 98h48M71 112h48" />
      <path className={css.line} d="M15 90h11M43 104h10M14 118h12M137 88h11M164 102h11M136 116h12M60 70h14M112 66h16" />
    </>
  )
}

export const WHOLE = { farm: Farm, tower: Tower, gate: Gate } as const

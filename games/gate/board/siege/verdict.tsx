/** What the end came to: the rank under laurels, or what broke. */

import type { Language } from '@crownlands/core/room'
import { DIFFICULTIES, rankOf } from '../../content'
import { score, type View } from '../../rules/state'
import { BOARD_TEXT } from '../text/text'
import { Art } from '../town/art.tsx'
import { FallenGate } from './fallen-gate.tsx'
import css from './verdict.module.css'

export function Verdict({ view, language }: { readonly view: View; readonly language: Language }) {
  const words = BOARD_TEXT[language]
  const points = score(view)
  const killed = words.killed(view.scored.length, DIFFICULTIES[view.options.difficulty].enemies.length)
  if (view.ending === undefined) return null
  if (view.ending === 'victory') {
    return (
      <div className={css.verdict} data-won="true">
        <span className={css.wreath}>
          <Art name="laurels" size="9rem" />
          <b>{points}</b>
        </span>
        <p className={css.rank}>{words.ranks[rankOf(points)]}</p>
        <p>{`${words.score(points)} · ${killed}`}</p>
      </div>
    )
  }
  return (
    <div className={css.verdict} data-won="false">
      <span className={css.ruins}>
        <FallenGate />
        {view.ending !== 'gate-fell' && <Art name="skull" size="4.5rem" />}
      </span>
      <p>{`${words.turn(view.turn)} · ${killed}`}</p>
    </div>
  )
}

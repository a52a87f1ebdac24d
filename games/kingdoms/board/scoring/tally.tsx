/** Beside the line that is being scored: what it is worth, and what it pays each house. */
import type { Language } from '@crownlands/core/room'
import { signed } from '@crownlands/core/text/typesetting'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import type { Nameplate } from '@crownlands/kit/room-ui'
import type { CSSProperties } from 'react'
import { COLUMNS, ROWS } from '../../content'
import { partTitle } from '../describe'
import { columnOf, rowOf } from '../lines'
import { BOARD_TEXT } from '../text/text'
import type { LitPart } from './scene'
import css from './tally.module.css'

interface TallyProps {
  readonly lit: LitPart
  readonly nameplates: readonly Nameplate[]
  readonly language: Language
}

export function Tally({ lit, nameplates, language }: TallyProps) {
  const { kind, number, broken, part } = lit
  const words = BOARD_TEXT[language]
  const tone = part.base > 0 ? 'good' : part.base < 0 ? 'bad' : 'nil'
  return (
    <div
      className={css.tally}
      data-tally=""
      data-kind={kind}
      data-side={sideOf(lit)}
      style={placeOf(lit)}
      aria-hidden="true"
    >
      <span className={css.title}>{partTitle(kind, number, broken ? part.spaces : undefined, language)}</span>
      <b className={css.base} data-tone={tone}>
        {signed(part.base)}
      </b>
      {part.gains.length === 0 && <span className={css.none}>{words.noCastles}</span>}
      {part.gains.map(({ seat, ranks, gold }) => {
        const nameplate = nameplates[seat]
        return nameplate === undefined ? null : (
          <span key={seat} className={css.gain} data-tally-seat={seat}>
            <HouseShield house={nameplate.house} size="1.3em" />
            <span>×{ranks}</span>
            <b data-tone={gold > 0 ? 'good' : gold < 0 ? 'bad' : 'nil'}>{signed(gold)}</b>
          </span>
        )
      })}
    </div>
  )
}

/** Where there is more room: a row has it below it or above, a column to its right or left. */
function sideOf({ kind, number }: LitPart): 'before' | 'after' {
  return number > (kind === 'row' ? ROWS : COLUMNS) / 2 ? 'before' : 'after'
}

/** The middle of the part along its line, counted in spaces from the first. */
function placeOf({ kind, number, part }: LitPart): CSSProperties {
  const along = part.spaces.map(kind === 'row' ? columnOf : rowOf)
  const middle = along.reduce((sum, one) => sum + one, 0) / along.length + 0.5
  return { '--number': number, '--middle': middle } as CSSProperties
}

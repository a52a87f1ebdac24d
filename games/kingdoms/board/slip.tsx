/** A slip of paper beside a space or a line that says what it means, in numbers for every house. */
import { signed } from '@crownlands/core/text/typesetting'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import type { Nameplate } from '@crownlands/kit/room-ui'
import css from './slip.module.css'

interface SlipProps {
  readonly title?: string | undefined
  readonly text?: string | undefined
  /** Gold for each seat; zeros are left out. */
  readonly gold?: readonly number[] | undefined
  readonly nameplates: readonly Nameplate[]
  /** Where it hangs so that it stays on the board. */
  readonly side: 'above' | 'below'
  readonly align: 'left' | 'centre' | 'right'
  /** Waits a moment before it shows: for mere pointing. */
  readonly patient?: boolean
}

export function Slip({ title, text, gold = [], nameplates, side, align, patient = false }: SlipProps) {
  const chips = gold.flatMap((change, seat) => {
    const nameplate = nameplates[seat]
    return change === 0 || nameplate === undefined ? [] : [{ change, house: nameplate.house }]
  })
  return (
    <span className={css.slip} data-side={side} data-align={align} data-patient={patient} aria-hidden="true">
      {title !== undefined && <b>{title}</b>}
      {text !== undefined && <span>{text}</span>}
      {chips.length > 0 && (
        <span className={css.chips}>
          {chips.map(({ house, change }) => (
            <span key={house} className={css.chip} data-good={change > 0}>
              <HouseShield house={house} size="1.15em" />
              {signed(change)}
            </span>
          ))}
        </span>
      )}
    </span>
  )
}

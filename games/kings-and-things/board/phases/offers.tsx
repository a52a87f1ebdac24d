/** Actions as buttons in words: for whatever has no better place yet. */
import { sameData } from '@crownlands/core/json'
import { HintMark } from '@crownlands/kit/hint.tsx'
import type { Action } from '../../actions'
import type { PartProps } from '../parts'
import { actionLabel } from '../words'
import css from './phases.module.css'

interface OffersProps extends Pick<PartProps, 'view' | 'cast' | 'hinted' | 'onAct'> {
  readonly label: string
  readonly actions: readonly Action[]
}

export function Offers({ view, cast, hinted, label, actions, onAct }: OffersProps) {
  if (actions.length === 0) return null
  return (
    <fieldset className={css.offers} aria-label={label} data-part="offers">
      {actions.map((action) => (
        <button key={JSON.stringify(action)} type="button" className={css.offer} onClick={() => onAct(action)}>
          {actionLabel(action, view, cast)}
          {sameData(action, hinted) && <HintMark />}
        </button>
      ))}
    </fieldset>
  )
}

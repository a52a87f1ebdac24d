/** Actions as buttons in words, with what each is about drawn beside them. */
import { sameData } from '@crownlands/core/json'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import { HintMark } from '@crownlands/kit/hint.tsx'
import type { Action } from '../../rules/actions'
import { aboutCounter, CounterFace } from '../counters/counter.tsx'
import type { PartProps } from '../parts'
import { actionLabel } from '../words'
import css from './phases.module.css'
import { type Drawn, drawnFor } from './picture-for'

interface OffersProps extends Pick<PartProps, 'view' | 'cast' | 'hinted' | 'onAct'> {
  readonly label: string
  readonly actions: readonly Action[]
}

export function Offers({ view, cast, hinted, label, actions, onAct }: OffersProps) {
  if (actions.length === 0) return null
  return (
    <fieldset className={css.offers} aria-label={label} data-part="offers">
      {actions.map((action) => {
        const drawn = drawnFor(action, view)
        return (
          <button
            key={JSON.stringify(action)}
            type="button"
            className={css.offer}
            data-about={drawn?.kind === 'counter' ? aboutCounter(drawn.what, cast) : undefined}
            onClick={() => onAct(action)}
          >
            {drawn !== undefined && (
              <span className={css.drawn}>
                <Drawing drawn={drawn} cast={cast} />
              </span>
            )}
            {actionLabel(action, view, cast)}
            {sameData(action, hinted) && <HintMark />}
          </button>
        )
      })}
    </fieldset>
  )
}

/** Ornament: the words stand beside it. */
function Drawing({ drawn, cast }: { readonly drawn: Drawn } & Pick<PartProps, 'cast'>) {
  switch (drawn.kind) {
    case 'counter':
      return <CounterFace what={drawn.what} cast={cast} />
    case 'player': {
      const house = cast.nameplates[drawn.seat]?.house
      return house === undefined ? null : <HouseShield house={house} size={30} />
    }
    case 'land':
      return (
        <svg viewBox="-60 -52 120 104" aria-hidden="true">
          <use href={`#kt-land-${drawn.terrain}`} x={-60} y={-52} width={120} height={104} />
        </svg>
      )
  }
}

/** The phases of a turn: what is done, what is now. */
import { PHASES } from '../../state'
import type { View } from '../../view'
import type { Cast } from '../cast'
import { PHASE_TEXT } from '../text/phases'
import css from './phases.module.css'

export function PhaseTrack({ view, cast }: { view: View; cast: Cast }) {
  const words = PHASE_TEXT[cast.language]
  const now = PHASES.indexOf(view.phase)
  return (
    <ol className={css.track} aria-label={words.track}>
      {PHASES.filter((phase) => phase !== 'setup' || view.phase === 'setup').map((phase) => (
        <li
          key={phase}
          className={css.phase}
          data-when={phase === view.phase ? 'now' : PHASES.indexOf(phase) < now ? 'done' : 'to-come'}
          aria-current={phase === view.phase ? 'step' : undefined}
        >
          {words.phases[phase]}
        </li>
      ))}
    </ol>
  )
}

/** The phases of a turn: what is done, what is now and who is waited for, what happens in each; and the clock. */
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import { hexName } from '../../rules/places'
import { PHASES } from '../../rules/state'
import { askedIn } from '../../rules/view/seen-state'
import type { View } from '../../rules/view/view'
import { type Cast, playerName } from '../cast'
import { PHASE_TEXT } from '../text/phases'
import { clockOf } from './clock'
import css from './phase-track.module.css'

interface PhaseTrackProps {
  readonly view: View
  readonly cast: Cast
  readonly isLedgerOpen: boolean
  /** Where the gold comes from. */
  onLedger(): void
}

export function PhaseTrack({ view, cast, isLedgerOpen, onLedger }: PhaseTrackProps) {
  const words = PHASE_TEXT[cast.language]
  const now = PHASES.indexOf(view.phase)
  const asked = view.result === undefined ? askedIn(view) : []
  return (
    <header className={css.head}>
      <ol className={css.track} aria-label={words.track}>
        {PHASES.filter((phase) => (phase === 'setup') === (view.phase === 'setup')).map((phase) => (
          <li
            key={phase}
            className={css.phase}
            data-when={phase === view.phase ? 'now' : PHASES.indexOf(phase) < now ? 'done' : 'to-come'}
            data-about={`${words.phases[phase]}\n${words.about[phase]}`}
            aria-current={phase === view.phase ? 'step' : undefined}
          >
            <span className={css.name}>{words.phases[phase]}</span>
            {phase === view.phase && (
              <span className={css.order}>
                {view.order.map((seat) => {
                  const nameplate = cast.nameplates[seat]
                  if (nameplate === undefined || view.players[seat]?.out === true) return null
                  const isAsked = asked.includes(seat)
                  return (
                    <span key={seat} className={css.seat} data-asked={isAsked}>
                      <HouseShield
                        house={nameplate.house}
                        size={16}
                        title={isAsked ? words.waitedFor(nameplate.name) : nameplate.name}
                      />
                    </span>
                  )
                })}
              </span>
            )}
          </li>
        ))}
      </ol>
      <button type="button" className={css.ledger} aria-expanded={isLedgerOpen} onClick={onLedger}>
        <ClockWords view={view} cast={cast} />
      </button>
    </header>
  )
}

function ClockWords({ view, cast }: { view: View; cast: Cast }) {
  const words = PHASE_TEXT[cast.language]
  const clock = clockOf(view)
  switch (clock.kind) {
    case 'none':
      return <>{words.ledger}</>
    case 'running':
      return <b>{words.wins(playerName(cast, clock.seat), hexName(clock.hex), clock.turn)}</b>
    case 'conquest':
      return <b>{words.conquest(clock.citadels.map(({ hex }) => hexName(hex)))}</b>
  }
}

/**
 * A battle: a screen of its own over the map, for as long as a `battle` task lies anywhere on the stack.
 *
 * Whoever fills this folder gets, beside `PartProps` (the view, who may act, all legal actions, the cast): `task`, the battle
 * as the viewer knows it (forces with their fighters, step, stage, shots, hits still to be put), `latest`, the events of the
 * last action (`step-rolled` has every die with who threw it and what it needs), and `stepTime`, how long a step is shown
 * (0: at once). It sends `hit`, `item`, `aim`, `turn`, `target`, `go-on`, `balloon-retreat` and, where `retreat` hexes are to
 * be chosen, calls `onMap` so that they can be clicked there. `done` (next step, no retreat) has its button at the table's
 * foot. Questions about dice, items and bluffs are asked in `questions/` while the battle stays on the screen. To show
 * what happened step by step: `onShowing(told)` with how many of `latest` are told, undefined at the end.
 */
import type { Event } from '../../happenings'
import type { SeenTask } from '../../view'
import { sideName } from '../cast'
import { CounterFace } from '../counters/counter.tsx'
import { hexTitle } from '../map/describe'
import type { PartProps } from '../parts'
import { BATTLE_TEXT } from '../text/battle'
import css from './battle.module.css'

export type SeenBattle = Extract<SeenTask, { readonly type: 'battle' }>

interface BattleProps extends PartProps {
  readonly task: SeenBattle
  readonly latest: readonly Event[]
  readonly stepTime: number
  onShowing(told: number | undefined): void
  /** The map is wanted: a hex is to be chosen there. */
  onMap(): void
}

export function Battle({ task, view, cast, onMap }: BattleProps) {
  const words = BATTLE_TEXT[cast.language]
  return (
    <section className={css.battle} aria-label={words.battleIn(hexTitle(task.hex, view, cast))} data-part="battle">
      <header className={css.head}>
        <h2>{words.battleIn(hexTitle(task.hex, view, cast))}</h2>
        <p>{words.round(task.round, words.steps[task.step])}</p>
        <button type="button" onClick={onMap}>
          {words.toMap}
        </button>
      </header>
      <div className={css.forces}>
        {task.forces.map((force) => (
          <section key={force.side} className={css.force} aria-label={sideName(cast, force.side)}>
            <h3>{sideName(cast, force.side)}</h3>
            <ul>
              {force.fighters.map((fighter, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are the same in every way
                <li key={`${fighter.what} ${i}`}>
                  <CounterFace what={fighter.what} cast={cast} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

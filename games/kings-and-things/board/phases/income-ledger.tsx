/** Where everybody's gold comes from, line by line, and how far it is to a citadel (KT-G1, KT-N6). */
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import { citadelIncome } from '../../content'
import { incomeLines, sumOf } from '../../rules/phases/income'
import { seenState } from '../../rules/view/seen-state'
import type { View } from '../../rules/view/view'
import type { Cast } from '../cast'
import { PHASE_TEXT } from '../text/phases'
import css from './income-ledger.module.css'

export function IncomeLedger({ view, cast }: { view: View; cast: Cast }) {
  const words = PHASE_TEXT[cast.language]
  const goal = citadelIncome(view.players.length)
  const players = view.order.flatMap((seat) => {
    const [player, nameplate] = [view.players[seat], cast.nameplates[seat]]
    if (player === undefined || nameplate === undefined || player.out) return []
    return [{ seat, nameplate, gold: player.gold, lines: incomeLines(seenState(view), seat) }]
  })
  return (
    <>
      <table className={css.ledger}>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            {players.map(({ seat, nameplate }) => (
              <th key={seat} scope="col">
                <HouseShield house={nameplate.house} size={22} title={nameplate.name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players[0]?.lines.map(({ what }, i) => (
            <tr key={what}>
              <th scope="row">{words.lines[what]}</th>
              {players.map(({ seat, lines }) => (
                <td key={seat}>{lines[i]?.gold ?? 0}</td>
              ))}
            </tr>
          ))}
          <tr className={css.sum}>
            <th scope="row">{words.sum}</th>
            {players.map(({ seat, lines }) => (
              <td key={seat}>
                {sumOf(lines)}
                <span className={css.bar} style={{ '--share': Math.min(1, sumOf(lines) / goal) } as object} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{words.purse}</th>
            {players.map(({ seat, gold }) => (
              <td key={seat} className={css.gold}>
                {gold}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className={css.goal}>{words.goal(goal)}</p>
    </>
  )
}

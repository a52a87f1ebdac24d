/** Short facts beside a player's name: gold, income towards a citadel, counters on the rack. */
import type { SeatFactsProps } from '@crownlands/kit/room-ui'
import { citadelIncome } from '../content'
import { incomeOf } from '../rules/phases/income'
import { seenState } from '../rules/view/seen-state'
import type { View } from '../rules/view/view'
import css from './seat-facts.module.css'
import { TABLE_TEXT } from './text/table'

export function SeatFacts({ view, seat, language }: SeatFactsProps<View>) {
  const words = TABLE_TEXT[language]
  const player = view.players[seat]
  if (player === undefined) return null
  const goal = citadelIncome(view.players.length)
  const income = incomeOf(seenState(view), seat)
  return (
    <span className={css.facts}>
      <span className={css.gold} key={player.gold} role="img" aria-label={words.gold(player.gold)}>
        {player.gold}
      </span>
      <meter
        className={css.income}
        min={0}
        max={goal}
        value={Math.min(income, goal)}
        aria-label={words.income(income, goal)}
        title={words.income(income, goal)}
      />
      <span role="img" aria-label={words.income(income, goal)}>
        {income}/{goal}
      </span>
      <span className={css.rack} role="img" aria-label={words.rackOf(player.rack.length)}>
        {player.rack.length}
      </span>
    </span>
  )
}

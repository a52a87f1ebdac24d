/** Who of those at a table is a person. Apart from the shape of a plan, so that a page need not load what checks it. */
import type { Seat } from '@crownlands/core/game'
import type { SeatPlan, TablePlan } from './protocol'

export function isPerson(plan: SeatPlan | undefined): boolean {
  return plan !== undefined && plan.bot === undefined
}

/** The seats of people, in order. */
export function peopleAt({ seats }: Pick<TablePlan, 'seats'>): readonly Seat[] {
  return seats.flatMap((plan, seat) => (isPerson(plan) ? [seat] : []))
}

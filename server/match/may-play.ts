/** Whether a player may play a seat now. */
import type { Seat } from '@crownlands/core/game'
import type { Head } from './headers'
import { TableProblem } from './table-problem'

export function mustHaveBegun({ status }: Head): void {
  if (status === 'open') throw new TableProblem('not-running', 'The game has not begun.')
}

export function mustPlay(head: Head, seat: Seat, playerId: number): void {
  const problem = whyNotPlaying(head, seat, playerId)
  if (problem !== undefined) throw problem
}

export function whyNotPlaying(head: Head, seat: Seat, playerId: number): TableProblem | undefined {
  const sitting = head.seats[seat]
  if (sitting === undefined) return new TableProblem('no-such-seat', `The table has no seat ${seat}.`)
  if (sitting.playerId !== playerId) return new TableProblem('not-your-seat', `Seat ${seat} is not yours.`)
  if (head.status === 'open') return new TableProblem('not-running', 'The game has not begun.')
  if (head.status !== 'running') return new TableProblem('not-running', 'The game is over.')
  if (sitting.standIn !== undefined)
    return new TableProblem('not-your-seat', 'A bot stands in for you: take your seat back first.')
  if (head.pausedAt !== undefined)
    return new TableProblem('paused', 'The game is paused until all players agree to continue.')
  return undefined
}

/** Plays batches of games for `simulate`, in a thread of its own. */
import { parentPort } from 'node:worker_threads'
import { addResult, type Contest, newTally, playGame } from '@crownlands/bots/arena'
import { roomCalled } from '@crownlands/games/rooms'

export interface Task {
  readonly game: string
  readonly contest: Contest<unknown>
  /** Numbers of the games: from `from` up to but excluding `to`. */
  readonly from: number
  readonly to: number
}

parentPort?.on('message', ({ game, contest, from, to }: Task) => {
  const room = roomCalled(game)
  if (room === undefined) throw new Error(`there is no game ${game}`)
  const tally = newTally(contest.bots.length)
  for (let number = from; number < to; number++) addResult(tally, contest, number, playGame(room, contest, number))
  parentPort?.postMessage(tally)
})

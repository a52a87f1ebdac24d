/** Gold, bluffs, and who has won, read twice. */

import type { Deed, Tell } from './deed'
import type { Reading } from './reading'

export function judgeGold({ before, after, events }: Deed, reading: Reading, tell: Tell): void {
  for (const event of events) {
    if (event.type === 'income') tell('income', reading.earned(after, event.seat), event.gold)
    if (event.type === 'called') {
      const calls = before.tasks.findLast((task) => task.type === 'calls' || task.type === 'battle')
      const where = calls !== undefined && 'hex' in calls ? calls.hex : undefined
      if (where !== undefined) tell('bluff', !reading.supported(before, where, event.seat, event.creature), event.bluff)
    }
  }
}

/** KT-M12: when all have moved. */
export function judgeWalkIns({ before, events }: Deed, reading: Reading, tell: Tell): void {
  if (before.phase !== 'movement' || before.tasks.length !== 1) return
  const isOver = events.some((event) => event.type === 'phase-begun' && event.phase === 'combat')
  const taken = events.flatMap((event) => (event.type === 'hex-taken' ? [`${event.seat} ${event.hex}`] : []))
  if (isOver || taken.length > 0) tell('walk-ins', reading.walkedInto(before), taken)
}

export function judgeWinning({ before, after, events }: Deed, reading: Reading, tell: Tell): void {
  const { result } = after
  if (events.some(({ type }) => type === 'hex-taken')) {
    tell('two citadels', reading.conqueror(after), result?.ending === 'two-citadels' ? result.winners[0] : undefined)
  }
  if (before.phase === 'construction' && (after.phase !== 'construction' || result !== undefined)) {
    const winner = result === undefined ? undefined : { seat: result.winners[0], ending: result.ending }
    tell('the clock', reading.clockWinner(before), winner)
  }
  if (before.phase === 'powers' && before.options.turnLimit === before.turn) {
    if (result?.ending === 'turn-limit') tell('at the turn limit', reading.bestAtLimit(after), result.winners)
    else tell('beyond the turn limit', before.turn, after.turn)
  }
  for (const event of events) if (event.type === 'out') tell('out', true, reading.isOut(after, event.seat))
  if (before.tasks.at(-1)?.type === 'aftermath' && after.tasks.at(-1)?.type === 'combat') {
    tell(
      'who is out',
      after.players.map((player, seat) => player.out || reading.isOut(after, seat)),
      after.players.map(({ out }) => out),
    )
  }
  if (result?.ending === 'last-player') {
    tell(
      'the last player',
      after.players.flatMap(({ out }, seat) => (out ? [] : [seat])),
      result.winners,
    )
  }
}

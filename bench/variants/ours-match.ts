/** A whole match of ours, as on the server: checks, events, log, undo and the keyed generator included. */
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { Match } from '@crownlands/core/match'
import { kingdoms } from '@crownlands/games/kingdoms/game'
import { measure } from '../measure'
import { OPTIONS, SEATS } from '../random-games'

const choice = new FastChance('choice').at(0)

measure('ours-match', (n) => {
  const match = new Match(kingdoms, { seats: SEATS, options: OPTIONS, chance: { kind: 'keyed', seed: `game ${n}` } })
  for (let seat = match.toAct()[0]; seat !== undefined; seat = match.toAct()[0]) {
    const refusal = match.act(seat, pick(match.legalActions(seat), choice))
    if (refusal !== undefined) throw new Error(`a legal action was refused: ${refusal.clause} ${refusal.reason}`)
  }
  return match.length
})

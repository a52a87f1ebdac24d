import { conform } from '@crownlands/core/conformance'
import { kingsAndThings } from './game'

const [seats, games, limit, seed, percent] = process.argv.slice(2)
const t = performance.now()
try {
  console.log(
    conform(
      { game: kingsAndThings, scores: { min: 0, max: 400 }, mostActions: 20000 },
      {
        seats: Number(seats),
        options: { edition: '1986', autoCall: false, turnLimit: Number(limit) },
        games: Number(games),
        seed: seed ?? 'kt',
        thoroughPercent: Number(percent ?? 10),
      },
    ),
  )
} catch (e: any) {
  console.log(e.message.slice(0, 3000))
  console.log(
    e.stack
      .split('\n')
      .filter((l: string) => l.includes('at '))
      .slice(0, 8)
      .join('\n'),
  )
}
console.log('ms', performance.now() - t)

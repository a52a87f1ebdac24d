/** Looks for memory leaks: plays `argv[2]` games and compares the used heap. */
import { kingdoms } from '@crownlands/games/kingdoms/game'
import { heaps, processorSeconds, rates, report, usedHeapMb } from '../measure'
import { playPicked } from '../play-random'
import { OPTIONS } from '../random-games'

const TENTHS = 10
const games = Number(process.argv[2] ?? 1_000_000)
const begin = performance.now()
const processorBegin = processorSeconds()
const samples: number[] = []
let actions = 0
for (let n = 1; n <= games; n++) {
  actions += playPicked(kingdoms, OPTIONS, n)
  if (n % Math.ceil(games / TENTHS) === 0 || n === games) sample(n)
}
const [first = Number.NaN] = samples
report({
  ...rates('memory', {
    games,
    actions,
    seconds: (performance.now() - begin) / 1000,
    processorSeconds: processorSeconds() - processorBegin,
  }),
  ...heaps(first, samples.at(-1) ?? Number.NaN),
})

function sample(played: number): void {
  const heap = usedHeapMb()
  if (heap === undefined) throw new Error('run this with node --expose-gc')
  samples.push(heap)
  process.stderr.write(`  ${played.toLocaleString('en')} games: ${heap.toFixed(2)} MiB of heap\n`)
}

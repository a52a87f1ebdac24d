import type { Learned } from './learner'

interface Origin {
  readonly game: string
  readonly seed: string
  readonly scale: number
}

/** The text of a weight file. It says how to make it again, and nothing that would differ then: no date, no machine. */
export function weightFile({ about, weights }: Learned, { game, seed, scale }: Origin): string {
  const options = [...(seed === '1' ? [] : [`--seed ${seed}`]), ...(scale === 1 ? [] : [`--scale ${scale}`])]
  const learned = ['npm run learn --', game, ...options].join(' ')
  return `${JSON.stringify({ about, learned, weights }, null, 2)}\n`
}

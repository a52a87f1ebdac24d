/** The scoring of a part as a sum that reads the same in every language. */
import { signed } from '@crownlands/core/text/typesetting'
import { spaceName } from '../rules/notation'
import type { PartScore } from '../rules/state'

/** The names of the first and the last space of a part; no last one if it is the same. */
export function endsOf({ spaces }: PartScore): { readonly first: string; readonly last?: string } {
  const first = spaceName(spaces[0] ?? 0)
  const last = spaceName(spaces.at(-1) ?? 0)
  return first === last ? { first } : { first, last }
}

/** `+3 −6 = −3 (K-P3). Azure 1 × −3 = −3 (K-P7). Or (4 + 1 + 1) × −3 = −18 (K-P6, K-P7).` */
export function calculation(part: PartScore, name: (seat: number) => string): string {
  const tiles = part.tiles.map(({ printed, counts }) =>
    counts === printed ? signed(printed) : `${signed(printed)}→${signed(counts)}`,
  )
  const base = `${tiles.length > 0 ? `${tiles.join(' ')} = ` : ''}${signed(part.base)} (${part.clauses.join(', ')}).`
  const gains = part.gains.map(({ seat, castles, gold, clauses }) => {
    const ranks = castles.flatMap(({ rank, wizard }) => (wizard > 0 ? [`${rank}`, '1'] : [`${rank}`]))
    const sum = ranks.length > 1 ? `(${ranks.join(' + ')})` : ranks.join('')
    return `${name(seat)} ${sum} × ${signed(part.base)} = ${signed(gold)} (${clauses.join(', ')}).`
  })
  return [base, ...gains].join(' ')
}

/** What lies in the parts of all lines, in numbers: what `Board` keeps and `Prospects` goes by. */

/** Ranks of a seat in a part: more than castles that fit into it can have. */
export const BITS = 8
export const MOST_RANKS = (1 << BITS) - 1

/** An empty space with the parts that it belongs to, in one number: who looks at all of them reads one list. */
export const SPACE_BITS = 5
export const SPACE_MASK = 0x1f
export const ROW_SHIFT = 5
export const ROW_MASK = 0x3f
export const COLUMN_SHIFT = 11

export interface Parts {
  readonly seats: number
  /** Pieces by space, and the ranks of castles with the wizard's help (K-P6). */
  readonly board: Int32Array
  readonly rank: Int32Array
  /** By space: the parts that it belongs to; of a mountain's space, nothing sensible. */
  readonly rowPart: Int32Array
  readonly columnPart: Int32Array
  /** By part, three for each line (K-P2): sums of its numbers, whether dragon and mine are there, its empty spaces. */
  readonly resources: Int32Array
  readonly hazards: Int32Array
  readonly dragon: Int32Array
  readonly mine: Int32Array
  readonly empty: Int32Array
  /** By part: the ranks of all castles, eight bits for each seat. */
  readonly ranks: Int32Array
  /** K-P3 to K-P5 */
  base(part: number): number
}

/** Lines and spaces by their names, and what the lines of a board bring. */
import type { Space } from '../content'
import { parseSpace } from '../rules/notation'
import { addGains, explainLine, LINES, type Line } from '../rules/scoring'
import type { PartScore } from '../rules/state'

export const row = (number: number) => lineCalled('row', number)
export const column = (number: number) => lineCalled('column', number)

function lineCalled(kind: Line['kind'], number: number): Line {
  const line = LINES.find((one) => one.kind === kind && one.number === number)
  if (line === undefined) throw new RangeError(`there is no ${kind} ${number}`)
  return line
}

/** The bases of the parts of a line. */
export function bases(spaces: readonly Space[], line: Line): number[] {
  return explainLine(spaces, line).map(({ base }) => base)
}

/** What the seats gain from the lines. */
export function gains(spaces: readonly Space[], lines: readonly Line[], seats = 2): number[] {
  const gained = Array<number>(seats).fill(0)
  addGains(spaces, lines, gained)
  return gained
}

export function at(name: string): number {
  const space = parseSpace(name)
  if (space === undefined) throw new RangeError(`there is no space ${name}`)
  return space
}

export function partAt(spaces: readonly Space[], line: Line, name: string): PartScore {
  const part = explainLine(spaces, line).find((one) => one.spaces.includes(at(name)))
  if (part === undefined) throw new RangeError(`${name} is in no part of this line`)
  return part
}

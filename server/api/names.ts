/** Names that people give themselves. */
import { readName } from '../names/names'
import { ApiProblem } from './problems'

export function nameFrom(given: string): string {
  const name = readName(given)
  if (name === undefined)
    throw new ApiProblem(
      422,
      'wrong-name',
      'A name has 1 to 24 visible characters, at least one of them a letter, a number or a symbol.',
    )
  return name
}

export function nameTaken(): ApiProblem {
  return new ApiProblem(409, 'name-taken', 'An account has this name, or one that looks like it.')
}

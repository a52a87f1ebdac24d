/** Names that people give themselves. */
import { ApiProblem } from './problems'

/** Controls, and what turns the direction of writing or hides. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u

export function nameFrom(given: string): string {
  const name = given.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (name.length === 0 || [...name].length > 24 || UNSEEN.test(name))
    throw new ApiProblem(422, 'wrong-name', 'A name has 1 to 24 characters that can be seen.')
  return name
}

/** What people agree on before a match begins: which game, with which options, and who sits where. */

import { integer, list, object, oneOf, optional, something, text } from '@crownlands/core/schema'
import { HOUSES } from '@crownlands/kit/houses'
import { TEMPERAMENTS } from './protocol'

export const LONGEST_NAME = 100
export const seatNumber = integer(0, 99)

export const planSchema = object({
  game: text(100),
  options: something(),
  seats: list(object({ house: oneOf(HOUSES), name: text(LONGEST_NAME), bot: optional(oneOf(TEMPERAMENTS)) }), {
    min: 1,
    max: 100,
  }),
})

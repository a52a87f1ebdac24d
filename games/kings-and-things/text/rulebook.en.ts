/** The rulebook for players, in English. Its clauses are those of docs/rules/kings-and-things.md. */
import type { Rulebook } from '@crownlands/core/room'
import { beginningEn } from './rulebook/beginning.en'
import { magicEn } from './rulebook/magic.en'
import { turnEn } from './rulebook/turn.en'
import { warEn } from './rulebook/war.en'

export const rulebookEn: Rulebook = {
  title: 'The rules of Kings & Things',
  introduction:
    'The old king is gone, and the land of Kadab is full of claimants, killer penguins and worse. You are one of the claimants. Gather an odd lot of creatures, bluff with those that nobody would follow, explore what lies beyond your borders, and build a citadel that nobody takes from you. Then you are king. A match that was begun with version 1 of these rules goes on with it: there a Balloon alone is a force and takes hexes, of counters of the same kind the software chooses which is hit, and a last sea beside a start stays.',
  sections: [...beginningEn, ...turnEn, ...warEn, ...magicEn],
}

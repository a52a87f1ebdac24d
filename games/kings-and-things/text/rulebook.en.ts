/** The rulebook for players, in English. Its clauses are those of docs/rules/kings-and-things.md. */
import type { Rulebook } from '@crownlands/core/room'
import { beginningEn } from './rulebook-beginning.en'
import { magicEn } from './rulebook-magic.en'
import { turnEn } from './rulebook-turn.en'
import { warEn } from './rulebook-war.en'

export const rulebookEn: Rulebook = {
  title: 'The rules of Kings & Things',
  introduction:
    'The old king is gone, and the land of Kadab is full of claimants, killer penguins and worse. You are one of the claimants. Gather an odd lot of creatures, bluff with those that nobody would follow, explore what lies beyond your borders, and build a citadel that nobody takes from you. Then you are king.',
  sections: [...beginningEn, ...turnEn, ...warEn, ...magicEn],
}

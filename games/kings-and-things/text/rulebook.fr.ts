/** The rulebook for players, in French. Its clauses are those of docs/rules/kings-and-things.md. */
import type { Rulebook } from '@crownlands/core/room'
import { beginningFr } from './rulebook/beginning.fr'
import { magicFr } from './rulebook/magic.fr'
import { turnFr } from './rulebook/turn.fr'
import { warFr } from './rulebook/war.fr'

export const rulebookFr: Rulebook = {
  title: 'Les règles de Kings & Things',
  introduction:
    'Le vieux roi n’est plus, et le pays de Kadab regorge de prétendants, de manchots tueurs et de pire encore. Vous êtes l’un des prétendants. Rassemblez une troupe bigarrée, bluffez avec ceux que personne ne suivrait, explorez ce qui s’étend au-delà de vos frontières, et bâtissez une citadelle que nul ne vous prendra. Alors vous serez roi. Une partie commencée avec la version 1 de ces règles se poursuit avec elle\u00a0: un Ballon seul y est une force et prend des cases, entre pions de même sorte le logiciel choisit lequel est touché, et une dernière mer à côté d’un départ reste.',
  sections: [...beginningFr, ...turnFr, ...warFr, ...magicFr],
}

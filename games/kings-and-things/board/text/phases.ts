/** The words of the phases, of the clock and of where the gold comes from. */
import type { Language } from '@crownlands/core/room'
import { joinedBy } from '@crownlands/core/text/typesetting'
import type { IncomeLine } from '../../rules/happenings'
import type { Phase } from '../../rules/state'
import { PHASES_EN } from '../../text/story/story.en'
import { PHASES_FR } from '../../text/story/story.fr'

interface PhaseText {
  readonly track: string
  readonly phases: Readonly<Record<Phase, string>>
  /** What happens there, in a sentence or two. */
  readonly about: Readonly<Record<Phase, string>>
  readonly waitedFor: (name: string) => string
  readonly ledger: string
  readonly wins: (name: string, hex: string, turn: number) => string
  readonly conquest: (hexes: readonly string[]) => string
  readonly lines: Readonly<Record<IncomeLine['what'], string>>
  readonly player: string
  readonly sum: string
  readonly purse: string
  readonly goal: (goal: number) => string
}

const and = joinedBy('and')
const et = joinedBy('et')

export const PHASE_TEXT: Readonly<Record<Language, PhaseText>> = {
  en: {
    track: 'The phases of the turn',
    phases: PHASES_EN,
    about: {
      setup: 'Everybody picks a start, marks three hexes, puts up a tower and places the first Things.',
      gold: 'Everybody receives gold for hexes, forts, income counters and characters.',
      characters: 'Each may try for one character of the pool with two dice.',
      things: 'Each draws Things from the cup, trades, and places them.',
      events: 'Each may play one event.',
      movement: 'Each moves counters, up to four points each.',
      combat: 'Battles are fought and unexplored hexes explored.',
      construction: 'Each may build towers and raise forts, 5 gold a level.',
      powers: 'Thief and assassin go about their work.',
    },
    waitedFor: (name) => `${name} decides`,
    ledger: 'Income',
    wins: (name, hex, turn) => `${name} wins with ${hex} in turn ${turn}`,
    conquest: (hexes) => `Citadels in ${and(hexes)}: whoever owns two wins`,
    lines: { hexes: 'Hexes', forts: 'Forts', income: 'Special income', characters: 'Characters' },
    player: 'Player',
    sum: 'Income',
    purse: 'Gold now',
    goal: (goal) => `With an income of ${goal} a castle may become a citadel.`,
  },
  fr: {
    track: 'Les phases du tour',
    phases: PHASES_FR,
    about: {
      setup: 'Chacun choisit un départ, marque trois cases, dresse une tour et place ses premières Choses.',
      gold: 'Chacun touche de l’or pour ses cases, ses forts, ses pions de revenu et ses personnages.',
      characters: 'Chacun peut tenter d’attirer un personnage avec deux dés.',
      things: 'Chacun pioche des Choses dans la coupe, en échange et les place.',
      events: 'Chacun peut jouer un événement.',
      movement: 'Chacun déplace ses pions, jusqu’à quatre points chacun.',
      combat: 'On livre les batailles et on explore les terres inconnues.',
      construction: 'Chacun peut bâtir des tours et rehausser ses forts, 5 pièces d’or le niveau.',
      powers: 'Le voleur et l’assassin se mettent à l’œuvre.',
    },
    waitedFor: (name) => `C’est à ${name} de décider`,
    ledger: 'Revenus',
    wins: (name, hex, turn) => `${name} gagne avec ${hex} au tour ${turn}`,
    conquest: (hexes) => `Citadelles en ${et(hexes)}\u00a0: qui en a deux gagne`,
    lines: { hexes: 'Cases', forts: 'Forts', income: 'Revenus spéciaux', characters: 'Personnages' },
    player: 'Joueur',
    sum: 'Revenu',
    purse: 'Or actuel',
    goal: (goal) => `Avec un revenu de ${goal}, un château peut devenir une citadelle.`,
  },
}

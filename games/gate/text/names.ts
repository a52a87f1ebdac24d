/** What everything is called. Names carry no rules: those are in `content.ts`. */
import type { Language } from '@crownlands/core/room'
import type { Card, Command, Difficulty, Enemy, Location, Rank, Trait } from '../content'

export interface Names {
  readonly cards: Readonly<Record<Card, string>>
  readonly enemies: Readonly<Record<Enemy, string>>
  readonly commands: Readonly<Record<Command, string>>
  readonly locations: Readonly<Record<Location, string>>
  readonly traits: Readonly<Record<Trait, string>>
  readonly ranks: Readonly<Record<Rank, string>>
  readonly difficulties: Readonly<Record<Difficulty, string>>
}

const EN: Names = {
  cards: {
    guard: 'Guard',
    monk: 'Monk',
    farmer: 'Farmer',
    'tax-collector': 'Tax Collector',
    mercenary: 'Mercenary',
    minstrel: 'Minstrel',
    craftsman: 'Craftsman',
    mason: 'Mason',
    warden: 'Warden',
    druid: 'Druid',
    'rat-catcher': 'Rat Catcher',
    blacksmith: 'Blacksmith',
    swindler: 'Swindler',
    priest: 'Priest',
    guardian: 'Guardian',
    tinkerer: 'Tinkerer',
    alchemist: 'Alchemist',
    champion: 'Champion',
    baroness: 'Baroness',
    engineer: 'Engineer',
    bishop: 'Bishop',
    knight: 'Knight',
    traveler: 'Traveler',
  },
  enemies: {
    'giant-spider': 'Giant Spider',
    'skull-centipede': 'Skull Centipede',
    'plague-rat': 'Plague Rat',
    'rot-worm': 'Rot Worm',
    'rat-lord': 'Rat Lord',
    'dark-priest': 'Dark Priest',
    'death-guard': 'Death Guard',
    abomination: 'Abomination',
    'grave-lord': 'Grave Lord',
    'mine-tyrant': 'Mine Tyrant',
  },
  commands: { festival: 'Festival', volley: 'Volley', 'work-crew': 'Work Crew', 'town-crier': 'Town Crier' },
  locations: { farm: 'Farm', tower: 'Tower', gate: 'Gate' },
  traits: { income: 'income', repair: 'repair', calm: 'calm', attack: 'attack' },
  ranks: {
    survivor: 'Survivor',
    'watch-captain': 'Watch Captain',
    castellan: 'Castellan',
    'lord-protector': 'Lord Protector',
    legend: 'Legend',
  },
  difficulties: { gentle: 'Gentle', standard: 'Standard', hard: 'Hard', boss: 'Boss' },
}

/** French names with the article they have in a sentence. */
export const FRENCH: Pick<Names, 'cards' | 'enemies' | 'commands' | 'locations'> = {
  cards: {
    guard: 'le Garde',
    monk: 'le Moine',
    farmer: 'le Fermier',
    'tax-collector': 'le Percepteur',
    mercenary: 'le Mercenaire',
    minstrel: 'le Ménestrel',
    craftsman: 'l’Artisan',
    mason: 'le Maçon',
    warden: 'le Veilleur',
    druid: 'le Druide',
    'rat-catcher': 'le Preneur de rats',
    blacksmith: 'le Forgeron',
    swindler: 'le Filou',
    priest: 'le Prêtre',
    guardian: 'le Gardien',
    tinkerer: 'le Bricoleur',
    alchemist: 'l’Alchimiste',
    champion: 'le Champion',
    baroness: 'la Baronne',
    engineer: 'l’Ingénieur',
    bishop: 'l’Évêque',
    knight: 'le Chevalier',
    traveler: 'le Voyageur',
  },
  enemies: {
    'giant-spider': 'l’Araignée géante',
    'skull-centipede': 'le Mille-pattes macabre',
    'plague-rat': 'le Rat pestiféré',
    'rot-worm': 'le Ver putride',
    'rat-lord': 'le Seigneur des rats',
    'dark-priest': 'le Prêtre des ténèbres',
    'death-guard': 'la Sentinelle funèbre',
    abomination: 'l’Abomination',
    'grave-lord': 'le Seigneur des tombes',
    'mine-tyrant': 'le Tyran de la mine',
  },
  commands: {
    festival: 'la Fête',
    volley: 'la Volée de flèches',
    'work-crew': 'le Chantier',
    'town-crier': 'le Crieur public',
  },
  locations: { farm: 'la Ferme', tower: 'la Vigie', gate: 'la Porte' },
}

const FR: Names = {
  cards: bare(FRENCH.cards),
  enemies: bare(FRENCH.enemies),
  commands: bare(FRENCH.commands),
  locations: bare(FRENCH.locations),
  traits: { income: 'revenu', repair: 'réparation', calm: 'apaisement', attack: 'attaque' },
  ranks: {
    survivor: 'Rescapé',
    'watch-captain': 'Capitaine du guet',
    castellan: 'Châtelain',
    'lord-protector': 'Seigneur protecteur',
    legend: 'Légende',
  },
  difficulties: { gentle: 'Clémente', standard: 'Classique', hard: 'Rude', boss: 'Boss' },
}

export const NAMES: Readonly<Record<Language, Names>> = { en: EN, fr: FR }

/** The same names without their articles. */
function bare<Key extends string>(names: Readonly<Record<Key, string>>): Readonly<Record<Key, string>> {
  const pairs = Object.entries<string>(names).map(([key, name]) => [key, name.replace(/^(?:le |la |l’)/, '')])
  return Object.fromEntries(pairs) as Record<Key, string>
}

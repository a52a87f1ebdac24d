/** The words of a battle. */
import type { Language } from '@crownlands/core/room'
import { plural } from '../../text/nouns.en'
import { plural as pluriel } from '../../text/nouns.fr'

type Named = 'before' | 'magic' | 'ranged' | 'melee' | 'retreat'

interface BattleText {
  readonly battleIn: (hex: string) => string
  readonly round: (round: number) => string
  readonly sides: string
  readonly stepsLabel: string
  readonly steps: Readonly<Record<Named, string>>
  /** The first line is the name. */
  readonly aboutSteps: Readonly<Record<Named, string>>
  readonly toMap: string
  readonly toBattle: string
  readonly skip: string
  readonly log: string
  readonly attacker: string
  readonly defender: string
  /** Of neutral ones, who are several. */
  readonly defenders: string
  readonly gone: string
  readonly inUse: string
  readonly dispelled: string
  readonly attacks: (name: string) => string
  readonly named: string
  readonly hitsLeft: (hits: number) => string
  readonly layOn: (item: string) => string
  readonly onMap: string
  readonly choices: string
  readonly attack: (name: string) => string
  /** What is read of a fighter. */
  readonly needs: (value: number) => string
  readonly throws: (die: number, needs: number, hit: boolean) => string
  readonly passenger: string
  readonly fought: string
  readonly conditions: Readonly<Record<'struck' | 'saved' | 'fallen' | 'out', string>>
  readonly act: Readonly<Record<'hit' | 'turn' | 'call' | 'item', string>>
}

export const BATTLE_TEXT: Readonly<Record<Language, BattleText>> = {
  en: {
    battleIn: (hex) => `Battle in ${hex}`,
    round: (round) => (round === 0 ? 'Before the first round' : `Round ${round}`),
    sides: 'The sides',
    stepsLabel: 'The steps of a round',
    steps: { before: 'Before', magic: 'Magic', ranged: 'Ranged', melee: 'Melee', retreat: 'Retreat' },
    aboutSteps: {
      before: 'Before the round\nBluffs are called, items laid, and with three or more sides everybody names a target.',
      magic: 'Magic\nCounters with four rays, the citadel and the Firewall roll. Who falls here rolls no more.',
      ranged: 'Ranged\nCounters with an arrow, the castle and the Balloon roll.',
      melee: 'Melee\nAll others roll; who charges rolls twice.',
      retreat: 'Retreat\nThe attacker may leave first, then the defender, into one hex next to this one.',
    },
    toMap: 'The map',
    toBattle: 'Back to the battle',
    skip: 'Skip',
    log: 'What happened in this battle',
    attacker: 'attacks',
    defender: 'defends',
    defenders: 'defend',
    gone: 'has left the field',
    inUse: 'In use',
    dispelled: 'Magic dispelled: it fights in the melee',
    attacks: (name) => `against ${name}`,
    named: 'has named a target',
    hitsLeft: (hits) => plural(hits, 'hit'),
    layOn: (item) => `${item}: choose who bears it.`,
    onMap: 'Choose on the map',
    choices: 'Choices in this battle',
    attack: (name) => `Attack ${name}`,
    needs: (value) => (value === 0 ? 'cannot hit' : value >= 6 ? 'always hits' : `hits with ${value} or less`),
    throws: (die, needs, hit) => `rolled ${die}, needed ${needs} or less: ${hit ? 'a hit' : 'a miss'}`,
    passenger: 'flies in the Balloon: ranged',
    fought: 'has rolled in this round',
    conditions: { struck: 'hit', saved: 'unharmed', fallen: 'has fallen', out: 'neutralised' },
    act: { hit: 'take the hit', turn: 'win over', call: 'call a bluff', item: 'give it' },
  },
  fr: {
    battleIn: (hex) => `Bataille en ${hex}`,
    round: (round) => (round === 0 ? 'Avant la première manche' : `Manche ${round}`),
    sides: 'Les camps',
    stepsLabel: 'Les étapes d’une manche',
    steps: { before: 'Avant', magic: 'Magie', ranged: 'Tir', melee: 'Mêlée', retreat: 'Retraite' },
    aboutSteps: {
      before:
        'Avant la manche\nOn dénonce les bluffs, on pose les objets et, à trois camps ou plus, chacun nomme sa cible.',
      magic:
        'Magie\nLes pions à quatre rayons, la citadelle et le Mur de feu lancent les dés. Qui tombe ici ne lance plus.',
      ranged: 'Tir\nLes pions à la flèche, le château et le Ballon lancent les dés.',
      melee: 'Mêlée\nTous les autres lancent les dés\u00a0; qui charge en lance deux.',
      retreat: 'Retraite\nL’attaquant peut partir le premier, puis le défenseur, vers une case voisine.',
    },
    toMap: 'La carte',
    toBattle: 'Retour à la bataille',
    skip: 'Passer',
    log: 'Le récit de cette bataille',
    attacker: 'attaque',
    defender: 'défend',
    defenders: 'défendent',
    gone: 'a quitté le champ',
    inUse: 'En jeu',
    dispelled: 'Magie dissipée\u00a0: elle combat en mêlée',
    attacks: (name) => `contre ${name}`,
    named: 'a nommé sa cible',
    hitsLeft: (hits) => pluriel(hits, 'coup'),
    layOn: (item) => `${item}\u00a0: choisissez qui le porte.`,
    onMap: 'Choisir sur la carte',
    choices: 'Choix dans cette bataille',
    attack: (name) => `Attaquer ${name}`,
    needs: (value) => (value === 0 ? 'ne peut toucher' : value >= 6 ? 'touche toujours' : `touche à ${value} ou moins`),
    throws: (die, needs, hit) => `dé ${die}, il fallait ${needs} ou moins\u00a0: ${hit ? 'touché' : 'manqué'}`,
    passenger: 'à bord du Ballon\u00a0: tir',
    fought: 'a déjà lancé ses dés dans cette manche',
    conditions: { struck: 'touché', saved: 'indemne', fallen: 'tombé', out: 'neutralisé' },
    act: { hit: 'encaisser le coup', turn: 'rallier', call: 'dénoncer', item: 'lui donner' },
  },
}

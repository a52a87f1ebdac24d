/** The words of a battle. */
import type { Language } from '@crownlands/core/room'
import type { BattleStep } from '../../tasks'

interface BattleText {
  readonly battleIn: (hex: string) => string
  readonly steps: Readonly<Record<BattleStep, string>>
  readonly round: (round: number, step: string) => string
  readonly toMap: string
  readonly toBattle: string
}

export const BATTLE_TEXT: Readonly<Record<Language, BattleText>> = {
  en: {
    battleIn: (hex) => `Battle in ${hex}`,
    steps: { magic: 'magic', ranged: 'ranged', melee: 'melee' },
    round: (round, step) => (round === 0 ? 'Before the first round' : `Round ${round}, ${step}`),
    toMap: 'Look at the map',
    toBattle: 'Back to the battle',
  },
  fr: {
    battleIn: (hex) => `Bataille en ${hex}`,
    steps: { magic: 'magie', ranged: 'tir', melee: 'mêlée' },
    round: (round, step) => (round === 0 ? 'Avant la première manche' : `Manche ${round}, ${step}`),
    toMap: 'Voir la carte',
    toBattle: 'Retour à la bataille',
  },
}

/** Combat and dice, told in French. */
import { capital } from '@crownlands/core/text/typesetting'
import type { BattleStep, DiceReason, Side } from '../tasks'
import { coins, de, hex, list, nameOf, naming, plural, series, the } from './nouns.fr'
import type { CombatEvent } from './story-battle.en'

export const STEPS_FR: Readonly<Record<BattleStep, string>> = { magic: 'magie', ranged: 'tir', melee: 'mêlée' }

/** What dice are for, after `pour`. */
export const DICE_FR: Readonly<Record<DiceReason, string>> = {
  recruit: 'le nouveau personnage',
  defection: 'la Défection',
  'teenie-pox': 'la Vérolette',
  'terrain-disaster': 'la Catastrophe',
  'terrain-disaster-losses': 'les pertes de la Catastrophe',
  explore: 'l’exploration',
  firewall: 'le Mur de feu',
  'battle-magic': 'l’étape de magie',
  'battle-ranged': 'l’étape de tir',
  'battle-melee': 'la mêlée',
  save: 'la parade',
  damage: 'le contrôle des dégâts',
  contest: 'le duel',
  assassin: 'le coup de l’assassin',
}

/** KT-B10: these stay, but out of the battle. */
const STANDING = ['fort', 'building', 'firewall']

/** Dice that are told along with what came of them. */
const TOLD_LATER: readonly DiceReason[] = [
  'explore',
  'battle-magic',
  'battle-ranged',
  'battle-melee',
  'damage',
  'contest',
]

export function tellBattle(event: CombatEvent, names: readonly string[]): readonly string[] {
  const { name, sideName } = naming(names)
  const own = (side: Side, what: string) => `${the(what)} ${de(sideName(side))}`
  switch (event.type) {
    case 'rolled':
      return TOLD_LATER.includes(event.reason)
        ? []
        : [`Les dés pour ${DICE_FR[event.reason]}\u00a0: ${event.dice.join(', ')}.`]
    case 'resolving':
      return [`${name(event.seat)} passe à ${hex(event.hex)}.`]
    case 'explored':
      return [
        event.drawn.length === 0
          ? `${name(event.seat)} explore ${hex(event.hex)} et lance ${event.die}\u00a0: personne.`
          : `${name(event.seat)} explore ${hex(event.hex)} et lance ${event.die}\u00a0: ${list(event.drawn)}.`,
      ]
    case 'kept':
      return [`${name(event.seat)} laisse ${the(event.income)} en ${hex(event.hex)}.`]
    case 'bribed':
      return [`${name(event.seat)} soudoie ${the(event.what)} pour ${coins(event.gold)}.`]
    case 'hex-taken':
      return [
        event.from === undefined
          ? `${name(event.seat)} prend ${hex(event.hex)} (${event.clause}).`
          : `${name(event.seat)} prend ${hex(event.hex)}, case ${de(name(event.from))} (${event.clause}).`,
      ]
    case 'loot':
      return [`${name(event.seat)} trouve ${list(event.things)}.`]
    case 'battle-begun':
      return [
        `Bataille en ${hex(event.hex)}\u00a0:`,
        ...event.forces.map(
          ({ side, counters }) =>
            `${capital(sideName(side))}\u00a0: ${counters.length === 0 ? 'personne' : list(counters)}.`,
        ),
      ]
    case 'round-begun':
      return [`Manche ${event.round} en ${hex(event.hex)}.`]
    case 'target-named':
      return [`${name(event.seat)} a choisi sa cible.`]
    case 'targets':
      return [
        `${capital(series(event.targets.map(({ side, target }) => `${sideName(side)} attaque ${sideName(target)}`)))}.`,
      ]
    case 'marksman':
      return [`Le Tireur d’élite ${de(name(event.seat))} ${event.aims ? 'vise' : 'tire sans viser'}.`]
    case 'step-rolled':
      return tellStep(event, names)
    case 'hit':
      return [
        event.left > 0
          ? `Un coup sur ${own(event.side, event.what)}\u00a0: il reste ${event.left}.`
          : `Un coup sur ${own(event.side, event.what)}\u00a0: ${STANDING.includes(event.what) ? 'hors de combat' : 'c’en est fait'}.`,
      ]
    case 'saved':
      return [`Un ${event.die} sauve ${own(event.side, event.what)}.`]
    case 'soaked':
      return [`${capital(own(event.side, 'golem'))} absorbe le tir.`]
    case 'turncoat':
      return [`Le Seigneur de guerre ${de(name(event.seat))} gagne à sa cause ${own(event.from, event.creature)}.`]
    case 'retreated':
      return [
        `${name(event.seat)} bat en retraite de ${hex(event.from)} à ${hex(event.to)} avec ${plural(event.count, 'pion')}.`,
      ]
    case 'stayed':
      return [`${capital(sideName(event.side))} ${event.side === 'neutral' ? 'tiennent' : 'tient'} bon.`]
    case 'battle-ended':
      return [
        event.winner === undefined
          ? `La bataille en ${hex(event.hex)} est finie\u00a0: il ne reste personne.`
          : `La bataille en ${hex(event.hex)} est finie\u00a0: ${sideName(event.winner)} ${event.winner === 'neutral' ? 'restent' : 'reste'} sur le terrain.`,
      ]
    case 'damage':
      return [
        `Contrôle des dégâts en ${hex(event.hex)}\u00a0: ${series(event.checks.map(({ what, die, harmed }) => `${nameOf(what)} ${die}, ${harmed ? 'touché' : 'intact'}`))}.`,
      ]
  }
}

/** One line for each side: who rolled what, and what was needed. */
function tellStep(
  { hex: place, step, shots }: Extract<CombatEvent, { readonly type: 'step-rolled' }>,
  names: readonly string[],
): string[] {
  const { sideName } = naming(names)
  const sides = [...new Set(shots.map(({ side }) => side))]
  return [
    `Étape de ${STEPS_FR[step as BattleStep]} en ${hex(place)}.`,
    ...sides.map((side) => {
      const own = shots.filter((shot) => shot.side === side)
      const dice = own.map(
        ({ what, needs, die, hit }) => `${nameOf(what)} ${needs} lance ${die}${hit ? ', touché' : ''}`,
      )
      return `${capital(sideName(side))}\u00a0: ${dice.join('\u00a0; ')}.`
    }),
  ]
}

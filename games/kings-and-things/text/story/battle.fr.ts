/** Combat and dice, told in French. */
import { capital } from '@crownlands/core/text/typesetting'
import { type Edition, isWall, isWallItem, type WallItem } from '../../content'
import { SOAKER } from '../../rules/items/index'
import type { BattleStep, DiceReason, Side } from '../../rules/tasks'
import { isBribeDoubled } from '../facts'
import { coins, de, hex, type Nouns, naming, nounsIn, plural, series, the } from '../nouns.fr'
import type { CombatEvent } from './battle.en'

export const STEPS_FR: Readonly<Record<BattleStep, string>> = { magic: 'magie', ranged: 'tir', melee: 'mêlée' }

/** What dice are for, after `pour`. */
const DICE_FR: Readonly<Record<Exclude<DiceReason, WallItem>, string>> = {
  recruit: 'le nouveau personnage',
  defection: 'la Défection',
  'teenie-pox': 'la Vérolette',
  'terrain-disaster': 'la Catastrophe',
  'terrain-disaster-losses': 'les pertes de la Catastrophe',
  explore: 'l’exploration',
  'battle-magic': 'l’étape de magie',
  'battle-ranged': 'l’étape de tir',
  'battle-melee': 'la mêlée',
  save: 'la parade',
  damage: 'le contrôle des dégâts',
  contest: 'le duel',
  assassin: 'le coup de l’assassin',
}

const LOSSES = '\u00a0; de 2 à 5, autant de pertes, à 1 et 6 aucune'

/** What a roll needed, behind the dice. */
const NEEDED_FR: Readonly<Partial<Record<DiceReason, string>>> = {
  defection: '\u00a0; la plus forte somme emporte le personnage',
  'teenie-pox': LOSSES,
  'terrain-disaster': '\u00a0; une somme de 6, 7 ou 8 frappe',
  'terrain-disaster-losses': LOSSES,
  save: '\u00a0; de 2 à 5 le pion est sauf, à 1 et 6 non',
  assassin: '\u00a0; jusqu’à 3, il frappe le pion que nommait l’assassin, au-delà l’autre',
}

export function diceForFr(reason: DiceReason, edition: Edition): string {
  return isWallItem(reason) ? the(reason, edition) : DICE_FR[reason]
}

/** KT-I8: a wall is worth what its die shows. */
function neededFor(reason: DiceReason): string {
  return isWallItem(reason) ? ', c’est sa valeur' : (NEEDED_FR[reason] ?? '')
}

/** Dice that are told along with what came of them. */
const TOLD_LATER: readonly DiceReason[] = [
  'explore',
  'battle-magic',
  'battle-ranged',
  'battle-melee',
  'damage',
  'contest',
]

export function tellBattle(event: CombatEvent, names: readonly string[], edition: Edition): readonly string[] {
  const { name, sideName } = naming(names)
  const nouns = nounsIn(edition)
  const { list, nameOf, the } = nouns
  const own = (side: Side, what: string) => `${the(what)} ${de(sideName(side))}`
  switch (event.type) {
    case 'rolled':
      return TOLD_LATER.includes(event.reason)
        ? []
        : [
            `Les dés pour ${diceForFr(event.reason, edition)}\u00a0: ${event.dice.join(', ')}${neededFor(event.reason)}.`,
          ]
    case 'resolving':
      return [`${name(event.seat)} passe à ${hex(event.hex)}.`]
    case 'explored':
      return [
        event.drawn.length === 0
          ? `${name(event.seat)} explore ${hex(event.hex)} et lance ${event.die}\u00a0: à 1 ou 6, personne.`
          : `${name(event.seat)} explore ${hex(event.hex)} et lance ${event.die}, autant de pions sont tirés\u00a0: ${list(event.drawn)}.`,
      ]
    case 'kept':
      return [`${name(event.seat)} laisse ${the(event.income)} en ${hex(event.hex)}.`]
    case 'bribed':
      return [
        `${name(event.seat)} soudoie ${the(event.what)} pour ${coins(event.gold)}, ${isBribeDoubled(event, edition) ? 'le double de sa valeur, car il y a quelque chose à garder' : 'sa valeur'}.`,
      ]
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
      return tellStep(event, names, nouns)
    case 'hit':
      return [
        event.left > 0
          ? `Un coup sur ${own(event.side, event.what)}\u00a0: il reste ${event.left}.`
          : `Un coup sur ${own(event.side, event.what)}\u00a0: ${isWall(event.what) ? 'hors de combat' : 'c’en est fait'}.`,
      ]
    case 'saved':
      return [`Un ${event.die} sauve ${own(event.side, event.what)}.`]
    case 'soaked':
      return [`${capital(own(event.side, SOAKER))} absorbe le tir.`]
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
        `Contrôle des dégâts en ${hex(event.hex)}, 1 et 6 abîment\u00a0: ${series(event.checks.map(({ what, die, harmed }) => `${nameOf(what)} ${die}, ${harmed ? 'touché' : 'intact'}`))}.`,
      ]
  }
}

/** One line for each side: who rolled what, and what was needed. */
function tellStep(
  { hex: place, step, shots }: Extract<CombatEvent, { readonly type: 'step-rolled' }>,
  names: readonly string[],
  { nameOf }: Nouns,
): string[] {
  const { sideName } = naming(names)
  const sides = [...new Set(shots.map(({ side }) => side))]
  return [
    `Étape de ${STEPS_FR[step as BattleStep]} en ${hex(place)}\u00a0; le chiffre après un nom, ou moins, touche.`,
    ...sides.map((side) => {
      const own = shots.filter((shot) => shot.side === side)
      const dice = own.map(
        ({ what, needs, die, hit }) => `${nameOf(what)} ${needs} lance ${die}${hit ? ', touché' : ''}`,
      )
      return `${capital(sideName(side))}\u00a0: ${dice.join('\u00a0; ')}.`
    }),
  ]
}

/** What is told beside the pictures of a battle, in a few words each. */
import type { Language } from '@crownlands/core/room'
import { plural } from '../../text/nouns.en'
import { a, plural as pluriel } from '../../text/nouns.fr'

interface BattleLogText {
  readonly begun: string
  readonly round: (round: number) => string
  readonly targets: (pairs: readonly string[]) => string
  readonly target: (by: string, on: string) => string
  readonly hits: (step: string, sides: readonly string[]) => string
  readonly hitsOf: (side: string, hits: number) => string
  readonly struck: (what: string, rest: number) => string
  readonly fallen: (what: string) => string
  readonly out: (what: string) => string
  readonly saved: (what: string, die: number) => string
  readonly soaked: string
  readonly turned: (what: string, by: string) => string
  readonly called: (by: string, what: string) => string
  readonly item: (by: string, item: string) => string
  readonly retreated: (who: string, hex: string) => string
  readonly won: (who: string) => string
  readonly nobody: string
}

export const BATTLE_LOG_TEXT: Readonly<Record<Language, BattleLogText>> = {
  en: {
    begun: 'All counters are turned up.',
    round: (round) => `Round ${round}.`,
    targets: (pairs) => `${pairs.join('; ')}.`,
    target: (by, on) => `${by} against ${on}`,
    hits: (step, sides) => `${step}: ${sides.join(', ')}.`,
    hitsOf: (side, hits) => `${side} ${plural(hits, 'hit')}`,
    struck: (what, rest) => `${what} is hit: ${rest} left.`,
    fallen: (what) => `Fallen: ${what}.`,
    out: (what) => `${what}: neutralised.`,
    saved: (what, die) => `A ${die} saves: ${what} is unharmed.`,
    soaked: 'The Golem soaks up the shot.',
    turned: (what, by) => `${what} goes over to ${by}.`,
    called: (by, what) => `${by} calls a bluff: ${what} goes to the cup.`,
    item: (by, item) => `${by}: ${item}.`,
    retreated: (who, hex) => `${who} retreats to ${hex}.`,
    won: (who) => `The field belongs to ${who}.`,
    nobody: 'Nobody is left on the field.',
  },
  fr: {
    begun: 'Tous les pions se retournent.',
    round: (round) => `Manche ${round}.`,
    targets: (pairs) => `${pairs.join(' ; ')}.`,
    target: (by, on) => `${by} contre ${on}`,
    hits: (step, sides) => `${step}\u00a0: ${sides.join(', ')}.`,
    hitsOf: (side, hits) => `${side} ${pluriel(hits, 'coup')}`,
    struck: (what, rest) => `Un coup pour ${what}\u00a0: reste ${rest}.`,
    fallen: (what) => `Tombé\u00a0: ${what}.`,
    out: (what) => `${what}\u00a0: neutralisé.`,
    saved: (what, die) => `Un ${die} sauve ${what}, indemne.`,
    soaked: 'Le Golem absorbe le tir.',
    turned: (what, by) => `${what} passe à ${by}.`,
    called: (by, what) => `${by} dénonce un bluff\u00a0: ${what} va dans la coupe.`,
    item: (by, item) => `${by}\u00a0: ${item}.`,
    retreated: (who, hex) => `${who} se retire en ${hex}.`,
    won: (who) => `Le champ est ${a(who)}.`,
    nobody: 'Il ne reste personne.',
  },
}

/** The result of a match in words: the game's own, unless a clock has ended it. */
import type { Outcome } from '../game'
import type { Language } from '../room'
import { joinedBy } from './typesetting'

interface GameEnding {
  ending(outcome: Outcome, names?: readonly string[]): string
}

export function explainOutcome(
  outcome: Outcome,
  names: readonly string[],
  language: Language,
  words: GameEnding,
): string {
  const { outOfTime } = outcome
  if (outOfTime === undefined) return words.ending(outcome, names)
  const named = (seats: readonly number[]) => seats.map((seat) => names[seat] ?? '')
  return ON_TIME[language](named(outOfTime), named(outcome.winners))
}

type OnTime = (late: readonly string[], winners: readonly string[]) => string

const and = joinedBy('and')
const et = joinedBy('et')

const ON_TIME: Readonly<Record<Language, OnTime>> = {
  en: (late, winners) => {
    if (winners.length === 0) return `${and(late)} ran out of time. Nobody wins.`
    return `${and(late)} ran out of time. ${and(winners)} ${winners.length === 1 ? 'wins' : 'share the victory'}.`
  },
  fr: (late, winners) => {
    const first = `Temps écoulé pour ${et(late)}.`
    if (winners.length === 0) return `${first} Personne ne gagne.`
    return `${first} ${et(winners)} ${winners.length === 1 ? 'l’emporte' : 'se partagent la victoire'}.`
  },
}

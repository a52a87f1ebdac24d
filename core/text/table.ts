/** Why the table itself says no (docs/rules/table.md), as sentences. Games have their own in their rooms. */
import type { Refusal } from '../game'
import type { Language } from '../room'
import { describeProblem } from './shapes'

type TableReason =
  | 'match-over'
  | 'not-to-act'
  | 'malformed'
  | 'end-turn-first'
  | 'no-turn-to-end'
  | 'nothing-to-undo'
  | 'not-your-turn-to-undo'
  | 'turn-has-ended'
  | 'something-was-revealed'
  | 'decided-together'
  | 'others-were-asked'
  | 'not-explained-yet'

/** A sentence for each reason, made from the facts that the refusal names. */
export type Sentences<Reason extends string> = Readonly<Record<Reason, (facts: Facts) => string>>
type Facts = NonNullable<Refusal['facts']>

/** The sentence for the refusal, if its reason is one of these. */
export function sentenceFor(sentences: Sentences<string>, { reason, facts }: Refusal): string | undefined {
  return Object.hasOwn(sentences, reason) ? sentences[reason]?.(facts ?? {}) : undefined
}

const EN: Sentences<TableReason> = {
  'match-over': () => 'The match is over.',
  'not-to-act': () => 'It is not your turn.',
  malformed: (problem) => `This is not an action of the game: ${describeProblem(problem, 'en')}.`,
  'end-turn-first': () => 'Your turn is complete: end it, or take something back.',
  'no-turn-to-end': () => 'There is no complete turn to end.',
  'nothing-to-undo': () => 'There is nothing to take back.',
  'not-your-turn-to-undo': () => 'You can only take back what you did in your own turn.',
  'turn-has-ended': () => 'The turn has ended and stays as it is.',
  'something-was-revealed': () => 'Something was revealed by it, so it cannot be taken back.',
  'decided-together': () => 'What several players decide at the same time is final at once.',
  'others-were-asked': () => 'Others were asked about it, so it cannot be taken back.',
  'not-explained-yet': () => 'You may do that in a game of your own. Here, try what is being shown first.',
}

const FR: Sentences<TableReason> = {
  'match-over': () => 'La partie est terminée.',
  'not-to-act': () => 'Ce n’est pas à vous de jouer.',
  malformed: (problem) => `Ce n’est pas une action de ce jeu\u00a0: ${describeProblem(problem, 'fr')}.`,
  'end-turn-first': () => 'Votre tour est complet\u00a0: terminez-le ou reprenez un coup.',
  'no-turn-to-end': () => 'Il n’y a pas de tour complet à terminer.',
  'nothing-to-undo': () => 'Il n’y a rien à reprendre.',
  'not-your-turn-to-undo': () => 'Vous ne pouvez reprendre que ce que vous avez fait pendant votre tour.',
  'turn-has-ended': () => 'Le tour est terminé\u00a0: on n’y revient plus.',
  'something-was-revealed': () => 'Ce coup a révélé quelque chose\u00a0: on ne peut plus le reprendre.',
  'decided-together': () => 'Ce que plusieurs joueurs décident en même temps est définitif aussitôt.',
  'others-were-asked': () => 'D’autres ont été consultés à ce sujet\u00a0: on ne peut plus le reprendre.',
  'not-explained-yet': () => 'Dans une partie à vous, vous le pourrez. Essayez d’abord ce qui est montré ici.',
}

const BY_LANGUAGE: Readonly<Record<Language, Sentences<TableReason>>> = { en: EN, fr: FR }

/** Why not, in words: the table's own, or else the game's. */
export function explainRefusal(
  refusal: Refusal,
  language: Language,
  words: { refusal(refusal: Refusal): string },
): string {
  return sentenceFor(BY_LANGUAGE[language], refusal) ?? words.refusal(refusal)
}

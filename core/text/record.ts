/** Why a record or a set-up is refused, as sentences. */
import type { ProblemName, RecordProblem } from '../record'
import type { Language } from '../room'
import { describeProblem } from './shapes'
import type { Sentences } from './table'

const EN: Sentences<ProblemName> = {
  'not-json': () => 'This is not a Crownlands record: the file is not JSON.',
  'too-large': () => 'This is not a Crownlands record: it is too large.',
  'not-a-record': () => 'This is not a Crownlands record.',
  'rescued-table': () =>
    'This file holds what was left of a damaged table. It is kept for mending and cannot be opened.',
  'newer-format': ({ format }) =>
    `This record was written by a newer Crownlands (format ${format}). Update to read it.`,
  damaged: (facts) => `This record is damaged: ${describeProblem(facts, 'en')}.`,
  'against-the-rules': ({ action }) => `Action ${action} is against the rules.`,
  'turn-unfinished': () => 'The record ends in the middle of a turn.',
  'another-way': () => 'The start or the actions are not those that the record was written with.',
  'another-position': () => 'The actions lead to another position than the record says.',
  'another-outcome': () => 'The match ended in another way than the record says.',
  'no-such-game': ({ game }) => `There is no game called "${game}" here.`,
  'other-rules': ({ played, here }) =>
    `The record was played with version ${played} of the rules; this is version ${here}.`,
  'wrong-seats': ({ game, min, max, seats }) =>
    `${game} is played with ${min === max ? min : `${min} to ${max}`} ${max === 1 ? 'seat' : 'seats'}, not ${seats}.`,
  'wrong-options': (facts) => `These options do not fit ${facts.game}: ${describeProblem(facts, 'en')}.`,
  'setup-does-not-fit': () => 'The position does not fit the seats and options beside it.',
  'not-a-state': (facts) => `This is not a state of ${facts.game}: ${describeProblem(facts, 'en')}.`,
  'impossible-state': ({ game }) => `This state of ${game} is impossible.`,
}

const FR: Sentences<ProblemName> = {
  'not-json': () => 'Ce n’est pas un fichier de partie Crownlands\u00a0: il n’est pas en JSON.',
  'too-large': () => 'Ce n’est pas un fichier de partie Crownlands\u00a0: il est trop gros.',
  'not-a-record': () => 'Ce n’est pas un fichier de partie Crownlands.',
  'rescued-table': () =>
    'Ce fichier contient ce qui restait d’une table abîmée. Il se garde pour une réparation, mais ne s’ouvre pas.',
  'newer-format': ({ format }) =>
    `Ce fichier vient d’une version plus récente de Crownlands (format ${format}). Mettez à jour pour le lire.`,
  damaged: (facts) => `Ce fichier de partie est abîmé\u00a0: ${describeProblem(facts, 'fr')}.`,
  'against-the-rules': ({ action }) => `Le coup ${action} est contraire aux règles.`,
  'turn-unfinished': () => 'La partie enregistrée s’arrête au milieu d’un tour.',
  'another-way': () => 'Le début ou les coups ne sont pas ceux avec lesquels le fichier a été écrit.',
  'another-position': () => 'Les coups mènent à une autre position que celle du fichier.',
  'another-outcome': () => 'La partie ne s’est pas terminée comme le dit le fichier.',
  'no-such-game': ({ game }) => `Il n’y a pas ici de jeu nommé «\u00a0${game}\u00a0».`,
  'other-rules': ({ played, here }) =>
    `Cette partie suit la version ${played} des règles\u00a0; celle d’ici est la version ${here}.`,
  'wrong-seats': ({ game, min, max, seats }) =>
    `${game} se joue ${min === max ? `à ${min}` : `de ${min} à ${max}`} ${max === 1 ? 'place' : 'places'}, pas à ${seats}.`,
  'wrong-options': (facts) => `Ces options ne conviennent pas à ${facts.game}\u00a0: ${describeProblem(facts, 'fr')}.`,
  'setup-does-not-fit': () => 'La position ne correspond pas aux places et aux options indiquées.',
  'not-a-state': (facts) => `Ce n’est pas une position de ${facts.game}\u00a0: ${describeProblem(facts, 'fr')}.`,
  'impossible-state': ({ game }) => `Cette position de ${game} est impossible.`,
}

const BY_LANGUAGE: Readonly<Record<Language, Sentences<ProblemName>>> = { en: EN, fr: FR }

export function explainProblem({ problem, facts, detail }: RecordProblem, language: Language): string {
  const sentence = BY_LANGUAGE[language][problem](facts ?? {})
  // Only an English sentence takes it in; others leave it to `detailBeside`.
  return language === 'en' && detail !== undefined ? `${sentence.replace(/\.$/, '')}: ${detail}.` : sentence
}

/** What is known beyond the sentence, in English: to be set apart, and marked as such. */
export function detailBeside({ detail }: RecordProblem, language: Language): string | undefined {
  return language === 'en' ? undefined : detail
}

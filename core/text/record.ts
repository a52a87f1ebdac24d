/** Why a record or a set-up is refused, as sentences. */
import type { ProblemReason, RecordProblem } from '../record'
import type { Language } from '../room'
import type { Sentences } from './table'

const EN: Sentences<ProblemReason> = {
  'not-json': () => 'This is not a Crownlands record: the file is not JSON.',
  'too-large': () => 'This is not a Crownlands record: it is too large.',
  'not-a-record': () => 'This is not a Crownlands record.',
  'newer-format': ({ format }) =>
    `This record was written by a newer Crownlands (format ${format}). Update to read it.`,
  damaged: ({ what }) => `This record is damaged: ${what}.`,
  'against-the-rules': ({ action }) => `Action ${action} is against the rules.`,
  'turn-unfinished': () => 'The record ends in the middle of a turn.',
  'another-position': () => 'The actions lead to another position than the record says.',
  'another-outcome': () => 'The match ended in another way than the record says.',
  'no-such-game': ({ game }) => `There is no game called "${game}" here.`,
  'other-rules': ({ played, here }) =>
    `The record was played with version ${played} of the rules; this is version ${here}.`,
  'wrong-seats': ({ game, min, max, seats }) =>
    `${game} is played with ${min === max ? min : `${min} to ${max}`} ${max === 1 ? 'seat' : 'seats'}, not ${seats}.`,
  'wrong-options': ({ game, what }) => `These options do not fit ${game}: ${what}.`,
  'setup-does-not-fit': () => 'The position does not fit the seats and options beside it.',
  'not-a-state': ({ game, what }) => `This is not a state of ${game}: ${what}.`,
  'impossible-state': ({ game, what }) => `This state of ${game} is impossible: ${what}.`,
}

const FR: Sentences<ProblemReason> = {
  'not-json': () => 'Ce n’est pas un fichier de partie Crownlands\u00a0: il n’est pas en JSON.',
  'too-large': () => 'Ce n’est pas un fichier de partie Crownlands\u00a0: il est trop gros.',
  'not-a-record': () => 'Ce n’est pas un fichier de partie Crownlands.',
  'newer-format': ({ format }) =>
    `Ce fichier vient d’une version plus récente de Crownlands (format ${format}). Mettez à jour pour le lire.`,
  damaged: ({ what }) => `Ce fichier de partie est abîmé\u00a0: ${what}.`,
  'against-the-rules': ({ action }) => `Le coup ${action} est contraire aux règles.`,
  'turn-unfinished': () => 'La partie enregistrée s’arrête au milieu d’un tour.',
  'another-position': () => 'Les coups mènent à une autre position que celle du fichier.',
  'another-outcome': () => 'La partie ne s’est pas terminée comme le dit le fichier.',
  'no-such-game': ({ game }) => `Il n’y a pas ici de jeu nommé «\u00a0${game}\u00a0».`,
  'other-rules': ({ played, here }) =>
    `Cette partie suit la version ${played} des règles\u00a0; celle d’ici est la version ${here}.`,
  'wrong-seats': ({ game, min, max, seats }) =>
    `${game} se joue ${min === max ? `à ${min}` : `de ${min} à ${max}`} ${max === 1 ? 'place' : 'places'}, pas à ${seats}.`,
  'wrong-options': ({ game, what }) => `Ces options ne conviennent pas à ${game}\u00a0: ${what}.`,
  'setup-does-not-fit': () => 'La position ne correspond pas aux places et aux options indiquées.',
  'not-a-state': ({ game, what }) => `Ce n’est pas une position de ${game}\u00a0: ${what}.`,
  'impossible-state': ({ game, what }) => `Cette position de ${game} est impossible\u00a0: ${what}.`,
}

const BY_LANGUAGE: Readonly<Record<Language, Sentences<ProblemReason>>> = { en: EN, fr: FR }

export function explainProblem({ problem, facts }: RecordProblem, language: Language): string {
  return BY_LANGUAGE[language][problem](facts ?? {})
}

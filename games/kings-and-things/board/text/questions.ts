/** The words of questions out of turn. */
import type { Language } from '@crownlands/core/room'

interface QuestionText {
  readonly question: string
  readonly answers: string
}

export const QUESTION_TEXT: Readonly<Record<Language, QuestionText>> = {
  en: { question: 'A question', answers: 'Your answers' },
  fr: { question: 'Une question', answers: 'Vos réponses' },
}

/** The words of the screens around a table online, in both languages; loaded with them. */
import type { Language } from '@crownlands/core/room'
import { currentLanguage, useLanguage } from '../../text/words'
import type { Trouble } from './api'
import { PROBLEMS } from './problem-text'

/** What went wrong, and what to do about it. */
export function useProblemText(): (trouble: Trouble) => string {
  const language = useLanguage()
  return (trouble) => problemText(trouble, language)
}

export function problemText({ problem, status, retryAfter }: Trouble, language: Language = currentLanguage()): string {
  const words = PROBLEMS[language]
  if (status === 429) return words.tooMuch(retryAfter)
  const known = words.named[problem]
  if (known !== undefined) return known
  return status >= 500 ? words.broken : words.other
}

/** The words of the reader's language, chosen in the settings or guessed from the browser. */
import type { Language } from '@crownlands/core/room'
import { guessLanguage, type Settings } from '../settings/settings'
import { currentSettings, useSettings } from '../settings/store'
import { en } from './en'
import { fr } from './fr'
import type { WebWords } from './web-words'

const WORDS: Readonly<Record<Language, WebWords>> = { en, fr }

export function useWords(): WebWords {
  return WORDS[useLanguage()]
}

export function useLanguage(): Language {
  return languageOf(useSettings())
}

/** For words needed outside of components. */
export function currentWords(): WebWords {
  return WORDS[currentLanguage()]
}

export function currentLanguage(): Language {
  return languageOf(currentSettings())
}

function languageOf({ language }: Settings): Language {
  return language ?? guessLanguage(navigator.languages)
}

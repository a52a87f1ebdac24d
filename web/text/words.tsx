/** The words of the reader's language, chosen in the settings or guessed from the browser. */
import type { Language } from '@crownlands/core/room'
import type { House } from '@crownlands/kit/houses'
import { guessLanguage, type Settings } from '../settings/store/settings'
import { currentSettings, useSettings } from '../settings/store/store'
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

/** Whether that is the name a house has where nobody gave it another, in whatever language the table was laid. */
export function isHouseName(name: string, house: House): boolean {
  return Object.values(WORDS).some(({ setup }) => setup.houseNames[house] === name)
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

/** Small numbers and lengths of time, spelled out as a language does. */
import type { Language } from '@crownlands/core/room'

const NUMBERS: Readonly<Record<Language, readonly string[]>> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  fr: ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
}

/** Up to twelve in letters. */
export function spelled(number: number, language: Language): string {
  return NUMBERS[language][number] ?? String(number)
}

interface Lengths {
  readonly half: string
  readonly threeQuarters: string
  minutes(count: number): string
  hours(whole: number, half: boolean): string
}

const LENGTHS: Readonly<Record<Language, Lengths>> = {
  en: {
    half: 'about half an hour',
    threeQuarters: 'about three quarters of an hour',
    minutes: (count) => `about ${count} minutes`,
    hours: (whole, half) => {
      if (whole === 1) return half ? 'about an hour and a half' : 'about an hour'
      return `about ${spelled(whole, 'en')}${half ? ' and a half' : ''} hours`
    },
  },
  fr: {
    half: 'environ une demi-heure',
    threeQuarters: 'environ trois quarts d’heure',
    minutes: (count) => `environ ${count} minutes`,
    hours: (whole, half) =>
      `environ ${whole === 1 ? 'une heure' : `${spelled(whole, 'fr')} heures`}${half ? ' et demie' : ''}`,
  },
}

/** How long a match takes, about: from an hour on to the half hour. */
export function aboutMinutes(minutes: number, language: Language): string {
  const { half, threeQuarters, minutes: few, hours } = LENGTHS[language]
  if (minutes === 30) return half
  if (minutes === 45) return threeQuarters
  if (minutes < 60) return few(minutes)
  const halves = Math.round(minutes / 30)
  return hours(Math.floor(halves / 2), halves % 2 === 1)
}

/** Numbers as people of the language write them, with a true minus sign. */
import type { Language } from '@crownlands/core/room'

export function number(value: number, language: Language): string {
  return new Intl.NumberFormat(language).format(value).replace('-', '−')
}

export function percent(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(value)
}

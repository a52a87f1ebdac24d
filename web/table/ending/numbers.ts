/** Numbers as people of the language write them, with a true minus sign. */
import type { Language } from '@crownlands/core/room'

export function number(value: number, language: Language): string {
  return new Intl.NumberFormat(language).format(value).replace('-', '−')
}

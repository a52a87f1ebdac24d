/** The words on counters and about them. */
import type { Language } from '@crownlands/core/room'
import type { Attribute } from '../../content'

interface CounterText {
  readonly attributes: Readonly<Record<Attribute, string>>
  readonly value: (value: number) => string
}

export const COUNTER_TEXT: Readonly<Record<Language, CounterText>> = {
  en: {
    attributes: { fly: 'flies', magic: 'magic', ranged: 'ranged', charge: 'charges' },
    value: (value) => `value ${value}`,
  },
  fr: {
    attributes: { fly: 'vole', magic: 'magie', ranged: 'à distance', charge: 'charge' },
    value: (value) => `valeur ${value}`,
  },
}

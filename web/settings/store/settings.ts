/** What a person set, as it is kept in the browser. Anything broken or foreign reads as the defaults. */
import { LANGUAGES, type Language } from '@crownlands/core/room'
import {
  flag,
  type Infer,
  integer,
  object,
  oneOf,
  optional,
  text,
  withDefault,
  withDefaults,
} from '@crownlands/core/schema'
import { TEMPERAMENTS } from '@crownlands/table/protocol'

export const THEMES = ['system', 'light', 'dark'] as const
export const MOTIONS = ['system', 'reduced'] as const
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const
export type Pace = (typeof PACES)[number]

const settingsSchema = object({
  version: withDefault(oneOf([1]), 1),
  /** Undefined: as the browser says. */
  language: optional(oneOf(LANGUAGES)),
  theme: withDefault(oneOf(THEMES), 'system'),
  motion: withDefault(oneOf(MOTIONS), 'system'),
  sound: withDefault(flag(), false),
  /** In percent. */
  volume: withDefault(integer(0, 100), 60),
  textSize: withDefault(oneOf(TEXT_SIZES), 'normal'),
  /** How fast bots show their moves. */
  pace: withDefault(oneOf(PACES), 'normal'),
  /** A complete turn waits to be ended by hand. */
  confirmTurns: withDefault(flag(), true),
  /** Letters and digits as shortcuts at the table (WCAG 2.1.4 asks for a way to switch them off). */
  singleKeys: withDefault(flag(), true),
  /** The name that set-up offers to the first person. */
  playerName: withDefault(text(24), ''),
  /** The bot that set-up offers: the one chosen last, to a newcomer the gentlest. */
  opponent: withDefault(oneOf(TEMPERAMENTS), TEMPERAMENTS[0]),
})
export type Settings = Infer<typeof settingsSchema>

export const DEFAULT_SETTINGS: Settings = readSettings(undefined)

/** The settings in the stored text. */
export function readSettings(stored: string | undefined): Settings {
  const read = withDefaults(settingsSchema, parsed(stored))
  if ('value' in read) return read.value
  const fresh = withDefaults(settingsSchema, {})
  if ('value' in fresh) return fresh.value
  throw new Error('the default settings do not fit their schema')
}

export function writeSettings(settings: Settings): string {
  return JSON.stringify(settings)
}

/** The first language of the reader that the house speaks. */
export function guessLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (known !== undefined) return known
  }
  return 'en'
}

function parsed(stored: string | undefined): unknown {
  try {
    return stored === undefined ? {} : JSON.parse(stored)
  } catch {
    return {}
  }
}

/** What a level is called: the temperament of a bot, or a value of the game's own option. */
import type { Language, Room } from '@crownlands/core/room'
import { optionWords } from '../setup/draft/options'

type Temperaments = Readonly<Record<string, { readonly name: string }>>

export function levelName(
  level: string | undefined,
  room: Room,
  option: string | undefined,
  language: Language,
  temperaments: Temperaments,
): string | undefined {
  if (level === undefined) return undefined
  if (Object.hasOwn(temperaments, level)) return temperaments[level]?.name
  return (option === undefined ? undefined : optionWords(room, language, option).values?.[level]) ?? level
}

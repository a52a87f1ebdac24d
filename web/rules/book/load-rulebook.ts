/** Rulebooks, each fetched when somebody opens it. */
import type { Language, Room, Rulebook } from '@crownlands/core/room'

const asked = new Map<string, Promise<Rulebook | undefined>>()

/** Undefined when it cannot be fetched now. */
export function loadRulebook(room: Room, language: Language): Promise<Rulebook | undefined> {
  const name = `${room.game.id} ${language}`
  const found =
    asked.get(name) ??
    room.rulebook(language).catch(() => {
      // The next one who opens it asks again: the network may be back.
      asked.delete(name)
      return undefined
    })
  asked.set(name, found)
  return found
}

/** Who has which power. */
import { CHARACTER_NAMES, CHARACTERS, type Power } from '../../content'

/** The few characters with a power: as strings, because forts and items fight beside them. */
export function charactersWith(power: Power): readonly string[] {
  return CHARACTER_NAMES.filter((name) => CHARACTERS[name].power === power)
}

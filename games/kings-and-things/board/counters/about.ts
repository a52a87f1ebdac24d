/** What a counter is and what its signs mean, in words. */
import { CHARACTERS, CREATURES, type CreatureData, isCharacter, isCreature, isEvent, isItem } from '../../content'
import { EVENT_WORDS } from '../../text/events'
import { ITEM_WORDS } from '../../text/items'
import type { Cast } from '../cast'
import { COUNTER_TEXT } from '../text/counters'
import { EFFECT_TEXT } from '../text/effects'
import { counterName, fortName, terrainName } from '../words'
import { faceOf, type Sign } from './face'
import type { Standing } from './standing'

/** A line each; the first is its name. */
export function linesAbout(what: string, cast: Cast, standing: Standing | undefined): readonly string[] {
  const face = faceOf(what, cast.edition)
  const words = COUNTER_TEXT[cast.language]
  const land = face.land === undefined ? undefined : terrainName(face.land, cast)
  const name = face.level === undefined ? counterName(what, cast) : fortName(face.level, cast)
  const value = face.value ?? 0
  switch (face.kind) {
    case 'creature':
      return [
        name,
        words.creature(land ?? '', value),
        ...signLines(face.signs, cast),
        ...standingLines(what, cast, standing),
      ]
    case 'character':
      return [name, words.character(value), ...signLines(face.signs, cast), ...powerLines(what, cast)]
    case 'income':
      return [name, words.income(face.gold ?? 0, land), ...(face.value === undefined ? [] : [words.building(value)])]
    case 'treasure':
      return [name, words.treasure(face.gold ?? 0)]
    case 'item':
      return [name, words.item, ...(isItem(what) ? [ITEM_WORDS[what][cast.language].effect] : [])]
    case 'event':
      return [name, words.event, ...(isEvent(what) ? [EVENT_WORDS[what][cast.language].effect] : [])]
    case 'fort':
      return [name, words.fort(value), ...signLines(face.signs, cast)]
    case 'back':
      return [name, words.hidden]
  }
}

/** Who has neither magic nor an arrow fights in the melee (KT-B7). */
function signLines(signs: readonly Sign[], { language }: Cast): readonly string[] {
  const { attributes, melee } = COUNTER_TEXT[language]
  const told = signs.flatMap((sign) => (sign === 'star' ? [] : [attributes[sign]]))
  return signs.some((sign) => sign === 'magic' || sign === 'ranged' || sign === 'charge') ? told : [...told, melee]
}

function powerLines(what: string, { language }: Cast): readonly string[] {
  const power = isCharacter(what) ? CHARACTERS[what].power : 'none'
  return power === 'none' ? [] : [EFFECT_TEXT[language].powers[power]]
}

function standingLines(what: string, cast: Cast, standing: Standing | undefined): readonly string[] {
  if (!isCreature(what) || standing === undefined || standing === 'unknown') return []
  const { terrain }: CreatureData = CREATURES[what]
  return [COUNTER_TEXT[cast.language][standing](terrainName(terrain, cast))]
}

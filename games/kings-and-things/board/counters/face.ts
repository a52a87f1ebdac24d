/** What is printed on a counter: its kind, its picture, its land, its signs and its numbers. */
import {
  type Attribute,
  CHARACTERS,
  type Character,
  type CharacterData,
  CREATURES,
  type CreatureData,
  type Edition,
  FORTS,
  INCOMES,
  type IncomeData,
  ITEM_DATA,
  type Item,
  type ItemData,
  isCharacter,
  isCreature,
  isEvent,
  isFightingItem,
  isIncome,
  isItem,
  isTreasure,
  isWall,
  type Land,
  printedValue,
  type Thing,
  TREASURES,
} from '../../content'

type FaceKind = 'creature' | 'character' | 'income' | 'treasure' | 'item' | 'event' | 'fort' | 'back'

/** `star`: a power of its own. */
export type Sign = Attribute | 'star'

export interface Face {
  readonly kind: FaceKind
  readonly picture?: PictureName | undefined
  /** Of a fort: 1 to 4, drawn by its level. */
  readonly level?: number | undefined
  readonly land?: Land | undefined
  readonly signs: readonly Sign[]
  readonly value?: number | undefined
  /** KT-C9: it takes as many hits as it is worth. */
  readonly holds?: boolean | undefined
  readonly gold?: number | undefined
}

export type PictureName = keyof typeof import('../picture-paths').PICTURE_PATHS

/** Counters of one name and one look. */
const LIKE: Readonly<Record<string, PictureName>> = {
  desert_giant_wasp_4: 'desert_giant_wasp',
  desert_giant_wasp_2: 'desert_giant_wasp',
  forest_elves_3: 'forest_elves',
  forest_elves_2: 'forest_elves',
  forest_flying_squirrel_2: 'forest_flying_squirrel',
  forest_flying_squirrel_1: 'forest_flying_squirrel',
  mountain_dwarves_c3: 'mountain_dwarves_c',
  mountain_dwarves_r3: 'mountain_dwarves_r',
  mountain_dwarves_r2: 'mountain_dwarves_r',
  plains_great_hawk: 'mountain_great_hawk',
  plains_pterodactyl: 'jungle_pterodactyl_warriors',
  plains_wanderers_2: 'plains_wanderers',
  plains_wanderers_1: 'plains_wanderers',
  swamp_crocodiles: 'jungle_crocodiles',
  swamp_giant_snake: 'jungle_giant_snake',
}

/** Every Thing and every character has one. */
function pictureOf(what: Thing | Character): PictureName {
  return LIKE[what] ?? (what as PictureName)
}

/** A Thing, a character, a fort by its name (`tower`), or `hidden`: the back of a counter. */
export function faceOf(what: string, edition: Edition): Face {
  if (isCreature(what)) {
    const { terrain, attributes }: CreatureData = CREATURES[what]
    return {
      kind: 'creature',
      picture: pictureOf(what),
      land: terrain,
      signs: attributes,
      value: printedValue(what, edition),
    }
  }
  if (isCharacter(what)) {
    const { attributes, power, lord, value }: CharacterData = CHARACTERS[what]
    return { kind: 'character', picture: pictureOf(what), land: lord, signs: [...attributes, ...starOf(power)], value }
  }
  if (isIncome(what)) {
    const { terrain, gold, value }: IncomeData = INCOMES[what]
    return {
      kind: 'income',
      picture: pictureOf(what),
      land: terrain === 'any' ? undefined : terrain,
      signs: [],
      gold,
      value,
      holds: true,
    }
  }
  if (isTreasure(what)) return { kind: 'treasure', picture: pictureOf(what), signs: [], gold: TREASURES[what] }
  if (isItem(what)) return { kind: 'item', picture: pictureOf(what), ...printOf(what) }
  if (isEvent(what)) return { kind: 'event', picture: pictureOf(what), signs: [] }
  const level = (FORTS as readonly string[]).indexOf(what)
  if (level > 0) return { kind: 'fort', level, signs: FORT_SIGNS[level] ?? [], value: level, holds: true }
  return { kind: 'back', signs: [] }
}

/** Powers that act by a sign alone are told by it (KT-K1). */
function starOf(power: CharacterData['power']): readonly Sign[] {
  return power === 'none' ? [] : ['star']
}

/** KT-I2, KT-I8, KT-I9: items that fight show how. */
function printOf(item: Item): Pick<Face, 'signs' | 'value' | 'holds'> {
  if (!isFightingItem(item)) return { signs: [] }
  const { attributes, value }: ItemData = ITEM_DATA[item]
  return { signs: attributes, value, ...(isWall(item) && { holds: true }) }
}

/** KT-C14 */
const FORT_SIGNS: readonly (readonly Sign[])[] = [[], [], [], ['ranged'], ['magic']]

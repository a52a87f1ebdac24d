/**
 * The counters and numbers of Kings & Things (KT-C, KT-K, KT-E). This is the one place to correct them from a printed copy
 * (KT-E6). What they are called is in `text/`.
 */
import { must } from '@crownlands/core/lists'

export const LANDS = ['desert', 'forest', 'frozen_waste', 'jungle', 'mountain', 'plains', 'swamp'] as const
export type Land = (typeof LANDS)[number]
export const TERRAINS = [...LANDS, 'sea'] as const
export type Terrain = (typeof TERRAINS)[number]

/** KT-C6: how many hexes there are, and what entering one costs. */
export const HEXES: Readonly<Record<Terrain, { readonly count: number; readonly cost: number }>> = {
  desert: { count: 6, cost: 1 },
  forest: { count: 6, cost: 2 },
  frozen_waste: { count: 5, cost: 1 },
  jungle: { count: 5, cost: 2 },
  mountain: { count: 6, cost: 2 },
  plains: { count: 6, cost: 1 },
  swamp: { count: 6, cost: 2 },
  sea: { count: 8, cost: 1 },
}

/** KT-C9 */
export type Attribute = 'fly' | 'magic' | 'ranged' | 'charge'

export interface CreatureData {
  readonly terrain: Land
  readonly value: number
  readonly attributes: readonly Attribute[]
  readonly copies: number
}

function creature(terrain: Land, value: number, attributes: readonly Attribute[] = [], copies = 1): CreatureData {
  return { terrain, value, attributes, copies }
}

/** KT-C8 */
export const CREATURES = {
  desert_old_dragon: creature('desert', 4, ['fly', 'magic']),
  desert_sphinx: creature('desert', 4, ['magic']),
  desert_genie: creature('desert', 4, ['magic']),
  desert_dust_devil: creature('desert', 4, ['fly']),
  desert_giant_wasp_4: creature('desert', 4, ['fly']),
  desert_giant_wasp_2: creature('desert', 2, ['fly']),
  desert_baby_dragon: creature('desert', 3, ['fly']),
  desert_sandworm: creature('desert', 3),
  desert_camel_corps: creature('desert', 3),
  desert_yellow_knight: creature('desert', 3, ['charge']),
  desert_griffon: creature('desert', 2, ['fly']),
  desert_dervish: creature('desert', 2, ['magic'], 2),
  desert_vultures: creature('desert', 1, ['fly']),
  desert_buzzard: creature('desert', 1, ['fly']),
  desert_desert_bat: creature('desert', 1, ['fly']),
  desert_giant_spider: creature('desert', 1),
  desert_nomads: creature('desert', 1, [], 2),
  desert_skeletons: creature('desert', 1, [], 2),
  forest_walking_tree: creature('forest', 5),
  forest_big_foot: creature('forest', 5),
  forest_unicorn: creature('forest', 4),
  forest_green_knight: creature('forest', 4, ['charge']),
  forest_druid: creature('forest', 3, ['magic']),
  forest_elves_3: creature('forest', 3, ['ranged']),
  forest_elves_2: creature('forest', 2, ['ranged'], 2),
  forest_wyvern: creature('forest', 3, ['fly']),
  forest_bandits: creature('forest', 2),
  forest_bears: creature('forest', 2),
  forest_elf_mage: creature('forest', 2, ['magic']),
  forest_forester: creature('forest', 2, ['ranged']),
  forest_flying_squirrel_2: creature('forest', 2, ['fly']),
  forest_flying_squirrel_1: creature('forest', 1, ['fly']),
  forest_great_owl: creature('forest', 2, ['fly']),
  forest_killer_raccoon: creature('forest', 2),
  forest_wild_cat: creature('forest', 2),
  forest_dryad: creature('forest', 1, ['magic']),
  forest_pixies: creature('forest', 1, ['fly'], 2),
  frozen_waste_white_dragon: creature('frozen_waste', 5, ['magic']),
  frozen_waste_mammoth: creature('frozen_waste', 5, ['charge']),
  frozen_waste_ice_giant: creature('frozen_waste', 5, ['ranged']),
  frozen_waste_iceworm: creature('frozen_waste', 4, ['magic']),
  frozen_waste_walrus: creature('frozen_waste', 4),
  frozen_waste_white_bear: creature('frozen_waste', 4),
  frozen_waste_dragon_rider: creature('frozen_waste', 3, ['fly', 'ranged']),
  frozen_waste_killer_penguins: creature('frozen_waste', 3),
  frozen_waste_wolves: creature('frozen_waste', 3),
  frozen_waste_ice_hunters: creature('frozen_waste', 2, [], 4),
  frozen_waste_elk_herd: creature('frozen_waste', 2),
  frozen_waste_killer_puffins: creature('frozen_waste', 2, ['fly']),
  frozen_waste_north_wind: creature('frozen_waste', 2, ['fly', 'magic']),
  frozen_waste_ice_bats: creature('frozen_waste', 1, ['fly']),
  jungle_crawling_vines: creature('jungle', 6),
  jungle_giant_ape: creature('jungle', 5, [], 2),
  jungle_dinosaur: creature('jungle', 4),
  jungle_elephant: creature('jungle', 4, ['charge']),
  jungle_giant_snake: creature('jungle', 3),
  jungle_tigers: creature('jungle', 3, [], 2),
  jungle_crocodiles: creature('jungle', 2),
  jungle_blowpipe_hunter: creature('jungle', 2, ['ranged']),
  jungle_pterodactyl_warriors: creature('jungle', 2, ['fly', 'ranged'], 2),
  jungle_scouts: creature('jungle', 2),
  jungle_spears: creature('jungle', 2),
  jungle_shaman: creature('jungle', 2, ['magic']),
  jungle_bird_of_paradise: creature('jungle', 1, ['fly']),
  mountain_cyclops: creature('mountain', 5),
  mountain_brown_knight: creature('mountain', 4, ['charge']),
  mountain_giant: creature('mountain', 4, ['ranged']),
  mountain_troll: creature('mountain', 4),
  mountain_brown_dragon: creature('mountain', 3, ['fly']),
  mountain_dwarves_c3: creature('mountain', 3, ['charge']),
  mountain_dwarves_r3: creature('mountain', 3, ['ranged']),
  mountain_dwarves_r2: creature('mountain', 2, ['ranged']),
  mountain_giant_roc: creature('mountain', 3, ['fly']),
  mountain_giant_condor: creature('mountain', 3, ['fly']),
  mountain_great_eagle: creature('mountain', 2, ['fly']),
  mountain_little_roc: creature('mountain', 2, ['fly']),
  mountain_mountain_lion: creature('mountain', 2),
  mountain_ogre: creature('mountain', 2),
  mountain_great_hawk: creature('mountain', 1, ['fly']),
  mountain_goblins: creature('mountain', 1, [], 4),
  mountain_mountain_men: creature('mountain', 1, [], 2),
  plains_buffalo_herd_4: creature('plains', 4),
  plains_buffalo_herd_3: creature('plains', 3),
  plains_greathunter: creature('plains', 4, ['ranged']),
  plains_lion_pride: creature('plains', 3),
  plains_wolf_pack: creature('plains', 3),
  plains_pterodactyl: creature('plains', 3, ['fly']),
  plains_white_knight: creature('plains', 3, ['charge']),
  plains_centaur: creature('plains', 2),
  plains_villains: creature('plains', 2),
  plains_clansmen_2: creature('plains', 2, [], 2),
  plains_clansmen_r1: creature('plains', 1, ['ranged']),
  plains_wanderers_2: creature('plains', 2, ['magic']),
  plains_wanderers_1: creature('plains', 1, ['magic']),
  plains_dragonfly: creature('plains', 2, ['fly']),
  plains_eagles: creature('plains', 2, ['fly']),
  plains_flying_buffalo: creature('plains', 2, ['fly']),
  plains_giant_beetle: creature('plains', 2, ['fly']),
  plains_great_hawk: creature('plains', 2, ['fly']),
  plains_pegasus: creature('plains', 2, ['fly']),
  plains_hunters: creature('plains', 1, ['ranged']),
  plains_farmers: creature('plains', 1, [], 4),
  swamp_vampire_bat: creature('swamp', 4, ['fly']),
  swamp_basilisk: creature('swamp', 3, ['magic']),
  swamp_black_knight: creature('swamp', 3, ['charge']),
  swamp_giant_snake: creature('swamp', 3),
  swamp_slime_beast: creature('swamp', 3),
  swamp_winged_piranha: creature('swamp', 3, ['fly']),
  swamp_crocodiles: creature('swamp', 2),
  swamp_giant_lizard: creature('swamp', 2, [], 2),
  swamp_giant_mosquito: creature('swamp', 2, ['fly']),
  swamp_huge_leech: creature('swamp', 2),
  swamp_pirates: creature('swamp', 2),
  swamp_spirit: creature('swamp', 2, ['magic']),
  swamp_thing: creature('swamp', 2),
  swamp_will_o_wisp: creature('swamp', 2, ['magic']),
  swamp_dark_wizard: creature('swamp', 1, ['fly', 'magic']),
  swamp_ghost: creature('swamp', 1, ['fly'], 4),
  swamp_poison_frog: creature('swamp', 1),
  swamp_sprite: creature('swamp', 1, ['magic']),
  swamp_swamp_gas: creature('swamp', 1, ['fly']),
  swamp_swamp_rat: creature('swamp', 1),
  swamp_watersnake: creature('swamp', 1),
} as const satisfies Record<string, CreatureData>
export type Creature = keyof typeof CREATURES

export interface IncomeData {
  /** Where it fits: its terrain, or any land. */
  readonly terrain: Land | 'any'
  readonly gold: number
  readonly copies: number
  /** A city or village fights, and takes so many hits. */
  readonly value?: number
  /** KT-K5 */
  readonly mine?: true
}

/** KT-C11 */
export const INCOMES = {
  copper_mine: { terrain: 'mountain', gold: 1, copies: 1, mine: true },
  silver_mine: { terrain: 'mountain', gold: 2, copies: 2, mine: true },
  gold_mine: { terrain: 'mountain', gold: 3, copies: 1, mine: true },
  diamond_field: { terrain: 'desert', gold: 1, copies: 1 },
  elephants_graveyard: { terrain: 'jungle', gold: 3, copies: 1 },
  farmlands: { terrain: 'plains', gold: 1, copies: 1 },
  oil_field: { terrain: 'frozen_waste', gold: 3, copies: 1 },
  peat_bog: { terrain: 'swamp', gold: 1, copies: 1 },
  timberland: { terrain: 'forest', gold: 1, copies: 1 },
  city: { terrain: 'any', gold: 2, copies: 6, value: 2 },
  village: { terrain: 'any', gold: 1, copies: 6, value: 1 },
} as const satisfies Record<string, IncomeData>
export type Income = keyof typeof INCOMES

/** KT-C12: what each pays. There is one of each. */
export const TREASURES = {
  diamond: 5,
  pearl: 5,
  sapphire: 5,
  emerald: 10,
  ruby: 10,
  treasure_chest: 20,
} as const satisfies Record<string, number>
export type Treasure = keyof typeof TREASURES

/**
 * What an item is in a battle: it fights itself, as a counter that one hit removes or as a wall that loses a value with
 * each (KT-B10); one of its side's creatures bears it; or it wards them.
 */
export type ItemForm = 'counter' | 'wall' | 'borne' | 'ward'

export interface ItemData {
  readonly form?: ItemForm
  /** Its own, or its bearer's. */
  readonly attributes: readonly Attribute[]
  readonly value?: number
  /** KT-I13: nobody can answer it. */
  readonly final?: true
  /** KT-I7: what the Fan does to it. */
  readonly fanned?: 'cancelled' | 'moved'
}

/** KT-C13, KT-I: one of each. */
export const ITEM_DATA = {
  balloon: { form: 'counter', attributes: ['ranged'], value: 3, fanned: 'moved' },
  bow: { form: 'borne', attributes: ['ranged'] },
  dispel_magic: { attributes: [], final: true },
  dust_of_defence: { attributes: [], fanned: 'cancelled' },
  elixir: { attributes: [] },
  fan: { attributes: [] },
  firewall: { form: 'wall', attributes: ['magic'] },
  golem: { form: 'counter', attributes: [], value: 6 },
  lucky_charm: { attributes: [] },
  sword: { form: 'borne', attributes: ['charge'] },
  talisman: { form: 'ward', attributes: [] },
} as const satisfies Record<string, ItemData>
export type Item = keyof typeof ITEM_DATA

type ItemOf<Form extends ItemForm> = {
  [Each in Item]: (typeof ITEM_DATA)[Each] extends { readonly form: Form } ? Each : never
}[Item]
/** KT-I2, KT-I8, KT-I9 */
export type FightingItem = ItemOf<'counter' | 'wall'>
/** KT-I3, KT-I11 */
export type BorneItem = ItemOf<'borne'>
/** KT-I8: its value is thrown. */
export type WallItem = ItemOf<'wall'>
/** KT-I12 */
export type WardItem = ItemOf<'ward'>

/** KT-C13, KT-V: one of each. */
export const EVENTS = [
  'big_juju',
  'dark_plague',
  'defection',
  'good_harvest',
  'mother_lode',
  'teeniepox',
  'terrain_disaster',
  'vandalism',
  'weather_control',
  'willing_workers',
] as const
export type EventCounter = (typeof EVENTS)[number]

export type Power =
  | 'none'
  | 'assassinate'
  | 'bombard'
  | 'double_mines'
  | 'aimed_shot'
  | 'steal'
  | 'parry'
  | 'pathfinder'
  | 'terrain_lord'
  | 'turncoat'

export interface CharacterData {
  readonly value: number
  readonly attributes: readonly Attribute[]
  /** Who is on the other side of the counter. */
  readonly back: string
  readonly power: Power
  /** KT-K10: the terrain whose creatures he supports. */
  readonly lord?: Land
}

/** KT-K1. The counters are numbered by their first sides here. */
export const CHARACTERS = {
  arch_cleric: { value: 5, attributes: ['magic'], back: 'jungle_lord', power: 'none' },
  arch_mage: { value: 6, attributes: ['magic'], back: 'ghaog_ii', power: 'none' },
  assassin_primus: { value: 4, attributes: [], back: 'plains_lord', power: 'assassinate' },
  baron_munchausen: { value: 4, attributes: [], back: 'desert_master', power: 'bombard' },
  dwarf_king: { value: 5, attributes: [], back: 'warlord', power: 'double_mines' },
  elf_lord: { value: 6, attributes: ['ranged'], back: 'ice_lord', power: 'none' },
  grand_duke: { value: 4, attributes: [], back: 'deerhunter', power: 'bombard' },
  marksman: { value: 5, attributes: ['ranged'], back: 'forest_king', power: 'aimed_shot' },
  master_thief: { value: 4, attributes: [], back: 'lord_of_the_eagles', power: 'steal' },
  sir_lance_a_lot: { value: 5, attributes: ['charge'], back: 'swamp_king', power: 'none' },
  swordmaster: { value: 4, attributes: [], back: 'mountain_king', power: 'parry' },
  deerhunter: { value: 4, attributes: [], back: 'grand_duke', power: 'pathfinder' },
  desert_master: { value: 4, attributes: [], back: 'baron_munchausen', power: 'terrain_lord', lord: 'desert' },
  forest_king: { value: 4, attributes: [], back: 'marksman', power: 'terrain_lord', lord: 'forest' },
  ice_lord: { value: 4, attributes: [], back: 'elf_lord', power: 'terrain_lord', lord: 'frozen_waste' },
  jungle_lord: { value: 4, attributes: [], back: 'arch_cleric', power: 'terrain_lord', lord: 'jungle' },
  mountain_king: { value: 4, attributes: [], back: 'swordmaster', power: 'terrain_lord', lord: 'mountain' },
  plains_lord: { value: 4, attributes: [], back: 'assassin_primus', power: 'terrain_lord', lord: 'plains' },
  swamp_king: { value: 4, attributes: [], back: 'sir_lance_a_lot', power: 'terrain_lord', lord: 'swamp' },
  ghaog_ii: { value: 6, attributes: ['fly'], back: 'arch_mage', power: 'none' },
  lord_of_the_eagles: { value: 5, attributes: ['fly'], back: 'master_thief', power: 'none' },
  warlord: { value: 5, attributes: [], back: 'dwarf_king', power: 'turncoat' },
} as const satisfies Record<string, CharacterData>
export type Character = keyof typeof CHARACTERS

/** KT-K6: what the Marksman shoots with when he aims. */
export const AIMED_VALUE = 2

/** KT-C14: towers, keeps, castles and citadels, by level. */
export const FORTS = ['none', 'tower', 'keep', 'castle', 'citadel'] as const
export const FORT_COUNTERS: readonly number[] = [0, 10, 8, 8, 6]
export const CITADEL = 4

export const EDITIONS = ['1986', '1997', '2010'] as const
export type Edition = (typeof EDITIONS)[number]

/** KT-E1 to KT-E3: what an edition changes. Names are in `text/`. */
export const CHANGES: Readonly<Record<Edition, Partial<Record<Creature, Partial<CreatureData>>>>> = {
  '1986': {},
  '1997': { jungle_dinosaur: { copies: 2 } },
  '2010': { jungle_dinosaur: { copies: 2 }, plains_greathunter: { value: 2 } },
}

// Numbers -------------------------------------------------------------------------------------------

/** KT-S10 */
export const STARTING_GOLD = 10
export const STARTING_THINGS = 10
/** KT-T6 */
export const RACK_LIMIT = 10
/** KT-M4 */
export const STACK_LIMIT = 10
/** KT-M1 */
export const MOVE_POINTS = 4
/** KT-T2 */
export const PAID_RECRUIT_COST = 5
export const MOST_PAID_RECRUITS = 5
/** KT-T3 */
export const MOST_TRADE_DRAWS = 5
/** KT-R4 */
export const PLUS_BEFORE_COST = 5
export const PLUS_AFTER_COST = 10
/** KT-N1 */
export const FORT_COST = 5
/** KT-I2 */
export const BALLOON = { passengers: 3, passengerValue: 3, range: 3 } as const

/** KT-N6, KT-S17 */
export function citadelIncome(seats: number): number {
  return seats === 4 ? 20 : 15
}

// All Things ----------------------------------------------------------------------------------------

export type Thing = Creature | Income | Treasure | Item | EventCounter

export const CREATURE_NAMES = Object.keys(CREATURES) as readonly Creature[]
const INCOME_NAMES = Object.keys(INCOMES) as readonly Income[]
const TREASURE_NAMES = Object.keys(TREASURES) as readonly Treasure[]
export const ITEMS = Object.keys(ITEM_DATA) as readonly Item[]

function itemsOf<Form extends ItemForm>(...forms: readonly Form[]): readonly ItemOf<Form>[] {
  return ITEMS.filter((item): item is ItemOf<Form> => forms.some((form) => form === (ITEM_DATA[item] as ItemData).form))
}

export const FIGHTING_ITEMS = itemsOf('counter', 'wall')
export const WALL_ITEMS = itemsOf('wall')
export const BORNE_ITEMS = itemsOf('borne')
export const WARD_ITEMS = itemsOf('ward')
/** KT-I4, KT-I13 */
export const ANSWERED_ITEMS = ITEMS.filter((item) => (ITEM_DATA[item] as ItemData).final === undefined)

// Short lists are searched faster than sets.
const FIGHTING: readonly string[] = FIGHTING_ITEMS
const WALLS: readonly string[] = WALL_ITEMS
const BORNE: readonly string[] = BORNE_ITEMS
const WARDS: readonly string[] = WARD_ITEMS

export const CHARACTER_NAMES = Object.keys(CHARACTERS) as readonly Character[]

/** KT-C1: every kind of Thing, in the order in which lists of Things are kept. */
export const THINGS: readonly Thing[] = [...CREATURE_NAMES, ...INCOME_NAMES, ...TREASURE_NAMES, ...ITEMS, ...EVENTS]

/** The first sides of the 11 counters. */
export const COUNTERS: readonly Character[] = CHARACTER_NAMES.filter(
  (name, i) => CHARACTER_NAMES.indexOf(CHARACTERS[name].back) > i,
)

const ORDER = new Map<Thing, number>(THINGS.map((thing, i) => [thing, i]))

/** Where a kind of Thing stands in lists. */
export function rankOf(thing: Thing): number {
  return ORDER.get(thing) ?? -1
}

type Kind = 'creature' | 'income' | 'treasure' | 'item' | 'event' | 'character'
const KINDS = new Map<string, Kind>([
  ...CREATURE_NAMES.map((name) => [name, 'creature'] as const),
  ...INCOME_NAMES.map((name) => [name, 'income'] as const),
  ...TREASURE_NAMES.map((name) => [name, 'treasure'] as const),
  ...ITEMS.map((name) => [name, 'item'] as const),
  ...EVENTS.map((name) => [name, 'event'] as const),
  ...CHARACTER_NAMES.map((name) => [name, 'character'] as const),
])

export function isCreature(what: string): what is Creature {
  return KINDS.get(what) === 'creature'
}

export function isIncome(what: string): what is Income {
  return KINDS.get(what) === 'income'
}

export function isTreasure(what: string): what is Treasure {
  return KINDS.get(what) === 'treasure'
}

export function isItem(what: string): what is Item {
  return KINDS.get(what) === 'item'
}

export function isFightingItem(what: string): what is FightingItem {
  return FIGHTING.includes(what)
}

export function isWallItem(what: string): what is WallItem {
  return WALLS.includes(what)
}

/** KT-B10: a fort, a city or village, or an item that is a wall: it takes as many hits as it is worth. */
export function isWall(what: string): boolean {
  return what === 'fort' || what === 'building' || WALLS.includes(what)
}

export function isBorneItem(what: string): what is BorneItem {
  return BORNE.includes(what)
}

export function isWardItem(what: string): what is WardItem {
  return WARDS.includes(what)
}

export function isEvent(what: string): what is EventCounter {
  return KINDS.get(what) === 'event'
}

export function isCharacter(what: string): what is Character {
  return KINDS.get(what) === 'character'
}

/** What is placed on the board (KT-T11) and stays in the game (KT-T9). On a rack it comes first. */
export function isPlaced(thing: Thing): thing is Creature | Income {
  const kind = KINDS.get(thing)
  return kind === 'creature' || kind === 'income'
}

/** What stands on the board and moves (KT-C2). */
export type ArmyCounter = Creature | Character

export function isArmyCounter(what: string): what is ArmyCounter {
  const kind = KINDS.get(what)
  return kind === 'creature' || kind === 'character'
}

const VALUES: Readonly<Record<Edition, ReadonlyMap<ArmyCounter, number>>> = {
  '1986': valuesIn('1986'),
  '1997': valuesIn('1997'),
  '2010': valuesIn('2010'),
}

function valuesIn(edition: Edition): ReadonlyMap<ArmyCounter, number> {
  return new Map<ArmyCounter, number>([
    ...CREATURE_NAMES.map((name) => [name, CHANGES[edition][name]?.value ?? CREATURES[name].value] as const),
    ...CHARACTER_NAMES.map((name) => [name, CHARACTERS[name].value] as const),
  ])
}

/** The printed value in this edition. */
export function printedValue(counter: ArmyCounter, edition: Edition): number {
  return must(VALUES[edition].get(counter))
}

/** KT-C9: no edition changes who has which attribute. */
const FLYERS = allWith('fly')
const MAGICIANS = allWith('magic')
const SHOOTERS = allWith('ranged')
const CHARGERS = allWith('charge')

function allWith(attribute: Attribute): ReadonlySet<string> {
  const isWith = ({ attributes }: { readonly attributes: readonly Attribute[] }) => attributes.includes(attribute)
  return new Set([
    ...CREATURE_NAMES.filter((name) => isWith(CREATURES[name])),
    ...CHARACTER_NAMES.filter((name) => isWith(CHARACTERS[name])),
    ...ITEMS.filter((name) => isWith(ITEM_DATA[name])),
  ])
}

/** Whether a counter has a symbol; forts, cities and villages have none. */
export function has(counter: string, attribute: Attribute): boolean {
  switch (attribute) {
    case 'fly':
      return FLYERS.has(counter)
    case 'magic':
      return MAGICIANS.has(counter)
    case 'ranged':
      return SHOOTERS.has(counter)
    case 'charge':
      return CHARGERS.has(counter)
  }
}

export function copiesOf(thing: Thing, edition: Edition): number {
  if (isCreature(thing)) return CHANGES[edition][thing]?.copies ?? CREATURES[thing].copies
  return isIncome(thing) ? INCOMES[thing].copies : 1
}

const COPIES = new Map<Edition, readonly number[]>(
  EDITIONS.map((edition) => [edition, THINGS.map((thing) => copiesOf(thing, edition))]),
)

/** How many there are of each kind of Thing, in the order of `THINGS`. */
export function copiesByRank(edition: Edition): readonly number[] {
  return COPIES.get(edition) ?? []
}

const CUPS = new Map<Edition, readonly Thing[]>(
  EDITIONS.map((edition) => [
    edition,
    THINGS.flatMap((thing) => Array.from({ length: copiesOf(thing, edition) }, () => thing)),
  ]),
)

/** KT-C7, KT-E2, KT-E3: all Things of an edition, in order. */
export function allThings(edition: Edition): readonly Thing[] {
  return CUPS.get(edition) ?? []
}

/** KT-C11 */
export function fits(income: Income, terrain: Terrain): boolean {
  const where = INCOMES[income].terrain
  return where === 'any' ? terrain !== 'sea' : where === terrain
}

/** The value of a city or village; 0 for what does not fight. */
export function buildingValue(income: Income | undefined): number {
  return income === undefined ? 0 : ((INCOMES[income] as IncomeData).value ?? 0)
}

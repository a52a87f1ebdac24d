/** Moments of Kings & Things, each one click away: what is asked of the first seat, as record files. */
import { HEXES, TERRAINS, type Terrain } from '@crownlands/games/kings-and-things/content'
import type { State } from '@crownlands/games/kings-and-things/rules/state'
import { type HexSketch, position, type Sketch } from '@crownlands/games/kings-and-things/testing/positions'
import { roomCalled } from '@crownlands/games/rooms'
import { recordFrom } from './played'

const A = 0
const B = 1
/** Nobody is asked about dice or bluffs unless that is what a moment is about. */
const UNASKED = { calls: ['none', 'none', 'none', 'none'], rolls: ['none', 'none', 'none', 'none'] } as const

/** A small realm for each, so that nobody is out and everybody has somewhere to go. */
const REALMS: Readonly<Record<number, HexSketch>> = {
  1: { owner: A, terrain: 'forest', fort: 1, armies: { [A]: ['forest_unicorn', 'forest_bears', 'forest_elf_mage'] } },
  2: { owner: A, terrain: 'plains' },
  3: { owner: A, terrain: 'mountain', income: 'copper_mine' },
  10: { owner: B, terrain: 'swamp', fort: 2, armies: { [B]: ['swamp_ghost', 'swamp_ghost'] } },
  11: { owner: B, terrain: 'jungle' },
  12: { owner: B, terrain: 'desert', armies: { [B]: ['desert_genie', 'desert_camel_corps'] } },
}

function realms(sketch: Sketch): string {
  return recordOf({ ...UNASKED, turn: 4, gold: [30, 9], ...sketch, hexes: { ...REALMS, ...sketch.hexes } })
}

/** Something to resolve in the middle of the map. */
function combat(middle: HexSketch, sketch: Sketch): string {
  return realms({
    phase: 'combat',
    next: 1,
    tasks: [{ type: 'combat', next: 0, seat: A }],
    ...sketch,
    hexes: { 0: middle, ...sketch.hexes },
  })
}

function recordOf(sketch: Sketch): string {
  const state = position(sketch)
  layMap(state, sketch.hexes ?? {})
  const room = roomCalled('kings-and-things')
  if (room === undefined) throw new Error('the game is not here')
  return recordFrom('kings-and-things', room.notation.writePosition(state), 'a moment')
}

/** KT-C6: where no land is asked for lies another of the box, and what is left is the deck. */
function layMap(state: State, asked: Readonly<Record<number, HexSketch>>): void {
  const left = new Map<Terrain, number>(TERRAINS.map((terrain) => [terrain, HEXES[terrain].count]))
  const take = (terrain: Terrain) => left.set(terrain, (left.get(terrain) ?? 0) - 1)
  const isFree = (place: number) => asked[place]?.terrain === undefined
  state.hexes.forEach(({ terrain }, place) => {
    if (!isFree(place)) take(terrain)
  })
  const lands = TERRAINS.filter((terrain) => terrain !== 'sea')
  state.hexes.forEach((hex, place) => {
    if (!isFree(place)) return
    const start = place % lands.length
    const order = [...lands.slice(start), ...lands.slice(0, start)]
    hex.terrain = order.find((terrain) => (left.get(terrain) ?? 0) > 0) ?? 'sea'
    take(hex.terrain)
  })
  const deck = TERRAINS.flatMap((terrain) => Array.from({ length: left.get(terrain) ?? 0 }, () => terrain))
  state.deck.splice(0, state.deck.length, ...deck)
}

/** Weak against weak, so that a round leaves both sides standing; a Golem is on the rack. */
export function battleAhead(): string {
  const armies = {
    [A]: ['plains_farmers', 'plains_farmers', 'plains_farmers', 'plains_hunters'],
    [B]: ['mountain_goblins', 'mountain_goblins', 'mountain_goblins'],
  } as const
  return combat(
    { owner: B, terrain: 'mountain', armies },
    { racks: [['golem', 'ruby'], ['sapphire']], hexes: { 1: { owner: A, terrain: 'plains' } } },
  )
}

/** KT-B10: the Elf Lord always hits, one of three Farmers, of whom one flies in the Balloon. */
export function equalsAhead(): string {
  const armies = {
    [A]: ['plains_farmers', 'plains_farmers', 'plains_farmers', 'plains_hunters'],
    [B]: ['elf_lord', 'plains_greathunter', 'mountain_goblins', 'mountain_goblins', 'mountain_goblins'],
  } as const
  return combat(
    { owner: B, terrain: 'mountain', armies },
    {
      balloon: { seat: A, hex: 0, passengers: ['plains_farmers'] },
      hexes: { 1: { owner: A, terrain: 'plains' } },
    },
  )
}

/** Whoever turns up Goblins without a mountain bluffs. */
export function bluffAhead(): string {
  const armies = { [A]: ['forest_unicorn', 'forest_bears'], [B]: ['swamp_ghost', 'mountain_goblins'] } as const
  return combat(
    { owner: B, terrain: 'desert', armies },
    { calls: ['ask', 'none'], hexes: { 1: { owner: A, terrain: 'forest' } } },
  )
}

/** An explorer before two defenders and a ruby, with gold for all of them. */
export function bribeAhead(): string {
  return combat(
    {
      terrain: 'plains',
      armies: { [A]: ['forest_bears'] },
      guards: { creatures: ['plains_farmers', 'mountain_goblins'], treasures: ['ruby'] },
    },
    {
      tasks: [
        { type: 'combat', next: 0 },
        { type: 'explore', seat: A, hex: 0, stage: 'bribe' },
      ],
      hexes: { 1: { owner: A, terrain: 'forest' } },
    },
  )
}

/** With gold enough to be certain of a character. */
export function charactersAhead(): string {
  return realms({
    phase: 'characters',
    next: 1,
    gold: [50, 9],
    tasks: [{ type: 'characters', seat: A, stage: 'open', rollsChanged: false, callsChanged: false }],
  })
}

/** The only citadel stands since the turn before, and nobody else has a part any more. */
export function citadelAhead(): string {
  return realms({
    phase: 'construction',
    order: [B, A],
    next: 2,
    hexes: { 1: { owner: A, terrain: 'forest', fort: 4, got: { turn: 3, how: 'built' } } },
    tasks: [{ type: 'build', seat: A, built: [] }],
  })
}

export function eventsAhead(): string {
  return realms({
    phase: 'events',
    next: 1,
    racks: [['weather_control', 'good_harvest', 'willing_workers', 'ruby'], ['sapphire']],
    tasks: [{ type: 'events', seat: A, stage: 'open' }],
  })
}

export function marchAhead(): string {
  return realms({ phase: 'movement', next: 1, tasks: [moving(A)] })
}

export function powersAhead(): string {
  return realms({
    phase: 'powers',
    next: 1,
    hexes: { 2: { owner: A, terrain: 'plains', armies: { [A]: ['master_thief', 'assassin_primus'] } } },
    racks: [[], ['sapphire', 'bow']],
    tasks: [{ type: 'powers', seat: A, stage: 'open', thief: false, assassin: false }],
  })
}

function buildingAhead(): string {
  return realms({ phase: 'construction', next: 1, tasks: [{ type: 'build', seat: A, built: [] }] })
}

/** Things to be drawn and traded; both have secrets. */
export function thingsAhead(): string {
  return realms({
    phase: 'things',
    next: 1,
    racks: [
      ['golem', 'good_harvest', 'plains_farmers'],
      ['talisman', 'sapphire', 'swamp_thing'],
    ],
    tasks: [{ type: 'things', seat: A, stage: 'announce' }],
  })
}

function moving(seat: number): NonNullable<Sketch['tasks']>[number] {
  return { type: 'move', seat, pinned: [], group: [], finished: [], held: [] }
}

interface Part {
  readonly name: string
  record(): string
  /** What brings up the most of it. */
  readonly click?: string
}

/** What is asked in each phase. */
export const PARTS: readonly Part[] = [
  { name: 'characters', record: charactersAhead, click: '[data-part=characters] li button' },
  { name: 'things', record: thingsAhead },
  { name: 'events', record: eventsAhead },
  { name: 'a march', record: marchAhead, click: '[data-cell="1"]' },
  { name: 'an exploration', record: bribeAhead },
  { name: 'a battle', record: battleAhead, click: '[data-target]' },
  { name: 'a hit on one of several equals', record: equalsAhead, click: '[data-target]' },
  { name: 'a question', record: bluffAhead, click: '[data-target]' },
  { name: 'construction', record: buildingAhead },
  { name: 'powers', record: powersAhead },
]

/** The schemas that other languages read: docs/schemas is what the code says, and it tells good data from bad. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { Match } from '@crownlands/core/match'
import { withDefaults } from '@crownlands/core/schema'
import { room } from '@crownlands/games/kingdoms/room'
import type { Options } from '@crownlands/games/kingdoms/rules/state'
import { ROOMS } from '@crownlands/games/rooms'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { gameSchemas } from './schemas'

const FOLDER = new URL('../docs/schemas/', import.meta.url)

function fileOf(game: string): URL {
  return new URL(`${game}.json`, FOLDER)
}

if (process.env.UPDATE_GOLDEN === '1') {
  mkdirSync(FOLDER, { recursive: true })
  for (const one of ROOMS) writeFileSync(fileOf(one.game.id), `${JSON.stringify(gameSchemas(one), undefined, 2)}\n`)
}

function fileContent(game: string): unknown {
  return JSON.parse(readFileSync(fileOf(game), 'utf8'))
}

describe.each(ROOMS.map((one) => [one.game.id, one] as const))('docs/schemas/%s.json', (id, one) => {
  it('is up to date (else run with UPDATE_GOLDEN=1, then npm run format)', () => {
    // Compared as data: how the file is laid out is a matter for the formatter.
    expect(fileContent(id)).toEqual(overTheWire(gameSchemas(one)))
  })

  it('holds the five kinds of data', () => {
    expect(Object.keys(gameSchemas(one))).toEqual(['options', 'state', 'view', 'action', 'event'])
  })
})

type Kind = 'options' | 'state' | 'view' | 'action' | 'event'
type Data = Readonly<Record<string, unknown>>

const file = fileContent('kingdoms') as Record<Kind, object>
const ajv = new Ajv({ strict: true, allErrors: true })
const validators = {
  options: ajv.compile(file.options),
  state: ajv.compile(file.state),
  view: ajv.compile(file.view),
  action: ajv.compile(file.action),
  event: ajv.compile(file.event),
}

function overTheWire(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

function errorsOf(kind: Kind, value: unknown): unknown {
  const validate = validators[kind]
  return validate(overTheWire(value)) ? undefined : validate.errors
}

/** Random games in every variant: all data that they give, by kind. */
function dataOfGames(): Record<Kind, Set<string>> {
  const data = { options: set(), state: set(), view: set(), action: set(), event: set() }
  const add = (kind: Kind, ...values: readonly unknown[]) => {
    for (const value of values) data[kind].add(JSON.stringify(value))
  }
  for (let variant = 0; variant < 16; variant++) {
    const options: Options = {
      noLuck: (variant & 1) > 0,
      lastCastle: (variant & 2) > 0,
      scoreAsYouGo: (variant & 4) > 0,
      edition: (variant & 8) > 0 ? '2002' : '2011',
    }
    add('options', options)
    for (const seats of [2, 3, 4]) {
      const chance = new FastChance(`moves ${variant} ${seats}`).at(0)
      const match = new Match(room.game, { seats, options, chance: { kind: 'fast', seed: `${variant} ${seats}` } })
      for (let n = 0; ; n++) {
        const [seat] = match.toAct()
        if (n % 5 === 0 || seat === undefined) {
          add('state', match.settledState())
          add('view', match.view('spectator'), ...Array.from({ length: seats }, (_, one) => match.view(one)))
        }
        if (seat === undefined) break
        const legal = match.legalActions(seat)
        add('action', ...legal)
        // Seat 0 spends its castles first, the others last: so there are passes (K-T4) in some of the games.
        const liked = legal.filter(({ type }) => (type === 'castle') === (seat === 0))
        match.act(seat, pick(liked.length > 0 && seats === 4 ? liked : legal, chance))
      }
      add('event', ...match.story('spectator'), ...match.story(0))
    }
  }
  return data
}

function set(): Set<string> {
  return new Set<string>()
}

const data = dataOfGames()
const samples = (kind: Kind) => [...data[kind]].map((text) => JSON.parse(text) as Data)

describe('the schemas of Kingdoms', () => {
  it.each([
    ['options', 16],
    ['state', 1000],
    ['view', 3000],
    ['action', 4 * 30 + 30 + 30 + 1 + 16],
    ['event', 1000],
  ] as const)('accept every one of the %s of random games', (kind, atLeast) => {
    expect(data[kind].size).toBeGreaterThanOrEqual(atLeast)
    for (const value of samples(kind)) expect(errorsOf(kind, value)).toBeUndefined()
  })

  it('accept events of every type and actions of every type', () => {
    const types = (kind: Kind) => new Set(samples(kind).map(({ type }) => type))
    expect([...types('action')].sort()).toEqual(['castle', 'draw', 'place', 'start', 'take'])
    expect([...types('event')].sort()).toEqual([
      'castle-placed',
      'epoch-ended',
      'epoch-started',
      'game-ended',
      'line-scored',
      'passed',
      'starting-tile-dealt',
      'tile-drawn',
      'tile-placed',
      'tile-taken',
    ])
  })

  it('refuse data without one of its fields, or with one added, or with one of another type', () => {
    const optional: Readonly<Record<Kind, readonly string[]>> = {
      // Those that are left out get their defaults.
      options: ['noLuck', 'lastCastle', 'scoreAsYouGo', 'edition'],
      state: ['drawn'],
      view: ['drawn'],
      action: [],
      event: ['tile'],
    }
    for (const kind of Object.keys(validators) as Kind[]) {
      const all = samples(kind)
      for (let i = 0; i < all.length; i += Math.ceil(all.length / 60)) {
        const value = all[i] ?? {}
        expect(errorsOf(kind, { ...value, added: 1 })).toBeDefined()
        for (const name of Object.keys(value)) {
          expect(errorsOf(kind, { ...value, [name]: { strange: true } })).toBeDefined()
          expect(errorsOf(kind, { ...value, [name]: null })).toBeDefined()
          const { [name]: _, ...rest } = value
          if (!optional[kind].includes(name)) expect(errorsOf(kind, rest)).toBeDefined()
        }
      }
    }
  })

  it('refuse what is out of bounds', () => {
    const state = samples('state')[0] as Data & { board: string[]; players: Data[] }
    const view = samples('view')[0] ?? {}
    const broken: readonly (readonly [Kind, unknown])[] = [
      ['action', { type: 'castle', rank: 0, space: 0 }],
      ['action', { type: 'castle', rank: 5, space: 0 }],
      ['action', { type: 'castle', rank: 1, space: 30 }],
      ['action', { type: 'castle', rank: 1, space: -1 }],
      ['action', { type: 'castle', rank: 1, space: 0.5 }],
      ['action', { type: 'take', tile: '+7' }],
      ['action', { type: 'pass' }],
      ['action', 'draw'],
      ['action', []],
      ['options', { noLuck: 1, lastCastle: false, scoreAsYouGo: false, edition: '2011' }],
      ['options', { noLuck: true, lastCastle: false, scoreAsYouGo: false, edition: '1999' }],
      ['state', { ...state, board: state.board.slice(1) }],
      ['state', { ...state, board: [...state.board, '.'] }],
      ['state', { ...state, board: state.board.with(3, 'E1') }],
      ['state', { ...state, players: state.players.slice(0, 1) }],
      ['state', { ...state, players: state.players.map((player) => ({ ...player, castles: [4, 3, 2] })) }],
      ['state', { ...state, turn: 4 }],
      ['state', { ...state, epoch: 0 }],
      ['view', { ...view, supply: 24 }],
      ['view', { ...view, viewer: 4 }],
      ['view', { ...view, viewer: 'judge' }],
      ['view', state],
      ['state', view],
    ]
    for (const [kind, value] of broken) expect(errorsOf(kind, value), JSON.stringify(value)).toBeDefined()
  })

  it('agree with the checks of the code itself', () => {
    const { options, schemas } = room.game
    const own = (kind: Kind, value: unknown) =>
      kind === 'options' ? 'value' in withDefaults(options, value) : schemas[kind].problem(value) === undefined
    for (const kind of Object.keys(validators) as Kind[]) {
      for (const value of [...samples(kind).slice(0, 50), ...samples('action').slice(0, 50), 1, 'x', [], {}]) {
        expect(errorsOf(kind, value) === undefined).toBe(own(kind, value))
      }
    }
  })
})

/** The schemas that other languages read: docs/schemas is what the code says, and it tells good data from bad. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Chance, pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { mutate } from '@crownlands/core/conformance/mutate'
import { isObject } from '@crownlands/core/json'
import { Match } from '@crownlands/core/match'
import type { WholeRoom } from '@crownlands/core/room'
import { type Schema, withDefaults } from '@crownlands/core/schema'
import { room } from '@crownlands/games/kingdoms/room'
import type { Options } from '@crownlands/games/kingdoms/rules/state'
import { ROOMS } from '@crownlands/games/rooms'
import { Ajv, type ValidateFunction } from 'ajv'
import { describe, expect, it } from 'vitest'
import { gameSchemas, type Kind, schemaDocument } from './schemas'

const FOLDER = new URL('../docs/schemas/', import.meta.url)

function fileOf(game: string): URL {
  return new URL(`${game}.json`, FOLDER)
}

if (process.env.UPDATE_GOLDEN === '1') {
  mkdirSync(FOLDER, { recursive: true })
  for (const one of ROOMS) writeFileSync(fileOf(one.game.id), `${written(schemaDocument(one))}\n`)
}

/** Whatever fits into a line stands in one. */
function written(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, undefined, 1).replaceAll(/,\n */g, ', ').replaceAll(/\n */g, '')
  if (typeof value !== 'object' || value === null || line.length + indent.length <= 140) return line
  const inner = `${indent} `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const parts = Object.entries(value).map(([key, part]) => {
    return `${inner}${Array.isArray(value) ? '' : `${JSON.stringify(key)}: `}${written(part, inner)}`
  })
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

function fileContent(game: string): Readonly<Record<Kind | '$defs', object>> {
  return JSON.parse(readFileSync(fileOf(game), 'utf8'))
}

describe.each(ROOMS.map((one) => [one.game.id, one] as const))('docs/schemas/%s.json', (id, one) => {
  it('is up to date (else run with UPDATE_GOLDEN=1, then npm run format)', () => {
    // Compared as data: how the file is laid out is a matter for the formatter.
    expect(fileContent(id)).toEqual(overTheWire(schemaDocument(one)))
  })

  it('says the same as the schemas that stand by themselves, and as the checks of the code, of changed data too', () => {
    const { game } = one
    const shapes: Readonly<Record<Kind, Schema<unknown>>> = { options: game.options, ...game.schemas }
    const inFile = validatorsOf(fileContent(id))
    const data = dataOf(one)
    for (const kind of KINDS) {
      const alone = new Ajv({ strict: true, ownProperties: true }).compile(gameSchemas(one)[kind])
      const donors = data[kind]
      let accepted = 0
      for (let n = 0; n < MUTANTS; n++) {
        const dice = new FastChance(`mutant ${kind} ${n}`).at(0)
        const sent = overTheWire(
          n < donors.length ? donors[n] : changed(mutate(pick(donors, dice), donors, dice), dice),
        )
        // JSON Schema has no word for numbers that are too large to be exact, which the code refuses.
        if (/\d{16}|e\+/.test(JSON.stringify(sent))) continue
        const fit = shapes[kind].problem(withoutMissing(kind, sent, one)) === undefined
        expect([inFile[kind](sent), alone(sent)], JSON.stringify(sent)).toEqual([fit, fit])
        if (fit) accepted++
      }
      expect(accepted).toBeGreaterThan(MUTANTS / 10)
      expect(accepted).toBeLessThan(MUTANTS)
    }
  })
})

type Data = Readonly<Record<string, unknown>>

const KINDS = ['options', 'state', 'view', 'action', 'event'] as const
const MUTANTS = 400

/** Of a document of docs/schemas. */
function validatorsOf(document: object): Readonly<Record<Kind, ValidateFunction>> {
  const ajv = new Ajv({ strict: true, ownProperties: true })
  // The kinds are no words of JSON Schema.
  for (const kind of KINDS) ajv.addKeyword(kind)
  ajv.addSchema(document, 'document')
  const of = (kind: Kind) => ajv.compile({ $ref: `document#/${kind}` })
  return { options: of('options'), state: of('state'), view: of('view'), action: of('action'), event: of('event') }
}

/** Some data of each kind, from a random game. */
function dataOf({ game }: WholeRoom): Record<Kind, unknown[]> {
  const chance = new FastChance(`data ${game.id}`).at(0)
  const filled = withDefaults(game.options, {})
  if ('problem' in filled) throw new TypeError('options have defaults')
  const options = filled.value
  const data: Record<Kind, unknown[]> = { options: [options], state: [], view: [], action: [], event: [] }
  const match = new Match(game, { seats: game.seats.min, options, chance: { kind: 'fast', seed: game.id } })
  for (let n = 0; n < 600; n++) {
    const [seat] = match.toAct()
    if (seat === undefined) break
    if (n % 20 === 0) {
      data.state.push(match.settledState())
      data.view.push(match.view(seat), match.view('spectator'))
    }
    const action = pick(match.legalActions(seat), chance)
    if (n % 3 === 0) data.action.push(action)
    match.act(seat, action)
  }
  data.event.push(...match.story('spectator').slice(0, 200))
  return data
}

/** A field less, a field more or another value, somewhere; or nothing more is changed. */
function changed(value: unknown, dice: Chance): unknown {
  const parts: Record<string, unknown>[] = []
  const collect = (part: unknown) => {
    if (Array.isArray(part)) part.forEach(collect)
    if (!isObject(part)) return
    if (Object.keys(part).length > 0) parts.push(part)
    Object.values(part).forEach(collect)
  }
  collect(value)
  if (parts.length === 0) return value
  const part = pick(parts, dice)
  const name = pick(Object.keys(part), dice)
  const way = dice.below(4)
  if (way === 0) delete part[name]
  if (way === 1) part.added = 1
  if (way === 2) part[name] = pick([null, -1, 99, 'x', {}, [], true, 1, 0, 'hidden', 'golem', 'fort'], dice)
  return value
}

/** Options that are missing get their defaults. */
function withoutMissing(kind: Kind, sent: unknown, { game }: WholeRoom): unknown {
  if (kind !== 'options' || !isObject(sent)) return sent
  const filled = withDefaults(game.options, sent)
  return 'value' in filled ? filled.value : sent
}

const validators = validatorsOf(fileContent('kingdoms'))

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

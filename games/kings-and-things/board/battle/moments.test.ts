import { describe, expect, it } from 'vitest'
import { DONE } from '../../rules/actions'
import { legalActions } from '../../rules/rules'
import type { State } from '../../rules/state'
import type { Side } from '../../rules/tasks'
import { view } from '../../rules/view/view'
import { battle, hit } from '../../testing/battles'
import { act, dice, goOn, type HexSketch, type Sketch } from '../../testing/positions'
import { lineOf } from './log'
import { type Moment, momentsOf } from './moments'
import { offersIn } from './offers'
import { carriedOver, type Scene, sceneOf } from './scene'

const A = 0
const B = 1
const CAST = {
  edition: '1986',
  language: 'en',
  nameplates: [
    { name: 'Ada', house: 'or' },
    { name: 'Bo', house: 'azure' },
  ],
} as const

/** A attacks with the White Dragon (magic 5), the Dryad (magic 1) and the Unicorn (4). B has the Elf Mage (magic 2), Wolves (3) and a city. */
const FIELD: HexSketch = {
  owner: B,
  income: 'city',
  armies: {
    [A]: ['frozen_waste_white_dragon', 'forest_dryad', 'forest_unicorn'],
    [B]: ['forest_elf_mage', 'frozen_waste_wolves'],
  },
}

/** The battle as it is told from its beginning. */
function told(
  field: HexSketch,
  sketch: Sketch,
  ...pips: readonly number[]
): { state: State; moments: readonly Moment[] } {
  const state = battle(field, sketch)
  const before = view(state, A)
  return { state, moments: momentsOf(undefined, goOn(state, dice(...pips)), before) }
}

/** `White Dragon 3! Dryad 2` with dice behind each, a `!` for a hit, and how those fare who do not stand. */
function drawn(scene: Scene, side: Side): readonly string[] {
  const found = scene.sides.find((one) => one.side === side)
  return (found?.fighters ?? []).map(({ what, dice: own, condition }) =>
    [
      what.replace(/^(?:frozen_waste|forest)_/, ''),
      ...own.map(({ die, hit: hits }) => `${die}${hits ? '!' : ''}`),
      ...(condition === 'standing' ? [] : [condition]),
    ].join(' '),
  )
}

describe('a battle as pictures', () => {
  it('begins with all counters turned up, each in the row of the step it fights in (KT-B7)', () => {
    const { moments } = told(FIELD, {}, 2, 3, 4)
    const [first] = moments
    expect(first?.about.type).toBe('battle-begun')
    expect(first?.scene.sides.map(({ side }) => side)).toEqual([A, B])
    const steps = first?.scene.sides.flatMap(({ fighters }) => fighters.map(({ what, step }) => `${what} ${step}`))
    expect(steps).toContain('frozen_waste_white_dragon magic')
    expect(steps).toContain('frozen_waste_wolves melee')
    expect(steps).toContain('building melee')
  })

  it('lays the dice of a step on those who threw them, with what each needed (KT-B8)', () => {
    const { moments } = told(FIELD, {}, 2, 3, 4)
    const rolled = moments.find(({ about }) => about.type === 'step-rolled')
    expect(rolled?.scene.step).toBe('magic')
    expect(drawn(rolled?.scene as Scene, A)).toEqual(['unicorn', 'dryad 2', 'white_dragon 3!'])
    expect(drawn(rolled?.scene as Scene, B)).toEqual(['elf_mage 4', 'wolves', 'building'])
    expect(rolled?.scene.sides.map(({ hits }) => hits)).toEqual([0, 1])
  })

  it('lays two dice on a charger (KT-B8)', () => {
    const field: HexSketch = { owner: B, armies: { [A]: ['plains_white_knight'], [B]: ['frozen_waste_wolves'] } }
    const { moments } = told(field, {}, 6, 2, 5)
    const rolled = moments.find(({ about }) => about.type === 'step-rolled')
    expect(drawn(rolled?.scene as Scene, A)).toEqual(['plains_white_knight 6 2!'])
  })

  it('shows a hit on the counter it was put on, and keeps the dice in sight until the next step', () => {
    const { state } = told(FIELD, {}, 2, 3, 4)
    const asked = sceneOf(view(state, B)) as Scene
    const events = act(state, B, hit('building'), dice(5, 5, 5, 5))
    const moments = momentsOf(asked, events, view(state, B))
    const struck = moments.find(({ about }) => about.type === 'hit')
    expect(drawn(struck?.scene as Scene, B)).toContain('building struck')
    const next = moments.find(({ about }) => about.type === 'step-rolled')
    expect(drawn(next?.scene as Scene, B).filter((one) => one.endsWith('struck'))).toEqual([])
  })

  it('carries dice and the fallen over into what is asked next in the same step', () => {
    const { state, moments } = told(FIELD, {}, 2, 3, 4)
    const last = moments.at(-1)?.scene
    const now = carriedOver(last, sceneOf(view(state, B)) as Scene)
    expect(drawn(now, A)).toContain('white_dragon 3!')
  })

  it('KT-B10: of equal counters the one that threw has the die, and the one that was hit falls', () => {
    const armies = {
      [A]: ['plains_farmers', 'plains_farmers'],
      [B]: ['plains_hunters', 'frozen_waste_wolves'],
    } as const
    const balloon = { seat: A, hex: 0, passengers: ['plains_farmers'] } as const
    // Passenger and Balloon miss, the Hunters hit.
    const { state, moments } = told({ owner: B, armies }, { balloon }, 5, 6, 1)
    const asked = carriedOver(moments.at(-1)?.scene, sceneOf(view(state, A)) as Scene)
    expect(drawn(asked, A)).toEqual(['plains_farmers 5', 'plains_farmers', 'balloon 6'])
    const passenger = { type: 'hit', what: 'plains_farmers', passenger: true, fought: true } as const
    const struck = momentsOf(asked, act(state, A, passenger, dice(6, 6)), view(state, A))[0]?.scene as Scene
    expect(drawn(struck, A)).toEqual(['plains_farmers 5 fallen', 'plains_farmers', 'balloon 6'])
    // What still stands is the same as before.
    const now = sceneOf(view(state, A)) as Scene
    const later = carriedOver(struck, { ...now, step: struck.step })
    const keys = ({ sides }: Scene) => sides[0]?.fighters.map(({ key }) => key) ?? []
    expect(keys(later)).toEqual([...keys(asked).slice(1), ...keys(asked).slice(0, 1)])
  })

  it('KT-B16: a Balloon that is left alone falls with its last passenger', () => {
    const armies = { [A]: ['plains_farmers'], [B]: ['plains_hunters', 'frozen_waste_wolves'] } as const
    const balloon = { seat: A, hex: 0, passengers: ['plains_farmers'] } as const
    const { state, moments } = told({ owner: B, armies }, { balloon }, 5, 6, 1)
    const asked = carriedOver(moments.at(-1)?.scene, sceneOf(view(state, A)) as Scene)
    const events = act(state, A, { type: 'hit', what: 'plains_farmers' })
    const last = momentsOf(asked, events, view(state, A)).at(-1)
    expect(last?.about.type).toBe('battle-ended')
    expect(drawn(last?.scene as Scene, A)).toEqual([])
  })

  it('ends with who holds the field', () => {
    const field: HexSketch = { owner: B, armies: { [A]: ['forest_unicorn'], [B]: ['frozen_waste_wolves'] } }
    const { moments } = told(field, {}, 2, 6)
    const last = moments.at(-1)
    expect(last?.about.type).toBe('battle-ended')
    expect(last?.scene).toMatchObject({ step: 'end', winner: A })
    expect(lineOf(last as Moment, CAST)).toBe('The field belongs to Ada.')
  })

  it('tells a step in one line: the hits of each side', () => {
    const { moments } = told(FIELD, {}, 2, 3, 4)
    const rolled = moments.find(({ about }) => about.type === 'step-rolled') as Moment
    expect(lineOf(rolled, CAST)).toBe('Magic: Ada 1 hit, Bo 0 hits.')
    expect(lineOf(rolled, { ...CAST, language: 'fr' })).toBe('Magie\u00a0: Ada 1 coup, Bo 0 coup.')
  })
})

describe('what can be chosen in a battle', () => {
  it('is each of several equal counters for itself where they differ (KT-B10)', () => {
    const armies = {
      [A]: ['plains_farmers', 'plains_farmers'],
      [B]: ['plains_hunters', 'frozen_waste_wolves'],
    } as const
    const balloon = { seat: A, hex: 0, passengers: ['plains_farmers'] } as const
    const { state } = told({ owner: B, armies }, { balloon }, 5, 6, 1)
    const legal = legalActions(state, A)
    const { onFighters } = offersIn(sceneOf(view(state, A)) as Scene, legal, undefined)
    expect([...onFighters.values()]).toEqual(legal)
    expect(onFighters.get(`${A} plains_farmers 0`)).toMatchObject({ passenger: true })
    expect(onFighters.get(`${A} plains_farmers 1`)).not.toHaveProperty('passenger')
  })

  it('is every counter of the side hit that can take it, and nobody of the other (KT-B10)', () => {
    const { state } = told(FIELD, {}, 2, 3, 4)
    const offers = offersIn(sceneOf(view(state, B)) as Scene, legalActions(state, B), undefined)
    expect(offers.lit).toBe('hit')
    expect([...offers.onFighters.keys()]).toEqual([
      `${B} forest_elf_mage 0`,
      `${B} frozen_waste_wolves 0`,
      `${B} building 0`,
    ])
    expect(offers.others).toEqual([])
  })

  it('is every creature of another that may be called a bluff (KT-U7)', () => {
    const { state } = told(FIELD, { calls: ['ask', 'none'] })
    const offers = offersIn(sceneOf(view(state, A)) as Scene, legalActions(state, A), undefined)
    expect(offers.lit).toBe('call')
    expect([...offers.onFighters.keys()]).toEqual([`${B} forest_elf_mage 0`, `${B} frozen_waste_wolves 0`])
  })

  it('is who bears the Sword, once it is taken up (KT-I11)', () => {
    const { state } = told(FIELD, { racks: [['sword']] })
    // Before the first round only a Firewall could be used (KT-B5).
    act(state, A, DONE)
    const legal = legalActions(state, A)
    const scene = sceneOf(view(state, A)) as Scene
    const open = offersIn(scene, legal, undefined)
    expect(open.inHand).toEqual(['sword'])
    expect(open.lit).toBeUndefined()
    const held = offersIn(scene, legal, 'sword')
    expect(held.lit).toBe('item')
    expect([...held.onFighters.keys()].every((key) => key.startsWith(`${A} `))).toBe(true)
    expect(legal).toContainEqual(DONE)
  })
})

import { describe, expect, it } from 'vitest'
import type { Creature, Thing } from '../../content'
import { act, chanceOf, goOn, type HexSketch, position, type Sketch } from '../../testing/positions'
import type { Action } from '../actions'
import { legalActions, refuse, toAct } from '../rules'
import type { State } from '../state'
import type { Task } from '../tasks'

const TEN: readonly Creature[] = [
  'plains_farmers',
  'plains_farmers',
  'plains_farmers',
  'plains_farmers',
  'mountain_goblins',
  'mountain_goblins',
  'mountain_goblins',
  'mountain_goblins',
  'swamp_ghost',
  'swamp_ghost',
]

/** The part of seat 0 in the Things phase: three hexes, so two free recruits. */
function part(sketch: Sketch = {}): State {
  return position({
    phase: 'things',
    next: 1,
    gold: [0, 0],
    ...sketch,
    hexes: { 3: { owner: 0 }, 4: { owner: 0 }, 5: { owner: 0, terrain: 'mountain' }, 9: { owner: 1 }, ...sketch.hexes },
    tasks: [{ type: 'things', seat: 0, stage: 'announce' }],
  })
}

function draws(state: State): number[] {
  return legalActions(state, 0).flatMap((action) => (action.type === 'draw' ? [action.paid] : []))
}

const rack = (state: State, seat = 0) => state.players[seat]?.rack

describe('the announcement', () => {
  it('KT-T1: drawing the free recruits is forced', () => {
    const state = part()
    expect(legalActions(state, 0)).toEqual([{ type: 'draw', paid: 0 }])
    expect(refuse(state, 0, { type: 'done' })).toEqual({
      clause: 'KT-T1',
      reason: 'drawing-is-forced',
      facts: { free: 2 },
    })
    const events = act(state, 0, { type: 'draw', paid: 0 }, chanceOf(0, 0))
    expect(events).toContainEqual({ type: 'recruits', seat: 0, free: 2, paid: 0, traded: [], reveals: true })
    expect(events).toContainEqual({
      type: 'drew',
      seat: 0,
      count: 2,
      things: ['desert_old_dragon', 'desert_sphinx'],
    })
    expect(rack(state)).toEqual(['desert_old_dragon', 'desert_sphinx'])
  })

  it('KT-T2: paid recruits cost 5 gold each, at most five', () => {
    expect(draws(part({ gold: [4, 0] }))).toEqual([0])
    expect(draws(part({ gold: [14, 0] }))).toEqual([0, 1, 2])
    expect(draws(part({ gold: [90, 0] }))).toEqual([0, 1, 2, 3, 4, 5])
    expect(refuse(part({ gold: [14, 0] }), 0, { type: 'draw', paid: 3 })).toEqual({
      clause: 'KT-T2',
      reason: 'not-enough-gold',
      facts: { needs: 15, gold: 14 },
    })
    const state = part({ gold: [14, 0] })
    act(state, 0, { type: 'draw', paid: 2 }, chanceOf(0, 0, 0, 0))
    expect(state.players[0]?.gold).toBe(4)
    expect(rack(state)?.length).toBe(4)
  })

  it('KT-T3, KT-T4: two rack counters for one draw; they return to the cup after the draw and are shown to all', () => {
    const state = part({ racks: [['golem', 'elixir', 'desert_nomads']] })
    act(state, 0, { type: 'lay', thing: 'golem' })
    act(state, 0, { type: 'lay', thing: 'desert_nomads' })
    // The last of the cup: had they been returned before the draw, the Golem would not be out of reach.
    const size = state.cup.length
    const events = act(state, 0, { type: 'draw', paid: 0 }, chanceOf(size - 1, size - 2, size - 3))
    expect(events).toContainEqual({
      type: 'recruits',
      seat: 0,
      free: 2,
      paid: 0,
      traded: ['golem', 'desert_nomads'],
      reveals: true,
    })
    expect(rack(state)).toEqual(['elixir', 'vandalism', 'weather_control', 'willing_workers'])
    expect(state.players[0]?.aside).toEqual([])
    expect(state.cup).toContain('golem')
    expect(state.cup.length).toBe(size - 3 + 2)
  })

  it('KT-T13: always a second to each first, and between them nothing else', () => {
    const state = part({ racks: [['golem', 'ruby']] })
    act(state, 0, { type: 'lay', thing: 'golem' })
    expect(legalActions(state, 0)).toEqual([{ type: 'lay', thing: 'ruby' }])
    for (const action of [
      { type: 'draw', paid: 0 },
      { type: 'treasure', treasure: 'ruby' },
      { type: 'done' },
    ] as const satisfies readonly Action[]) {
      expect(refuse(state, 0, action)).toEqual({ clause: 'KT-T13', reason: 'lay-a-second' })
    }
    expect(refuse(state, 0, { type: 'lay', thing: 'golem' })?.reason).toBe('not-on-rack')
  })

  it('KT-T13: a counter without a second is not laid aside', () => {
    const state = part({ racks: [['golem']] })
    expect(legalActions(state, 0).some(({ type }) => type === 'lay')).toBe(false)
    expect(refuse(state, 0, { type: 'lay', thing: 'golem' })?.reason).toBe('no-second-to-lay')
  })

  it('KT-T3: at most five draws are traded for', () => {
    const state = part({ racks: [[...TEN]] })
    for (const thing of TEN) act(state, 0, { type: 'lay', thing })
    expect(state.players[0]?.aside.length).toBe(10)
    expect(legalActions(state, 0)).toEqual([{ type: 'draw', paid: 0 }])
    const more = part({ racks: [[...TEN, 'elixir', 'ruby']] })
    for (const thing of TEN) act(more, 0, { type: 'lay', thing })
    expect(refuse(more, 0, { type: 'lay', thing: 'elixir' })?.reason).toBe('most-trades')
  })

  it('KT-T13: nothing is placed or put back before the draw', () => {
    const state = part({ racks: [['desert_nomads', 'elixir']] })
    expect(refuse(state, 0, { type: 'place', thing: 'desert_nomads', hex: 3 })?.reason).toBe('draw-first')
    expect(refuse(state, 0, { type: 'discard', thing: 'desert_nomads' })?.reason).toBe('nothing-is-put-back')
    act(state, 0, { type: 'draw', paid: 0 }, chanceOf(0, 0))
    expect(refuse(state, 0, { type: 'lay', thing: 'elixir' })?.reason).toBe('announcement-is-final')
  })

  it('KT-O4, KT-G5: a treasure turned in first pays for recruits', () => {
    const state = part({ racks: [['pearl']] })
    act(state, 0, { type: 'treasure', treasure: 'pearl' })
    expect(draws(state)).toEqual([0, 1])
  })

  it('KT-H3: what can be announced does not tell how many the cup holds', () => {
    const full = part({ gold: [30, 0], racks: [['golem', 'elixir']] })
    const empty = part({ gold: [30, 0], racks: [['golem', 'elixir']], cup: [] })
    expect(legalActions(empty, 0)).toEqual(legalActions(full, 0))
  })
})

describe('a short cup', () => {
  const short = (cup: readonly Thing[]) =>
    part({ gold: [20, 0], cup, racks: [['golem', 'elixir', 'desert_nomads', 'desert_skeletons']] })

  function announce(state: State): void {
    for (const thing of ['desert_nomads', 'golem', 'elixir', 'desert_skeletons'] as const) {
      act(state, 0, { type: 'lay', thing })
    }
  }

  it('KT-T8: draws count as free first, then paid, then trades; the pairs laid aside last come back', () => {
    const state = short(['city', 'city', 'village', 'village', 'peat_bog'])
    announce(state)
    // 2 free, 2 paid and 2 trades are announced, 5 are there.
    const events = act(state, 0, { type: 'draw', paid: 2 }, chanceOf(0, 0, 0, 0, 0))
    expect(state.players[0]?.gold).toBe(10)
    expect(events).toContainEqual({ type: 'not-traded', seat: 0, things: ['elixir', 'desert_skeletons'] })
    expect(rack(state)).toEqual(['desert_skeletons', 'peat_bog', 'city', 'city', 'village', 'village', 'elixir'])
  })

  it('KT-T8: what is not drawn is not paid for', () => {
    const state = short(['city', 'city', 'village'])
    announce(state)
    act(state, 0, { type: 'draw', paid: 4 }, chanceOf(0, 0, 0))
    expect(state.players[0]?.gold).toBe(15)
    expect(rack(state)?.length).toBe(4 + 3)
    expect(state.cup).toEqual([])
  })

  it('KT-T9: when the last counter is drawn all are told, and what was traded for it leaves the game', () => {
    const state = short(['city', 'city', 'village', 'village', 'peat_bog'])
    announce(state)
    const events = act(state, 0, { type: 'draw', paid: 2 }, chanceOf(0, 0, 0, 0, 0))
    expect(events).toContainEqual({ type: 'cup-emptied' })
    expect(state.emptied).toBe(true)
    expect(state.gone).toEqual(['golem'])
    // Creatures still return.
    expect(state.cup).toEqual(['desert_nomads'])
  })

  it('KT-T8: an empty cup gives nothing and takes nothing', () => {
    const state = short([])
    announce(state)
    const events = act(state, 0, { type: 'draw', paid: 4 })
    expect(events).toContainEqual({ type: 'drew', seat: 0, count: 0, things: [] })
    expect(state.players[0]).toMatchObject({ gold: 20, aside: [] })
    expect(rack(state)?.length).toBe(4)
    expect(state.emptied).toBe(false)
  })

  it('KT-T9: afterwards treasures and discarded items leave the game, incomes return', () => {
    const state = part({ cup: [], racks: [[...TEN.slice(0, 8), 'city', 'ruby', 'golem', 'elixir']] })
    state.emptied = true
    act(state, 0, { type: 'draw', paid: 0 })
    act(state, 0, { type: 'treasure', treasure: 'ruby' })
    act(state, 0, { type: 'discard', thing: 'golem' })
    expect(state.gone).toEqual(['ruby'])
    expect(state.players[0]?.goneUnseen).toEqual(['golem'])
    expect(rack(state)?.length).toBe(10)
    act(state, 0, { type: 'place', thing: 'city', hex: 3 })
    act(state, 0, { type: 'remove', hex: 3 })
    expect(state.cup).toEqual(['city'])
  })
})

/** After the draw, with an empty cup so that the rack stays as given. */
function placing(things: readonly Thing[], hexes: Readonly<Record<number, HexSketch>> = {}): State {
  const state = part({ racks: [things], hexes, cup: [] })
  act(state, 0, { type: 'draw', paid: 0 })
  return state
}

describe('placing', () => {
  it('KT-T5, KT-T11: creatures in own hexes, income counters on their terrain, nothing else', () => {
    const state = placing(['desert_nomads', 'gold_mine', 'village', 'golem', 'good_harvest'], {
      4: { owner: 0, income: 'city', fort: 2 },
    })
    expect(legalActions(state, 0)).toEqual([
      { type: 'place', thing: 'desert_nomads', hex: 3 },
      { type: 'place', thing: 'village', hex: 3 },
      { type: 'place', thing: 'desert_nomads', hex: 4 },
      { type: 'place', thing: 'desert_nomads', hex: 5 },
      { type: 'place', thing: 'gold_mine', hex: 5 },
      { type: 'place', thing: 'village', hex: 5 },
      { type: 'remove', hex: 4 },
      { type: 'done' },
    ])
    act(state, 0, { type: 'place', thing: 'gold_mine', hex: 5 })
    act(state, 0, { type: 'place', thing: 'desert_nomads', hex: 5 })
    expect(state.hexes[5]).toMatchObject({
      income: 'gold_mine',
      armies: [{ seat: 0, down: ['desert_nomads'], up: [] }],
    })
    expect(refuse(state, 0, { type: 'place', thing: 'village', hex: 5 })).toEqual({
      clause: 'KT-T11',
      reason: 'one-income-counter',
      facts: { hex: 5, income: 'gold_mine' },
    })
    expect(refuse(state, 0, { type: 'place', thing: 'good_harvest', hex: 5 })?.reason).toBe('never-placed')
  })

  it('KT-T11, KT-M4: no more than ten in a hex, but beside a citadel any number', () => {
    const full = { owner: 0, armies: { 0: TEN } }
    const places = (state: State) =>
      legalActions(state, 0).flatMap((action) => (action.type === 'place' ? [action.hex] : []))
    const state = placing(['desert_nomads'], { 3: full })
    expect(places(state)).toEqual([4, 5])
    expect(refuse(state, 0, { type: 'place', thing: 'desert_nomads', hex: 3 })?.clause).toBe('KT-M4')
    expect(places(placing(['desert_nomads'], { 3: { ...full, fort: 4 } }))).toEqual([3, 4, 5])
  })

  it('KT-T11: bluffs are placed like others', () => {
    const state = placing(['swamp_ghost'])
    act(state, 0, { type: 'place', thing: 'swamp_ghost', hex: 3 })
    expect(state.hexes[3]?.armies).toEqual([{ seat: 0, down: ['swamp_ghost'], up: [] }])
  })

  it('KT-T12: nothing takes a creature back from the board', () => {
    const state = placing([], { 3: { owner: 0, armies: { 0: ['desert_nomads'] } } })
    expect(legalActions(state, 0)).toEqual([{ type: 'done' }])
  })

  it('KT-T6: the part cannot end with more than ten; what is over is put back unseen', () => {
    const state = placing([...TEN, 'golem'])
    expect(legalActions(state, 0).some(({ type }) => type === 'done')).toBe(false)
    expect(refuse(state, 0, { type: 'done' })).toEqual({
      clause: 'KT-T6',
      reason: 'too-many-on-rack',
      facts: { over: 1 },
    })
    expect(refuse(state, 0, { type: 'discard', thing: 'elixir' })?.reason).toBe('not-on-rack')
    const events = act(state, 0, { type: 'discard', thing: 'golem' })
    expect(events).toEqual([{ type: 'discarded', seat: 0, thing: 'golem' }])
    expect(state.cup).toEqual(['golem'])
    expect(refuse(state, 0, { type: 'discard', thing: 'swamp_ghost' })?.reason).toBe('nothing-is-put-back')
    act(state, 0, { type: 'done' })
    expect(toAct(state)).toEqual([1])
  })

  it('KT-O4, KT-I7: the Fan moves the cloud while placing', () => {
    const state = placing(['fan'])
    state.cloud = 9
    act(state, 0, { type: 'fan' })
    expect(state.cloud).toBeUndefined()
    expect(toAct(state)).toEqual([0])
  })
})

/** A hex was just taken, or there are too many on the rack; the answer of the other seat's question lies below. */
function placeOn(task: Partial<Task>, things: readonly Thing[], sketch: Sketch = {}): State {
  const state = position({
    phase: 'combat',
    hexes: { 3: { owner: 0 }, 4: { owner: 0, income: 'city' } },
    racks: [things],
    ...sketch,
    tasks: [{ type: 'turn-over', seat: 1, counter: 0 }, { type: 'place-on', seat: 0, ...task } as Task],
  })
  goOn(state)
  return state
}

describe('on a hex just taken', () => {
  it('KT-B19, KT-T10: rack counters are placed there alone', () => {
    const state = placeOn({ hex: 3 }, ['desert_nomads', 'village', 'ruby'])
    expect(legalActions(state, 0)).toEqual([
      { type: 'place', thing: 'desert_nomads', hex: 3 },
      { type: 'place', thing: 'village', hex: 3 },
      { type: 'treasure', treasure: 'ruby' },
      { type: 'done' },
    ])
    expect(refuse(state, 0, { type: 'place', thing: 'desert_nomads', hex: 4 })?.reason).toBe('only-on-that-hex')
    act(state, 0, { type: 'place', thing: 'village', hex: 3 })
    act(state, 0, { type: 'done' })
    expect(toAct(state)).toEqual([1])
  })

  it('KT-G6: in the Combat Phase no income counter is removed', () => {
    const state = placeOn({ hex: 3 }, ['desert_nomads'])
    expect(refuse(state, 0, { type: 'remove', hex: 4 })?.reason).toBe('not-in-combat')
    const events = placeOn({ hex: 3 }, ['desert_nomads'], { phase: 'events' })
    expect(legalActions(events, 0)).toContainEqual({ type: 'remove', hex: 4 })
  })

  it('KT-B19: with an empty rack nobody is asked, and it is over when the last counter is placed', () => {
    expect(toAct(placeOn({ hex: 3 }, []))).toEqual([1])
    const state = placeOn({ hex: 3 }, ['desert_nomads'])
    act(state, 0, { type: 'place', thing: 'desert_nomads', hex: 3 })
    expect(toAct(state)).toEqual([1])
  })

  it('KT-B25, KT-T7: with more than ten it cannot end before some are placed or put back', () => {
    const state = placeOn({ hex: 3 }, [...TEN, 'golem'])
    expect(refuse(state, 0, { type: 'done' })?.reason).toBe('too-many-on-rack')
    act(state, 0, { type: 'place', thing: 'swamp_ghost', hex: 3 })
    act(state, 0, { type: 'done' })
    expect(toAct(state)).toEqual([1])
  })

  it('KT-T7: too many on the rack by a theft: turned in or put back until ten are left', () => {
    const state = placeOn({}, [...TEN, 'ruby', 'golem'])
    expect(legalActions(state, 0)).toEqual([
      { type: 'treasure', treasure: 'ruby' },
      { type: 'discard', thing: 'mountain_goblins' },
      { type: 'discard', thing: 'plains_farmers' },
      { type: 'discard', thing: 'swamp_ghost' },
      { type: 'discard', thing: 'ruby' },
      { type: 'discard', thing: 'golem' },
    ])
    act(state, 0, { type: 'treasure', treasure: 'ruby' })
    act(state, 0, { type: 'discard', thing: 'golem' })
    expect(toAct(state)).toEqual([1])
  })

  it('KT-O4: a Fan played while placing is settled before it goes on', () => {
    const state = placeOn({ hex: 3 }, ['fan'])
    state.cloud = 9
    act(state, 0, { type: 'fan' })
    expect(state.cloud).toBeUndefined()
    expect(toAct(state)).toEqual([1])
  })
})

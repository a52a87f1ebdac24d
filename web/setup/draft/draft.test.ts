import { HOUSES } from '@crownlands/kit/houses'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../settings/store/settings'
import { en } from '../../text/en'
import {
  firstDraft,
  holderOf,
  nameWithout,
  people,
  planOf,
  seated,
  seatsWithTakenNames,
  withHouse,
  withSeat,
} from './draft'

const names = en.setup
const newcomer = { playerName: '', opponent: DEFAULT_SETTINGS.opponent }
const draft = firstDraft(newcomer, { noLuck: false }, { min: 2, max: 4 })

describe('a new game', () => {
  it('is for a newcomer you and the gentlest bot', () => {
    expect(planOf(draft, 'kingdoms', names)).toEqual({
      game: 'kingdoms',
      options: { noLuck: false },
      seats: [
        { house: 'azure', name: 'House Azure' },
        { house: 'gules', name: 'Maud', bot: 'squire' },
      ],
    })
  })

  it('remembers your name', () => {
    expect(
      planOf(firstDraft({ ...newcomer, playerName: 'Ada' }, {}, { min: 2, max: 4 }), 'kingdoms', names).seats[0]?.name,
    ).toBe('Ada')
  })

  it('remembers whom you played against', () => {
    const { seats } = planOf(
      firstDraft({ ...newcomer, opponent: 'chancellor' }, {}, { min: 2, max: 4 }),
      'kingdoms',
      names,
    )
    expect(seats[1]?.bot).toBe('chancellor')
  })

  it('is you alone where only one can play', () => {
    expect(planOf(firstDraft(newcomer, {}, { min: 1, max: 1 }), 'gate', names).seats).toHaveLength(1)
  })

  it('gives every house to one seat', () => {
    expect(draft.seats.map(({ house }) => house).sort()).toEqual([...HOUSES].sort())
  })
})

describe('a house', () => {
  it('changes places when somebody else has it', () => {
    expect(holderOf(draft, 'gules', 0)).toBe(1)
    const changed = withHouse(draft, 0, 'gules')
    expect(changed.seats.map(({ house }) => house)).toEqual(['gules', 'azure', 'or', 'vert'])
    expect(seated(changed)).toHaveLength(2)
  })

  it('that nobody at the table has is simply taken', () => {
    expect(holderOf(draft, 'vert', 0)).toBeUndefined()
    expect(withHouse(draft, 0, 'vert').seats.map(({ house }) => house)).toEqual(['vert', 'gules', 'or', 'azure'])
  })

  it('brings its name when none is typed', () => {
    const [first] = withHouse(draft, 0, 'vert').seats
    expect(first === undefined ? undefined : nameWithout(first, names)).toBe('House Vert')
  })
})

describe('a name', () => {
  it('is not given to two at one table', () => {
    const same = withSeat(withSeat(draft, 0, { name: 'Ada' }), 1, { name: ' ada ' })
    expect(seatsWithTakenNames(same, names)).toEqual([1])
    expect(seatsWithTakenNames(withSeat(draft, 2, { name: 'House Azure' }), names)).toEqual([])
  })

  it('is taken without the spaces around it', () => {
    expect(planOf(withSeat(draft, 0, { name: '  Ada ' }), 'kingdoms', names).seats[0]?.name).toBe('Ada')
  })
})

it('a seat that a person takes has no bot', () => {
  const two = withSeat(draft, 1, { player: 'person' })
  expect(people(two)).toBe(2)
  expect(planOf(two, 'kingdoms', names).seats[1]).toEqual({ house: 'gules', name: 'House Gules' })
})

import { flag, integer, object, oneOf, text, withDefault } from '@crownlands/core/schema'
import { ROOMS } from '@crownlands/games/rooms'
import { describe, expect, it } from 'vitest'
import { defaultOptions, optionControls, optionWords } from './options'

const schema = object({
  quick: withDefault(flag(), true),
  map: withDefault(oneOf(['small', 'large']), 'large'),
  rounds: withDefault(integer(1, 9), 3),
  motto: withDefault(text(10), 'none'),
})

describe('the options of a game', () => {
  it('get a switch, a choice or a number each', () => {
    expect(optionControls(schema)).toEqual([
      { kind: 'switch', name: 'quick' },
      { kind: 'choice', name: 'map', values: ['small', 'large'] },
      { kind: 'number', name: 'rounds', min: 1, max: 9 },
    ])
  })

  it('start with their defaults, also those without a control', () => {
    expect(defaultOptions(schema)).toEqual({ quick: true, map: 'large', rounds: 3, motto: 'none' })
  })

  it.each(ROOMS.map((room) => [room.game.id, room] as const))('of %s all have words', (_id, room) => {
    for (const { name } of optionControls(room.game.options)) {
      expect(optionWords(room, 'fr', name).explanation).not.toBe('')
    }
    expect(room.game.options.problem(defaultOptions(room.game.options))).toBeUndefined()
  })
})

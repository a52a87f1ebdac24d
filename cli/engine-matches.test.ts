/** What can be played, and starting matches of it. */
import { jsonSchema } from '@crownlands/core/schema'
import { kingdoms } from '@crownlands/games/kingdoms/game'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask, everything, freshEngine, GAMES, playOn, start, stateOf, toAct } from './testing/engine-talk'

beforeEach(freshEngine)

describe('games and schemas', () => {
  it('lists the games with what one needs to start one', () => {
    const games = ask('games').games as readonly { readonly id: string }[]
    expect(games.map(({ id }) => id)).toEqual(GAMES)
    expect(games[0]).toEqual({
      id: 'kingdoms',
      title: 'Kingdoms',
      rulesVersion: kingdoms.rulesVersion,
      seats: { min: 2, max: 4 },
      options: jsonSchema(kingdoms.options),
      endings: ['third-epoch', 'last-castle', 'last-castle-with-empty-spaces'],
    })
  })

  it('gives the schemas of a game', () => {
    const { schemas } = ask('schemas', { game: 'kingdoms' })
    expect(Object.keys(schemas as object)).toEqual(['options', 'state', 'view', 'action', 'event'])
    expect(ask('schemas', { game: 'chess' })).toEqual({
      error: `There is no game called "chess". There are: ${GAMES.join(', ')}.`,
    })
  })
})

describe('new', () => {
  it('says how the match is set up, with the defaults filled in', () => {
    expect(ask('new', { game: 'kingdoms', seats: 3, seed: 7, options: { noLuck: true } })).toEqual({
      game: 'kingdoms',
      seats: 3,
      options: { noLuck: true, lastCastle: false, scoreAsYouGo: false, edition: '2011' },
      seed: '7',
      toAct: [toAct()],
    })
  })

  it('takes as few seats as there can be unless told, and a seed of its own', () => {
    const [one, other] = [ask('new', { game: 'kingdoms' }), ask('new', { game: 'kingdoms' })]
    expect(one.seats).toBe(2)
    expect(one.seed).toMatch(/^[0-9a-f]{32}$/)
    expect(other.seed).not.toBe(one.seed)
  })

  it('gives the same match for the same seed, as number or text, and another for another', () => {
    const opening = (seed: unknown, chance = 'keyed') => {
      start({ seed, chance, seats: 4 })
      playOn(40)
      return JSON.stringify([stateOf(), ask('story', { viewer: 'spectator' })])
    }
    expect(opening(12)).toBe(opening('12'))
    expect(opening('a')).not.toBe(opening('b'))
    expect(opening('a', 'fast')).not.toBe(opening('a', 'keyed'))
    expect(opening('a', 'fast')).toBe(opening('a', 'fast'))
    for (const seed of ['', '\u0000', 'é'.repeat(1000), -1, Number.MAX_SAFE_INTEGER]) {
      expect(opening(seed)).toBe(opening(seed))
    }
  })

  it.each([
    ['a second player where there is one', { game: 'gate' }, 'gate is played with 1 seat, not 2.'],
    ['too few seats', { seats: 1 }, 'kingdoms is played with 2 to 4 seats, not 1.'],
    ['too many seats', { seats: 5 }, 'kingdoms is played with 2 to 4 seats, not 5.'],
    ['half a seat', { seats: 2.5 }, 'This is not a request "new": seats: must be a whole number.'],
    ['an unknown option', { options: { luck: 1 } }, 'must not have a field "luck"'],
    ['an option of another type', { options: { noLuck: 'yes' } }, 'noLuck: must be true or false'],
    ['options that are a list', { options: [] }, 'must be an object'],
    ['an unknown edition', { options: { edition: 2011 } }, 'edition: must be "2011" or "2002"'],
    ['an unknown game', { game: 'go' }, `There is no game called "go". There are: ${GAMES.join(', ')}.`],
    ['a seed that is too long', { seed: 'x'.repeat(1001) }, 'seed: must be a text of at most 1000 characters'],
    ['a seed that is neither text nor number', { seed: null }, 'seed: must be a text'],
    ['an unknown kind of chance', { chance: 'dice' }, 'chance: must be "keyed" or "fast"'],
    ['unknown turns', { turns: 'quick' }, 'turns: must be "final" or "tentative"'],
    ['a name that is too long', { match: 'x'.repeat(101) }, 'match: must be a text of at most 100 characters'],
  ])('refuses %s and keeps the match there was', (_, fields, message) => {
    start()
    const before = everything()
    expect(start(fields).error).toContain(message)
    expect(everything()).toBe(before)
  })

  it('replaces the match of the same name', () => {
    start()
    playOn(5)
    start({ seed: 'another' })
    expect((ask('record').record as { actions: unknown[] }).actions).toEqual([])
  })
})

describe('several matches', () => {
  it('go their own ways, whatever their names', () => {
    const names = ['main', 'b', '', '__proto__', 'constructor', 'toString', '\u0000', '王国']
    for (const match of names) expect(start({ match, seed: match })).toHaveProperty('toAct')
    const before = names.map((match) => everything({ match }))
    expect(new Set(before).size).toBe(names.length)
    playOn(20, 'moves', { match: '__proto__' })
    const after = names.map((match) => everything({ match }))
    expect(after.filter((one, i) => one !== before[i])).toEqual([after[3]])
    expect(ask('close', { match: '__proto__' })).toEqual({ closed: true })
    expect(ask('state', { match: '__proto__' }).error).toBe(
      'There is no match "__proto__": start one with "new" or "load".',
    )
    expect(everything({ match: 'b' })).toBe(before[1])
    expect(everything()).toBe(before[0])
  })

  it('are at most ten thousand', () => {
    for (let i = 0; i < 10_000; i++) start({ match: `${i}`, chance: 'fast' })
    const error = 'There are 10000 matches open: close some first.'
    expect(start({ match: 'more' })).toEqual({ error })
    expect(ask('load', { game: 'kingdoms', state: stateOf({ match: '0' }), match: 'more' })).toEqual({ error })
    expect(start({ match: '17' })).toHaveProperty('toAct')
    ask('close', { match: '17' })
    expect(start({ match: 'more' })).toHaveProperty('toAct')
  })
})

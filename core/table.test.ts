/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LANGUAGES } from './room'
import { refuseAtTable } from './table'
import { BUILD, bid, DONE, firstBids, firstTowers } from './testing/positions'
import { sealedBids } from './testing/sealed-bids'
import { explainRefusal } from './text/table'

it('lets only a seat that is to act do something (T-A1)', () => {
  const refusal = { clause: 'T-A1', reason: 'not-to-act' }
  expect(refuseAtTable(sealedBids, firstTowers(), 0, BUILD)).toBeUndefined()
  for (const seat of [1, 2, -1, 0.5, Number.NaN]) {
    expect(refuseAtTable(sealedBids, firstTowers(), seat, BUILD)).toEqual(refusal)
  }
})

it('lets each of several seats do something when they decide at the same time (T-A1)', () => {
  for (const seat of [0, 1]) expect(refuseAtTable(sealedBids, firstBids(), seat, bid(1))).toBeUndefined()
})

it('refuses what is no action and says what is wrong with it (T-A2)', () => {
  const refused = (action: unknown) => {
    const refusal = refuseAtTable(sealedBids, firstTowers(), 0, action)
    expect(refusal).toMatchObject({ clause: 'T-A2', reason: 'malformed' })
    if (refusal === undefined) throw new Error('nothing was refused')
    return explainRefusal(refusal, 'en', { refusal: () => '' })
  }
  const malformed = (problem: string) => `This is not an action of the game: ${problem}.`
  expect(refused({ type: 'bid', card: 10 })).toBe(malformed('card: must be 1 or 2 or 3 or 4 or 5 or 6 or 7 or 8 or 9'))
  expect(refused({ type: 'done', really: true })).toBe(malformed('must not have a field "really"'))
  expect(refused({ type: 'burn' })).toBe(malformed('type: must be "bid" or "build" or "gamble" or "done"'))
  for (const junk of [undefined, null, 'done', []]) expect(refused(junk)).toBe(malformed('must be an object'))
})

it('leaves a well-formed action of a seat to act to the rules of the game', () => {
  expect(refuseAtTable(sealedBids, firstTowers(), 0, bid(9))).toBeUndefined()
})

it('refuses everything to everybody once the match is over (T-A3)', () => {
  const over = { ...firstTowers(), over: true }
  for (const seat of [0, 1, 5]) {
    for (const action of [DONE, 'nonsense']) {
      expect(refuseAtTable(sealedBids, over, seat, action)).toEqual({ clause: 'T-A3', reason: 'match-over' })
    }
  }
})

it('has a sentence of its own for each of its reasons, in every language', () => {
  const sources = ['match.ts', 'table.ts'].map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  const reasons = sources.flatMap((source) =>
    [...source.matchAll(/reason: '([^']+)'/g)].map(([, reason = '']) => reason),
  )
  expect(new Set(reasons).size).toBeGreaterThan(8)
  const game = { refusal: () => 'the game was asked' }
  for (const language of LANGUAGES) {
    for (const reason of reasons) {
      const sentence = explainRefusal({ clause: 'T-A2', reason, facts: { path: '', wants: 'object' } }, language, game)
      expect(sentence).toMatch(/^[A-Z].+[^.]\.$/)
    }
  }
  expect(explainRefusal({ clause: 'S-T1', reason: 'no-coins' }, 'en', game)).toBe('the game was asked')
  expect(explainRefusal({ clause: 'S-T1', reason: 'toString' }, 'en', game)).toBe('the game was asked')
})

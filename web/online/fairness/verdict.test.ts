import { createBot } from '@crownlands/bots/levels'
import { FastChance } from '@crownlands/core/chance-fast'
import { commitmentOf, fairSeed, sealedWord } from '@crownlands/core/fair'
import { Match } from '@crownlands/core/match'
import { checkSetup, isProblem, writeRecord } from '@crownlands/core/record'
import { roomCalled } from '@crownlands/games/rooms'
import { describe, expect, it } from 'vitest'
import { type Verifying, verdictOn } from './verdict'

const SECRET = 'ab'.repeat(32)

function recordWith(
  words: readonly { readonly seat: number; readonly word: string }[],
  seed = fairSeed(SECRET, words),
) {
  const room = roomCalled('kingdoms')
  if (room === undefined) throw new Error('no Kingdoms')
  const setup = checkSetup(room.game, { seats: 2, options: {}, chance: { kind: 'keyed', seed } })
  if (isProblem(setup)) throw new Error(setup.problem)
  const match = new Match(room.game, setup)
  const bot = createBot(room, { level: 'random', budget: { iterations: 1 } }, new FastChance('verdict').at(0))
  for (let seat = match.toAct()[0]; seat !== undefined; seat = match.toAct()[0])
    match.act(seat, bot.choose(match.glimpse(seat)))
  return writeRecord(match, [], { fair: { secret: SECRET, words }, incidents: [] })
}

const SEAL = commitmentOf(SECRET)
const OWN = 'heron 7f'
const WORDS = [{ seat: 1, word: sealedWord(OWN) }]

function verdict(record: object, known: Partial<Verifying> = {}) {
  return verdictOn({
    ...{ commitment: SEAL, seat: 1, remembered: { commitment: SEAL, word: OWN } },
    ...known,
    record: JSON.stringify(record),
  })
}

describe('a record', () => {
  it('of an honest game proves the commitment, the chance, the own part and every move', async () => {
    expect(await verdict(recordWith(WORDS))).toEqual({
      ...{ commitment: 'holds', seed: 'holds', own: 'holds', replay: 'holds' },
    })
  })

  it('of a match from before words were sealed does, too', async () => {
    expect(await verdict(recordWith([{ seat: 1, word: OWN }]))).toMatchObject({ seed: 'holds', own: 'holds' })
  })

  it('proves less to a browser that saw nothing before the game', async () => {
    expect(await verdict(recordWith(WORDS), { remembered: {} })).toEqual({
      ...{ commitment: 'claimed', seed: 'holds', own: undefined, replay: 'holds' },
    })
  })

  it('without a word from anybody says that the server chose alone', async () => {
    expect(await verdict(recordWith([]))).toMatchObject({ seed: 'alone', own: 'broken' })
  })

  it('does not hold when the server has shown another hash, or shows another one now than then', async () => {
    const other = commitmentOf('cd'.repeat(32))
    expect(await verdict(recordWith(WORDS), { commitment: other, remembered: {} })).toMatchObject({
      ...{ commitment: 'broken', seed: 'holds' },
    })
    expect(await verdict(recordWith(WORDS), { remembered: { commitment: other } })).toMatchObject({
      commitment: 'broken',
    })
  })

  it('does not hold when the chance was another, or made of another word than was given', async () => {
    expect(await verdict(recordWith(WORDS, 'chosen'))).toMatchObject({ seed: 'broken' })
    expect(await verdict(recordWith([{ seat: 1, word: sealedWord('crane') }]))).toMatchObject({
      ...{ seed: 'holds', own: 'broken' },
    })
  })

  it('does not hold when a move was changed', async () => {
    const record = recordWith(WORDS)
    const actions = record.actions.toSpliced(3, 1)
    expect(await verdict({ ...record, actions })).toMatchObject({ replay: 'broken' })
  })

  it('that cannot be read proves nothing', async () => {
    expect(await verdict({})).toBeUndefined()
  })
})

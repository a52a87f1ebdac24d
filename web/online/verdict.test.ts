import { createBot } from '@crownlands/bots/levels'
import { FastChance } from '@crownlands/core/chance-fast'
import { commitmentOf, fairSeed } from '@crownlands/core/fair'
import { Match } from '@crownlands/core/match'
import { checkSetup, isProblem, writeRecord } from '@crownlands/core/record'
import { roomCalled } from '@crownlands/games/rooms'
import { describe, expect, it } from 'vitest'
import { verdictOn } from './verdict'

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

const text = (record: object) => JSON.stringify(record)
const WORDS = [{ seat: 1, word: 'heron' }]

describe('a record', () => {
  it('of an honest game proves the commitment, the chance and every move', async () => {
    expect(await verdictOn(text(recordWith(WORDS)), commitmentOf(SECRET))).toEqual({
      ...{ commitment: 'holds', seed: 'holds', words: WORDS, replay: 'holds' },
    })
  })

  it('without a word from anybody says that the server chose alone', async () => {
    expect(await verdictOn(text(recordWith([])), commitmentOf(SECRET))).toMatchObject({ seed: 'alone' })
  })

  it('does not hold when the server has shown another hash', async () => {
    expect(await verdictOn(text(recordWith(WORDS)), commitmentOf('cd'.repeat(32)))).toMatchObject({
      ...{ commitment: 'broken', seed: 'holds' },
    })
  })

  it('does not hold when the chance was another', async () => {
    expect(await verdictOn(text(recordWith(WORDS, 'chosen')), commitmentOf(SECRET))).toMatchObject({ seed: 'broken' })
  })

  it('does not hold when a move was changed', async () => {
    const record = recordWith(WORDS)
    const actions = record.actions.toSpliced(3, 1)
    expect(await verdictOn(text({ ...record, actions }), commitmentOf(SECRET))).toMatchObject({ replay: 'broken' })
  })

  it('that cannot be read proves nothing', async () => {
    expect(await verdictOn('{}', '')).toBeUndefined()
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitmentOf, type FairWord, fairSeed, sealedWord } from '@crownlands/core/fair'
import { Match } from '@crownlands/core/match'
import { checkSetup, isProblem, type MatchRecord, writeRecord } from '@crownlands/core/record'
import { gameCalled } from '@crownlands/games/rooms'
import { afterAll, describe, expect, it } from 'vitest'
import { verifyFile } from './verify'

const folder = mkdtempSync(join(tmpdir(), 'crownlands-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SECRET = '2a'.repeat(32)
const SEAL = commitmentOf(SECRET)
const WORDS = [{ seat: 0, word: sealedWord('heron 7f') }]
const INCIDENTS = [{ after: 0, seat: 1, what: 'time-out' }] as const

function recordWith(words: readonly FairWord[] | undefined): MatchRecord {
  const game = gameCalled('kingdoms')
  if (game === undefined) throw new Error('no Kingdoms')
  const seed = words === undefined ? 'chosen' : fairSeed(SECRET, words)
  const setup = checkSetup(game, { seats: 2, chance: { kind: 'keyed', seed } })
  if (isProblem(setup)) throw new Error(setup.problem)
  const fair = words === undefined ? undefined : { secret: SECRET, words: [...words] }
  return writeRecord(new Match(game, setup), [], { fair, incidents: [...INCIDENTS] })
}

async function verify(record: MatchRecord, noted?: string, language: 'en' | 'fr' = 'en'): Promise<readonly string[]> {
  const file = join(folder, 'record.json')
  writeFileSync(file, JSON.stringify(record))
  const lines: string[] = []
  await verifyFile(file, noted, language, (line) => lines.push(line))
  return lines
}

const starts = (lines: readonly string[], start: string) => lines.filter((line) => line.startsWith(start))

describe('crownlands verify', () => {
  it('proves what the table showed only to those who have noted it', async () => {
    const noted = await verify(recordWith(WORDS), ` ${SEAL.toUpperCase()}\n`)
    expect(starts(noted, 'Proved: ')).toEqual([
      expect.stringContaining('every action follows the rules'),
      expect.stringContaining('the seed follows from the secret and the words'),
      expect.stringContaining(`the secret behind ${SEAL}, which you noted`),
    ])
    const other = await verify(recordWith(WORDS))
    expect(starts(other, 'Proved: ').join()).not.toContain(SEAL)
    expect(starts(other, 'Only claimed: ')[0]).toContain(`that the table showed ${SEAL} before the start`)
    await expect(verify(recordWith(WORDS), commitmentOf('00'))).rejects.toThrow(`must have shown ${SEAL}`)
  })

  it('claims that words are the players’, and that nobody wrote the record anew', async () => {
    const record = recordWith(WORDS)
    expect(starts(await verify(record, SEAL), 'Only claimed: ')).toEqual([
      expect.stringContaining('that the words are those of the players'),
      expect.stringContaining(record.end.chain ?? 'no chain'),
    ])
  })

  it('says of a record of version 1 that what happened at the table could have been changed', async () => {
    const { chain: _, ...end } = recordWith(WORDS).end
    const old = { ...recordWith(WORDS), version: 1, end }
    const changed = { ...old, incidents: [{ after: 0, seat: 0, what: 'left' as const }] }
    for (const record of [old, changed])
      expect(starts(await verify(record, SEAL), 'Only claimed: ').at(-1)).toMatch(/time-outs, .* changed undetected/)
    // With a chain in it, it does not become older by saying so.
    const disguised = { ...changed, end: recordWith(WORDS).end }
    await expect(verify(disguised, SEAL)).rejects.toThrow('are not those that the record was written with')
  })

  it('says that nobody but the server had a part in a seed, or that nothing is known of it', async () => {
    expect((await verify(recordWith([]), SEAL)).join('\n')).toContain('no player contributed to it')
    const unknown = await verify(recordWith(undefined))
    expect(starts(unknown, 'Proved: ')).toHaveLength(1)
    expect(starts(unknown, 'Only claimed: ')[0]).toContain('that nobody chose the seed')
    await expect(verify(recordWith(undefined), SEAL)).rejects.toThrow('contains no secret')
  })

  it('says all of it in French', async () => {
    const lines = await verify(recordWith(WORDS), undefined, 'fr')
    expect(starts(lines, 'Prouvé\u00a0: ')).toHaveLength(2)
    expect(starts(lines, 'Seulement affirmé\u00a0: ')).toHaveLength(3)
  })
})

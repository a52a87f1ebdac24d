import { addResult, botStats, newTally, playGame } from '@crownlands/bots/arena'
import { manifest } from '@crownlands/core/testing/toy-room'
import { describe, expect, it, vi } from 'vitest'
import { readBots, readOptions, readRoom, readSeats } from './choices'
import { Engine } from './engine'
import { program } from './program'
import { writeRulebook } from './rulebook'

vi.mock(import('@crownlands/games/registry'), async (original) =>
  (await import('@crownlands/core/testing/toy-room')).withToy(await original()),
)
vi.mock(import('@crownlands/games/load-room'), async (original) =>
  (await import('@crownlands/core/testing/toy-room')).withFolder(await original()),
)

const { id, words, seats } = manifest

function helpOf(command?: string): string {
  let help = ''
  const asked = program.commands.find((one) => one.name() === command) ?? program
  asked.configureOutput({ writeOut: (text) => (help += text) }).outputHelp()
  return help
}

describe('a game that is one line more in the registry', () => {
  it('is in the help', () => {
    expect(helpOf()).toMatch(new RegExp(`^  ${id} +${words.en.title}, 2 to 3 seats$`, 'm'))
    for (const command of ['play', 'simulate', 'rules'])
      expect(helpOf(command).replace(/\s+/g, ' ')).toMatch(new RegExp(`one of [^(]*\\b${id}\\b`))
  })

  it('can be named in every command, and is named to whoever names none that there is', async () => {
    const room = readRoom(id)
    expect(room.words.en.title).toBe(words.en.title)
    expect(readSeats(room, seats.max)).toBe(3)
    expect(() => readSeats(room, 4)).toThrow('Boasts is played with 2 to 3 seats, not 4.')
    expect(readOptions(room, undefined)).toEqual({ standing: 'ask' })
    expect(() => readRoom('chess')).toThrow(id)
    expect(writeRulebook(await room.rulebook('en'))).toContain('B-T1')
  })

  it('is simulated', () => {
    const contest = { seats: 2, options: { standing: 'ask' }, bots: readBots('greedy,random'), seed: '1', rotate: true }
    const tally = newTally(2)
    for (const number of [0, 1, 2, 3]) addResult(tally, contest, number, playGame(readRoom(id), contest, number))
    expect(botStats(tally, 0).winShare + botStats(tally, 1).winShare).toBeCloseTo(1)
  })

  it('is played by the engine', () => {
    const engine = new Engine()
    const ask = (request: object) => JSON.parse(engine.answer(JSON.stringify(request))) as Record<string, unknown>
    expect(ask({ cmd: 'games' }).games).toContainEqual(
      expect.objectContaining({ id, title: words.en.title, rulesVersion: 2, seats }),
    )
    expect(ask({ cmd: 'new', game: id, seats: 3, seed: 'toy' })).toMatchObject({ game: id, toAct: [2] })
    expect(ask({ cmd: 'act', seat: 2, action: { type: 'done' } })).toHaveProperty('events')
  })
})

/** Whole games of Kings & Things in the terminal, by somebody who types what the board says can be typed. */
import { parseBotSpec } from '@crownlands/bots/levels'
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { must } from '@crownlands/core/lists'
import { isProblem, replay } from '@crownlands/core/record'
import type { Language } from '@crownlands/core/room'
import { gameCalled, roomCalled } from '@crownlands/games/rooms'
import { describe, expect, it } from 'vitest'
import { PlaySession } from './play-session'

interface Wish {
  readonly seats: number
  readonly language: Language
  readonly edition: '1986' | '1997' | '2010'
}

const room = must(roomCalled('kings-and-things'))
const GREEDY = must(parseBotSpec('greedy'))
const TURNS = 2

async function begin({ seats, language, edition }: Wish): Promise<PlaySession> {
  return new PlaySession({
    room,
    rulebook: await room.rulebook(language),
    seats,
    options: { edition, autoCall: false, turnLimit: TURNS },
    seed: `typed ${seats}`,
    bots: Array.from({ length: seats - 1 }, () => GREEDY),
    language,
    chance: new FastChance('bots').at(0),
  })
}

function letBotsPlay(session: PlaySession): string[] {
  const shown: string[] = []
  while (session.botToAct() !== undefined) shown.push(...session.actBot())
  return shown
}

/** `place:genie:B2|C3` as the two that it stands for. */
function commandsOn(table: readonly string[]): string[] {
  const lines = table.join('\n').split('\n')
  const from = lines.findIndex((line) => /^(?:You can type|Vous pouvez taper)/.test(line))
  const listed = from < 0 ? [] : lines.slice(from + 1, lines.indexOf('', from))
  return listed.flatMap((line) => {
    const [first = '', ...others] = line.trim().split('|')
    const head = /^.*[:+>/]/.exec(first)?.[0] ?? ''
    return [first, ...others.map((other) => `${head}${other}`)]
  })
}

describe('a game of Kings & Things', () => {
  it.each<Wish>([
    { seats: 2, language: 'en', edition: '1986' },
    { seats: 3, language: 'fr', edition: '1997' },
    { seats: 4, language: 'en', edition: '2010' },
  ])('is played to its end with what the board lists, and every line of it is understood: %j', async (wish) => {
    const session = await begin(wish)
    const dice = new FastChance('person').at(0)
    const shown = [...session.welcome(), ...letBotsPlay(session)]
    let table = session.table()
    for (let typed = 0; !session.over; typed++) {
      if (typed > 3000) throw new Error('the game does not end')
      const commands = commandsOn(table)
      const line = commands.length === 0 ? '' : pick(commands, dice)
      const { say, showTable } = session.enter(line)
      expect([line, say, showTable]).toEqual([line, say, true])
      shown.push(...say, ...letBotsPlay(session))
      table = session.tableNow()
      expect(table.at(-1)).not.toBe('')
      shown.push(...table)
    }
    expect(shown.join('\n')).not.toMatch(/undefined|NaN|\[object/)
    expect(table.at(-2)).toMatch(wish.language === 'fr' ? /^Le dernier tour est fini/ : /^The last turn is over/)
    const result = replay(session.record(), gameCalled)
    if (isProblem(result)) throw new Error(result.problem)
    expect(result.outcome?.ending).toBe('turn-limit')
  })
})

describe('what is told', () => {
  it('holds all that bots did in turns of several steps, the same lines as one', async () => {
    const session = await begin({ seats: 2, language: 'en', edition: '1986' })
    const told = [...session.welcome(), ...letBotsPlay(session)]
    for (let table = session.table(); !told.some((line) => line.startsWith('Phase:')); table = session.tableNow()) {
      // Somebody who is in no hurry: what is listed last ends the part.
      told.push(...session.enter(commandsOn(table).at(-1) ?? '').say, ...letBotsPlay(session))
    }
    expect(told).toContainEqual(expect.stringMatching(/^Azure places a counter in [A-G]\d\. ×\d$/))
    expect(told).toContainEqual(expect.stringMatching(/^Azure receives \d+ gold: \d for hexes/))
  })

  it('leaves out questions that can only be passed (T-Q2)', async () => {
    const session = await begin({ seats: 2, language: 'en', edition: '1986' })
    const dice = new FastChance('asked').at(0)
    const prompts: string[] = []
    letBotsPlay(session)
    for (let table = session.table(); !session.over; table = session.table()) {
      prompts.push(table.at(-1) ?? '')
      const commands = commandsOn(table)
      if (/use the Lucky Charm|answer, or pass|call those/.test(prompts.at(-1) ?? ''))
        expect(commands).not.toEqual(['done'])
      session.enter(commands.length === 0 ? '' : pick(commands, dice))
      letBotsPlay(session)
    }
    expect(prompts.length).toBeGreaterThan(50)
  })
})

describe('in the middle of a turn', () => {
  it('only what is needed to go on is shown, and the whole table for the asking', async () => {
    const session = await begin({ seats: 2, language: 'en', edition: '1986' })
    session.welcome()
    letBotsPlay(session)
    let table = session.table()
    while (!/^ +place:/m.test(table.join('\n'))) {
      session.enter(commandsOn(table)[0] ?? '')
      letBotsPlay(session)
      table = session.tableNow()
    }
    expect(table.join('\n')).toContain('Pool:')
    expect(session.enter(must(commandsOn(table)[0])).showTable).toBe(true)
    expect(session.tableNow().join('\n')).not.toContain('Pool:')
    session.enter('board')
    expect(session.tableNow().join('\n')).toContain('Pool:')
  })

  it('a refusal can be asked after, and beginnings of words are enough', async () => {
    const session = await begin({ seats: 2, language: 'en', edition: '1986' })
    letBotsPlay(session)
    expect(session.enter('why').say).toEqual(['Nothing has been refused yet.'])
    expect(session.enter('build d4').say).toEqual([expect.stringMatching(/\(rule KT-\w+\)$/)])
    expect(session.enter('why').say).toEqual([expect.stringMatching(/^KT-\w+ {2}/)])
    const [first = ''] = commandsOn(session.table())
    const [verb = '', hex = ''] = first.split(':')
    expect(session.enter(`${verb.slice(0, 2)} ${hex}`)).toMatchObject({ showTable: true })
  })
})

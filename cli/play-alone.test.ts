/** A game for one in the terminal, played without one. */
import { FastChance } from '@crownlands/core/chance-fast'
import { isProblem, replay } from '@crownlands/core/record'
import type { Language } from '@crownlands/core/room'
import { rulebookEn } from '@crownlands/games/gate/text/rulebook.en'
import { rulebookFr } from '@crownlands/games/gate/text/rulebook.fr'
import { gameCalled, roomCalled } from '@crownlands/games/rooms'
import { describe, expect, it } from 'vitest'
import { PlaySession } from './play-session'

function begin(language: Language = 'en'): PlaySession {
  const room = roomCalled('gate')
  if (room === undefined) throw new Error('there is no Gate')
  return new PlaySession({
    room,
    rulebook: language === 'en' ? rulebookEn : rulebookFr,
    seats: 1,
    options: { difficulty: 'standard', strictPhases: false },
    seed: 'alone',
    bots: [],
    language,
    chance: new FastChance('alone').at(0),
  })
}

function say(session: PlaySession, line: string): string {
  return session.enter(line).say.join('\n')
}

describe('a game for one', () => {
  it.each([
    ['en', 'Gate. You play alone.', /The siege is lost\.$/],
    ['fr', 'Gate. Vous jouez en solitaire.', /C’est la défaite\.$/],
  ] as const)('waits for nobody and goes on to its end (%s)', (language, welcome, lost) => {
    const session = begin(language)
    expect(session.welcome()[0]).toBe(welcome)
    for (let turns = 0; !session.over; turns++) {
      if (turns > 100) throw new Error('the game does not end')
      expect(session.botToAct()).toBeUndefined()
      expect(session.enter('end').showTable).toBe(true)
    }
    expect(session.table().at(-2)).toMatch(lost)
    const result = replay(session.record(), gameCalled)
    expect(isProblem(result)).toBe(false)
  })

  it('ends a turn with the action of the game, and never by an empty line', () => {
    const session = begin()
    expect(say(session, '')).toContain('There is no complete turn to end. (rule T-U4)')
    expect(say(session, 'end')).toMatch(/Turn 1 is over[\s\S]*Turn 2\./)
  })

  it('can be taken back up to the last draw', () => {
    const session = begin()
    const before = session.table()
    expect(say(session, 'guard + income')).toBe('The Guard brings 1 gold: 2 to spend.')
    expect(say(session, 'undo')).toBe('Taken back.')
    expect(session.table()).toEqual(before)
    say(session, 'end')
    expect(say(session, 'undo')).toContain('T-U2')
  })

  it('explains what cannot be done, and gives hints', () => {
    const session = begin()
    expect(say(session, 'monk>rat-lord')).toBe('The Monk has no attack: use another of its traits. (rule G-U1)')
    expect(say(session, 'hint')).toMatch(/^Hint: \S+, .+\. The bot then rates your position at \d+\/100\.$/)
    expect(say(session, 'rules g-u6')).toMatch(/^G-U6 {2}The Blacksmith/)
  })
})

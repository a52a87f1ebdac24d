/// <reference types="node" />
/** Every first game is played against the rules: what it asks for is legal, and what a learner may try instead is refused. */
import { existsSync } from 'node:fs'
import { FastChance } from '@crownlands/core/chance-fast'
import { actionsUpTo, type FirstGame, isDone, LEARNER } from '@crownlands/core/first-game'
import { Match } from '@crownlands/core/match'
import { LANGUAGES } from '@crownlands/core/room'
import { explainRefusal } from '@crownlands/core/text/table'
import { describe, expect, it } from 'vitest'
import { GAMES } from './registry'
import { roomCalled } from './rooms'

/** What can be read at a glance. */
const LONGEST = 210

/** A game may do without one. */
const WITH_FIRST_GAME = GAMES.filter(({ id }) => existsSync(new URL(`./${id}/first-game/script.ts`, import.meta.url)))

it('there are first games', () => {
  expect(WITH_FIRST_GAME.length).toBeGreaterThanOrEqual(4)
})

describe.each(WITH_FIRST_GAME.map(({ id }) => id))('the first game of %s', async (id) => {
  const { firstGame } = (await import(`./${id}/first-game/script.ts`)) as { readonly firstGame: FirstGame }
  const room = roomCalled(id)
  if (room === undefined) throw new TypeError(`there is no room called ${id}`)
  const { game, notation } = room
  const { steps, words, seats, seed, options } = firstGame

  /** The match after what was done in so many steps, and so many actions of the next. */
  function matchAt(step: number, acted: number) {
    const match = new Match(game, { seats, options, chance: { kind: 'keyed', seed } })
    for (const { seat, action } of actionsUpTo(firstGame, { step, acted }, notation)) {
      const refusal = match.act(seat, action)
      if (refusal !== undefined)
        throw new Error(
          `${steps[step]?.id}: ${seat} ${notation.writeAction(action)}: ${refusal.clause} ${refusal.reason}`,
        )
    }
    return match
  }

  it('has eight to twelve steps, and ends with a word of farewell', () => {
    expect(steps.length).toBeGreaterThanOrEqual(8)
    expect(steps.length).toBeLessThanOrEqual(12)
    expect(isDone(firstGame, { step: steps.length - 1, acted: 0 })).toBe(true)
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length)
  })

  it('can be played by the rules from its first step to its last', () => {
    const match = matchAt(steps.length - 1, 0)
    expect(match.outcome()).toBeUndefined()
  })

  it.each(steps.filter(({ acts }) => acts !== undefined).map(({ id: step }) => step))(
    '%s is the learner’s to do',
    (name) => {
      const step = steps.findIndex((one) => one.id === name)
      const { acts = [], wrong = [] } = steps[step] ?? {}
      for (const acted of acts.keys()) expect(matchAt(step, acted).toAct()).toContain(LEARNER)
      for (const { action, clause } of wrong) {
        const tried = notation.parseAction(action)
        expect(tried, action).toBeDefined()
        const refusal = matchAt(step, 0).check(LEARNER, tried)
        expect(refusal?.clause, `${name}: ${action}`).toBe(clause)
        if (refusal === undefined) continue
        for (const language of LANGUAGES) expect(explainRefusal(refusal, language, room.words[language])).toMatch(/\.$/)
      }
    },
  )

  it('meets mistakes with several rules', () => {
    expect(new Set(steps.flatMap(({ wrong = [] }) => wrong.map(({ clause }) => clause))).size).toBeGreaterThanOrEqual(2)
  })

  it.each(LANGUAGES)('tells every step shortly, in whole sentences (%s)', (language) => {
    for (const { id: step } of steps) {
      const { say, done = '.' } = words[language][step] ?? { say: '' }
      for (const sentence of [say, done]) {
        expect(sentence, step).toMatch(/[.!?]$/)
        expect(sentence.length, step).toBeLessThanOrEqual(LONGEST)
      }
    }
  })

  it('tells in both languages what came of the same steps', () => {
    const told = (language: (typeof LANGUAGES)[number]) =>
      steps.map(({ id: step }) => words[language][step]?.done !== undefined)
    expect(told('fr')).toEqual(told('en'))
  })

  it('goes on in a real game that can be set up', () => {
    expect(() => game.setup(firstGame.afterwards.options, firstGame.afterwards.seats, chanceOf())).not.toThrow()
  })

  function chanceOf() {
    return new FastChance('after').at(0)
  }
})

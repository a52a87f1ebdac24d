import { FIRST_LESSON, type FirstGame, type Lesson } from '@crownlands/core/first-game'
import type { Room } from '@crownlands/core/room'
import { firstGame } from '@crownlands/games/kingdoms/first-game/script'
import { room } from '@crownlands/games/kingdoms/room'
import { firstGame as kingsGate } from '@crownlands/games/kings-gate/first-game/script'
import { room as kingsGateRoom } from '@crownlands/games/kings-gate/room'
import { beforeEach, describe, expect, it } from 'vitest'
import { FirstGameHost } from './first-game-host'
import type { Look } from './protocol'
import { planFor } from './testing/hosts'

const plan = planFor([undefined, 'squire'], firstGame.options)
const KINGDOMS = room as Room
let lessons: Lesson[] = []

function hostAt(from: Lesson = FIRST_LESSON): FirstGameHost {
  const { game, notation } = KINGDOMS
  return new FirstGameHost({
    game,
    notation,
    first: firstGame as FirstGame,
    plan,
    from,
    onLesson: (lesson) => lessons.push(lesson),
  })
}

function action(text: string) {
  return { type: 'act', action: KINGDOMS.notation.parseAction(text) } as const
}

const act = (host: FirstGameHost, text: string) => host.do(host.id, { seat: 0, at: '', key: text, deed: action(text) })

describe('a first game', () => {
  beforeEach(() => {
    lessons = []
  })

  it('T-G1: takes the move that is being explained, and goes on at the learner’s word', async () => {
    const host = hostAt()
    host.goOn()
    expect(await act(host, 'draw')).toMatchObject({ look: { view: { drawn: '+3' } } })
    expect(lessons).toEqual([
      { step: 1, acted: 0 },
      { step: 1, acted: 1 },
    ])
  })

  it('T-G1: meets a mistake with its rule, and whatever else is allowed with a word for later', async () => {
    const host = hostAt({ step: 3, acted: 0 })
    expect(await act(host, '2c3')).toMatchObject({ refusal: { clause: 'K-T5' } })
    expect(await act(host, '3d3')).toEqual({ refusal: { clause: 'T-G1', reason: 'not-explained-yet' } })
    expect(await host.check(host.id, 0, { type: 'undo' })).toMatchObject({ clause: expect.stringMatching(/^T-/) })
    expect(lessons).toEqual([])
  })

  it('shows what the others do, one after the other', async () => {
    const host = hostAt({ step: 3, acted: 1 })
    const looks: Look[] = []
    await host.subscribe(host.id, 0, undefined, (news) => {
      if ('look' in news) looks.push(news.look)
    })
    host.goOn()
    expect(looks.map(({ table }) => table.actions)).toEqual([5, 6, 7])
    expect(looks.at(-1)?.table.toAct).toEqual([0])
  })

  it('does for whoever skips a step what is to be done in it', () => {
    const host = hostAt({ step: 1, acted: 0 })
    host.goOn()
    expect(host.lesson).toEqual({ step: 2, acted: 0 })
    expect(host.expected()).toEqual([{ type: 'place', space: 14 }])
  })

  it('is another table once time has passed, and can be taken up again there', async () => {
    const host = hostAt({ step: 6, acted: 1 })
    const before = host.id
    host.goOn()
    expect(host.id).not.toBe(before)
    expect(await host.look(host.id, 0)).toMatchObject({ since: 45, table: { actions: 45 } })
    const again = hostAt(host.lesson)
    expect(again.id).toBe(host.id)
    expect(await again.look(again.id, 0)).toEqual(await host.look(host.id, 0))
  })

  it('can be taken up again in the middle of a turn', async () => {
    const { game, notation } = kingsGateRoom as Room
    const seats = [undefined, 'squire', 'squire'] as const
    const needs = {
      ...{ game, notation, first: kingsGate as FirstGame },
      plan: { ...planFor(seats, kingsGate.options), game: game.id },
      onLesson: () => undefined,
    }
    const host = new FirstGameHost({ ...needs, from: FIRST_LESSON })
    host.goOn()
    host.goOn()
    const again = new FirstGameHost({ ...needs, from: host.lesson })
    const look = await host.look(host.id, 0)
    expect(look.view).toMatchObject({ played: ['y1'] })
    expect(await again.look(again.id, 0)).toMatchObject({ view: look.view, legal: look.legal })
  })

  it('stays at its last step, and keeps nothing', async () => {
    const host = hostAt({ step: firstGame.steps.length - 1, acted: 0 })
    host.goOn()
    expect(host.lesson.step).toBe(firstGame.steps.length - 1)
    expect(host.expected()).toEqual([])
    expect(await host.hint()).toBeUndefined()
    expect('exportRecord' in host).toBe(false)
  })
})

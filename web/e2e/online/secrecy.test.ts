import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { GameEvent, Viewer } from '@crownlands/core/game'
import { Match } from '@crownlands/core/match'
import { checkSetup, isProblem, writeRecord } from '@crownlands/core/record'
import { roomCalled } from '@crownlands/games/rooms'
import { describe, expect, it } from 'vitest'
import { Knowledge } from './secrecy'

type AnyMatch = Match<unknown, unknown, unknown, unknown, GameEvent>

const LINE = '/api/v1/tables/abc/events?seat=0'
const OWN = 0
const OTHER = 1

/** A match by chance of at least so many actions, and what a server says of it to the viewer after each. */
function played(game: string, actions: number, told: (match: AnyMatch) => unknown) {
  const room = roomCalled(game)
  const setup =
    room && checkSetup(room.game, { seats: 2, options: {}, chance: { kind: 'keyed', seed: 'a'.repeat(64) } })
  if (room === undefined || setup === undefined || isProblem(setup)) throw new Error('no match')
  const match: AnyMatch = new Match(room.game, setup)
  const chance = new FastChance(game).at(0)
  let text = ''
  // A record holds whole turns.
  while (match.length < actions || match.finalLength < match.length) {
    const [seat] = match.toAct()
    if (seat === undefined) break
    const legal = match.legalActions(seat)
    match.act(seat, pick(legal, chance))
    text += `event: step\ndata: ${JSON.stringify({ match: told(match) })}\n\n`
  }
  const fair = { secret: 'b'.repeat(64), words: [{ seat: OTHER, word: 'heron and pepper' }] }
  return { match, text, knowledge: new Knowledge(writeRecord(match, [], { fair })) }
}

/** As an honest server tells it. */
function stepFor(match: AnyMatch, viewer: Viewer) {
  const after = match.length - 1
  return {
    viewer,
    view: match.view(viewer),
    actions: match.length,
    toAct: match.toAct(),
    legal: viewer !== 'spectator' && match.toAct().includes(viewer) ? match.legalActions(viewer) : [],
    story: { after, steps: match.tell(viewer, after) },
  }
}

describe.each(['kingdoms', 'kings-gate', 'kings-and-things'])('what a browser hears of %s', (game) => {
  it.each([OWN, 'spectator'] as const)('is no leak where it is what %s may know', (viewer) => {
    const { text, knowledge } = played(game, 40, (match) => stepFor(match, viewer))
    expect(knowledge.leaksIn([{ where: LINE, text }], viewer)).toEqual([])
    expect(text).toContain('"view"')
  })

  it.each<readonly [string, RegExp, (match: AnyMatch) => unknown]>([
    ['the look of another', /what 1 sees/, (match) => stepFor(match, OTHER)],
    ['the view of another', /another view/, (match) => ({ ...stepFor(match, OWN), view: match.view(OTHER) })],
    ['the true state', /another view/, (match) => ({ ...stepFor(match, OWN), view: match.trueState() })],
    ['the whole story', /another story/, (match) => ({ after: -1, steps: [match.wholeStory(-1)] })],
    ['what another may do', /may do/, (match) => ({ ...stepFor(match, OWN), toAct: [OTHER], legal: [{}] })],
    [
      'the open turn of another',
      /open turn/,
      (match) => ({ ...stepFor(match, OWN), actions: match.length - 1, toAct: [1] }),
    ],
    ['the seed', /chance/, () => ({ info: 'a'.repeat(64) })],
    ['the server’s secret', /chance/, () => ({ info: 'b'.repeat(64) })],
    ['the word of another', /chance/, () => ({ info: 'heron and pepper' })],
    ['a field that nobody is to see', /"draft"/, () => ({ table: { draft: [] } })],
  ])('is a leak with %s in it', (_, leak, told) => {
    const { text, knowledge } = played(game, 40, told)
    expect(knowledge.leaksIn([{ where: LINE, text }], OWN).join('\n')).toMatch(leak)
    const [answer] = [...text.matchAll(/data: (.*)/g)].slice(-1)
    expect(knowledge.leaksIn([{ where: '/api/v1/tables/abc/look', text: answer?.[1] ?? '' }], OWN).join()).toMatch(leak)
  })
})

describe('the page', () => {
  const { match, text, knowledge } = played('kings-and-things', 60, (now) => stepFor(now, OWN))
  const { players } = match.view(OTHER) as { readonly players: readonly { readonly rack: readonly string[] }[] }
  const hidden = players[OTHER]?.rack.find((thing) => !text.includes(`"${thing}"`))

  it('leaks when it shows what only another knows, by its name too', () => {
    const called = (word: string) => (word === hidden ? 'Giant Wasp' : word)
    const leaks = (html: string) =>
      knowledge.leaksInPage([{ actions: match.length, html }], OWN, { called, forAll: [] })
    expect(hidden).toBeDefined()
    expect(leaks(`<b data-kind="${hidden}">`)).toHaveLength(1)
    expect(leaks('<b aria-label="a giant wasp, face down">')).toHaveLength(1)
    expect(leaks('<b aria-label="a counter, face down">')).toEqual([])
  })

  it('does not leak what is called the same as something that is known, or a part of it', () => {
    const leaks = (called: string) => {
      const words = {
        called: (word: string) => (word === hidden ? called : 'Giant Wasp'),
        forAll: ['All fear the Bat.'],
      }
      return knowledge.leaksInPage([{ actions: match.length, html: 'Giant Wasp. All fear the Bat.' }], OWN, words)
    }
    expect(leaks('Giant Wasp')).toEqual([])
    expect(leaks('Wasp')).toEqual([])
    expect(leaks('Bat')).toEqual([])
  })
})

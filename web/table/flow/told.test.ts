import { describe, expect, it } from 'vitest'
import { placeAfter, stepAt, tellEarlier, tellOn } from './told'

const event = (type: string) => ({ type })
const OPENING = { after: -1, steps: [[event('dealt'), event('dealt')], [event('a')], [], [event('b')]] }

describe('the story of a page', () => {
  const told = tellOn(undefined, OPENING)

  it('begins with the set-up and knows where each step begins', () => {
    expect(told.events.map(({ type }) => type)).toEqual(['dealt', 'dealt', 'a', 'b'])
    expect([-1, 0, 1, 2, 3, 9].map((step) => placeAfter(told, step))).toEqual([0, 2, 3, 3, 4, 4])
  })

  it('knows after how many steps an event had happened', () => {
    expect([0, 1, 2, 3].map((place) => stepAt(told, place))).toEqual([0, 0, 1, 3])
    expect(stepAt(tellOn(undefined, { after: 500, steps: [[event('late')]] }), 0)).toBe(501)
  })

  it('goes on with what is new', () => {
    const more = tellOn(told, { after: 3, steps: [[event('c'), event('d')]] })
    expect(more.events.map(({ type }) => type)).toEqual(['dealt', 'dealt', 'a', 'b', 'c', 'd'])
    expect(placeAfter(more, 3)).toBe(4)
  })

  it('loses what was taken back', () => {
    const back = tellOn(tellOn(told, { after: 3, steps: [[event('c')]] }), { after: 3, steps: [] })
    expect(back).toEqual(told)
    expect(tellOn(told, { after: 1, steps: [[event('x')]] }).events.at(-1)).toEqual(event('x'))
    expect(tellOn(told, { after: 1, steps: [[event('x')]] }).events).toHaveLength(4)
  })

  it('begins anew with a part that begins earlier', () => {
    const tail = tellOn(undefined, { after: 500, steps: [[event('late')]] })
    expect(tellOn(tail, OPENING)).toEqual(told)
    expect(placeAfter(tail, 20)).toBe(0)
  })

  it('can be read further back', () => {
    const tail = tellOn(undefined, { after: 1, steps: OPENING.steps.slice(2) })
    expect(tellEarlier(tail, { after: -1, steps: OPENING.steps.slice(0, 2) })).toEqual(told)
    // What does not join on is no help.
    expect(tellEarlier(tail, { after: -1, steps: OPENING.steps.slice(0, 1) })).toBe(tail)
  })
})

import { describe, expect, it } from 'vitest'
import { Layers } from './layers'

/** A browser's history, and what was closed over it. */
function browser() {
  const entries: unknown[] = [null]
  let at = 0
  const due: (() => void)[] = []
  const closed: string[] = []
  const history = {
    get state() {
      return entries[at]
    },
    pushState(state: unknown) {
      entries.splice(++at, Number.POSITIVE_INFINITY, state)
    },
    go(delta: number) {
      due.push(() => arrive(at + delta))
    },
  }
  const layers = new Layers(history, (work) => due.push(work))
  function arrive(there: number) {
    at = there
    layers.arrived()
  }
  /** Until nothing is left to happen. */
  function settle() {
    for (let work = due.shift(); work !== undefined; work = due.shift()) work()
  }
  return {
    layers,
    settle,
    /** The next thing that is due. */
    oneThing: () => due.shift()?.(),
    closed,
    layer: (name: string) => ({ close: () => closed.push(name) }),
    /** What the Back button does. */
    back() {
      arrive(at - 1)
      settle()
    },
    /** A link to another page. */
    leave() {
      history.pushState(null)
      settle()
    },
    position: () => at,
  }
}

describe('what lies over the page', () => {
  it('is closed by Back, and the page stays', () => {
    const { layers, layer, settle, back, closed, position } = browser()
    layers.add(layer('story'))
    settle()
    expect(position()).toBe(1)
    back()
    expect(closed).toEqual(['story'])
    expect(position()).toBe(0)
  })

  it('leaves no step behind when it is closed otherwise', () => {
    const { layers, layer, settle, closed, position } = browser()
    const story = layer('story')
    layers.add(story)
    settle()
    layers.remove(story)
    settle()
    expect(closed).toEqual([])
    expect(position()).toBe(0)
  })

  it('is closed one by one, the topmost first', () => {
    const { layers, layer, settle, back, closed } = browser()
    layers.add(layer('scoring'))
    settle()
    layers.add(layer('rules'))
    settle()
    back()
    expect(closed).toEqual(['rules'])
    back()
    expect(closed).toEqual(['rules', 'scoring'])
  })

  it('makes room for another without a step', () => {
    const { layers, layer, settle, position, back, closed } = browser()
    const menu = layer('menu')
    layers.add(menu)
    settle()
    layers.remove(menu)
    layers.add(layer('keys'))
    settle()
    expect(position()).toBe(1)
    back()
    expect(closed).toEqual(['keys'])
  })

  it('never goes further back than the page, however quickly it opens and closes', () => {
    const { layers, layer, settle, position } = browser()
    const story = layer('story')
    const rules = layer('rules')
    layers.add(story)
    settle()
    layers.remove(story)
    layers.add(rules)
    layers.remove(rules)
    settle()
    expect(position()).toBe(0)
  })

  it('stays open when it opens while the step of another is being taken back', () => {
    const { layers, layer, settle, oneThing, closed, position } = browser()
    const draw = layer('draw pile')
    layers.add(draw)
    settle()
    layers.remove(draw)
    oneThing()
    layers.add(layer('discard pile'))
    settle()
    expect(closed).toEqual([])
    expect(position()).toBe(1)
  })

  it('is passed over on the way back from a page that it led to', () => {
    const { layers, layer, settle, leave, back, position } = browser()
    const menu = layer('menu')
    layers.add(menu)
    settle()
    leave()
    layers.remove(menu)
    settle()
    expect(position()).toBe(2)
    back()
    expect(position()).toBe(0)
  })
})

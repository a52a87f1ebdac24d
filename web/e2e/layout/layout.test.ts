import { describe, expect, it } from 'vitest'
import { type Box, type Control, faultsOf, type Layout, type Text } from './layout'

const WINDOW: Box = { left: 0, top: 0, right: 360, bottom: 740 }

const at = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const text = (box: Box, given: Partial<Text> = {}): Text => ({
  name: 'the word',
  box,
  window: WINDOW,
  shown: box,
  frame: undefined,
  covered: false,
  layer: 0,
  sentence: 0,
  size: 16,
  ...given,
})

const control = (box: Box, given: Partial<Control> = {}): Control => ({
  name: 'the button',
  box,
  window: WINDOW,
  shown: box,
  frame: undefined,
  covered: false,
  inside: [],
  layer: 0,
  inSentence: false,
  ...given,
})

const page = (given: Partial<Layout>): Layout => ({ texts: [], controls: [], sideways: 0, ...given })

describe('a page that fits', () => {
  it('has no faults', () => {
    const layout = page({
      texts: [text(at(10, 10, 100, 20)), text(at(10, 30, 100, 20))],
      controls: [control(at(0, 100, 100, 44)), control(at(100, 100, 100, 44))],
    })
    expect(faultsOf(layout, 'fingers')).toEqual([])
  })

  it('may scroll down: where one can scroll there is no end', () => {
    const endless = { ...WINDOW, bottom: Number.POSITIVE_INFINITY }
    expect(faultsOf(page({ texts: [text(at(10, 2000, 100, 20), { window: endless })] }), 'fingers')).toEqual([])
  })
})

describe('text', () => {
  it('is cut off when it is wider than what is shown of it', () => {
    const cut = text(at(10, 10, 120, 20), { window: at(10, 0, 80, 40) })
    expect(faultsOf(page({ texts: [cut] }), 'mouse')).toEqual(['the word is cut off'])
  })

  it('is not cut off when only the air of its line is', () => {
    const tight = text(at(10, 10, 80, 20), { window: at(10, 13, 80, 14) })
    expect(faultsOf(page({ texts: [tight] }), 'mouse')).toEqual([])
  })

  it('runs over the edge of the button it is printed on', () => {
    const wide = text(at(10, 10, 120, 20), { frame: at(0, 0, 100, 44) })
    expect(faultsOf(page({ texts: [wide] }), 'mouse')).toEqual(['the word runs over the edge of what it is on'])
  })

  it('is not printed over other text', () => {
    const texts = [text(at(10, 10, 100, 20)), text(at(60, 12, 100, 20), { name: 'the number', sentence: 1 })]
    expect(faultsOf(page({ texts }), 'mouse')).toEqual(['the word and the number are printed over each other'])
  })

  it('may be scrolled under a heading that stays', () => {
    const texts = [text(at(10, 10, 100, 20)), text(at(10, 12, 100, 20), { layer: 1 })]
    expect(faultsOf(page({ texts }), 'mouse')).toEqual([])
  })

  it('is not hidden under something else, and is large enough to read', () => {
    const faults = faultsOf(page({ texts: [text(at(10, 10, 100, 20), { covered: true, size: 11 })] }), 'mouse')
    expect(faults).toEqual(['something lies over the word', 'the word has letters smaller than 14 px'])
  })
})

describe('controls', () => {
  it('are cut off when they reach out of the window', () => {
    const low = control(at(10, 720, 100, 44))
    expect(faultsOf(page({ controls: [low] }), 'mouse')).toEqual(['the button is cut off'])
  })

  it('stay on what they lie on; a seal may hang over its edge', () => {
    const card = at(0, 0, 200, 100)
    const seal = control(at(160, 60, 48, 48), { frame: card })
    const lost = control(at(190, 20, 48, 48), { frame: card, name: 'the lost one' })
    expect(faultsOf(page({ controls: [seal] }), 'mouse')).toEqual([])
    expect(faultsOf(page({ controls: [lost] }), 'mouse')).toEqual(['the lost one is outside of what it is on'])
  })

  it('do not overlap, except when one lies in the other', () => {
    const row = control(at(0, 0, 300, 60), { name: 'the row' })
    const bin = control(at(250, 8, 44, 44), { name: 'the bin' })
    expect(faultsOf(page({ controls: [row, bin] }), 'mouse')).toEqual(['the row and the bin overlap'])
    expect(faultsOf(page({ controls: [row, { ...bin, inside: [0] }] }), 'mouse')).toEqual([])
  })

  it('overlap only where both can be seen', () => {
    const scrolled = control(at(0, 0, 100, 200), { shown: at(0, 0, 100, 80) })
    const away = control(at(0, 100, 100, 44), { shown: undefined })
    const below = control(at(0, 100, 100, 44), { name: 'the one below' })
    expect(faultsOf(page({ controls: [scrolled, away, below] }), 'mouse')).toEqual([])
  })

  it('may be scrolled out from under a bar that stays', () => {
    const scrolled = control(at(0, 700, 100, 40), { name: 'the row', window: { ...WINDOW, bottom: 9000 } })
    const bar = control(at(0, 690, 360, 50), { layer: 1 })
    expect(faultsOf(page({ controls: [scrolled, bar] }), 'mouse')).toEqual([])
  })

  it('are large enough for a finger; a mouse and a link in a sentence need less', () => {
    const small = control(at(0, 0, 60, 30))
    expect(faultsOf(page({ controls: [small] }), 'fingers')).toEqual(['the button is smaller than 44 px'])
    expect(faultsOf(page({ controls: [small] }), 'mouse')).toEqual([])
    expect(faultsOf(page({ controls: [{ ...small, inSentence: true }] }), 'fingers')).toEqual([])
  })

  it('are not hidden under something else', () => {
    const faults = faultsOf(page({ controls: [control(at(0, 0, 60, 44), { covered: true })] }), 'fingers')
    expect(faults).toEqual(['something lies over the button'])
  })
})

it('a page that is wider than the window is a fault', () => {
  expect(faultsOf(page({ sideways: 24 }), 'mouse')).toEqual(['the page is 24 px wider than the window'])
})

import { describe, expect, it } from 'vitest'
import { wayUp } from './make-way'

const BAR = { bottom: 48 }
const NOTICE = { left: 8, top: 420, right: 352, bottom: 600 }

describe('a notice', () => {
  it('stays where it is while it hides nothing that it is about', () => {
    expect(wayUp(NOTICE, [], BAR)).toBe(0)
    expect(wayUp(NOTICE, [{ left: 20, top: 300, right: 80, bottom: 420 }], BAR)).toBe(0)
  })

  it('goes up to the bar when it would hide it', () => {
    const far = { left: 20, top: 100, right: 80, bottom: 160 }
    const hidden = { left: 20, top: 410, right: 80, bottom: 470 }
    expect(NOTICE.top + wayUp(NOTICE, [far, hidden], BAR)).toBe(BAR.bottom)
  })
})

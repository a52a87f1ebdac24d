import { describe, expect, it } from 'vitest'
import type { Sight } from '../play/sync'
import { infoOf } from '../play/testing/simulated-server'
import { mayAsk } from './asking'

/** After so many final actions, the last of the reader's own being number `since`. */
function seen(actions: number, since: number): Sight {
  return {
    step: {
      ...{ viewer: 0, at: `${actions}.0`, view: {}, legal: [], awaitsEnd: false, mayEnd: false, canUndo: false },
      ...{ actions, since, toAct: [1], isQuestion: false, story: { after: -1, steps: [] } },
    },
  }
}

describe('the last turn', () => {
  it('can be asked for only by whoever acted last', () => {
    const info = infoOf(0)
    expect(mayAsk({ info, sight: seen(7, 7) }, 'take-back')).toBe(true)
    expect(mayAsk({ info, sight: seen(8, 7) }, 'take-back')).toBe(false)
  })

  it('cannot be asked for by a player who has had no turn', () => {
    for (const sight of [undefined, seen(0, -1), seen(0, 0), seen(3, -1)])
      expect(mayAsk({ info: infoOf(0), sight }, 'take-back')).toBe(false)
  })

  it('cannot be asked for in a rated match, in a pause or twice', () => {
    const question = { what: 'take-back', about: 0, yes: [0], no: [], until: 0 } as const
    for (const more of [{ rated: true }, { pausedAt: 1 }, { questions: [question] }])
      expect(mayAsk({ info: infoOf(0, more), sight: seen(7, 7) }, 'take-back')).toBe(false)
  })
})

describe('a pause', () => {
  it('can be asked for while the game goes on, and to go on while it is paused', () => {
    const asked = (pausedAt: number | undefined) =>
      (['pause', 'go-on'] as const).filter((what) => mayAsk({ info: infoOf(0, { pausedAt }), sight: undefined }, what))
    expect([asked(undefined), asked(1)]).toEqual([['pause'], ['go-on']])
  })
})

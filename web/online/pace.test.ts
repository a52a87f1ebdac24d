import type { Look, StoryPart } from '@crownlands/table/protocol'
import { describe, expect, it } from 'vitest'
import { asOne, gathered } from './pace'

function look(actions: number, story: StoryPart): Look {
  const table = {
    ...{ id: 't', game: 'toy', options: {}, seats: [], startedAt: 0, changedAt: 0 },
    ...{ actions, toAct: [], mine: [], isQuestion: false },
  }
  const nothing = { view: actions, legal: [], awaitsEnd: false, mayEnd: false, canUndo: false, since: 0 }
  return { table, viewer: 0, at: `${actions}.0`, story, ...nothing }
}

const step = (n: number) => [{ type: `step ${n}` }]
const one = (n: number) => look(n, { after: n - 1, steps: [step(n)] })

describe('what others do', () => {
  it('is shown one after the other while it can be followed', () => {
    const coming = [one(5), one(6), one(7)]
    expect(gathered(coming)).toEqual(coming)
  })

  it('is told as one to whoever has fallen behind: nothing is left out, and the table is where it is', () => {
    const [only, ...others] = gathered([one(5), one(6), one(7), one(8)])
    expect(others).toEqual([])
    expect(only).toMatchObject({ at: '8.0', view: 8, story: { after: 4, steps: [step(5), step(6), step(7), step(8)] } })
  })

  it('never makes anybody fall behind, however much comes', () => {
    let coming: readonly Look[] = []
    for (let n = 1; n <= 500; n++) {
      coming = gathered([...coming, one(n)])
      expect(coming.length).toBeLessThanOrEqual(3)
    }
    expect(coming.flatMap(({ story }) => story.steps)).toEqual(Array.from({ length: 500 }, (_, i) => step(i + 1)))
  })

  it('that was taken back is not told', () => {
    const back = look(5, { after: 5, steps: [] })
    expect(asOne(look(6, { after: 4, steps: [step(5), step(6)] }), back).story).toEqual({ after: 4, steps: [step(5)] })
  })

  it('that is told from further back takes the place of what was', () => {
    const whole = look(6, { after: 2, steps: [step(3), step(4), step(5), step(6)] })
    expect(asOne(one(5), whole)).toBe(whole)
  })
})

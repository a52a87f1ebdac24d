import { describe, expect, it } from 'vitest'
import { learningOf, lessonToGoOnWith, readProgress } from './progress'

const STEPS = ['goal', 'draw', 'farewell']

describe('a first game', () => {
  it('is new to whoever never saw it, and whatever was broken', () => {
    expect(learningOf(readProgress(undefined), 'kingdoms')).toEqual({ state: 'new' })
    for (const broken of ['{', '[]', '{"kingdoms":{"step":-1,"acted":0}}', '{"kingdoms":7}', '{"kingdoms":{"step":1}}'])
      expect(learningOf(readProgress(broken), 'kingdoms'), broken).toEqual({ state: 'new' })
  })

  it('goes on where it was left, and from the beginning once it was played', () => {
    const kept = readProgress('{"kingdoms":{"step":2,"acted":1},"gate":"done"}')
    expect(learningOf(kept, 'kingdoms')).toEqual({ state: 'begun', lesson: { step: 2, acted: 1 } })
    expect(lessonToGoOnWith(learningOf(kept, 'kingdoms'), STEPS)).toEqual({ step: 2, acted: 1 })
    expect(learningOf(kept, 'gate')).toEqual({ state: 'done' })
    expect(lessonToGoOnWith(learningOf(kept, 'gate'), STEPS)).toEqual({ step: 0, acted: 0 })
  })

  it('begins anew when it has become shorter than it was', () => {
    const kept = readProgress('{"kingdoms":{"step":9,"acted":0}}')
    expect(lessonToGoOnWith(learningOf(kept, 'kingdoms'), STEPS)).toEqual({ step: 0, acted: 0 })
  })
})

import { describe, expect, it } from 'vitest'
import { explainOutcome } from './outcome'

const NAMES = ['Ada', 'Ben', 'Cleo']
const words = { ending: () => 'Ada wins with 30 gold.' }

describe('the result', () => {
  it('is told in the words of the game', () => {
    const outcome = { winners: [0], scores: [30, 20, 10], ending: 'third-epoch' }
    expect(explainOutcome(outcome, NAMES, 'en', words)).toBe('Ada wins with 30 gold.')
  })

  it.each([
    [[1], [0], 'Ben ran out of time. Ada wins.', 'Temps écoulé pour Ben. Ada l’emporte.'],
    [
      [1],
      [0, 2],
      'Ben ran out of time. Ada and Cleo share the victory.',
      'Temps écoulé pour Ben. Ada et Cleo se partagent la victoire.',
    ],
    [
      [0, 1, 2],
      [],
      'Ada, Ben and Cleo ran out of time. Nobody wins.',
      'Temps écoulé pour Ada, Ben et Cleo. Personne ne gagne.',
    ],
  ])('of a match that a clock has ended names who ran out of time: %j', (outOfTime, winners, english, french) => {
    const outcome = { winners, scores: [50, 60, 50], ending: 'out-of-time', outOfTime }
    expect(explainOutcome(outcome, NAMES, 'en', words)).toBe(english)
    expect(explainOutcome(outcome, NAMES, 'fr', words)).toBe(french)
  })
})

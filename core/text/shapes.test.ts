import { describe, expect, it } from 'vitest'
import type { Refusal } from '../game'
import { flag, integer, list, object, oneOf, type Schema, something, text } from '../schema'
import { describeProblem } from './shapes'
import { explainRefusal } from './table'

function french(schema: Schema<unknown>, value: unknown): string {
  const problem = schema.problem(value)
  return problem === undefined ? '' : describeProblem(problem, 'fr')
}

describe('what is wrong with a shape, in French', () => {
  it.each<[Schema<unknown>, unknown, string]>([
    [integer(), 'x', 'le tout doit être un nombre entier'],
    [integer(1, 4), 5, 'le tout doit être un nombre entier de 1 à 4'],
    [integer(1), 0, 'le tout doit être un nombre entier d’au moins 1'],
    [integer(undefined, 4), 5, 'le tout doit être un nombre entier d’au plus 4'],
    [text(3), 'abcd', 'le tout doit être un texte d’au plus 3 caractères'],
    [something(), undefined, 'le tout doit être indiqué'],
    [flag(), 1, 'le tout doit être true ou false'],
    [oneOf(['a', 2, true]), 'b', 'le tout doit être "a" ou 2 ou true'],
    [list(flag()), {}, 'le tout doit être une liste'],
    [list(flag(), { min: 1, max: 3 }), [], 'le tout doit avoir de 1 à 3 éléments'],
    [list(flag(), { min: 2, max: 2 }), [], 'le tout doit avoir 2 éléments'],
    [list(flag(), { min: 2 }), [], 'le tout doit avoir au moins 2 éléments'],
    [object({}), [], 'le tout doit être un objet'],
    [object({}), { gold: 1 }, 'le tout ne doit pas avoir de champ "gold"'],
    [object({ gold: integer() }), {}, 'le tout doit avoir un champ "gold"'],
    [object({ players: list(flag()) }), { players: [1] }, '«\u00a0players[0]\u00a0» doit être true ou false'],
  ])('%# reads as one would say it', (schema, value, sentence) => {
    expect(french(schema, value)).toBe(sentence)
  })

  it('is the whole of a refusal (T-A2)', () => {
    const facts = { path: 'card', wants: 'one-of', values: '[1,2]' }
    const refusal: Refusal = { clause: 'T-A2', reason: 'malformed', facts }
    expect(explainRefusal(refusal, 'fr', { refusal: () => '' })).toBe(
      'Ce n’est pas une action de ce jeu\u00a0: «\u00a0card\u00a0» doit être 1 ou 2.',
    )
  })
})

it('a name out of a hostile file does not fill the page', () => {
  const problem = object({}).problem({ ['x'.repeat(100_000)]: 1 })
  if (problem === undefined) throw new Error('nothing was found')
  for (const language of ['en', 'fr'] as const) expect(describeProblem(problem, language).length).toBeLessThan(200)
})

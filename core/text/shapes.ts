/** What is wrong with the shape of something from outside, as the second half of a sentence. */
import type { Refusal } from '../game'
import type { Language } from '../room'
import type { Want } from '../schema'

/** A `Problem`, or the facts of a refusal that carries one. */
type Facts = NonNullable<Refusal['facts']>
type Wishes = Readonly<Record<Want, (facts: Facts) => string>>

const EN: Wishes = {
  'whole-number': (facts) =>
    `must be a whole number${bounds(facts, (a, b) => ` from ${a} to ${b}`, ' of at least', ' of at most')}`,
  text: ({ most }) => `must be a text of at most ${most} characters`,
  something: () => 'must be given',
  flag: () => 'must be true or false',
  'one-of': ({ values }) => `must be ${series(values, ' or ')}`,
  list: () => 'must be a list',
  entries: (facts) =>
    `must have${bounds(facts, (a, b) => (a === b ? ` ${a}` : ` ${a} to ${b}`), ' at least', ' at most')} entries`,
  object: () => 'must be an object',
  'no-such-field': ({ field }) => `must not have a field ${quoted(field)}`,
  field: ({ field }) => `must have a field ${quoted(field)}`,
  'seat-or-spectator': () => 'must be a seat or "spectator"',
  seed: ({ most }) => `must be a text of at most ${most} characters or a whole number`,
  budget: () => 'must be {"iterations": n} or {"milliseconds": n}',
}

const FR: Wishes = {
  'whole-number': (facts) =>
    `doit être un nombre entier${bounds(facts, (a, b) => ` de ${a} à ${b}`, ' d’au moins', ' d’au plus')}`,
  text: ({ most }) => `doit être un texte d’au plus ${most} caractères`,
  something: () => 'doit être indiqué',
  flag: () => 'doit être true ou false',
  'one-of': ({ values }) => `doit être ${series(values, ' ou ')}`,
  list: () => 'doit être une liste',
  entries: (facts) =>
    `doit avoir${bounds(facts, (a, b) => (a === b ? ` ${a}` : ` de ${a} à ${b}`), ' au moins', ' au plus')} éléments`,
  object: () => 'doit être un objet',
  'no-such-field': ({ field }) => `ne doit pas avoir de champ ${quoted(field)}`,
  field: ({ field }) => `doit avoir un champ ${quoted(field)}`,
  'seat-or-spectator': () => 'doit être une place ou "spectator"',
  seed: ({ most }) => `doit être un texte d’au plus ${most} caractères ou un nombre entier`,
  budget: () => 'doit être {"iterations": n} ou {"milliseconds": n}',
}

/** `players[1].gold: must be a whole number` */
export function describeProblem(problem: Facts, language: Language): string {
  const { path } = problem
  const wants = problem.wants as Want
  if (language === 'fr') return `${path === '' ? 'le tout' : `«\u00a0${path}\u00a0»`} ${FR[wants](problem)}`
  return `${path === '' ? '' : `${path}: `}${EN[wants](problem)}`
}

function bounds(
  { minimum, maximum }: Facts,
  between: (minimum: string | number, maximum: string | number) => string,
  atLeast: string,
  atMost: string,
): string {
  if (minimum === undefined) return maximum === undefined ? '' : `${atMost} ${maximum}`
  if (maximum === undefined) return `${atLeast} ${minimum}`
  return between(minimum, maximum)
}

function series(values: string | number | undefined, or: string): string {
  const list: readonly unknown[] = JSON.parse(String(values))
  return list.map((value) => JSON.stringify(value)).join(or)
}

const LONGEST_QUOTE = 60

/** A name out of a file that anybody may have written is not let to fill the page. */
function quoted(name: string | number | undefined): string {
  const whole = String(name)
  return JSON.stringify(whole.length > LONGEST_QUOTE ? `${whole.slice(0, LONGEST_QUOTE)}…` : whole)
}

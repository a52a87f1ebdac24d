import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { commitmentOf, type Fairness, fairnessOf, fairSeed, isInFair, sealedWord } from './fair'

const SECRET = `${'00'.repeat(31)}2a`
const WORDS = [
  { seat: 1, word: 'heron' },
  { seat: 0, word: 'mill 7f' },
]

function sha256(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

it('can be worked out by anybody with SHA-256 alone', () => {
  const secret = Buffer.from(SECRET, 'hex')
  expect(commitmentOf(SECRET)).toBe(sha256('crownlands commit\n', secret))
  const words = '[{"seat":0,"word":"mill 7f"},{"seat":1,"word":"heron"}]'
  expect(fairSeed(SECRET, WORDS)).toBe(sha256('crownlands seed\n', secret, words))
})

it('takes the digest of a word for the word, which can be worked out with SHA-256 too', () => {
  expect(sealedWord('heron 7f')).toBe(`sha256:${sha256('crownlands word\nheron 7f')}`)
  const fair = { secret: SECRET, words: [{ seat: 1, word: sealedWord('heron 7f') }] }
  expect([isInFair(fair, 1, 'heron 7f'), isInFair(fair, 0, 'heron 7f'), isInFair(fair, 1, 'crane')]).toEqual([
    ...[true, false, false],
  ])
  // Matches from before have the word itself.
  expect([isInFair({ secret: SECRET, words: WORDS }, 1, 'heron'), isInFair(undefined, 1, 'heron')]).toEqual([
    true,
    false,
  ])
})

it.each<[string, string | undefined, string, typeof WORDS, Fairness]>([
  ['holds', undefined, fairSeed(SECRET, WORDS), WORDS, 'holds'],
  ['holds with the commitment that was shown', commitmentOf(SECRET), fairSeed(SECRET, WORDS), WORDS, 'holds'],
  [
    'shows another secret than the one committed to',
    commitmentOf('ff'),
    fairSeed(SECRET, WORDS),
    WORDS,
    'other-commitment',
  ],
  ['shows a seed of other words', undefined, fairSeed(SECRET, []), WORDS, 'other-seed'],
  ['shows that nobody but the server had a part in it', undefined, fairSeed(SECRET, []), [], 'alone'],
])('a record %s', (_, commitment, seed, words, fairness) => {
  const record = { chance: { kind: 'keyed', seed }, fair: { secret: SECRET, words } } as const
  expect(fairnessOf(record, commitment)).toBe(fairness)
})

it('a record that says nothing of it was made by one alone, and is not of a table that has shown a commitment', () => {
  expect(fairnessOf({ chance: { kind: 'keyed', seed: 'x' } })).toBe('alone')
  expect(fairnessOf({ chance: { kind: 'keyed', seed: 'x' } }, commitmentOf(SECRET))).toBe('other-commitment')
})

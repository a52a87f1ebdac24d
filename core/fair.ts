/**
 * Chance that nobody could choose: whoever runs a match commits to a secret before anybody sits down, the players add words,
 * and the seed is made of both. Afterwards everybody can check it.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Seat } from './game'
import { canonicalJson } from './json'
import type { MatchRecord } from './record'

/**
 * A player's part in the seed: the digest of what the player has said (`sealedWord`), so that nobody has to keep the word. In
 * matches from before that it is the word itself.
 */
export interface FairWord {
  readonly seat: Seat
  readonly word: string
}

/** What goes into the seed and the record for a word, to which the player's device has added something of its own. */
export function sealedWord(word: string): string {
  return `sha256:${bytesToHex(sha256(utf8ToBytes(`crownlands word\n${word}`)))}`
}

/** Whether the seat's part in the record is this word. */
export function isInFair(fair: MatchRecord['fair'], seat: Seat, word: string): boolean {
  return fair?.words.some((one) => one.seat === seat && (one.word === sealedWord(word) || one.word === word)) === true
}

/** Shown to all when the table is laid. The secret as hex. */
export function commitmentOf(secret: string): string {
  return hashed('crownlands commit', secret)
}

/** Made when the match begins; nobody can change their part after they know another's. */
export function fairSeed(secret: string, words: readonly FairWord[]): string {
  const inOrder = words.toSorted((a, b) => a.seat - b.seat).map(({ seat, word }) => ({ seat, word }))
  return hashed('crownlands seed', secret, canonicalJson(inOrder))
}

/**
 * What a record proves of its chance. `commitment`: what the table showed before anybody sat down, for whoever has noted it.
 * `alone`: whoever ran the match chose the seed alone.
 */
export type Fairness = 'alone' | 'holds' | 'other-seed' | 'other-commitment'

export function fairnessOf({ chance, fair }: Pick<MatchRecord, 'chance' | 'fair'>, commitment?: string): Fairness {
  // Without a secret there was nothing to commit to.
  if (fair === undefined) return commitment === undefined ? 'alone' : 'other-commitment'
  if (fairSeed(fair.secret, fair.words) !== chance.seed) return 'other-seed'
  if (commitment !== undefined && commitment !== commitmentOf(fair.secret)) return 'other-commitment'
  return fair.words.length === 0 ? 'alone' : 'holds'
}

function hashed(purpose: string, secret: string, rest = ''): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`${purpose}\n`), bytesOf(secret), utf8ToBytes(rest))))
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

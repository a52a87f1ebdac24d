/**
 * Chance that nobody could choose: whoever runs a match commits to a secret before anybody sits down, the players add words,
 * and the seed is made of both. Afterwards everybody can check it.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Seat } from './game'
import { canonicalJson } from './json'
import type { MatchRecord } from './record'

/** What a player has said, and what the player's device has added to it. */
export interface FairWord {
  readonly seat: Seat
  readonly word: string
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
  if (fair === undefined) return 'alone'
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

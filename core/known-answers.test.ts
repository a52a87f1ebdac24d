/**
 * What seeds and records rest on: the hash and the cipher give what their standards say, and a seed gives the words that
 * it gave when the first records were written.
 */
import { chacha20 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { KeyedChance } from './chance-keyed'
import { digest } from './digest'

it('the hash gives the digests that FIPS 180-4 has as examples', () => {
  const sha256Hex = (text: string) => bytesToHex(sha256(utf8ToBytes(text)))
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256Hex('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
})

it('the cipher makes the block of RFC 8439, section 2.3.2', () => {
  const key = Uint8Array.from({ length: 32 }, (_, i) => i)
  const block = chacha20(key, hexToBytes('000000090000004a00000000'), new Uint8Array(64), undefined, 1)
  // sixteen bytes to a row, as in the RFC
  expect(bytesToHex(block)).toBe(
    '10f1e7e4d13b5915500fdd1fa32071c4' +
      'c7d1f4c733c068030422aa9ac3d46c4e' +
      'd2826446079faa0914c2d705d98b02a2' +
      'b5129cd1de164eb9cbd083e8a2503c4e',
  )
})

describe('the keyed chance', () => {
  // biome-ignore format: a block to four rows, as the RFC writes them
  const PINNED: readonly (readonly [seed: string, step: number, words: readonly number[]])[] = [
    ['x', 0, [
      0xebf74825, 0x5b0c9fcc, 0x608f4e80, 0x41360d7d,
      0x48796858, 0x0fde6676, 0x1ea77cf7, 0x6a1352a4,
      0x4d77962d, 0xf7b3a0df, 0x0fbe4e3a, 0x9fa70aab,
      0xdfb4b414, 0xf2c69528, 0xcbb5d4e6, 0xdf7e2b86,
      0xd7c24df8, 0xf20d26e1, 0x3324b9a2, 0x3180c50c,
    ]],
    ['x', 1, [
      0x231a3fff, 0x2debfe1f, 0xfadbdcab, 0x14ba1f81,
      0x846339e4, 0xccf59db7, 0xee320f20, 0xfb8ca760,
      0x8b376b2c, 0x7ae07d42, 0xec2721dd, 0xf5f43503,
      0x5c5ca13f, 0x9a7a2628, 0xa928f4b3, 0xe6d818b1,
      0x8ffd566f, 0xac7586d6, 0x570e1650, 0x8c62558f,
    ]],
    ['x', 1000, [0x7fb7e47f, 0xe27ce37f, 0xd56e9e0d, 0x5f137f31]],
    ['x', 2 ** 32 - 1, [0x1b03c696, 0x3012769d, 0x5a44ec35, 0x5f8d3389]],
    ['', 1, [0x012cd36f, 0xd0c3bed6, 0x9f78c10a, 0xc248b941]],
    ['é王😀', 7, [0x339e7cda, 0x0f81ff94, 0x4a403992, 0x98c82ab8]],
  ]

  it.each(PINNED)('gives the words it has always given: seed "%s", step %i', (seed, step, words) => {
    const chance = new KeyedChance(seed)
    chance.at(step)
    expect(words.map(() => chance.word())).toEqual(words)
  })

  it('gives them as long as it is asked', () => {
    const chance = new KeyedChance('x')
    chance.at(3)
    for (let i = 1; i < 5000; i++) chance.word()
    expect(chance.word()).toBe(0xd271547f)
  })
})

it('a state has the digest it has always had', () => {
  expect(digest({ gold: [50, -3], tiles: ['+1', 'é王😀'], drawn: undefined })).toBe(
    '3153c41ab06a2b869b148427ff1dc3907f252f58292e93350b59e0148ee95a6a',
  )
})

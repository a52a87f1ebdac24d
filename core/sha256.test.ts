/// <reference types="node" />
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sha256, sha256Hex, utf8 } from './sha256'

function expected(message: Uint8Array): string {
  return createHash('sha256').update(message).digest('hex')
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}

it('gives the digests that FIPS 180-4 has as examples', () => {
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256Hex('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
})

it('gives the digest that OpenSSL gives for every length around the edges of three blocks', () => {
  for (let length = 0; length <= 200; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 31 + length) & 0xff)
    expect(hex(sha256(message))).toBe(expected(message))
  }
})

it('gives the digest that OpenSSL gives for any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 1000 }), (message) => {
      expect(hex(sha256(message))).toBe(expected(message))
    }),
  )
})

it('reads only the given part of a larger buffer, and leaves it as it was', () => {
  const buffer = Uint8Array.from({ length: 300 }, (_, i) => i & 0xff)
  const message = buffer.subarray(37, 200)
  expect(hex(sha256(message))).toBe(expected(buffer.slice(37, 200)))
  expect(buffer).toEqual(Uint8Array.from({ length: 300 }, (_, i) => i & 0xff))
})

it('gives the digest of the UTF-8 of a text in hexadecimal digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect([...utf8(text)]).toEqual([...Buffer.from(text, 'utf8')])
      expect(sha256Hex(text)).toBe(expected(Buffer.from(text, 'utf8')))
    }),
  )
})

/** SHA-256 (FIPS 180-4), here because core has no dependencies and browsers only offer it asynchronously. */
export function sha256(message: Uint8Array): Uint8Array {
  const hash = Uint32Array.from(INITIAL_HASH)
  const padded = pad(message)
  const view = new DataView(padded.buffer)
  const schedule = new Uint32Array(64)
  for (let block = 0; block < padded.length; block += 64) {
    for (let t = 0; t < 16; t++) schedule[t] = view.getUint32(block + t * 4)
    compress(hash, schedule)
  }
  const digest = new Uint8Array(32)
  const out = new DataView(digest.buffer)
  hash.forEach((word, i) => {
    out.setUint32(i * 4, word)
  })
  return digest
}

export function sha256Hex(text: string): string {
  const digest = sha256(utf8(text))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** In every browser and in Node; declared here because core is compiled without the types of either. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function pad(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(message.length / 0x2000_0000))
  view.setUint32(padded.length - 4, message.length << 3)
  return padded
}

function compress(hash: Uint32Array, w: Uint32Array): void {
  for (let t = 16; t < 64; t++) {
    const w2 = w[t - 2] as number
    const w15 = w[t - 15] as number
    const s0 = right(w15, 7) ^ right(w15, 18) ^ (w15 >>> 3)
    const s1 = right(w2, 17) ^ right(w2, 19) ^ (w2 >>> 10)
    w[t] = (w[t - 16] as number) + s0 + (w[t - 7] as number) + s1
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
  for (let t = 0; t < 64; t++) {
    const s1 = right(e, 6) ^ right(e, 11) ^ right(e, 25)
    const choice = (e & f) ^ (~e & g)
    const t1 = (h + s1 + choice + (ROUND_CONSTANTS[t] as number) + (w[t] as number)) | 0
    const s0 = right(a, 2) ^ right(a, 13) ^ right(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + s0 + majority) | 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = (hash[i] as number) + word
  })
}

function right(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** FIPS 180-4, 5.3.3 and 4.2.2. */
// biome-ignore format: the tables are easier to compare with the standard eight words to a row
const INITIAL_HASH = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]
// biome-ignore format: as above
const ROUND_CONSTANTS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]

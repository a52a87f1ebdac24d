/** Names and tokens that nobody can guess. */
import { createHash, randomBytes, randomInt } from 'node:crypto'

/** Without what looks alike: 0 and O, I and l. */
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The link to a table is its key: 12 of 58 are more than 10^21. */
export function makeCode(): string {
  return Array.from({ length: 12 }, () => BASE58[randomInt(BASE58.length)]).join('')
}

const CODE = new RegExp(`^[${BASE58}]{12}$`)

export function isCode(text: string): boolean {
  return CODE.test(text)
}

/** PostgreSQL keeps every text but one with this in it. */
export function isStorable(text: string): boolean {
  return !text.includes('\0')
}

export function makeToken(prefix = ''): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`
}

/** What is stored of a token: whoever reads the database cannot sign in with it. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A passkey without a device: makes keys and signs with them as WebAuthn asks for it. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { Json } from './visitors'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

export class Authenticator {
  readonly #origin: string
  readonly #id = randomBytes(32)
  readonly #key: KeyObject
  readonly #publicKey: Buffer
  /** Rises with every signature; one that does not was copied. */
  counter = 0

  constructor(origin: string) {
    this.#origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    // COSE: an elliptic curve (1: 2) for ES256 (3: -7), P-256 (-1: 1), and its point.
    this.#publicKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      ...[Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
      ...[Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
    ])
  }

  get id(): string {
    return this.#id.toString('base64url')
  }

  /** Answers what `navigator.credentials.create` is asked for. */
  make({ challenge, rp }: Json): Json {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.#id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#publicKey])
    const data = this.#data(rp.id, HAS_CREDENTIAL, credential)
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
      ...[cborText('authData'), cborBytes(data)],
    ])
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Answers what `navigator.credentials.get` is asked for. */
  sign({ challenge, rpId }: Json): Json {
    this.counter++
    const data = this.#data(rpId, 0, Buffer.alloc(0))
    const client = this.#client('webauthn.get', challenge)
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(client)]), this.#key).toString('base64url'),
    })
  }

  #answer(response: Json): Json {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #data(host: string, flags: number, rest: Buffer): Buffer {
    const head = Buffer.alloc(5)
    head[0] = USER_PRESENT | USER_VERIFIED | flags
    head.writeUInt32BE(this.counter, 1)
    return Buffer.concat([sha256(Buffer.from(host)), head, rest])
  }
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** The length in as few bytes as it takes, or it is not taken for what it is. */
function cborBytes(bytes: Buffer): Buffer {
  const { length } = bytes
  return Buffer.concat([Buffer.from(length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff]), bytes])
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}

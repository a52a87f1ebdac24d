/** An answer that is constant while the process runs. It is made, compressed and given an ETag at the first request. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type BuiltFile, type Content, etagOf } from '../http/built-files'
import { sendFile } from './send-file'

/** In bytes. Smaller answers are not compressed. */
const SMALL = 1000
/** The best quality takes seconds for a megabyte and saves little. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

export class FixedAnswer {
  readonly #make: () => Promise<BuiltFile>
  #file: Promise<BuiltFile> | undefined

  constructor(type: string, make: () => string | Buffer | Promise<string | Buffer>) {
    this.#make = async () => packed(type, Buffer.from(await make()))
  }

  static json(make: () => unknown): FixedAnswer {
    return new FixedAnswer('application/json; charset=utf-8', async () => JSON.stringify(await make()))
  }

  /** After a failure the next request tries again. */
  #made(): Promise<BuiltFile> {
    if (this.#file === undefined) {
      this.#file = this.#make()
      this.#file.catch(() => {
        this.#file = undefined
      })
    }
    return this.#file
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return sendFile(request, reply, await this.#made(), 'no-cache')
  }
}

async function packed(type: string, bytes: Buffer): Promise<BuiltFile> {
  const identity: Content = { encoding: 'identity', bytes }
  const etag = etagOf(bytes)
  if (bytes.length < SMALL) return { type, etag, contents: [identity] }
  const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes, BROTLI), promisify(gzip)(bytes)])
  return { type, etag, contents: [{ encoding: 'br', bytes: br }, { encoding: 'gzip', bytes: gz }, identity] }
}

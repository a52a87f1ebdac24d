/**
 * A line between two processes that is cut again and again: a request that arrives by half, an answer that nobody gets though
 * all was done. It stands before a node, or between a node and its database.
 */
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net'

export interface Cuts {
  /** Of so many parts of a request one arrives by half, of so many answers one not at all. */
  readonly request: number
  readonly answer: number
  choose(count: number): number
}

export class CuttingLine {
  readonly #server: Server
  readonly #open = new Set<Socket>()
  cuts = 0
  /** Nothing is cut any more. */
  mended = false

  constructor(to: NetConnectOpts, cuts: Cuts) {
    this.#server = createServer((near) => {
      const far = connect(to)
      const cut = () => {
        this.cuts++
        near.destroy()
        far.destroy()
      }
      this.#pass(near, far, (part) => {
        if (this.mended || cuts.choose(cuts.request) > 0) return far.write(part)
        far.write(part.subarray(0, part.length / 2))
        return cut()
      })
      this.#pass(far, near, (part) => (this.mended || cuts.choose(cuts.answer) > 0 ? near.write(part) : cut()))
    })
  }

  #pass(from: Socket, to: Socket, onPart: (part: Buffer) => void): void {
    this.#open.add(from)
    from.on('data', onPart)
    from.on('error', () => undefined)
    from.on('close', () => {
      this.#open.delete(from)
      to.destroy()
    })
  }

  /** At a path of its own, or at a port. */
  async listen(path?: string): Promise<number> {
    await new Promise<void>((resolve) => {
      if (path === undefined) this.#server.listen(0, '127.0.0.1', resolve)
      else this.#server.listen(path, resolve)
    })
    return path === undefined ? (this.#server.address() as AddressInfo).port : 0
  }

  /** Every line that is open, at once. */
  cutAll(): void {
    for (const socket of this.#open) socket.destroy()
  }

  async close(): Promise<void> {
    this.cutAll()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

/** Carries the engine over standard input and output, a line at a time. */
import type { Readable, Writable } from 'node:stream'
import { Engine } from './engine'

/** Longer lines are refused without being kept in memory. */
export const LONGEST_LINE = 16 * 1024 * 1024
const NEWLINE = 0x0a

/** Answers every line of `input` on `output`, until the input ends. */
export async function serve(input: Readable, output: Writable): Promise<void> {
  const engine = new Engine()
  const lines = new LineSplitter()
  for await (const chunk of input) {
    for (const line of lines.add(Buffer.from(chunk))) await send(output, answer(engine, line))
  }
  const rest = lines.rest()
  if (rest !== undefined) await send(output, answer(engine, rest))
}

function answer(engine: Engine, line: string | 'too long'): string {
  if (line !== TOO_LONG) return engine.answer(line)
  return JSON.stringify({ error: `This line is longer than ${LONGEST_LINE} bytes and was ignored.` })
}

async function send(output: Writable, line: string): Promise<void> {
  if (!output.write(`${line}\n`)) await new Promise((resolve) => output.once('drain', resolve))
}

const TOO_LONG = 'too long'

/** Cuts a stream of bytes into lines. A line over the limit comes out as TOO_LONG and is not kept. */
class LineSplitter {
  #parts: Buffer[] = []
  #length = 0

  add(chunk: Buffer): (string | typeof TOO_LONG)[] {
    const lines: string[] = []
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      this.#keep(chunk.subarray(start, end))
      lines.push(this.#take())
      start = end + 1
    }
    this.#keep(chunk.subarray(start))
    return lines
  }

  /** A last line without its end. */
  rest(): string | undefined {
    return this.#length === 0 ? undefined : this.#take()
  }

  #keep(part: Buffer): void {
    this.#length += part.length
    if (this.#length > LONGEST_LINE) this.#parts = []
    else if (part.length > 0) this.#parts.push(part)
  }

  #take(): string {
    const line = this.#length > LONGEST_LINE ? TOO_LONG : Buffer.concat(this.#parts).toString('utf8')
    this.#parts = []
    this.#length = 0
    return line
  }
}

/** Connects the engine to standard input and output, line by line. */
import type { Readable, Writable } from 'node:stream'
import { LONGEST_JSON } from '@crownlands/core/json'
import { Engine } from './engine'

/** In bytes. Longer lines are refused and not kept in memory. */
const LONGEST_LINE = LONGEST_JSON
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

function answer(engine: Engine, line: Line): string {
  return 'text' in line ? engine.answer(line.text) : JSON.stringify(line)
}

async function send(output: Writable, line: string): Promise<void> {
  if (!output.write(`${line}\n`)) await new Promise((resolve) => output.once('drain', resolve))
}

type Line = { readonly text: string } | { readonly error: string }

const TOO_LONG: Line = { error: `This line is longer than ${LONGEST_LINE} bytes and was ignored.` }
const NOT_UTF8: Line = { error: 'This line is not UTF-8 and was ignored.' }

/** Splits a byte stream into lines. A line over the limit becomes an error and is discarded. */
class LineSplitter {
  #parts: Buffer[] = []
  #length = 0

  add(chunk: Buffer): Line[] {
    const lines: Line[] = []
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      this.#keep(chunk.subarray(start, end))
      lines.push(this.#take())
      start = end + 1
    }
    this.#keep(chunk.subarray(start))
    return lines
  }

  /** The last line, which has no line end. */
  rest(): Line | undefined {
    return this.#length === 0 ? undefined : this.#take()
  }

  #keep(part: Buffer): void {
    this.#length += part.length
    if (this.#length > LONGEST_LINE) this.#parts = []
    else if (part.length > 0) this.#parts.push(part)
  }

  #take(): Line {
    const line = this.#length > LONGEST_LINE ? TOO_LONG : decode(Buffer.concat(this.#parts))
    this.#parts = []
    this.#length = 0
    return line
  }
}

/** Strict: names that differ only in invalid characters must stay different. */
function decode(bytes: Buffer): Line {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return NOT_UTF8
  }
}

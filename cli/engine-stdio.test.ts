/** The engine as other programs meet it: the built command, as a child process. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { serve } from './engine-stdio'

const root = fileURLToPath(new URL('..', import.meta.url))
const command = join(root, 'cli/bin/crownlands.js')
const children: ChildProcessWithoutNullStreams[] = []

beforeAll(async () => {
  const { buildIfStale } = (await import(new URL('../tools/build.js', import.meta.url).href)) as {
    buildIfStale(): Promise<void>
  }
  await buildIfStale()
})

afterEach(() => {
  for (const child of children.splice(0)) child.kill()
})

type Answer = Readonly<Record<string, unknown>>

function startEngine() {
  const child = spawn(process.execPath, [command, 'engine'], { cwd: root })
  children.push(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const next = async (): Promise<Answer> => {
    const { value, done } = await lines.next()
    if (done === true) throw new Error('the engine has ended')
    return JSON.parse(value) as Answer
  }
  const send = (line: string | Buffer) => {
    child.stdin.write(line)
    child.stdin.write('\n')
    return next()
  }
  const ask = (cmd: string, fields: object = {}) => send(JSON.stringify({ cmd, ...fields }))
  return { child, lines, ended, next, send, ask }
}

/** All that the lines of the input are answered with, once it has ended. */
async function answersTo(...chunks: readonly (string | Buffer)[]): Promise<Answer[]> {
  const input = new PassThrough()
  const output = new PassThrough()
  let text = ''
  output.setEncoding('utf8').on('data', (data: string) => {
    text += data
  })
  const served = serve(input, output)
  for (const chunk of chunks) input.write(chunk)
  input.end()
  await served
  expect(text === '' || text.endsWith('\n')).toBe(true)
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Answer)
}

describe('a bot of several threads', () => {
  it('answers with a legal action', async () => {
    const engine = startEngine()
    const { toAct } = (await engine.ask('new', { game: 'kingdoms', seats: 2, seed: 1 })) as { toAct: readonly number[] }
    const [seat] = toAct
    const { legal } = await engine.ask('legal', { seat })
    for (const budget of [{ iterations: 60 }, { milliseconds: 100 }]) {
      const { action } = await engine.ask('bot', { seat, level: 'search', budget, threads: 2, seed: 1 })
      expect(legal).toContainEqual(action)
    }
    const refused = await engine.ask('bot', { seat, level: 'search', threads: 0 })
    expect(refused['error']).toContain('threads')
  })
})

describe('the engine as a process', () => {
  it('answers line by line, in order, and ends with its input', async () => {
    const { child, ended, next, ask } = startEngine()
    expect(await ask('new', { game: 'kingdoms', seed: 'demo', id: 'a' })).toMatchObject({ id: 'a', game: 'kingdoms' })
    child.stdin.write('{"cmd":"toAct","id":1}\n{"cmd":"outcome","id":2}\n{"cmd":"games","id":3}\n')
    expect([await next(), await next(), await next()].map(({ id }) => id)).toEqual([1, 2, 3])
    child.stdin.end('{"cmd":"toAct","id":"without a line end"}')
    expect(await next()).toMatchObject({ id: 'without a line end' })
    expect(await ended).toBe(0)
  })

  it('survives whatever it is sent, with one answer each, and the match goes on', async () => {
    const { child, lines, ended, send, ask } = startEngine()
    await ask('new', { game: 'kingdoms', seed: 'robust' })
    const before = await ask('state')
    const deep = 100_000
    const strange: readonly (readonly [string | Buffer, string])[] = [
      ['', 'not JSON'],
      ['\r', 'not JSON'],
      ['too long', 'not JSON'],
      ['{', 'not JSON'],
      ['[]', 'A request is a JSON object'],
      ['{"cmd":"__proto__"}', '"cmd" must be one of'],
      [Buffer.from([0x22, 0xff, 0xfe, 0x22]), 'not UTF-8'],
      [Buffer.concat([Buffer.from('{"cmd":"toAct","match":"'), Buffer.from([0xc3]), Buffer.from('"}')]), 'not UTF-8'],
      [Buffer.from([0, 0, 0]), 'not JSON'],
      ['['.repeat(deep), 'nested more than 64 deep'],
      ['['.repeat(deep) + ']'.repeat(deep), 'nested more than 64 deep'],
      [`{"cmd":"toAct","id":${'['.repeat(deep)}${']'.repeat(deep)}}`, 'nested more than 64 deep'],
      ['['.repeat(10_000_000), 'longer than 8388608 bytes'],
      [`{"cmd":"toAct","id":"${'x'.repeat(20_000_000)}"}`, 'longer than 8388608 bytes'],
      ['x'.repeat(1024 * 1024), 'not JSON'],
      ['x'.repeat(8 * 1024 * 1024 + 1), 'longer than 8388608 bytes'],
    ]
    for (const [line, error] of strange) {
      const answer = await send(line)
      expect(Object.keys(answer)).toEqual(['error'])
      expect(answer.error).toContain(error)
      expect(await ask('state')).toEqual(before)
    }
    const { toAct } = await ask('toAct')
    expect(await ask('act', { seat: (toAct as number[])[0], action: { type: 'draw' } })).toHaveProperty('events')
    child.stdin.end()
    expect(await ended).toBe(0)
    expect((await lines.next()).done).toBe(true)
  })

  it('answers a long line that is not too long', async () => {
    const { ask } = startEngine()
    const id = 'é'.repeat(500_000)
    expect((await ask('close', { id })).id).toBe(id)
  })

  it('ends quietly when nobody reads any more', async () => {
    const { child, ended, ask } = startEngine()
    await ask('games')
    child.stdout.destroy()
    child.stdin.on('error', () => {})
    let errors = ''
    child.stderr.setEncoding('utf8').on('data', (data: string) => {
      errors += data
    })
    for (let i = 0; i < 100 && child.exitCode === null; i++) {
      child.stdin.write('{"cmd":"games"}\n')
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    expect(await ended).toBe(0)
    expect(errors).toBe('')
  })
})

describe('lines', () => {
  it('may come in any pieces', async () => {
    const text = Buffer.from('{"cmd":"close","id":"é王😀"}\r\n{"cmd":"close","id":2}\n')
    const whole = await answersTo(text)
    expect(whole.map(({ id }) => id)).toEqual(['é王😀', 2])
    for (let cut = 0; cut <= text.length; cut++) {
      expect(await answersTo(text.subarray(0, cut), text.subarray(cut))).toEqual(whole)
    }
    expect(await answersTo(...Array.from(text, (byte) => Buffer.from([byte])))).toEqual(whole)
  })

  it('may begin with a byte order mark, as some systems write', async () => {
    expect(await answersTo('\ufeff{"cmd":"close","id":1}\n')).toMatchObject([{ id: 1 }])
  })

  it('that are blank get an answer too, but the end of the input is no line', async () => {
    expect(await answersTo('')).toEqual([])
    expect(await answersTo('\n\n')).toHaveLength(2)
    expect(await answersTo('\n{"cmd":"close","id":1}')).toMatchObject([{ error: expect.any(String) }, { id: 1 }])
  })
})

const python = spawnSync('python3', ['-c', 'import sys; print(sys.version_info >= (3, 8))'], { encoding: 'utf8' })
const hasPython = python.status === 0 && python.stdout.trim() === 'True'
const client = join(root, 'docs/examples/play_kingdoms.py')

function runClient(...args: readonly string[]) {
  return spawnSync('python3', [client, ...args], { cwd: root, encoding: 'utf8', timeout: 60_000 })
}

describe.skipIf(!hasPython)(
  `the Python client of docs/examples${hasPython ? '' : ' (skipped: there is no python3 of at least 3.8 on this machine)'}`,
  () => {
    it('plays whole games and verifies their records', () => {
      const { status, stdout, stderr } = runClient(
        '--games',
        '2',
        '--seed',
        'test',
        '--',
        process.execPath,
        command,
        'engine',
      )
      expect(stderr).toBe('')
      expect(status).toBe(0)
      expect(stdout.match(/^Game \d+: .* (wins|share).*, the record holds$/gm)).toHaveLength(2)
      const [, won, lost, shared] = /^2 games: (\d+) won, (\d+) lost, (\d+) shared$/m.exec(stdout) ?? []
      expect(Number(won) + Number(lost) + Number(shared)).toBe(2)
      const again = runClient('--games', '2', '--seed', 'test', '--', process.execPath, command, 'engine')
      expect(again.stdout).toBe(stdout)
    })

    it('says what is wrong when there is no engine', () => {
      const missing = runClient('--', 'no-such-command')
      expect(missing.status).toBe(1)
      expect(missing.stderr).toMatch(/^Cannot start no-such-command: /)
      const silent = runClient('--', process.execPath, '-e', '0')
      expect(silent.status).toBe(1)
      expect(silent.stderr).toContain('The engine has ended')
    })

    it('says what is wrong when the engine talks nonsense', () => {
      const folder = mkdtempSync(join(tmpdir(), 'crownlands-client-'))
      try {
        const script = join(folder, 'nonsense.mjs')
        writeFileSync(script, 'process.stdin.once("data", () => console.log("hello"))')
        const { status, stderr } = runClient('--', process.execPath, script)
        expect(status).toBe(1)
        expect(stderr).toContain('not JSON')
        expect(stderr).not.toContain('Traceback')
      } finally {
        rmSync(folder, { recursive: true })
      }
    })
  },
)

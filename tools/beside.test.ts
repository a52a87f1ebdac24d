/** A build is there whole or not at all, and is made anew when its sources are others. */
import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

interface Product {
  readonly name: string
  readonly output: string
  readonly sources: readonly string[]
  make(folder: string): Promise<void>
}

const BESIDE = new URL('./beside.js', import.meta.url).href
const { makeIfStale } = (await import(BESIDE)) as { makeIfStale(product: Product, root: string): Promise<void> }

let house = ''
let made = 0

const product: Product = {
  name: 'the house',
  output: 'web/dist',
  sources: ['core', 'web', 'lock.json'],
  async make(folder) {
    made++
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'assets/app.js'), readFileSync(join(house, 'core/game.ts')))
    writeFileSync(join(folder, 'index.html'), 'built')
  },
}

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'crownlands-beside-'))
  made = 0
  write('core/game.ts', 'table')
  write('core/match.ts', 'match')
  write('web/app.tsx', 'page')
  write('web/public/icon.png', 'picture')
  write('lock.json', '{}')
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(house, { recursive: true })
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true })
  writeFileSync(join(house, path), text)
}

function read(path: string): string {
  return readFileSync(join(house, path), 'utf8')
}

async function timesMade(): Promise<number> {
  await makeIfStale(product, house)
  return made
}

describe('a build', () => {
  it('is made once, and moved into place with all that belongs to it', async () => {
    expect(await timesMade()).toBe(1)
    expect(await timesMade()).toBe(1)
    expect(readdirSync(join(house, 'web')).sort()).toEqual(['app.tsx', 'dist', 'public'])
    expect(JSON.parse(read('web/dist/.build.json')).files).toEqual({ 'assets/app.js': 5, 'index.html': 5 })
  })

  it.each<[string, () => void]>([
    ['a changed file, even if it looks as old as before', () => changeInSecret('core/game.ts', 'TABLE')],
    ['a deleted file', () => rmSync(join(house, 'core/match.ts'))],
    ['a renamed file', () => renameSync(join(house, 'core/match.ts'), join(house, 'core/matches.ts'))],
    ['a new file', () => write('core/record.ts', '')],
    ['a file of any kind in web/public', () => write('web/public/sound.ogg', 'gong')],
    ['other packages', () => write('lock.json', '{"new":1}')],
    ['a file of the build that is gone', () => rmSync(join(house, 'web/dist/assets/app.js'))],
    ['a file of the build that was cut off', () => write('web/dist/index.html', 'bui')],
    ['a build that was never finished', () => rmSync(join(house, 'web/dist/.build.json'))],
    ['a build of which nothing is left', () => emptyOut('web/dist')],
  ])('is made anew for %s', async (_, change) => {
    await timesMade()
    change()
    expect(await timesMade()).toBe(2)
    expect([read('web/dist/assets/app.js'), read('web/dist/index.html')]).toEqual([read('core/game.ts'), 'built'])
    expect(await timesMade()).toBe(2)
  })

  it('is not made anew for what tests and editors leave, or for new dates', async () => {
    await timesMade()
    write('web/test-results/trace.json', '{}')
    write('web/playwright-report/index.html', '')
    write('web/e2e/game.spec.ts', '')
    write('core/game.test.ts', '')
    write('core/golden/games.txt', '')
    write('core/node_modules/x/index.json', '{}')
    write('core/.game.ts.swp', '')
    utimesSync(join(house, 'core/game.ts'), new Date(), new Date())
    expect(await timesMade()).toBe(1)
  })

  it('that fails leaves the last one in place, and nothing else', async () => {
    await timesMade()
    write('core/game.ts', 'other')
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
    const failing = { ...product, make: () => Promise.reject(new Error('this word is no English.')) }
    await makeIfStale(failing, house)
    expect([said.mock.lastCall, exit.mock.lastCall]).toEqual([
      ['Cannot build the house: this word is no English.'],
      [1],
    ])
    expect(readdirSync(join(house, 'web')).sort()).toEqual(['app.tsx', 'dist', 'public'])
    expect(read('web/dist/assets/app.js')).toBe('table')
  })
})

/** Changes a file as a careless tool does: with its size and date as they were. */
function changeInSecret(path: string, text: string): void {
  const long = new Date(2020, 1, 1)
  write(path, text)
  utimesSync(join(house, path), long, long)
}

function emptyOut(path: string): void {
  rmSync(join(house, path), { recursive: true })
  mkdirSync(join(house, path))
}

/** Makes the product in another process, where `before` runs before the last file is written. Its exit code or signal. */
function makeElsewhere(before: string): Promise<unknown> {
  write(
    'make.mjs',
    `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
    import { makeIfStale } from ${JSON.stringify(BESIDE)}
    await makeIfStale({
      name: 'the house', output: 'web/dist', sources: ${JSON.stringify(product.sources)},
      async make(folder) {
        mkdirSync(folder + '/assets')
        writeFileSync(folder + '/assets/app.js', 'table')
        ${before}
        writeFileSync(folder + '/index.html', 'built')
      },
    }, ${JSON.stringify(house)})`,
  )
  const child = spawn(process.execPath, [join(house, 'make.mjs')], { stdio: ['ignore', 'ignore', 'inherit'] })
  return new Promise((resolve) => child.on('close', (code, signal) => resolve(signal ?? code)))
}

describe('builds in other processes', () => {
  it('that are killed do not count, and what they leave is removed by the next', async () => {
    expect(await makeElsewhere("process.kill(process.pid, 'SIGKILL')")).toBe('SIGKILL')
    expect(existsSync(join(house, 'web/dist'))).toBe(false)
    expect(readdirSync(join(house, 'web')).filter((name) => name.startsWith('.'))).toHaveLength(2)
    expect(await timesMade()).toBe(1)
    expect(readdirSync(join(house, 'web')).sort()).toEqual(['app.tsx', 'dist', 'public'])
  })

  it('that are ended leave nothing', async () => {
    const ended = "process.kill(process.pid, 'SIGTERM'); await new Promise((resolve) => setTimeout(resolve, 60_000))"
    expect(await makeElsewhere(ended)).toBe('SIGTERM')
    expect(readdirSync(join(house, 'web')).sort()).toEqual(['app.tsx', 'public'])
  })

  it('at the same time are one build: the others wait and take it', async () => {
    const slowly = `appendFileSync(${JSON.stringify(join(house, 'made'))}, 'once ')
        await new Promise((resolve) => setTimeout(resolve, 300))`
    const ended = await Promise.all([makeElsewhere(slowly), makeElsewhere(slowly), makeElsewhere(slowly)])
    expect(ended).toEqual([0, 0, 0])
    expect(read('made')).toBe('once ')
    expect(await timesMade()).toBe(0)
    expect(readdirSync(join(house, 'web')).sort()).toEqual(['app.tsx', 'dist', 'public'])
  })
})

describe('where nothing may be written', () => {
  const said: string[] = []
  const user = process.geteuid?.()

  beforeEach(() => {
    said.length = 0
    for (const name of ['log', 'error'] as const)
      vi.spyOn(console, name).mockImplementation((line: string) => void said.push(line))
  })

  /** As somebody who owns nothing: root may write everywhere. */
  async function makeWithoutRights(): Promise<void> {
    chmodSync(house, 0o755)
    chmodSync(join(house, 'web'), 0o555)
    try {
      if (user === 0) process.seteuid?.(65_534)
      await makeIfStale(product, house)
    } finally {
      if (user === 0) process.seteuid?.(0)
      chmodSync(join(house, 'web'), 0o755)
    }
  }

  it('an older build is used as it is, which is said', async () => {
    await timesMade()
    write('core/game.ts', 'other')
    said.length = 0
    await makeWithoutRights()
    expect(said).toEqual([
      `Using the house as it is, although it is older than its sources: ${join(house, 'web')} cannot be written (EACCES).`,
    ])
    expect(read('web/dist/assets/app.js')).toBe('table')
  })

  it('a missing build is a sentence', async () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('ended')
    })
    await expect(makeWithoutRights()).rejects.toThrow('ended')
    expect(exit.mock.lastCall).toEqual([1])
    expect(said).toEqual([
      `Cannot build the house: ${join(house, 'web')} cannot be written (EACCES). Make that folder writable, then try again.`,
    ])
  })
})

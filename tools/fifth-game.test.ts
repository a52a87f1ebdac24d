/** A fifth game is really added, in a copy of this repository, and passes what every game must pass. */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyRepository } from './repository-copy'

const ID = 'moon-temple'
/** The suites that go through all games of the registry, and those of the new game. */
const SUITES = [
  ...['registry', 'progress', 'first-games', ID].map((name) => `games/${name}`),
  ...['toy-room', 'engine-data', 'schemas', 'choices'].map((name) => `cli/${name}`),
  ...['toy-room', 'rooms', 'rules'].map((name) => `web/${name}`),
  ...['readme', 'rulebooks', 'clauses', 'styles'].map((name) => `tools/${name}`),
  ...['table/toy-room', 'bots/all-games'],
]
/** What these suites say of the other games is tested outside of the copy. */
const OTHERS = '^(?!.*\\b(kingdoms|kings-gate|gate|kings-and-things)\\b)'

/** In milliseconds: several programs are started, perhaps on a busy machine. */
const PATIENCE = 600_000

let copy = ''
beforeAll(() => {
  copy = copyRepository()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Runs a script of Node in the copy; a failure shows its output. */
async function run(...args: readonly string[]): Promise<string> {
  try {
    const { CONFORM: _, ...env } = process.env
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: copy, env, maxBuffer: 2 ** 26 })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string }
    throw new Error(`${args.join(' ')} failed:\n${stdout.slice(-8000)}\n${stderr.slice(-2000)}`)
  }
}

describe('npm run new-game', () => {
  it('refuses ids that cannot be a folder and a name in code, and those that are there', async () => {
    await expect(run('tools/new-game.js', 'Moon_Temple')).rejects.toThrow('small letters, digits and hyphens')
    await expect(run('tools/new-game.js', 'class')).rejects.toThrow('a word of JavaScript')
    await expect(run('tools/new-game.js', 'gate')).rejects.toThrow('There is a folder games/gate already')
  })

  it('adds a game that says how it is played', { timeout: PATIENCE }, async () => {
    const said = await run('tools/new-game.js', ID)
    expect(said).toContain(`npx crownlands play ${ID}`)
    for (const file of [
      `games/${ID}/room.ts`,
      `docs/rules/${ID}.md`,
      `docs/rulebooks/${ID}.fr.md`,
      `docs/schemas/${ID}.json`,
    ])
      expect(existsSync(join(copy, file)), file).toBe(true)
    expect(readFileSync(join(copy, 'games/registry.ts'), 'utf8')).toMatch(/kingsAndThings, moonTemple\]/)
    expect(readFileSync(join(copy, `docs/rules/${ID}.md`), 'utf8')).toMatch(/^- \*\*MT-C1\*\*/m)
  })
})

describe('the game that was added', { timeout: PATIENCE }, () => {
  it('passes the suites that every game passes', async () => {
    await run('node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '-t', OTHERS, ...SUITES)
  })

  it.each([
    ['types', ['node_modules/typescript7/bin/tsc', '-p', '.']],
    ['lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', `games/${ID}`, 'games/registry.ts']],
  ])('passes the check of %s', async (_, args) => {
    await run(...args)
  })

  it('passes the check of layers', async () => {
    const cruise = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
    // Packages are links in the copy, which the rules about packages take for strangers: other modules fail by them.
    const said = await run(cruise, '--config', '.dependency-cruiser.js', `games/${ID}`).catch(String)
    expect(said).toContain('dependencies cruised')
    expect(said.split('\n').filter((line) => line.includes(`games/${ID}/`))).toEqual([])
  })

  it('is played in the terminal', async () => {
    await run('tools/build.js', 'command')
    const played = await run(
      'cli/bin/crownlands.js',
      'simulate',
      ID,
      '--bots',
      'greedy,random',
      '--games',
      '20',
      '--json',
    )
    expect(JSON.parse(played)).toMatchObject({ game: ID, games: 20 })
  })
})

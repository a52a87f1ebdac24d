/** Ending a tool ends all processes that it has started. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const { isAlive } = (await import(new URL('../cli/bin/processes.js', import.meta.url).href)) as {
  isAlive(pid: number): boolean
}
let folder = ''
const left = new Set<number>()

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crownlands-ending-'))
  // A runner as our tools start them, with a helper of its own, as test runners have.
  const helper = "console.log('pid', process.pid); setTimeout(() => {}, 60_000)"
  write(
    'runner.mjs',
    `import { spawn } from 'node:child_process'
    console.log('pid', process.pid)
    spawn(process.execPath, ['-e', ${JSON.stringify(helper)}], { stdio: 'inherit' })`,
  )
  write(
    'tool.mjs',
    `import { startNode, temporaryFolder } from ${JSON.stringify(new URL('./ending.js', import.meta.url).href)}
    console.log('folder', temporaryFolder('ending').path)
    console.log('code', await startNode([${JSON.stringify(join(folder, 'runner.mjs'))}]).ended)`,
  )
})

afterAll(() => {
  for (const pid of left) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true })
})

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text)
}

/** A tool whose runner and helper are running. */
async function startTool() {
  const tool = spawn(process.execPath, [join(folder, 'tool.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => tool.on('exit', (code, signal) => resolve(signal ?? code)))
  let said = ''
  for await (const data of tool.stdout.setEncoding('utf8')) {
    said += String(data)
    if (said.match(/^pid \d+$/gm)?.length === 2) break
  }
  const below = [...said.matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid))
  for (const pid of below) left.add(pid)
  return { tool, ended, below, kept: /^folder (.+)$/m.exec(said)?.[1] ?? '' }
}

async function haveEnded(pids: readonly number[]): Promise<boolean> {
  for (let tries = 0; tries < 150; tries++) {
    if (!pids.some((pid) => isAlive(pid))) return true
    await wait(100)
  }
  return false
}

describe.concurrent('a tool that is ended', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'by %s ends all below it, tidies up and ends by that',
    async (signal) => {
      const { tool, ended, below, kept } = await startTool()
      expect(below.map((pid) => isAlive(pid))).toEqual([true, true])
      expect(existsSync(kept)).toBe(true)
      tool.kill(signal)
      expect(await ended).toBe(signal)
      expect(await haveEnded(below)).toBe(true)
      expect(existsSync(kept)).toBe(false)
    },
  )

  it('by SIGKILL is missed by those below it', async () => {
    const { tool, below, kept } = await startTool()
    tool.kill('SIGKILL')
    expect(await haveEnded(below)).toBe(true)
    rmSync(kept, { recursive: true })
  })
})

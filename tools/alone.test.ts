/** Only one process does the work; a killed owner does not block the others. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const { alone } = (await import(new URL('./alone.js', import.meta.url).href)) as {
  alone<T>(what: { folder: string; doing: string }, work: () => Promise<T>): Promise<T>
}

let home = ''
let what = { folder: '', doing: 'baking' }
let said = vi.fn()

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'crownlands-alone-'))
  what = { folder: join(home, 'in-work'), doing: 'baking' }
  said = vi.spyOn(console, 'log').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(home, { recursive: true })
})

/** Left there by a process of this number. */
function leave(owner: number): void {
  mkdirSync(what.folder)
  writeFileSync(join(what.folder, 'owner'), String(owner))
}

/** The number of a process that has ended. */
async function aNumberOfTheDead(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await new Promise((resolve) => child.on('close', resolve))
  return child.pid ?? 0
}

it('gives back what the work gives, and leaves nothing', async () => {
  expect(await alone(what, async () => existsSync(what.folder))).toBe(true)
  expect(existsSync(what.folder)).toBe(false)
  expect(said).not.toHaveBeenCalled()
})

it('leaves nothing when the work fails', async () => {
  await expect(alone(what, () => Promise.reject(new Error('burnt')))).rejects.toThrow('burnt')
  expect(existsSync(what.folder)).toBe(false)
})

it('waits for the one who is at it, and says so once', async () => {
  const order: string[] = []
  const work = (name: string) => async () => {
    order.push(`${name} begins`)
    await wait(250)
    order.push(`${name} ends`)
  }
  await Promise.all([alone(what, work('one')), alone(what, work('other'))])
  expect(order).toEqual(['one begins', 'one ends', 'other begins', 'other ends'])
  expect(said.mock.calls).toEqual([['Waiting for another process that is baking…']])
})

it('waits for a process that lives, as long as it gives signs', async () => {
  leave(process.ppid)
  const done = vi.fn(async () => {})
  const ended = alone(what, done)
  await wait(250)
  expect(done).not.toHaveBeenCalled()
  const long = new Date(Date.now() - 70_000)
  utimesSync(what.folder, long, long)
  await ended
  expect(done).toHaveBeenCalledOnce()
})

it.each([
  ['was killed', aNumberOfTheDead],
  ['had the same number, as in a container that was started again', async () => process.pid],
])('does not wait for one who %s', async (_, owner) => {
  leave(await owner())
  expect(await alone(what, async () => 'done')).toBe('done')
  expect(said).not.toHaveBeenCalled()
  expect(existsSync(what.folder)).toBe(false)
})

it('works without a folder where none can be made: the work says what is in the way', async () => {
  expect(await alone({ ...what, folder: join(home, 'nowhere/in-work') }, async () => 'done')).toBe('done')
})

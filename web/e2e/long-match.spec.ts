/**
 * A match of 10,000 actions in the browser's worker and its database: the app's own worker and its own way to it, with Long
 * March, a toy, as the only game of the house. `npm run bench` measures the same in Node.
 */
import { fileURLToPath } from 'node:url'
import { writeRecord } from '@crownlands/core/record'
import { marchedAtRandom } from '@crownlands/core/testing/long-march'
import type { TableHost } from '@crownlands/table/protocol'
import { expect, type Page, test } from '@playwright/test'
import { build, type Plugin } from 'esbuild'
import { telling } from './measures/figures'

const LENGTH = 10_000
const GOES = 9
/** A fifth of it is promised of a quiet machine; what is measured is told. */
const FAR_TOO_SLOW = 250

const LONG_MARCH_ALONE: Plugin = {
  name: 'long march alone',
  setup({ onResolve }) {
    onResolve({ filter: /^@crownlands\/games\/registry$/ }, () => ({ path: fileOf('./long-match-registry.ts') }))
  },
}

function fileOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

/** Serves the file with all it needs, as one module beside the page. */
async function serve(page: Page, path: string, url: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [fileOf(path)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    plugins: [LONG_MARCH_ALONE],
  })
  const [file] = outputFiles
  if (file === undefined) throw new Error(`${path} came to nothing`)
  await page.context().route(url, (route) => route.fulfill({ contentType: 'text/javascript', body: file.text }))
}

test(`a match of ${LENGTH} actions is opened, and looked back into, before anybody waits`, async ({ page }) => {
  await serve(page, '../host/connect.ts', '/connect.js')
  // The address by which the module above starts its worker.
  await serve(page, '../host/host-worker.ts', '/host-worker.ts')
  await page.goto('/third-party-licences.txt')
  const record = JSON.stringify(writeRecord(marchedAtRandom(LENGTH)))
  const times = await page.evaluate(
    async ({ json, length, goes }) => {
      const script = '/connect.js'
      const { connectHost } = (await import(script)) as { connectHost(): TableHost }
      const imported = await connectHost().importRecord(json)
      if ('problem' in imported) throw new Error(imported.problem)
      const time = async (work: () => Promise<unknown>) => {
        const began = performance.now()
        await work()
        return performance.now() - began
      }
      const opening: number[] = []
      const lookingBack: number[] = []
      for (let i = 0; i < goes; i++) {
        // A worker of its own, which has read nothing of the match; that it is there is not counted.
        const host = connectHost()
        await host.status()
        opening.push(await time(() => host.look(imported.id, 0)))
        // Somewhere in the match, always somewhere else.
        lookingBack.push(await time(() => host.lookBack(imported.id, 'spectator', (1 + i * 457) % length)))
      }
      const last = await connectHost().look(imported.id, 0)
      return { opening, lookingBack, actions: last?.table.actions }
    },
    { json: record, length: LENGTH, goes: GOES },
  )
  expect(times.actions).toBeGreaterThanOrEqual(LENGTH)
  const opening = median(times.opening)
  const lookingBack = median(times.lookingBack)
  telling(`a match of ${LENGTH} actions: opened in ${opening.toFixed(1)} ms, a step back ${lookingBack.toFixed(1)} ms`)
  expect(opening).toBeLessThan(FAR_TOO_SLOW)
  expect(lookingBack).toBeLessThan(FAR_TOO_SLOW)
})

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

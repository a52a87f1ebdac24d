/** Boards stand whatever they are given and whenever: stale hints, updates out of step, clicks and keys at random. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@crownlands/games/registry'
import { expect, type Page, test } from '@playwright/test'
import { build, type Plugin } from 'esbuild'
import type { Given, playAtRandom } from './boards-at-random'
import type { breakAdvice } from './broken-advice'

interface BoardModule extends Given {
  readonly playAtRandom: typeof playAtRandom
}

type Exports = readonly (readonly [name: string, file: string])[]

/** Opens an empty page that can import these as `/module.js`. */
async function open(page: Page, exports: Exports): Promise<void> {
  const collect: Plugin = {
    name: 'one module',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^one-module$/ }, ({ path }) => ({ path, namespace: 'one-module' }))
      onLoad({ filter: /./, namespace: 'one-module' }, () => ({
        contents: exports.map(([name, file]) => `export { ${name} } from ${JSON.stringify(file)}`).join('\n'),
        resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      }))
    },
  }
  const { outputFiles } = await build({
    entryPoints: ['one-module'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    write: false,
    outdir: '/',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [collect],
    logLevel: 'error',
  })
  const script = outputFiles.find(({ path }) => path.endsWith('.js'))
  await page.route('/module.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script?.text ?? '' }))
  await page.route('/module.html', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto('/module.html')
}

/** The games that bring a board; others have the generic one. */
const WITH_BOARD = GAMES.filter(({ id }) => existsSync(new URL(`../../games/${id}/board/ui.tsx`, import.meta.url)))

for (const { id, seats } of WITH_BOARD)
  test(`the board of ${id} stands whatever it is given`, async ({ page }) => {
    await open(page, [
      ['room', `../../games/${id}/room.ts`],
      ['ui', `../../games/${id}/board/ui.tsx`],
      ['playAtRandom', './boards-at-random.tsx'],
    ])
    const { broken, tried } = await page.evaluate(
      async (wanted) => {
        const file = '/module.js'
        const { playAtRandom: play, ...given } = (await import(file)) as BoardModule
        return play(given, wanted)
      },
      { seed: 'boards', seats: Math.min(seats.max, 3), rounds: 250 },
    )
    expect(broken).toEqual([])
    // All of it was tried.
    for (const times of Object.values(tried)) expect(times).toBeGreaterThan(5)
  })

test('a board that breaks with what only advises goes on without it, and with the next advice', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await open(page, [['breakAdvice', './broken-advice.tsx']])
  const shown = await page.evaluate(async () => {
    const file = '/module.js'
    return ((await import(file)) as { readonly breakAdvice: typeof breakAdvice }).breakAdvice()
  })
  expect(shown).toEqual(['the board and castle', 'the board', 'the board and dragon'])
  expect(logged.join()).toContain('no such advice')
})

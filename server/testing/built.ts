/** The files of threads and of a node, built for tests as they are built for people. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Built {
  readonly table: URL
  readonly bot: URL
  readonly node: URL
  remove(): void
}

/** `rules`: a file to be built in the place of `table/rules.ts`, for games that no house has. */
export async function buildFiles(rules?: string): Promise<Built> {
  // The sandbox of the tests, which has a link to the packages.
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  await build({
    absWorkingDir: root,
    entryPoints: {
      table: 'server/threads/table-thread.ts',
      bot: 'server/bots/bot-thread.ts',
      node: 'server/testing/node-process.ts',
    },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: dependencies(),
    plugins: rules === undefined ? [] : [inPlaceOfRules(rules)],
    logLevel: 'error',
  })
  const file = (name: string) => pathToFileURL(join(folder, `${name}.js`))
  return {
    table: file('table'),
    bot: file('bot'),
    node: file('node'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function dependencies(): string[] {
  const { dependencies: some, optionalDependencies: others } = JSON.parse(
    readFileSync(join(root, 'server/package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>
  // As in tools/build.js.
  return Object.keys({ ...some, ...others }).filter((name) => name !== 'kysely')
}

function inPlaceOfRules(file: string): Plugin {
  return {
    name: 'other-rules',
    setup(building) {
      building.onResolve({ filter: /^@crownlands\/table\/rules$/ }, ({ importer }) =>
        importer === file ? undefined : { path: file },
      )
    },
  }
}

/** Builds what is older than its sources: the command `crownlands` and the web app. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { filesBelow, makeIfStale } from './beside.js'
import { root } from './ending.js'
import { licencesOfCommand } from './licences.js'
import { writeServiceWorker } from './service-worker.js'

const ALWAYS = [
  'package-lock.json',
  'tsconfig.json',
  ...['build', 'licences', 'fonts', 'service-worker'].map((name) => `tools/${name}.js`),
]
const PRODUCTS = [
  {
    name: 'the command',
    output: 'cli/dist',
    sources: ['core', 'kit/houses.ts', 'games', 'bots', 'table', 'server', 'cli', ...ALWAYS],
    make: makeCommand,
  },
  {
    name: 'the web app',
    output: 'web/dist',
    sources: ['core', 'kit', 'games', 'bots', 'table', 'web', ...ALWAYS],
    make: makeWeb,
  },
]

export async function buildIfStale() {
  for (const product of PRODUCTS) await makeIfStale(product, root)
}

async function makeCommand(folder) {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: {
      crownlands: 'cli/main.ts',
      'simulate-worker': 'cli/simulate-worker.ts',
      'search-worker': 'cli/search-worker.ts',
      'table-thread': 'server/threads/table-thread.ts',
      'bot-thread': 'server/bots/bot-thread.ts',
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    // What the server stands on is installed beside it: its packages load files of their own.
    external: packagesOfServer(),
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Numbers that have names are written in place: bots think faster.
    minifySyntax: true,
    // commander is CommonJS and asks for Node's modules with require.
    banner: {
      js: "import { createRequire as requirer } from 'node:module'; const require = requirer(import.meta.url);",
    },
    plugins: [licencesOfCommand()],
    logLevel: 'warning',
  })
}

function packagesOfServer() {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'))
  // Every start reads what files are called, and what the database must have: as hundreds of files that takes a quarter of a second.
  const inBundle = ['mrmime', 'kysely']
  return Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !inBundle.includes(name))
}

async function makeWeb(folder) {
  const { build } = await import('vite')
  // Whoever builds from within a test has another: then React would come as for developers, half as large again.
  process.env.NODE_ENV = 'production'
  await build({ root: join(root, 'web'), logLevel: 'warn', build: { outDir: folder } })
  await writeServiceWorker(folder)
  compressBelow(folder)
}

/** The server sends these instead of the originals to browsers that take them. */
function compressBelow(folder) {
  for (const path of filesBelow(folder, () => true)) {
    if (!/\.(js|css|html|svg|webmanifest)$/.test(path)) continue
    const content = readFileSync(path)
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(`${path}.br`, brotliCompressSync(content))
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await buildIfStale()

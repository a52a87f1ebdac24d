/** Builds what is stale: the command `crownlands` and the web app. */
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

/** `only`: the name of what is wanted, such as `command`; otherwise everything. */
export async function buildIfStale(only = '') {
  for (const product of PRODUCTS.filter(({ name }) => name.endsWith(only))) await makeIfStale(product, root)
}

async function makeCommand(folder) {
  const { build } = await import('esbuild')
  await build(commandBuild(folder))
}

/** How esbuild makes the command. */
export function commandBuild(folder) {
  return {
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
    // The server's packages are installed beside the bundle, because they load files of their own.
    external: packagesOfServer(),
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Inlines named constants: bots run faster.
    minifySyntax: true,
    // commander is CommonJS and loads Node's modules with require.
    banner: {
      js: "import { createRequire as requirer } from 'node:module'; const require = requirer(import.meta.url);",
    },
    plugins: [licencesOfCommand()],
    logLevel: 'warning',
  }
}

function packagesOfServer() {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'))
  // Bundled although they are packages: every start reads them, and as hundreds of files that takes a quarter of a second.
  const inBundle = ['mrmime', 'kysely']
  return Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !inBundle.includes(name))
}

async function makeWeb(folder) {
  const { build } = await import('vite')
  // A build started by a test has another NODE_ENV; React would then be its development build, 50% larger.
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    await build({ root: join(root, 'web'), logLevel: 'warn', build: { outDir: folder } })
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
  await writeServiceWorker(folder)
  compressBelow(folder)
}

/** The server sends these compressed copies to browsers that accept them. */
function compressBelow(folder) {
  for (const path of filesBelow(folder, () => true)) {
    if (!/\.(js|css|html|svg|webmanifest)$/.test(path)) continue
    const content = readFileSync(path)
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(`${path}.br`, brotliCompressSync(content))
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await buildIfStale(process.argv[2])

/** Builds what is older than its sources: the command `crownlands` and the web app. */
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { licencesOfCommand, THIRD_PARTY } from './licences.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const ALWAYS = ['package-lock.json', 'tools/build.js', 'tools/licences.js']
const PRODUCTS = [
  { name: 'the command', output: 'cli/dist', sources: ['core', 'games', 'bots', 'server', 'cli'], build: buildCommand },
  { name: 'the web app', output: 'web/dist', sources: ['core', 'kit', 'games', 'bots', 'web'], build: buildWeb },
]

export async function buildIfStale() {
  for (const { name, output, sources, build } of PRODUCTS) {
    const built = newestBelow(join(root, output), () => true)
    const changed = Math.max(
      ...sources.map((folder) => newestBelow(join(root, folder), isSource)),
      ...ALWAYS.map((file) => statSync(join(root, file)).mtimeMs),
    )
    if (built > changed) continue
    console.log(`Building ${name}…`)
    await build()
  }
}

const COMMAND_ENTRIES = { crownlands: 'cli/main.ts', 'simulate-worker': 'cli/simulate-worker.ts' }

async function buildCommand() {
  const { build } = await import('esbuild')
  // Built beside and moved into place file by file: whoever runs meanwhile finds whole files.
  const fresh = join(root, `cli/dist/.new-${process.pid}`)
  await build({
    absWorkingDir: root,
    entryPoints: COMMAND_ENTRIES,
    outdir: fresh,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // commander is CommonJS and asks for Node's modules with require.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    plugins: [licencesOfCommand()],
    logLevel: 'warning',
  })
  for (const name of [...Object.keys(COMMAND_ENTRIES).map((entry) => `${entry}.js`), THIRD_PARTY]) {
    renameSync(join(fresh, name), join(root, 'cli/dist', name))
  }
  rmSync(fresh, { recursive: true })
}

async function buildWeb() {
  const { build } = await import('vite')
  await build({ root: join(root, 'web'), logLevel: 'warn' })
  compressBelow(join(root, 'web/dist'))
}

/** The server sends these instead of the originals to browsers that take them. */
function compressBelow(folder) {
  for (const path of filesBelow(folder)) {
    if (!/\.(js|css|html|svg|webmanifest)$/.test(path)) continue
    const content = readFileSync(path)
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(`${path}.br`, brotliCompressSync(content))
  }
}

function isSource(path) {
  return /\.(ts|tsx|css|html|svg|json)$/.test(path) && !/\.test\.tsx?$/.test(path)
}

/** When the newest file below the folder that counts was written; 0 if there is none. */
function newestBelow(folder, counts) {
  return Math.max(
    0,
    ...filesBelow(folder)
      .filter(counts)
      .map((path) => statSync(path).mtimeMs),
  )
}

function filesBelow(folder) {
  return entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesBelow(path)
  })
}

function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await buildIfStale()

/** Bundles the command `crownlands` if a source is newer than what was built. */
import { readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const SOURCES = ['core', 'games', 'bots', 'cli']
const ENTRIES = { crownlands: 'cli/main.ts', 'simulate-worker': 'cli/simulate-worker.ts' }

export async function buildIfStale() {
  const built = newest(join(root, 'cli/dist'), () => true)
  const source = Math.max(
    ...SOURCES.map((folder) => newest(join(root, folder), (path) => path.endsWith('.ts'))),
    statSync(join(root, 'package-lock.json')).mtimeMs,
    statSync(join(root, 'tools/build.js')).mtimeMs,
  )
  if (built > source) return
  console.log('Building…')
  // Built beside and moved into place file by file: whoever runs meanwhile finds whole files.
  const fresh = join(root, `cli/dist/.new-${process.pid}`)
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    outdir: fresh,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // commander is CommonJS and asks for Node's modules with require.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'warning',
  })
  for (const name of Object.keys(ENTRIES)) renameSync(join(fresh, `${name}.js`), join(root, `cli/dist/${name}.js`))
  rmSync(fresh, { recursive: true })
}

/** When the newest file below the folder was written; 0 if there is none. */
function newest(folder, counts) {
  let time = 0
  for (const entry of readdir(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && (entry.name !== 'dist' || counts('dist')))
        time = Math.max(time, newest(path, counts))
    } else if (counts(path)) time = Math.max(time, statSync(path).mtimeMs)
  }
  return time
}

function readdir(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await buildIfStale()

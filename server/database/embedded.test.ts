import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findBinaries } from './binaries'
import { startEmbedded } from './embedded'
import { type Account, accountFor } from './unprivileged'

/** The embedded PostgreSQL, whose first start ends with this; others write to the same log. */
function failingOnce(first: string) {
  return async (data: string, account: Account | undefined) => {
    const binaries = await findBinaries(data, account)
    const postgres = join(data, 'failing-once')
    const others = Array.from({ length: 200 }, (_, i) => `[${100_000_000 + i}] FATAL:  terminating connection`)
    writeFileSync(
      postgres,
      `#!/bin/sh
if mkdir "${data}/failed" 2>/dev/null; then
  echo "[$$] FATAL:  ${first}" >&2
  printf '%s\\n' ${others.map((line) => `'${line}'`).join(' ')} >&2
  exit 1
fi
exec "${binaries.postgres}" "$@"
`,
    )
    chmodSync(postgres, 0o755)
    return { ...binaries, postgres }
  }
}

it('starts once more while a server that was killed is still in the way, whoever else writes to the log', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crownlands-data-'))
  const first = 'lock file \\"postmaster.pid\\" already exists'
  const database = await startEmbedded(folder, failingOnce(first))
  expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).toContain('lock file "postmaster.pid" already exists')
  await database.stop()
  rmSync(folder, { recursive: true })
})

it('starts after a power cut, though another program has the number of the one that ran before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crownlands-data-'))
  await (await startEmbedded(folder)).stop()
  const other = spawn('sleep', ['600'], { stdio: 'ignore', ...accountFor(process) })
  const cluster = join(folder, 'postgres/cluster')
  // Its lock file is older than the last start of the machine.
  writeFileSync(join(cluster, 'postmaster.pid'), `${other.pid}\n${cluster}\n1000000000\n5432\n\n\n\n`)
  const database = await startEmbedded(folder)
  await database.stop()
  other.kill()
  rmSync(folder, { recursive: true })
})

it('says why it does not start, in the words of the server that was started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crownlands-data-'))
  await expect(startEmbedded(folder, failingOnce('could not write: no space'))).rejects.toThrow(
    'could not write: no space',
  )
  rmSync(folder, { recursive: true })
})

it('does not start where somebody else has put a link in the place of its sockets, and leaves what that leads to', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crownlands-data-'))
  const elsewhere = mkdtempSync(join(tmpdir(), 'crownlands-elsewhere-'))
  chmodSync(elsewhere, 0o755)
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const link = join(tmpdir(), `crownlands-${name}`)
  symlinkSync(elsewhere, link)
  await expect(startEmbedded(folder)).rejects.toThrow('somebody else')
  expect(statSync(elsewhere).mode & 0o777).toBe(0o755)
  for (const path of [link, elsewhere, folder]) rmSync(path, { recursive: true })
})

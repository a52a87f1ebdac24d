/**
 * Tests keep what they write in one temporary folder: their data, their databases, their browsers' profiles. When the
 * process that has opened the sandbox has ended, however it ended, a cleaner ends everything that was started with this
 * environment and removes the folder. Uses nothing but Node, so that it runs before the install.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CLEANER = fileURLToPath(new URL('./sandbox-cleaner.js', import.meta.url))
const MODULES = fileURLToPath(new URL('../node_modules', import.meta.url))

/** Within a sandbox it is that one: who has opened it closes it. */
export function openSandbox() {
  const { CROWNLANDS_SANDBOX: outer } = process.env
  if (outer !== undefined) return { path: outer, close: async () => undefined }
  // A short name: the paths of sockets may have about a hundred characters.
  const path = mkdtempSync(join(tmpdir(), 'cl-'))
  // As root the databases run as somebody else, who must get through.
  chmodSync(path, 0o711)
  // What tests build finds its packages.
  symlinkSync(MODULES, join(path, 'node_modules'), 'junction')
  const cleaner = spawn(process.execPath, [CLEANER, path], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  cleaner.unref()
  Object.assign(process.env, {
    ...{ CROWNLANDS_SANDBOX: path, CROWNLANDS_DATA: join(path, 'data') },
    ...{ TMPDIR: path, TMP: path, TEMP: path },
  })
  // Somebody's real database.
  delete process.env.DATABASE_URL
  return {
    path,
    async close() {
      const ended = once(cleaner, 'exit')
      cleaner.ref()
      cleaner.stdin.end()
      await ended
    },
  }
}

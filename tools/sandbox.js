/**
 * Tests write everything into one temporary folder: data, databases, browser profiles. When the process that opened the sandbox
 * has ended, in whatever way, a cleaner ends all processes with the sandbox's environment and removes the folder. Uses only Node,
 * because it runs before the install.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CLEANER = fileURLToPath(new URL('./sandbox-cleaner.js', import.meta.url))
const MODULES = fileURLToPath(new URL('../node_modules', import.meta.url))

/** Inside a sandbox, the existing one is used; only the process that opened it closes it. */
export function openSandbox() {
  const { CROWNLANDS_SANDBOX: outer } = process.env
  if (outer !== undefined) return { path: outer, close: async () => undefined }
  // A short name, because paths of sockets are limited to about a hundred characters.
  const path = mkdtempSync(join(tmpdir(), 'cl-'))
  // For root the databases run as another user, who needs access.
  chmodSync(path, 0o711)
  // So that test builds find their packages.
  symlinkSync(MODULES, join(path, 'node_modules'), 'junction')
  const cleaner = spawn(process.execPath, [CLEANER, path], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  cleaner.unref()
  Object.assign(process.env, {
    ...{ CROWNLANDS_SANDBOX: path, CROWNLANDS_DATA: join(path, 'data') },
    ...{ TMPDIR: path, TMP: path, TEMP: path },
  })
  // Never use a real database.
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

import { createHash } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startEmbedded } from './embedded'

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

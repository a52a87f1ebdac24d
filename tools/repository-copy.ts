/** A copy of the working tree, in which a test may change what it likes. It uses the packages installed here. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'crownlands-copy-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of listed.toString().split('\0')) {
    if (file === '' || !existsSync(join(root, file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  linkPackages(copy)
  return copy
}

/** Ours are the copy’s own folders, all others those installed here. */
function linkPackages(copy: string): void {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly workspaces: string[]
  }
  for (const folder of ['.', ...workspaces]) {
    const installed = join(root, folder, 'node_modules')
    if (!existsSync(installed)) continue
    for (const name of readdirSync(installed)) {
      if (name === '@crownlands' || name === 'crownlands') continue
      mkdirSync(join(copy, folder, 'node_modules'), { recursive: true })
      symlinkSync(join(installed, name), join(copy, folder, 'node_modules', name))
    }
  }
  mkdirSync(join(copy, 'node_modules/@crownlands'))
  for (const folder of workspaces) {
    const { name } = JSON.parse(readFileSync(join(copy, folder, 'package.json'), 'utf8')) as { readonly name: string }
    symlinkSync(join(copy, folder), join(copy, 'node_modules', name))
  }
}

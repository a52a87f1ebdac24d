/// <reference types="node" />
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ICON_PATHS } from './icon-paths'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

describe('the icons', () => {
  it('and NOTICE, which names the author of every one, are up to date with icon-names.json and the package; `node tools/icons.js` writes them anew', () => {
    expect(() =>
      execFileSync(process.execPath, [at('../../tools/icons.js'), '--check'], { stdio: 'pipe' }),
    ).not.toThrow()
  })

  it('give credit to those who drew them, with the licence', () => {
    for (const path of ['./icon-paths.ts', '../../NOTICE'])
      expect(readFileSync(at(path), 'utf8')).toContain('creativecommons.org/licenses/by/3.0')
    expect(readFileSync(at('../../NOTICE'), 'utf8')).toMatch(/^Icons made by Lorc \(.*\):\n {2}anvil\n/m)
  })

  it.each(Object.entries(ICON_PATHS))('%s is a closed drawing within its square', (_, path) => {
    expect(path).toMatch(/^[Mm]/)
    expect(path).not.toMatch(/NaN|undefined|Infinity/)
    // Arcs need seven numbers each: a sign that shortening has not run two numbers into one.
    for (const [, numbers = ''] of path.matchAll(/[aA]([^a-zA-Z]*)/g)) {
      expect((numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.length ?? 0) % 7).toBe(0)
    }
  })
})

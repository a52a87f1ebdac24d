import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

function manifest(folder: string): Readonly<Record<string, unknown>> {
  const text = readFileSync(new URL(`../${folder}package.json`, import.meta.url), 'utf8')
  return JSON.parse(text) as Readonly<Record<string, unknown>>
}

it('what the package needs is what the server needs: all else is in its bundles', () => {
  const [cli, server] = [manifest('cli/'), manifest('server/')]
  expect(cli.dependencies).toEqual(server.dependencies)
  expect(cli.optionalDependencies).toEqual(server.optionalDependencies)
})

it('the package, the house and the changelog are of one version', () => {
  const { version } = manifest('cli/')
  expect(manifest('').version).toBe(version)
  const changes = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8')
  const headings = [...changes.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  expect(headings.find((heading) => heading !== 'Unreleased')).toBe(version)
})

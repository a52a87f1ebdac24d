/** Boards stay loaded beside each other once two games were played in one visit: their styles must not meet. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const games = fileURLToPath(new URL('../games/', import.meta.url))

/** Every class, animation and root variable that the styles of a game's board define. */
function namesOf(game: string): Set<string> {
  const board = join(games, game, 'board')
  const names = new Set<string>()
  for (const file of readdirSync(board).filter((name) => name.endsWith('.css'))) {
    const css = readFileSync(join(board, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/url\("[^"]*"\)/g, '')
    for (const [, selector = ''] of css.matchAll(/([^{};]*)\{/g))
      for (const [name] of selector.matchAll(/\.[a-z][\w-]*/g)) names.add(name)
    for (const [, name = ''] of css.matchAll(/@keyframes\s+([\w-]+)/g)) names.add(name)
    for (const [, body = ''] of css.matchAll(/:root[^{]*\{([^}]*)\}/g))
      for (const [name] of body.matchAll(/--[\w-]+(?=\s*:)/g)) names.add(name)
  }
  return names
}

describe('the styles of the boards', () => {
  const boards = readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => ({ name, names: namesOf(name) }))

  it('are found', () => {
    expect(boards.length).toBeGreaterThan(2)
    for (const { names } of boards) expect(names.size).toBeGreaterThan(30)
  })

  it('share no name', () => {
    const shared = boards.flatMap((one, i) =>
      boards.slice(i + 1).flatMap((other) => [...one.names].filter((name) => other.names.has(name))),
    )
    expect(shared).toEqual([])
  })
})

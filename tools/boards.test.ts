/** Boards stay loaded beside each other once two games were played in one visit: their styles must not meet. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isPlayable } from '@crownlands/core/manifest'
import { GAMES } from '@crownlands/games/registry'
import { describe, expect, it } from 'vitest'

const games = fileURLToPath(new URL('../games/', import.meta.url))
const kit = fileURLToPath(new URL('../kit/', import.meta.url))

interface Styles {
  /** Every class, animation and root variable that they define. */
  readonly names: ReadonlySet<string>
  readonly selectors: readonly string[]
}

function stylesIn(folder: string): Styles {
  const names = new Set<string>()
  const selectors: string[] = []
  // The names in modules are made by the build, and never meet.
  for (const file of readdirSync(folder).filter((name) => /(?<!\.module)\.css$/.test(name))) {
    const css = readFileSync(join(folder, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/url\("[^"]*"\)/g, '')
    // A comma within brackets does not end a selector.
    for (const [, list = ''] of css.matchAll(/([^{};]*)\{/g)) selectors.push(...list.split(/,(?![^(]*\))/))
    for (const [, name = ''] of css.matchAll(/@keyframes\s+([\w-]+)/g)) names.add(name)
    for (const [, body = ''] of css.matchAll(/:root[^{]*\{([^}]*)\}/g))
      for (const [name] of body.matchAll(/--[\w-]+(?=\s*:)/g)) names.add(name)
  }
  for (const name of selectors.flatMap(classesOf)) names.add(name)
  return { names, selectors }
}

function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.[a-z][\w-]*/g)].map(([name]) => name)
}

describe('the styles of the boards', () => {
  const shared = stylesIn(kit).names
  const boards = GAMES.filter(isPlayable).map(({ id }) => ({ name: id, ...stylesIn(join(games, id, 'board')) }))

  it('are found', () => {
    expect(boards.length).toBeGreaterThan(2)
    for (const { names } of boards) expect(names.size).toBeGreaterThan(30)
    expect(shared).toContain('.dock-slot')
  })

  it('share no name but those of the kit', () => {
    const meeting = boards.flatMap((one, i) =>
      boards.slice(i + 1).flatMap((other) => [...one.names].filter((name) => other.names.has(name))),
    )
    expect(meeting.filter((name) => !shared.has(name))).toEqual([])
  })

  it.each(boards)('change what the kit draws only below a class of their own: $name', ({ selectors }) => {
    const bare = selectors.filter((selector) => {
      const classes = classesOf(selector)
      return classes.length > 0 && classes.every((name) => shared.has(name))
    })
    expect(bare).toEqual([])
  })
})

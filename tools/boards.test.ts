/** Boards stay loaded beside each other once two games were played in one visit: their styles must not meet. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isPlayable } from '@crownlands/core/manifest'
import { GAMES } from '@crownlands/games/registry'
import { describe, expect, it } from 'vitest'

const games = fileURLToPath(new URL('../games/', import.meta.url))
const kit = fileURLToPath(new URL('../kit/', import.meta.url))
/** The only sheet of a board that is not a module: its colours. */
const TOKENS = 'tokens.css'
const LONGEST = 400

interface Sheet {
  readonly name: string
  readonly lines: number
  readonly selectors: readonly string[]
  /** What it gives the root element. */
  readonly variables: readonly string[]
}

function sheetsIn(folder: string): Sheet[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      const css = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\("[^"]*"\)/g, '')
      return {
        name,
        lines: text.split('\n').length - 1,
        // A comma within brackets does not end a selector.
        selectors: [...css.matchAll(/([^{};]*)\{/g)].flatMap(([, list = '']) => list.split(/,(?![^(]*\))/)),
        variables: [...css.matchAll(/:root[^{]*\{([^}]*)\}/g)].flatMap(([, body = '']) =>
          [...body.matchAll(/--[\w-]+(?=\s*:)/g)].map(([variable]) => variable),
        ),
      }
    })
}

function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.[a-z][\w-]*/g)].map(([name]) => name)
}

describe('the styles of the boards', () => {
  const shared = new Set(sheetsIn(kit).flatMap(({ selectors }) => selectors.flatMap(classesOf)))
  const boards = GAMES.filter(isPlayable).map(({ id }) => ({ name: id, sheets: sheetsIn(join(games, id, 'board')) }))

  it('are found', () => {
    expect(boards.length).toBeGreaterThan(2)
    for (const { sheets } of boards) expect(sheets.length).toBeGreaterThan(5)
    expect(shared).toContain('.dock-slot')
  })

  it.each(boards)('are modules, but for the colours: $name', ({ sheets }) => {
    const others = sheets.filter(({ name }) => !name.endsWith('.module.css'))
    expect(others.map(({ name }) => name)).toEqual([TOKENS])
    expect(others.flatMap(({ selectors }) => selectors.flatMap(classesOf))).toEqual([])
  })

  it.each(boards)('are short enough to be read: $name', ({ sheets }) => {
    expect(sheets.filter(({ lines }) => lines > LONGEST).map(({ name }) => name)).toEqual([])
  })

  it('give the root element no variable twice', () => {
    const meeting = boards.flatMap(({ sheets: one }, i) =>
      boards.slice(i + 1).flatMap(({ sheets: other }) => {
        const there = new Set(other.flatMap(({ variables }) => variables))
        return one.flatMap(({ variables }) => variables.filter((variable) => there.has(variable)))
      }),
    )
    expect(meeting).toEqual([])
  })

  it.each(boards)(
    'name no class of others but the kit’s, and those only below one of their own: $name',
    ({ sheets }) => {
      const wrong = sheets.flatMap(({ selectors }) =>
        selectors.filter((selector) => {
          const global = [...selector.matchAll(/:global\((\.[\w-]+)\)/g)].map(([, name = '']) => name)
          const own = classesOf(selector.replace(/:global\([^)]*\)/g, ''))
          return global.some((name) => !shared.has(name)) || (global.length > 0 && own.length === 0)
        }),
      )
      expect(wrong).toEqual([])
    },
  )
})

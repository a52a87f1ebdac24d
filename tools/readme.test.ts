/** The README lists the games of the registry, and what the docs lead to is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isPlayable, type Manifest } from '@crownlands/core/manifest'
import { LANGUAGES } from '@crownlands/core/room'
import { GAMES } from '@crownlands/games/registry'
import { describe, expect, it } from 'vitest'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

/** A path in a text: `core/game.ts`. */
const PATH = /`((?:core|kit|games|bots|table|server|web|cli|learn|bench|tools|docs|rules|board|text)\/[\w./-]+)`/g

/** As the README is set, which is read as plain text too. */
function titleOf({ words }: Manifest): string {
  return words.en.title.replaceAll('’', "'")
}

function players({ seats: { min, max } }: Manifest): string {
  return min === max ? String(max) : `${min} to ${max}`
}

describe('the README', () => {
  it('has a row for each game, in the order of the shelf: what it is called, how many play, and whether it is here', () => {
    const introduction = readme.slice(0, readme.indexOf('\n## '))
    const rows = [...introduction.matchAll(/^\| (.+?) \| (\d+(?: to \d+)?) \| (.+) \|$/gm)]
    expect(rows.map(([, title, seats, here]) => [title, seats, here !== 'planned'])).toEqual(
      GAMES.map((manifest) => [titleOf(manifest), players(manifest), isPlayable(manifest)]),
    )
  })

  it('leads to the rulebook of each game that can be played, in every language', () => {
    for (const { id } of GAMES.filter(isPlayable))
      for (const language of LANGUAGES) expect(readme).toContain(`(docs/rulebooks/${id}.${language}.md)`)
  })
})

describe('the docs', () => {
  const root = new URL('../', import.meta.url)
  const inFolder = (folder: string) => readdirSync(new URL(folder, root)).map((name) => `${folder}${name}`)
  const folders = ['./', 'docs/', 'docs/decisions/', 'bench/']
  const pages = folders.flatMap(inFolder).filter((path) => path.endsWith('.md'))

  it.each(pages)('%s leads only to files that are there', (path) => {
    const page = new URL(path, root)
    const targets = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target)
    const files = targets.filter((target) => !/^(\w+:|\/)/.test(target))
    expect(files.filter((target) => !existsSync(new URL(target, page)))).toEqual([])
  })

  // Decisions are history: what they name may have moved. A path may be one inside the folder of a game.
  it.each(pages.filter((page) => !page.startsWith('docs/decisions/')))('%s names only files that are there', (page) => {
    const text = readFileSync(new URL(page, root), 'utf8').replace(/```[\s\S]*?```/g, '')
    const named = [...text.matchAll(PATH)].map(([, path = '']) => path)
    const places = ['', ...GAMES.map(({ id }) => `games/${id}/`)]
    expect(named.filter((path) => !places.some((place) => existsSync(new URL(place + path, root))))).toEqual([])
  })

  it('have every decision in the index, each with a number of its own', () => {
    const records = readdirSync(new URL('docs/decisions/', root)).filter((name) => /^\d/.test(name))
    const index = readFileSync(new URL('docs/decisions/README.md', root), 'utf8')
    const listed = [...index.matchAll(/\]\((\d[^)]+)\)/g)].map(([, name]) => name)
    expect(listed.toSorted()).toEqual(records.toSorted())
    expect(new Set(records.map((name) => Number.parseInt(name, 10))).size).toBe(records.length)
  })
})

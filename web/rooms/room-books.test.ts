import { LANGUAGES } from '@crownlands/core/room'
import { GAMES } from '@crownlands/games/registry'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { loadRoom } from './load-room'
import { loadRoomBook } from './room-books'

/** A game may do without one. */
const BOOKS = (await Promise.all(GAMES.map(async ({ id }) => ({ id, book: await loadRoomBook(id) })))).flatMap(
  ({ id, book }) => (book === undefined ? [] : [[id, book] as const]),
)

it('there are illustrated rulebooks', () => {
  expect(BOOKS.length).toBeGreaterThanOrEqual(4)
})

describe.each(BOOKS)('the illustrated rulebook of %s', (game, book) => {
  it.each(LANGUAGES)(
    'says in short what a turn is, what pays and how it ends, with pieces of the game (%s)',
    (language) => {
      const page = renderToStaticMarkup(createElement(book.InShort, { language }))
      expect([...page.matchAll(/<h3>/g)].length).toBeGreaterThanOrEqual(3)
      expect(page).toContain('<svg')
    },
  )

  it.each(LANGUAGES)('has its tables and examples at clauses that are there (%s)', async (language) => {
    const rulebook = await (await loadRoom(game))?.rulebook(language)
    const clauses = rulebook?.sections.flatMap(({ clauses }) => clauses.map(({ id }) => id))
    for (const [clause, Figure] of Object.entries(book.figures ?? {})) {
      expect(clauses).toContain(clause)
      expect(renderToStaticMarkup(createElement(Figure, { language }))).toMatch(/<th scope="row">|<figcaption>[^<]/)
    }
  })
})

it('a game without one has its words', async () => {
  expect(await loadRoomBook('chess')).toBeUndefined()
})

import { isPlayable } from '@crownlands/core/manifest'
import { LANGUAGES } from '@crownlands/core/room'
import { GAMES } from '@crownlands/games/registry'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { loadRoom } from './load-room'
import { loadRoomBook } from './room-books'

describe.each(GAMES.filter(isPlayable).map(({ id }) => id))('the illustrated rulebook of %s', (game) => {
  it.each(LANGUAGES)(
    'says in short what a turn is, what pays and how it ends, with pieces of the game (%s)',
    async (language) => {
      const book = await loadRoomBook(game)
      if (book === undefined) throw new TypeError('there is none')
      const page = renderToStaticMarkup(createElement(book.InShort, { language }))
      expect([...page.matchAll(/<h3>/g)].length).toBeGreaterThanOrEqual(3)
      expect(page).toContain('<svg')
    },
  )

  it.each(LANGUAGES)('has its tables and examples at clauses that are there (%s)', async (language) => {
    const [book, room] = await Promise.all([loadRoomBook(game), loadRoom(game)])
    const rulebook = await room?.rulebook(language)
    const clauses = rulebook?.sections.flatMap(({ clauses }) => clauses.map(({ id }) => id))
    for (const [clause, Figure] of Object.entries(book?.figures ?? {})) {
      expect(clauses).toContain(clause)
      expect(renderToStaticMarkup(createElement(Figure, { language }))).toMatch(/<th scope="row">|<figcaption>[^<]/)
    }
  })
})

it('a game without one has its words', async () => {
  expect(await loadRoomBook('chess')).toBeUndefined()
})

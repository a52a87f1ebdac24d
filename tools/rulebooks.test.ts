/** The rulebooks as pages for readers of the repository, made from the words of the games. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Rulebook } from '@crownlands/core/room'
import { ROOMS } from '@crownlands/games/rooms'
import { describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../docs/rulebooks/', import.meta.url))

function page(rulebook: Rulebook): string {
  const sections = rulebook.sections.map(({ title, clauses }) =>
    [`## ${title}`, ...clauses.map(({ id, text }) => `<a id="${id}"></a>**${id}** ${text}`)].join('\n\n'),
  )
  return `${[`# ${rulebook.title}`, rulebook.introduction, ...sections].join('\n\n')}\n`
}

describe.each(ROOMS.flatMap((room) => LANGUAGES.map((language) => ({ room, language }))))(
  'the page of the rulebook of $room.game.id in $language',
  ({ room, language }) => {
    it('is up to date; `npm run golden` writes it anew', async () => {
      const file = `${folder}${room.game.id}.${language}.md`
      const expected = page(await room.rulebook(language))
      if (process.env.UPDATE_GOLDEN === '1') {
        mkdirSync(folder, { recursive: true })
        writeFileSync(file, expected)
      }
      expect(readFileSync(file, 'utf8')).toBe(expected)
    })
  },
)

/** A game whose rules are there before its board. */
import { LANGUAGES, type Language } from '@crownlands/core/room'
import { manifest } from '@crownlands/core/testing/toy-room'
import { MemoryStorage } from '@crownlands/table/storage/storage'
import { hostOn } from '@crownlands/table/testing/hosts'
import { createElement, type ReactElement, Suspense } from 'react'
import { prerender } from 'react-dom/static'
import { describe, expect, it, vi } from 'vitest'
import { HomeScreen } from './home/home-screen'
import { readSettings } from './settings/settings'
import { firstDraft, planOf } from './setup/draft/draft'
import { SetupScreen } from './setup/setup-screen'
import { openRoom } from './table/trouble/open-room'
import { en } from './text/en'
import { fr } from './text/fr'

/** Who reads. */
const reader = vi.hoisted(() => ({ language: 'en' as Language }))

vi.mock(import('@crownlands/games/registry'), async (original) => {
  const toyRoom = await import('@crownlands/core/testing/toy-room')
  const { GAMES } = await original()
  const games: typeof GAMES = [...GAMES, { ...toyRoom.manifest, terminalOnly: true }]
  return { GAMES: games, manifestOf: (id) => games.find((one) => one.id === id) }
})
vi.mock(import('@crownlands/games/load-room'), async (original) =>
  (await import('@crownlands/core/testing/toy-room')).withFolder(await original()),
)
vi.mock(import('./settings/store'), async (original) => ({
  ...(await original()),
  useSettings: () => ({ ...readSettings(undefined), ...reader }),
}))

const WORDS = { en, fr }
const host = hostOn(new MemoryStorage())

async function shown(page: ReactElement, language: Language): Promise<string> {
  reader.language = language
  const { prelude } = await prerender(createElement(Suspense, undefined, page))
  return new Response(prelude).text()
}

describe.each(LANGUAGES)('a game without a board (%s)', (language) => {
  const { noBoardYet } = WORDS[language].home

  it('is on the shelf, with its rules and the word that it is played in the terminal', async () => {
    const page = await shown(createElement(HomeScreen, { host, onNear: () => undefined }), language)
    expect(page).toContain(manifest.words[language].title)
    expect(page).toContain(noBoardYet)
    expect(page).toContain(`href="#/rules/${manifest.id}"`)
    expect(page).not.toContain(`href="#/new/${manifest.id}"`)
  })

  it('cannot be set up, and it is said how it is played instead', async () => {
    const page = await shown(createElement(SetupScreen, { game: manifest.id, where: 'device', host }), language)
    expect(page).toContain(noBoardYet)
    expect(page.replaceAll('<!-- -->', '')).toContain(`npx crownlands play ${manifest.id}`)
    expect(page).not.toContain('<form')
  })
})

it('a table of it that came from a file says that there is no board, and is kept', async () => {
  const { id } = await host.create(
    planOf(
      firstDraft({ playerName: 'Ada', opponent: 'squire' }, { standing: 'ask' }, manifest.seats),
      manifest.id,
      en.setup,
    ),
  )
  expect(await openRoom(host, id)).toEqual({ trouble: 'no-board' })
  expect(await host.list()).toMatchObject([{ id, game: manifest.id }])
})

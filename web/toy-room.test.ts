import { FastChance } from '@crownlands/core/chance-fast'
import type { Language } from '@crownlands/core/room'
import { manifest } from '@crownlands/core/testing/toy-room'
import { GAMES } from '@crownlands/games/registry'
import type { SurfaceProps } from '@crownlands/kit/room-ui'
import { MemoryStorage } from '@crownlands/table/storage/storage'
import { hostOn } from '@crownlands/table/testing/hosts'
import { createElement, type ReactElement, Suspense } from 'react'
import { prerender } from 'react-dom/static'
import { describe, expect, it, vi } from 'vitest'
import { HomeScreen } from './home/home-screen'
import { gameTitle } from './rooms/game-title'
import { loadRoom } from './rooms/load-room'
import { loadRoomUi } from './rooms/room-uis'
import { readSettings } from './settings/store/settings'
import { firstDraft, planOf } from './setup/draft/draft'
import { defaultOptions } from './setup/draft/options'
import { SetupScreen } from './setup/setup-screen'
import { en } from './text/en'

/** Who reads. */
const reader = vi.hoisted(() => ({ language: 'en' as Language }))

vi.mock(import('@crownlands/games/registry'), async (original) =>
  (await import('@crownlands/core/testing/toy-room')).withToy(await original()),
)
vi.mock(import('@crownlands/games/load-room'), async (original) =>
  (await import('@crownlands/core/testing/toy-room')).withFolder(await original()),
)
vi.mock(import('./settings/store/store'), async (original) => ({
  ...(await original()),
  useSettings: () => ({ ...readSettings(undefined), ...reader }),
}))

const host = hostOn(new MemoryStorage())

/** The page as a browser would show it, in the words of a language. */
async function shown(page: ReactElement, language: Language): Promise<string> {
  reader.language = language
  const { prelude } = await prerender(createElement(Suspense, undefined, page))
  return new Response(prelude).text()
}

describe.each([
  ['en', '2 to 3 players', 'about 20 minutes', 'Doubts', 'A new game of Boasts'],
  ['fr', '2 à 3 joueurs', 'environ 20 minutes', 'Doutes', 'Une nouvelle partie de Vantardises'],
] as const)('a game that is one line more in the registry (%s)', (language, players, minutes, option, heading) => {
  const { title, tagline } = manifest.words[language]

  it('is at home, with its emblem for a picture', async () => {
    const page = await shown(createElement(HomeScreen, { host, onNear: () => undefined }), language)
    for (const fact of [title, tagline, players, minutes, manifest.emblem]) expect(page).toContain(fact)
    expect(page).toContain(`href="#/new/${manifest.id}"`)
    expect(page).toContain(`href="#/rules/${manifest.id}"`)
    for (const { words } of GAMES) expect(page).toContain(escaped(words[language].title))
  })

  it('can be set up, with its seats and its options', async () => {
    const page = await shown(createElement(SetupScreen, { game: manifest.id, where: 'device', host }), language)
    for (const words of [heading, option]) expect(page).toContain(words)
    expect([...page.matchAll(/<span>(\d)<\/span>/g)].map(([, seats]) => Number(seats))).toEqual([2, 3])
  })

  it('has the generic board: its table in words, and its actions as buttons', async () => {
    const [ui, room] = await Promise.all([loadRoomUi(manifest.id), loadRoom(manifest.id)])
    if (ui === undefined || room === undefined) throw new TypeError('there is no board')
    const state = room.game.setup(defaultOptions(room.game.options), 2, new FastChance('board').at(0))
    const legal = room.game.legalActions(state, 1)
    const nameplates = [
      { name: 'Ada', house: 'or' },
      { name: 'Bea', house: 'azure' },
    ] as const
    const props: SurfaceProps = {
      ...{
        view: room.game.view(state, 1),
        seat: 1,
        legal,
        nameplates,
        language,
        singleKeys: true,
        latest: [],
        stepTime: 0,
      },
      ...{ onShowing: () => undefined, onAct: async () => undefined, onTry: () => undefined },
      ...{ onHold: () => undefined, onSay: () => undefined },
    }
    const page = await shown(createElement(ui.Surface, props), language)
    expect(page).toContain(room.words[language].board(props.view, ['Ada', 'Bea']))
    // The table has a button of its own for the closing action.
    expect([...page.matchAll(/<button/g)]).toHaveLength(legal.length - 1)
  })

  it('is called by its name', () => {
    expect(gameTitle(manifest.id, language)).toBe(title)
  })
})

it('what is set up for it becomes a table', async () => {
  const room = await loadRoom(manifest.id)
  const options = room === undefined ? {} : defaultOptions(room.game.options)
  const { id } = await host.create(
    planOf(firstDraft({ playerName: 'Ada', opponent: 'squire' }, options, manifest.seats), manifest.id, en.setup),
  )
  expect(await host.list()).toMatchObject([{ id, game: manifest.id }])
})

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;')
}

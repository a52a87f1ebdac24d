/** The house: which screen is shown, what it is called, and what every screen has around it. */

import type { Language } from '@crownlands/core/room'
import { fetched, NotFetched } from '@crownlands/table/fetched'
import type { TableHost } from '@crownlands/table/protocol'
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react'
import styles from './app.module.css'
import { Button, ButtonLink } from './design/button'
import { Mender } from './design/mender'
import { Notices } from './design/notices'
import { dismissTroubles } from './design/notices-store'
import { Seal } from './design/ornament'
import { PageBar } from './design/page-bar'
import { DropTarget } from './home/drop-target'
import { HomeScreen } from './home/home-screen'
import { hrefOf, type Route, screenOf, useRoute } from './page/routes'
import { loadAgain } from './pwa/load-again'
import { gameTitle } from './rooms/game-title'
import { HostProvider } from './table/host/host-context'
import type { WebWords } from './text/web-words'
import { useLanguage, useWords } from './text/words'

// The home page is all that the first visit loads.
const loadSetup = () => import('./setup/setup-screen')
const loadSettings = () => import('./settings/settings-screen')
const loadTable = () => import('./table/table-screen')
const loadReplay = () => import('./replay/replay-screen')
const loadFirst = () => import('./first-game/first-game-screen')
const loadRules = () => import('./rules/rules-screen')
const SetupScreen = lazy(async () => ({ default: (await fetched(loadSetup())).SetupScreen }))
const SettingsScreen = lazy(async () => ({ default: (await fetched(loadSettings())).SettingsScreen }))
const TableScreen = lazy(async () => ({ default: (await fetched(loadTable())).TableScreen }))
const ReplayScreen = lazy(async () => ({ default: (await fetched(loadReplay())).ReplayScreen }))
const FirstGameScreen = lazy(async () => ({ default: (await fetched(loadFirst())).FirstGameScreen }))
const loadLicences = () => import('./licences/licences-screen')
const LicencesScreen = lazy(async () => ({ default: (await fetched(loadLicences())).LicencesScreen }))
const loadHistory = () => import('./history/history-screen')
const HistoryScreen = lazy(async () => ({ default: (await fetched(loadHistory())).HistoryScreen }))
const loadOnline = () => import('./online/online-screen')
const OnlineScreen = lazy(async () => ({ default: (await fetched(loadOnline())).OnlineScreen }))
const loadOnlineReplay = () => import('./online/online-replay')
const OnlineReplayScreen = lazy(async () => ({ default: (await fetched(loadOnlineReplay())).OnlineReplayScreen }))
const loadLobby = () => import('./online/lobby/lobby-screen')
const LobbyScreen = lazy(async () => ({ default: (await fetched(loadLobby())).LobbyScreen }))
const loadMyGames = () => import('./online/my-games/my-games-screen')
const MyGamesScreen = lazy(async () => ({ default: (await fetched(loadMyGames())).MyGamesScreen }))
const loadAccount = () => import('./online/account/account-screen')
const AccountScreen = lazy(async () => ({ default: (await fetched(loadAccount())).AccountScreen }))
const RulesScreen = lazy(async () => ({ default: (await fetched(loadRules())).RulesScreen }))

/** Where there is no bar above the screen, or the screen has its own. */
const AT_TABLE: readonly Route['page'][] = ['table', 'replay', 'first', 'online', 'online-replay']

export function App({ host }: { readonly host: TableHost }) {
  const route = useRoute()
  const words = useWords()
  const language = useLanguage()
  const screen = screenOf(route)
  // Where the page was opened the browser has placed the focus.
  const shown = useRef(screen)
  const atTable = AT_TABLE.includes(route.page)

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useEffect(() => {
    document.title = titleOf(route, words, language)
  }, [route, words, language])

  return (
    <HostProvider play={host} past={host} tables={host}>
      {!atTable && <PageBar route={route} />}
      <Mender key={screen} instead={(error) => <Broken error={error} />}>
        <Suspense fallback={<Loading />}>
          <Screen route={route} host={host} />
          <Arrival screen={screen} shown={shown} />
        </Suspense>
      </Mender>
      <DropTarget host={host} />
      <Notices />
    </HostProvider>
  )
}

function Screen({ route, host }: { readonly route: Route; readonly host: TableHost }) {
  switch (route.page) {
    case 'home':
      return <HomeScreen host={host} onNear={() => void loadSetup().catch(() => undefined)} />
    case 'settings':
      return <SettingsScreen />
    case 'licences':
      return <LicencesScreen />
    case 'history':
      return <HistoryScreen />
    case 'new':
      return <SetupScreen key={route.game} game={route.game} where={route.where ?? 'device'} host={host} />
    case 'first':
      return <FirstGameScreen key={route.game} game={route.game} host={host} />
    case 'table':
      return <TableScreen key={route.id} id={route.id} />
    case 'replay':
      return <ReplayScreen key={route.id} id={route.id} past={host} />
    case 'online':
      return <OnlineScreen key={route.code} code={route.code} token={route.token} />
    case 'online-replay':
      return <OnlineReplayScreen key={route.code} code={route.code} />
    case 'lobby':
      return <LobbyScreen />
    case 'my-games':
      return <MyGamesScreen />
    case 'account':
      return <AccountScreen token={route.token} />
    case 'rules':
      return <RulesScreen key={route.game} game={route.game} clause={route.clause} />
  }
}

/** Moves focus to the heading of a new screen, once it is there, so that it is read out. */
function Arrival({ screen, shown }: { readonly screen: string; readonly shown: RefObject<string> }) {
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    dismissTroubles()
    // Whoever came for something further down, a clause of the rulebook say, is there already.
    if (document.activeElement?.closest('main') == null) window.scrollTo(0, 0)
    if (focusHeading()) return
    // A screen that still fetches what it shows gets its heading later.
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [screen, shown])
  return null
}

/** False while there is no heading yet. Who has already gone somewhere is left there. */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return false
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body || activeElement.closest('main') === null) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  return true
}

function Loading() {
  const { shell } = useWords()
  return (
    <main className={styles.loading} aria-busy="true">
      <Seal size={72} />
      <p role="status">{shell.loading}</p>
    </main>
  )
}

function Broken({ error }: { readonly error: unknown }) {
  const { shell } = useWords()
  const { title, text } = error instanceof NotFetched ? shell.notFetched : shell.broken
  return (
    <main className={styles.loading}>
      <Seal size={72} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.ways}>
        <Button variant="seal" onClick={() => void loadAgain()}>
          {shell.broken.again}
        </Button>
        <ButtonLink href={hrefOf({ page: 'home' })}>{shell.home}</ButtonLink>
      </div>
    </main>
  )
}

function titleOf(route: Route, words: WebWords, language: Language): string {
  const { titles } = words.shell
  switch (route.page) {
    case 'new':
      return titles.newGame(gameTitle(route.game, language))
    case 'rules':
      return titles.rules(gameTitle(route.game, language))
    case 'first':
      return titles.firstGame(gameTitle(route.game, language))
    case 'online-replay':
      return titles.replay
    default:
      return titles[route.page]
  }
}

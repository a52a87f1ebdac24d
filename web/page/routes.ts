/** Where in the house a person is, as the part of the address after `#`. */
import { useSyncExternalStore } from 'react'

/** Where a table is. */
export type Place = 'device' | 'online'

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'settings' }
  | { readonly page: 'licences' }
  | { readonly page: 'history' }
  /** `online`: with the choice for a table online made. */
  | { readonly page: 'new'; readonly game: string; readonly where?: 'online' }
  | { readonly page: 'first'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  /** A table online, by its code: `#/t/…`. */
  /** `token`: of a link to a seat. */
  | { readonly page: 'online'; readonly code: string; readonly token?: string }
  /** The same seen again: `#/t/…/replay`. */
  | { readonly page: 'online-replay'; readonly code: string }
  | { readonly page: 'lobby' }
  | { readonly page: 'my-games' }
  /** `token`: of a link that somebody has made on another device. */
  | { readonly page: 'account'; readonly token?: string }
  | { readonly page: 'rules'; readonly game: string; readonly clause?: string }

const HOME: Route = { page: 'home' }
/** Those that are one alone. */
const PAGES: readonly Route[] = [
  { page: 'settings' },
  { page: 'licences' },
  { page: 'history' },
  { page: 'lobby' },
  { page: 'my-games' },
  { page: 'account' },
]

/** `#/rules/kingdoms/K-P4`; anything unknown leads home. */
export function parseRoute(hash: string): Route {
  const parts = decoded(hash.replace(/^#?\/?/, ''))
  if (parts === undefined) return HOME
  const [page, first, second, ...rest] = parts
  const [token] = rest
  if (page === 't' && second === 'seat' && rest.length === 1 && first && token)
    return { page: 'online', code: first, token }
  if (rest.length > 0) return HOME
  if (first === undefined) return PAGES.find((one) => one.page === page) ?? HOME
  if (first === '') return HOME
  if (page === 'rules') {
    return second === undefined || second === '' ? { page, game: first } : { page, game: first, clause: second }
  }
  if (page === 'new' && second === 'online') return { page, game: first, where: second }
  if (page === 't' && second === 'replay') return { page: 'online-replay', code: first }
  if (second !== undefined) return HOME
  if (page === 'new' || page === 'first') return { page, game: first }
  if (page === 't') return { page: 'online', code: first }
  if (page === 'account') return { page, token: first }
  if (page === 'table' || page === 'replay') return { page, id: first }
  return HOME
}

export function hrefOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/'
    case 'settings':
    case 'licences':
    case 'history':
    case 'lobby':
    case 'my-games':
      return `#/${route.page}`
    case 'account':
      return route.token === undefined ? '#/account' : `#/account/${encodeURIComponent(route.token)}`
    case 'online':
      return `#/t/${encodeURIComponent(route.code)}${route.token === undefined ? '' : `/seat/${encodeURIComponent(route.token)}`}`
    case 'online-replay':
      return `#/t/${encodeURIComponent(route.code)}/replay`
    case 'new':
      return `#/new/${encodeURIComponent(route.game)}${route.where === undefined ? '' : '/online'}`
    case 'first':
      return `#/${route.page}/${encodeURIComponent(route.game)}`
    case 'table':
    case 'replay':
      return `#/${route.page}/${encodeURIComponent(route.id)}`
    case 'rules':
      return ['#/rules', route.game, ...(route.clause === undefined ? [] : [route.clause])]
        .map((part, i) => (i === 0 ? part : encodeURIComponent(part)))
        .join('/')
  }
}

/** The same for all routes of one screen: another clause of the rulebook is no other screen. */
export function screenOf(route: Route): string {
  return route.page === 'rules' ? `rules/${route.game}` : hrefOf(route)
}

export function goTo(route: Route): void {
  location.hash = hrefOf(route)
}

/** Goes there without leaving the present page behind in the history. */
export function goToInstead(route: Route): void {
  location.replace(hrefOf(route))
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return parseRoute(hash)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

function decoded(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
}

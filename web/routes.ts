/** Where in the house a person is, as the part of the address after `#`. */
import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'settings' }
  | { readonly page: 'licences' }
  | { readonly page: 'history' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'first'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string; readonly clause?: string }

const HOME: Route = { page: 'home' }

/** `#/rules/kingdoms/K-P4`; anything unknown leads home. */
export function parseRoute(hash: string): Route {
  const parts = decoded(hash.replace(/^#?\/?/, ''))
  if (parts === undefined) return HOME
  const [page, first, second, ...rest] = parts
  if (rest.length > 0) return HOME
  if ((page === 'settings' || page === 'licences' || page === 'history') && first === undefined) return { page }
  if (first === undefined || first === '') return HOME
  if (page === 'rules') {
    return second === undefined || second === '' ? { page, game: first } : { page, game: first, clause: second }
  }
  if (second !== undefined) return HOME
  if (page === 'new' || page === 'first') return { page, game: first }
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
      return `#/${route.page}`
    case 'new':
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

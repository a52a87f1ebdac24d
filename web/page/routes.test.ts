import { describe, expect, it } from 'vitest'
import { hrefOf, parseRoute, type Route, screenOf } from './routes'

const ROUTES: readonly (readonly [string, Route])[] = [
  ['#/', { page: 'home' }],
  ['#/new/kingdoms', { page: 'new', game: 'kingdoms' }],
  ['#/new/kingdoms/online', { page: 'new', game: 'kingdoms', where: 'online' }],
  ['#/first/kingdoms', { page: 'first', game: 'kingdoms' }],
  ['#/table/4f-2', { page: 'table', id: '4f-2' }],
  ['#/replay/4f-2', { page: 'replay', id: '4f-2' }],
  ['#/rules/kingdoms', { page: 'rules', game: 'kingdoms' }],
  ['#/rules/kingdoms/K-P4', { page: 'rules', game: 'kingdoms', clause: 'K-P4' }],
  ['#/settings', { page: 'settings' }],
  ['#/licences', { page: 'licences' }],
  ['#/history', { page: 'history' }],
  ['#/t/7YWHMfk9JZe2', { page: 'online', code: '7YWHMfk9JZe2' }],
  ['#/t/7YWHMfk9JZe2/seat/a-Token_1', { page: 'online', code: '7YWHMfk9JZe2', token: 'a-Token_1' }],
  ['#/t/7YWHMfk9JZe2/replay', { page: 'online-replay', code: '7YWHMfk9JZe2' }],
  ['#/lobby', { page: 'lobby' }],
  ['#/my-games', { page: 'my-games' }],
  ['#/account', { page: 'account' }],
  ['#/account/abc', { page: 'account', token: 'abc' }],
]

describe('an address', () => {
  it.each(ROUTES)('%s leads to its screen and back', (href, route) => {
    expect(parseRoute(href)).toEqual(route)
    expect(hrefOf(route)).toBe(href)
  })

  it.each([
    '',
    '#',
    '#home',
    '#/nowhere',
    '#/table',
    '#/table/',
    '#/table/a/b',
    '#/new',
    '#/settings/x',
    '#/lobby/x',
    '#/t',
    '#/t/a/b',
    '#/%E0%A4%A',
  ])('%j leads home', (hash) => {
    expect(parseRoute(hash)).toEqual({ page: 'home' })
  })

  it('keeps what is odd in an id', () => {
    const route: Route = { page: 'table', id: 'a/b #é' }
    expect(parseRoute(hrefOf(route))).toEqual(route)
  })
})

describe('a screen', () => {
  it('stays when another clause of the same rulebook is shown', () => {
    expect(screenOf(parseRoute('#/rules/kingdoms/K-P4'))).toBe(screenOf(parseRoute('#/rules/kingdoms')))
  })

  it('changes from one table to the next', () => {
    expect(screenOf(parseRoute('#/table/a'))).not.toBe(screenOf(parseRoute('#/table/b')))
  })
})

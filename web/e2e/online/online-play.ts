/** Tables online that people play at past their pages, as programs would. */
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { expect } from '@playwright/test'
import { board } from '../players/player'
import type { Visitor } from './online-server'

export function actionsAt(who: Visitor, code: string): () => Promise<number> {
  return async () =>
    (await who.ask<{ readonly match: { readonly actions: number } }>('GET', `/tables/${code}/look`)).match.actions
}

/** Both do anything that is possible, past their pages. Gives back how many actions were made. */
export async function atRandom(
  people: readonly Visitor[],
  code: string,
  { until, now }: { until(actions: number): boolean; now?(): Promise<void> },
): Promise<number> {
  const chance = new FastChance(code).at(0)
  const actions = actionsAt(people[0] as Visitor, code)
  for (let done = 0; ; ) {
    let acted = false
    for (const [seat, who] of people.entries())
      acted = (await who.playTurn(code, seat, (legal) => pick(legal, chance))) || acted
    const before = done
    done = await actions()
    if (Math.floor(before / 25) !== Math.floor(done / 25)) await now?.()
    if (!acted || until(done)) return done
  }
}

/** A table that both sit at and that has begun. */
export async function begin(one: Visitor, other: Visitor, more: Record<string, unknown> = {}): Promise<string> {
  const code = await one.layTable(more)
  await other.sayName()
  await other.ask('PUT', `/tables/${code}/seats/1`)
  await start([one, other], code)
  return code
}

async function start(people: readonly Visitor[], code: string): Promise<void> {
  for (const who of people) await who.ask('PUT', `/tables/${code}/ready`, { ready: true })
  await people[0]?.ask('POST', `/tables/${code}/start`)
}

export async function openAll(people: readonly Visitor[], code: string): Promise<void> {
  for (const { page } of people) {
    await page.goto(`/t/${code}`)
    await expect(board(page)).toBeVisible()
  }
}

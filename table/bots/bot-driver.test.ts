/** Bots at a table whose queue is in our hands: what happens in between, we choose. */
import { describe, expect, it } from 'vitest'
import { OpenTable } from '../open-table'
import type { HostProblem, TablePlan } from '../protocol'
import { FIRST_THINKER, gameCalled, planFor, TWO_PEOPLE } from '../testing/hosts'
import { BotDriver } from './bot-driver'

async function tableOf(plan: TablePlan): Promise<OpenTable> {
  const game = await gameCalled(plan.game)
  if (game === undefined) throw new Error(`there is no game called ${plan.game}`)
  const chance = { kind: 'keyed', seed: 'a quick hand' } as const
  return new OpenTable(game, { plan, chance }, { actions: [], draft: [], draftChanges: 0 })
}

/** A person begins, the other seat is a bot's. */
async function tableWhereAPersonBegins(): Promise<OpenTable> {
  const [first] = (await tableOf(TWO_PEOPLE)).toAct()
  return tableOf(planFor([0, 1].map((seat) => (seat === first ? undefined : 'squire'))))
}

/** Whoever is to act does what comes first, until a bot is to act. */
function playUntilABotIsToAct(table: OpenTable): void {
  while (table.botToAct() === undefined) {
    const [seat = 0] = table.toAct()
    const [action] = table.look(seat).legal
    table.do(seat, action === undefined ? { type: 'end-turn' } : { type: 'act', action })
  }
}

/** A driver that is told of `meanwhile` each time after the table was looked at, before it hears what was found. */
function driverOf(table: OpenTable, meanwhile: () => void) {
  const trouble: HostProblem[] = []
  const driver: BotDriver = new BotDriver({
    thinker: FIRST_THINKER,
    async with(_, work) {
      const found = await work(table)
      meanwhile()
      return found
    },
    save: async () => table.saved(),
    isWatched: () => true,
    onTrouble: (_, problem) => void trouble.push(problem),
    onFailure: () => undefined,
  })
  return { driver, trouble }
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('bots', () => {
  it('act when somebody ends a turn just as there was nothing to do for them', async () => {
    const table = await tableWhereAPersonBegins()
    const person = table.toAct()
    let ended = false
    const { driver, trouble } = driverOf(table, () => {
      if (ended) return
      ended = true
      playUntilABotIsToAct(table)
      driver.drive('t')
    })
    driver.drive('t')
    await expect.poll(() => [ended, table.toAct()]).toEqual([true, person])
    expect(trouble).toEqual([])
  })

  it('are looked for once more, not for ever, when they were asked for while they were driven', async () => {
    const table = await tableWhereAPersonBegins()
    let looked = 0
    const { driver } = driverOf(table, () => {
      looked++
      if (looked === 1) for (let i = 0; i < 3; i++) driver.drive('t')
    })
    driver.drive('t')
    await aWhile()
    expect(looked).toBe(2)
  })
})

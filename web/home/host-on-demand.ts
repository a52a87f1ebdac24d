/** The host of the tables, fetched when it is first asked: the home page is there before it. */
import type { TableHost } from '@crownlands/table/protocol'
import { rememberCount, rememberedCount } from './remembered'

export function hostOnDemand(connect: () => Promise<TableHost>): TableHost {
  let connected: Promise<TableHost> | undefined
  const host = (): Promise<TableHost> => {
    connected ??= connect().catch((error: unknown) => {
      // The next call tries again: the network may be back.
      connected = undefined
      throw error
    })
    return connected
  }
  return {
    status: async () => (await host()).status(),
    list: async () => (await host()).list(),
    create: async (plan, seed) => {
      const table = await (await host()).create(plan, seed)
      rememberCount(rememberedCount() + 1)
      return table
    },
    repeat: async (id) => {
      const table = await (await host()).repeat(id)
      rememberCount(rememberedCount() + 1)
      return table
    },
    remove: async (id) => (await host()).remove(id),
    look: async (id, viewer) => (await host()).look(id, viewer),
    act: async (id, seat, action) => (await host()).act(id, seat, action),
    check: async (id, seat, action) => (await host()).check(id, seat, action),
    undo: async (id, seat) => (await host()).undo(id, seat),
    endTurn: async (id, seat) => (await host()).endTurn(id, seat),
    advance: async (id, viewer) => (await host()).advance(id, viewer),
    hint: async (id, seat) => (await host()).hint(id, seat),
    lookBack: async (id, viewer, step) => (await host()).lookBack(id, viewer, step),
    exportRecord: async (id) => (await host()).exportRecord(id),
    rescue: async (id) => (await host()).rescue(id),
    importRecord: async (json, names) => {
      const table = await (await host()).importRecord(json, names)
      if (!('problem' in table)) rememberCount(rememberedCount() + 1)
      return table
    },
  }
}

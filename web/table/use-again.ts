/** Another game with the same people: a new one, or the same start once more. */
import type { TableSummary } from '@crownlands/table/protocol'
import { notify } from '../design/notices-store'
import { goTo } from '../routes'
import type { TableText } from './text'
import { useHost } from './use-host'

export function useAgain(table: TableSummary, text: TableText) {
  const host = useHost()
  return async (how: 'new' | 'same') => {
    try {
      const next = how === 'new' ? await host.create(table) : await host.repeat(table.id)
      goTo({ page: 'table', id: next.id })
    } catch {
      notify({ kind: 'trouble', text: text.failed })
    }
  }
}

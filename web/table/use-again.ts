/** Another game with the same people: a new one, or the same start once more. */
import { hostProblem, type TableSummary } from '@crownlands/table/protocol'
import { notify } from '../design/notices-store'
import { goTo } from '../routes'
import { useWords } from '../text/words'
import { useHost } from './use-host'

export function useAgain(table: TableSummary) {
  const host = useHost()
  const { shell } = useWords()
  return async (how: 'new' | 'same') => {
    try {
      const next = how === 'new' ? await host.create(table) : await host.repeat(table.id)
      goTo({ page: 'table', id: next.id })
    } catch (error) {
      notify({ kind: 'trouble', text: shell.hostProblem(hostProblem(error)) })
    }
  }
}

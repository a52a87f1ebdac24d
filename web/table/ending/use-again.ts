/** Another game with the same people: a new one, the same start once more, or as another plan has it. */
import { hostProblem, type TablePlan, type TableSummary } from '@crownlands/table/protocol'
import { notify } from '../../design/notices-store'
import { goTo } from '../../page/routes'
import { useWords } from '../../text/words'
import { useHost } from '../host/use-host'

export function useAgain(table: TableSummary) {
  const host = useHost()
  const { shell } = useWords()
  return async (how: 'new' | 'same' | TablePlan) => {
    try {
      const next = how === 'same' ? await host.repeat(table.id) : await host.create(how === 'new' ? table : how)
      goTo({ page: 'table', id: next.id })
    } catch (error) {
      notify({ kind: 'trouble', text: shell.hostProblem(hostProblem(error)) })
    }
  }
}

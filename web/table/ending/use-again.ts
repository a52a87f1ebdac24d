/** Another game with the same people: a new one, the same start once more, or as another plan has it. */
import { hostProblem, type TablePlan, type TableSummary } from '@crownlands/table/protocol'
import { notify } from '../../design/notices-store'
import { goTo } from '../../page/routes'
import { useWords } from '../../text/words'
import { useHosts } from '../host/use-hosts'

export function useAgain(table: TableSummary) {
  const { tables } = useHosts()
  const { shell } = useWords()
  return async (how: 'new' | 'same' | TablePlan) => {
    if (tables === undefined) return
    try {
      const next = how === 'same' ? await tables.repeat(table.id) : await tables.create(how === 'new' ? table : how)
      goTo({ page: 'table', id: next.id })
    } catch (error) {
      notify({ kind: 'trouble', text: shell.hostProblem(hostProblem(error)) })
    }
  }
}

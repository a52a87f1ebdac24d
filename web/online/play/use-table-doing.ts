/** Asks the server to change something about the table: what it answers is shown at once, not only when the line tells. */
import type { TableInfo } from '@crownlands/table/online'
import type { Answered } from '../api/api'
import { useDoing } from '../api/use-doing'
import { type OnlineTable, useOnline } from './use-online-table'

export function useTableDoing(table: Pick<OnlineTable, 'line' | 'onInfo'>) {
  const { onInfo } = table
  const { isBusy, run } = useDoing(useOnline(table).sight)
  return {
    isBusy,
    run: (ask: () => Promise<Answered<TableInfo>>, onDone?: () => void) =>
      void run(ask).then((answer) => {
        if (answer === undefined) return
        onInfo(answer.value)
        onDone?.()
      }),
  }
}

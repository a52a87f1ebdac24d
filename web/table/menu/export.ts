/** A match as a file in the reader’s downloads. */

import { hostProblem, type TablePast, type TableSummary } from '@crownlands/table/protocol'
import { notify } from '../../design/notices-store'
import { download } from '../../page/download'
import { currentLanguage, currentWords } from '../../text/words'
import { NOTICE_TEXT } from '../notices/text'
import { MENU_TEXT } from './text'

export async function exportTable(past: TablePast, table: TableSummary): Promise<void> {
  try {
    const json = await past.exportRecord(table.id)
    if (json === undefined) notify({ kind: 'word', text: MENU_TEXT[currentLanguage()].exportLater })
    else download(fileName(table.game, table.startedAt), json)
  } catch (error) {
    const problem = hostProblem(error)
    const failed = () => NOTICE_TEXT[currentLanguage()].failed
    notify({ kind: 'trouble', text: problem === undefined ? failed() : currentWords().shell.hostProblem(problem) })
  }
}

/** `kingdoms-2026-11-15.json` */
export function fileName(name: string, time: number): string {
  return `${name}-${new Date(time).toISOString().slice(0, 10)}.json`
}

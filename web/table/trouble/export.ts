/** A match, or what is left of one, as a file in the reader’s downloads. */

import { hostProblem, type TableHost, type TableSummary } from '@crownlands/table/protocol'
import { notify } from '../../design/notices-store'
import { download } from '../../page/download'
import { currentLanguage, currentWords } from '../../text/words'
import { MENU_TEXT } from '../menu/text'
import { NOTICE_TEXT } from '../notices/text'
import { TROUBLE_TEXT } from './text'

export async function exportTable(host: TableHost, table: TableSummary): Promise<void> {
  try {
    const json = await host.exportRecord(table.id)
    if (json === undefined) notify({ kind: 'word', text: MENU_TEXT[currentLanguage()].exportLater })
    else download(fileName(table.game, table.startedAt), json)
  } catch (error) {
    const problem = hostProblem(error)
    const failed = () => NOTICE_TEXT[currentLanguage()].failed
    notify({ kind: 'trouble', text: problem === undefined ? failed() : currentWords().shell.hostProblem(problem) })
  }
}

/** Of a table that cannot be shown: its record, if there still is one, or whatever is stored of it. */
export async function rescueTable(host: TableHost, id: string): Promise<void> {
  const text = TROUBLE_TEXT[currentLanguage()]
  try {
    const record = await host.exportRecord(id).catch(() => undefined)
    const json = record ?? (await host.rescue(id))
    if (json === undefined) notify({ kind: 'trouble', text: text.rescueLater })
    else download(fileName(record === undefined ? 'crownlands-rescued' : 'crownlands', Date.now()), json)
  } catch {
    notify({ kind: 'trouble', text: text.rescueFailed })
  }
}

/** `kingdoms-2026-11-15.json` */
function fileName(name: string, time: number): string {
  return `${name}-${new Date(time).toISOString().slice(0, 10)}.json`
}

/** A match, or what is left of one, as a file in the reader’s downloads. */

import { hostProblem, type TableHost, type TableSummary } from '@crownlands/table/protocol'
import { notify } from '../../design/notices-store'
import { download } from '../../page/download'
import { currentWords } from '../../text/words'
import type { TableText } from '../text/text'
import type { TroubleText } from './text'

export async function exportTable(host: TableHost, table: TableSummary, text: TableText): Promise<void> {
  try {
    const json = await host.exportRecord(table.id)
    if (json === undefined) notify({ kind: 'word', text: text.exportLater })
    else download(fileName(table.game, table.startedAt), json)
  } catch (error) {
    const problem = hostProblem(error)
    notify({ kind: 'trouble', text: problem === undefined ? text.failed : currentWords().shell.hostProblem(problem) })
  }
}

/** Of a table that cannot be shown: its record, if there still is one, or whatever is stored of it. */
export async function rescueTable(host: TableHost, id: string, text: TroubleText): Promise<void> {
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

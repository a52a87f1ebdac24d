/** The record of a match as a file in the reader’s downloads. */
import { notify } from '../design/notices-store'
import type { TableHost, TableSummary } from '@crownlands/table/protocol'
import type { TableText } from './text'

export async function exportTable(host: TableHost, table: TableSummary, text: TableText): Promise<void> {
  try {
    const json = await host.exportRecord(table.id)
    if (json === undefined) notify({ kind: 'word', text: text.exportLater })
    else download(fileName(table), json)
  } catch {
    notify({ kind: 'trouble', text: text.failed })
  }
}

/** `kingdoms-2026-11-15.json` */
function fileName({ game, startedAt }: Pick<TableSummary, 'game' | 'startedAt'>): string {
  return `${game}-${new Date(startedAt).toISOString().slice(0, 10)}.json`
}

function download(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

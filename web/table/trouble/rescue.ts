/** What is left of a table that cannot be shown, as a file in the reader’s downloads. */
import { notify } from '../../design/notices-store'
import { download } from '../../page/download'
import { currentLanguage } from '../../text/words'
import type { Hosts } from '../host/host-context'
import { fileName } from '../menu/export'
import { TROUBLE_TEXT } from './text'

/** Its record, if there still is one, or whatever is stored of it. */
export async function rescueTable({ past, tables }: Hosts, id: string): Promise<void> {
  const text = TROUBLE_TEXT[currentLanguage()]
  try {
    const record = await past?.exportRecord(id).catch(() => undefined)
    const json = record ?? (await tables?.rescue(id))
    if (json === undefined) notify({ kind: 'trouble', text: text.rescueLater })
    else download(fileName(record === undefined ? 'crownlands-rescued' : 'crownlands', Date.now()), json)
  } catch {
    notify({ kind: 'trouble', text: text.rescueFailed })
  }
}

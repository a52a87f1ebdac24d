/** Lays a table online; whoever is not known yet becomes somebody first. */
import type { TableInfo } from '@crownlands/table/online'
import { notify } from '../../design/notices-store'
import { changeSettings } from '../../settings/store/store'
import type { Draft } from '../../setup/draft/draft'
import * as api from '../api/api'
import { problemText } from '../api/words'
import { newTable, type OnlineChoices } from './choices'

/** The code of the table; undefined when it could not be laid, which is said. */
export async function layOnline(draft: Draft, game: string, choices: OnlineChoices): Promise<string | undefined> {
  const laid = await layAsSomebody(draft, game, choices)
  if ('value' in laid) return laid.value.code
  notify({ kind: 'trouble', text: problemText(laid.trouble) })
  return undefined
}

async function layAsSomebody(draft: Draft, game: string, choices: OnlineChoices): Promise<api.Answered<TableInfo>> {
  const table = newTable(draft, game, choices)
  const laid = await api.tables.lay(table)
  if (!('trouble' in laid) || laid.trouble.problem !== 'nobody') return laid
  const begun = await api.me.begin(choices.name)
  if ('trouble' in begun) return begun
  changeSettings({ playerName: begun.value.name })
  return api.tables.lay(table)
}

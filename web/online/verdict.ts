/** What a record proves of its match, part by part. */
import { commitmentOf, fairnessOf } from '@crownlands/core/fair'
import { isProblem, parseRecord, replay } from '@crownlands/core/record'
import { loadRules } from '@crownlands/table/rules'

export interface Verdict {
  /** Whether the server's secret is the one whose hash was shown before the match. */
  readonly commitment: 'holds' | 'broken'
  /** `alone`: nobody has added a word, so the server chose alone. */
  readonly seed: 'holds' | 'alone' | 'broken'
  readonly words: readonly { readonly seat: number; readonly word: string }[]
  readonly replay: 'holds' | 'broken'
}

/** Undefined when it cannot be read here, or follows rules that are not here. */
export async function verdictOn(json: string, commitment: string): Promise<Verdict | undefined> {
  const record = parseRecord(json)
  if (isProblem(record)) return undefined
  const rules = await loadRules(record.game, record.rules)
  if (rules === undefined) return undefined
  const { fair } = record
  const fairness = fairnessOf(record)
  return {
    commitment: fair !== undefined && commitmentOf(fair.secret) === commitment ? 'holds' : 'broken',
    seed: fairness === 'other-seed' ? 'broken' : fairness === 'holds' ? 'holds' : 'alone',
    words: fair?.words ?? [],
    replay: isProblem(replay(record, () => rules.game)) ? 'broken' : 'holds',
  }
}

/** What a record proves of its match, part by part. */
import { commitmentOf, fairnessOf, isInFair } from '@crownlands/core/fair'
import { isProblem, parseRecord, replay } from '@crownlands/core/record'
import { loadRules } from '@crownlands/table/rules'
import type { ChanceMemory } from './chance-store'

export interface Verdict {
  /**
   * Whether the server's secret is the one whose hash was shown before the match; `claimed`: the one whose hash it says so of
   * now, which this browser has not seen before.
   */
  readonly commitment: 'holds' | 'claimed' | 'broken'
  /** `alone`: nobody has added a word, so the server chose alone. */
  readonly seed: 'holds' | 'alone' | 'broken'
  /** Whether the reader's part is what this browser gave; undefined: it gave none. */
  readonly own: 'holds' | 'broken' | undefined
  readonly replay: 'holds' | 'broken'
}

export interface Verifying {
  readonly record: string
  /** What the server says now that it has shown. */
  readonly commitment: string
  /** The reader's seat. */
  readonly seat: number | undefined
  readonly remembered: ChanceMemory
}

/** Undefined when it cannot be read here, or follows rules that are not here. */
export async function verdictOn({
  record: json,
  commitment,
  seat,
  remembered,
}: Verifying): Promise<Verdict | undefined> {
  const record = parseRecord(json)
  if (isProblem(record)) return undefined
  const rules = await loadRules(record.game, record.rules)
  if (rules === undefined) return undefined
  const { fair } = record
  const fairness = fairnessOf(record)
  const shown = remembered.commitment ?? commitment
  const isKept = fair !== undefined && commitmentOf(fair.secret) === shown
  const { word } = remembered
  return {
    commitment: !isKept ? 'broken' : remembered.commitment === undefined ? 'claimed' : 'holds',
    seed: fairness === 'other-seed' ? 'broken' : fairness === 'holds' ? 'holds' : 'alone',
    own: word === undefined || seat === undefined ? undefined : isInFair(fair, seat, word) ? 'holds' : 'broken',
    replay: isProblem(replay(record, () => rules.game)) ? 'broken' : 'holds',
  }
}

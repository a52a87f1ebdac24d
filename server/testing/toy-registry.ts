/** Built in the place of `table/rules.ts`: the rules of the house, and of the toys. */
import type { Rules } from '@crownlands/core/room'
import { loadRules as loadReal } from '@crownlands/table/rules'
import { toyRules } from './toy-rules'

export async function loadRules(id: string, version?: number): Promise<Rules | undefined> {
  return (await toyRules(id, version)) ?? loadReal(id, version)
}

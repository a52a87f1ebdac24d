/** The rules of the games, loaded when they are wanted: without words, which nobody reads where matches are run. */
import { newestRules } from '@crownlands/core/manifest'
import type { Rules } from '@crownlands/core/room'
import { GAMES, manifestOf } from '@crownlands/games/registry'
import { loadOnce } from './load-once'

const load = loadOnce<Rules>(
  Object.fromEntries(
    GAMES.flatMap(({ id, rules }) => Object.entries(rules).map(([version, loader]) => [nameOf(id, version), loader])),
  ),
)

/** With that version of the rules, or with the newest. Undefined when there is no such game, or not with these rules. */
export function loadRules(id: string, version?: number): Promise<Rules | undefined> {
  const manifest = manifestOf(id)
  return manifest === undefined ? Promise.resolve(undefined) : load(nameOf(id, version ?? newestRules(manifest)))
}

function nameOf(id: string, version: number | string): string {
  return `${id} ${version}`
}

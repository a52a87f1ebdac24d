/** What the threads for the past do: they parse what is stored, replay it, and pack the answer. */
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import type { Viewer } from '@crownlands/core/game'
import { isProblem, type OnlinePart, parseRecord, type RecordedAction, writeRecord } from '@crownlands/core/record'
import { damaged } from '@crownlands/table/open-table'
import { looksAt, type PastLook, storyAfter } from '@crownlands/table/past'
import { readSnapshot } from '@crownlands/table/storage/stored-table'
import { type BuiltFile, type Content, etagOf } from '../http/built-files'
import { folded, type Incident, type LogRow, recordedIncidents } from '../match/log-rows'
import type { PastFile } from '../match/match-file'
import type { StoredPast } from '../match/stored-past'
import { gameOf, matchIn } from './replay'

/** The snapshot cannot be read: it is only a cache, and the match is to be replayed from its start. */
export type NoSnapshot = 'no-snapshot'

/** How the viewer saw the table after each step from `first` to `last`. */
export async function lookBack(
  stored: StoredPast,
  viewer: Viewer,
  first: number,
  last: number,
): Promise<readonly BuiltFile[] | NoSnapshot> {
  const file = pastOf(stored, last)
  if (file === 'no-snapshot') return file
  const looks = looksAt(await gameOf(file), file.start, file.past, viewer, first)
  return looks.map((look, i) => packed(`{"match":${lookText(first + i, look)}}`))
}

function lookText(actions: number, { outcome, ...look }: PastLook): string {
  return JSON.stringify({ actions, ...look, ...(outcome !== undefined && { outcome }) })
}

export async function story(
  stored: StoredPast,
  viewer: Viewer,
  after: number,
  to: number,
): Promise<BuiltFile | NoSnapshot> {
  const file = pastOf(stored, to)
  if (file === 'no-snapshot') return file
  return packed(JSON.stringify(storyAfter(await gameOf(file), file.start, file.past, viewer, after)))
}

/** All of a match, with every secret: for one that is over. */
export async function record(
  stored: StoredPast,
  online: Omit<OnlinePart, 'incidents'>,
): Promise<BuiltFile | NoSnapshot> {
  if (stored.record !== undefined) return packed(gunzipSync(stored.record).toString('utf8'))
  const file = pastOf(stored, stored.actions)
  if (file === 'no-snapshot') return file
  const incidents = recordedIncidents(file.incidents)
  return packed(`${JSON.stringify(writeRecord(await matchIn(file), [], { ...online, incidents }), undefined, 2)}\n`)
}

/** The match up to a step. */
function pastOf(stored: StoredPast, to: number): (PastFile & { readonly incidents: readonly Incident[] }) | NoSnapshot {
  const { rules, start } = stored
  const snapshot = stored.snapshot === undefined ? undefined : readSnapshot(JSON.parse(stored.snapshot))
  if (stored.snapshot !== undefined && snapshot === undefined) return 'no-snapshot'
  const begin = snapshot?.steps ?? 0
  const { actions, incidents } = actionsOf(stored, begin)
  if (begin + actions.length !== stored.actions) throw damaged()
  return { rules, start, past: { snapshot, actions: actions.slice(0, to - begin) }, incidents }
}

function actionsOf(
  { rows, record: gzipped }: StoredPast,
  begin: number,
): { readonly actions: readonly RecordedAction[]; readonly incidents: readonly Incident[] } {
  if (rows !== undefined || gzipped === undefined)
    return folded(rows === undefined ? [] : (JSON.parse(rows) as readonly LogRow[]), begin)
  const read = parseRecord(gunzipSync(gzipped).toString('utf8'))
  if (isProblem(read)) throw damaged()
  return { actions: read.actions, incidents: [] }
}

/** What is smaller is sent as it is, in bytes. */
const SMALL = 1000
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

function packed(text: string): BuiltFile {
  const bytes = Buffer.from(text)
  const whole: Content = { encoding: 'identity', bytes }
  const contents: readonly Content[] =
    bytes.length < SMALL
      ? [whole]
      : [
          { encoding: 'br', bytes: brotliCompressSync(bytes, BROTLI) },
          { encoding: 'gzip', bytes: gzipSync(bytes) },
          whole,
        ]
  return { type: 'application/json; charset=utf-8', etag: etagOf(bytes), contents }
}

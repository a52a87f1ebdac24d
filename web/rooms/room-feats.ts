/** The feats of the rooms, each found where it lies and loaded when an end or the history is looked at. */
import type { RoomFeats } from '@crownlands/kit/feats'
import { loadOnce } from '@crownlands/table/load-once'
import { byRoom } from './room-files'

const feats = import.meta.glob<RoomFeats>('../../games/*/board/feats.ts', { import: 'feats' })

/** Undefined when the game has none. */
export const loadFeats = loadOnce<RoomFeats>(byRoom(feats))

/** What the rooms say of others' turns, each found where it lies and loaded when somebody asks. */
import type { RoomRecap } from '@crownlands/kit/recap'
import { loadOnce } from '@crownlands/table/load-once'
import { byRoom } from './room-files'

const recaps = import.meta.glob<RoomRecap>('../../games/*/board/recap.ts', { import: 'recap' })

/** Undefined when the game has none. */
export const loadRecap = loadOnce<RoomRecap>(byRoom(recaps))

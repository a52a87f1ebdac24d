/** The illustrated parts of the rulebooks, each found where it lies and loaded when the rules are opened. */
import type { RoomBook } from '@crownlands/kit/book'
import { loadOnce } from '@crownlands/table/load-once'
import { byRoom } from './room-files'

const books = import.meta.glob<RoomBook>('../../games/*/board/book.tsx', { import: 'book' })

/** Undefined when the room brings none. */
export const loadRoomBook = loadOnce<RoomBook>(byRoom(books))

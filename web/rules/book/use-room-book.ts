/** The illustrated parts of a rulebook on the page; without them, or when they could not be fetched, its words do. */
import type { RoomBook } from '@crownlands/kit/book'
import { useEffect, useState } from 'react'
import { loadRoomBook } from '../../rooms/room-books'

export function useRoomBook(game: string): RoomBook | undefined | 'coming' {
  const [book, setBook] = useState<RoomBook | undefined | 'coming'>('coming')
  useEffect(() => {
    let current = true
    void loadRoomBook(game)
      .catch(() => undefined)
      .then((found) => {
        if (current) setBook(found)
      })
    return () => {
      current = false
    }
  }, [game])
  return book
}

/** A glimpse of each game's table, for the shelf: those of the rooms that have one. All of them are on the first page. */
import type { ComponentType } from 'react'
import { byRoom } from './room-files'

const pictures = byRoom(
  import.meta.glob<ComponentType>('../../games/*/board/picture.tsx', { import: 'Picture', eager: true }),
)

export function pictureOf(game: string): ComponentType | undefined {
  return Object.hasOwn(pictures, game) ? pictures[game] : undefined
}

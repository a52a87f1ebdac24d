/**
 * The room of a game, for people: in the folder that is called as the game. Apart from the registry, so that workers and
 * servers, which run matches and say nothing, do not carry words.
 */
import type { Room } from '@crownlands/core/room'

export async function loadRoom(id: string): Promise<Room> {
  // Vite, esbuild and Node all find a folder's file by this.
  const { room } = (await import(`./${id}/room.ts`)) as { readonly room: Room }
  return room
}

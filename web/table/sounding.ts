/** Which sound belongs to what just happened at the table. */
import type { Sound } from '../sound/sounds'
import type { ShownLook } from './flow/flow'

/** A reveal is a page that turns; anything else that happened is wood on felt; your turn rings last. */
export function soundsOf(before: ShownLook | undefined, after: ShownLook): readonly Sound[] {
  const fresh = after.story.slice(Math.max(after.since, before?.story.length ?? after.since))
  const sounds: Sound[] = []
  if (fresh.some(({ reveals }) => reveals === true)) sounds.push('draw')
  else if (fresh.length > 0 && before !== undefined) sounds.push('place')
  if (isToAct(after) && before !== undefined && !isToAct(before)) sounds.push('turn')
  return sounds
}

function isToAct({ viewer, table }: ShownLook): boolean {
  return viewer !== 'spectator' && table.toAct.includes(viewer)
}

/** What bots do in many small steps takes no breath for each: a four-player game is to be over within an hour. */
import type { View } from '../rules/view/view'

/** A step of a march is seen on the map, and a battle shows itself moment by moment. */
const [STEP, THROW] = [0.25, 0.3]

export function breathIn({ tasks }: View): number {
  if (tasks.some(({ type }) => type === 'battle')) return THROW
  const move = tasks.find((task) => task.type === 'move')
  return move?.at === undefined ? 1 : STEP
}

/** Where something happens: what the camera goes to when it is asked for it. */
import type { View } from '../../rules/view/view'

/** The hex of what is carried out just now, with the hexes that can be chosen; none: nowhere in particular. */
export function placesOf({ tasks }: View, targets: readonly number[]): readonly number[] {
  const here = tasks.flatMap((task) => {
    if (task.type === 'move') return task.at === undefined ? [] : [task.at]
    return 'hex' in task && task.hex !== undefined ? [task.hex] : []
  })
  return [...new Set([...here, ...targets])]
}

import type { Glimpse } from '@crownlands/core/glimpse'

/** Gets what its seat may see and gives back an action. */
export interface Bot<Action, View> {
  choose(glimpse: Glimpse<Action, View>): Action
}

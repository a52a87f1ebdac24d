/**
 * What a viewer may know (G-H1): everything but the order in which cards and enemies will come, and that is not even in
 * the state. So a view is the state, and there is nothing to imagine behind it.
 */
import { clone, type Event, type State, type View } from './state'

export function view(state: State): View {
  return clone(state)
}

export function viewEvent(event: Event): Event {
  return event
}

export function imagine(seen: View): State {
  return clone(seen)
}

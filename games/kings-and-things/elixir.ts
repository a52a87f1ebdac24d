/** The Elixir against plagues (KT-I6). */
import type { Handler } from './run'
import type { ElixirTask } from './tasks'

export const elixirHandler: Handler<ElixirTask> = {
  seats: () => {
    throw new Error('to be written')
  },
  legal: () => [],
  why: () => ({ clause: 'KT-O1', reason: 'not-now' }),
  apply: () => {},
  advance: () => {},
}

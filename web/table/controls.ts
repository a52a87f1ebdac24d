/** What the person at the table can press now, and what of it is advised. Pure: `table-frame.tsx` draws it. */
import { sameData } from '@crownlands/core/json'
import type { Expected, ShownLook } from './flow/flow'

interface Controls {
  readonly mayAct: boolean
  readonly mayUndo: boolean
  readonly mayEnd: boolean
  /** The advised action and what comes after it; undefined while it cannot be done. */
  readonly hintedLine: readonly unknown[] | undefined
  /** Ending the turn is what is advised. */
  readonly advisesEnd: boolean
}

interface ControlNeeds {
  readonly waits: Expected
  readonly look: Pick<ShownLook, 'legal' | 'mayEnd' | 'canUndo'>
  /** The board shows step by step what has happened. */
  readonly showing: boolean
  /** By a hint or a first game, which may be a step ahead of what is shown. */
  readonly advised: readonly unknown[] | undefined
  /** The action that ends a turn, where the game has one. */
  readonly closing: unknown
}

export function controlsOf({ waits, look, showing, advised, closing }: ControlNeeds): Controls {
  const mayAct = waits.kind === 'act' && !showing
  const mayEnd = waits.kind === 'end-turn' || (mayAct && look.mayEnd)
  const isAdvised = (action: unknown) => sameData(action, advised?.[0])
  return {
    mayAct,
    mayUndo: (waits.kind === 'act' || waits.kind === 'end-turn') && look.canUndo && !showing,
    mayEnd,
    hintedLine: mayAct && look.legal.some(isAdvised) ? advised : undefined,
    advisesEnd: mayEnd && closing !== undefined && isAdvised(closing),
  }
}

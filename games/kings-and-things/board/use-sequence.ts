/** Several actions in one go: each is done when the table has answered the one before, as long as the rules allow it. */
import { sameData } from '@crownlands/core/json'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Action } from '../rules/actions'
import type { View } from '../rules/view/view'
import { expectedAfter } from './expected'

interface Needs {
  readonly view: View
  readonly legal: readonly Action[]
  onAct(action: Action): Promise<void>
}

interface Sequence {
  /** What the table is expected to look like at the end of it; undefined: as it looks. */
  readonly expected: View | undefined
  /** The table has not answered all of it. */
  readonly busy: boolean
  run(actions: readonly Action[]): void
}

interface Running {
  readonly rest: readonly Action[]
  /** What was seen when the last one was sent: the next waits for something new. */
  readonly sentAt: View
  readonly answered: boolean
}

export function useSequence({ view, legal, onAct }: Needs): Sequence {
  const [running, setRunning] = useState<Running>()
  const [expected, setExpected] = useState<View>()

  const send = (action: Action, rest: readonly Action[]) => {
    setRunning({ rest, sentAt: view, answered: false })
    void onAct(action).finally(() => setRunning((now) => now && { ...now, answered: true }))
  }

  const sendNext = useEffectEvent(send)
  useEffect(() => {
    if (running === undefined || !running.answered) return
    const [next, ...rest] = running.rest
    const isNew = running.sentAt !== view
    if (isNew && next !== undefined && legal.some((one) => sameData(one, next))) {
      sendNext(next, rest)
      return
    }
    setRunning(undefined)
    setExpected(undefined)
  }, [running, view, legal])

  return {
    expected,
    busy: running !== undefined,
    run: (actions) => {
      const [first, ...rest] = actions
      if (first === undefined) return
      setExpected(actions.reduce<View | undefined>((now, action) => now && expectedAfter(now, action), view))
      send(first, rest)
    },
  }
}

/** A player who is quicker than the table does not wait: the next choice is carried out after the answer to the one before. */
import { sameData } from '@crownlands/core/json'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { Choices } from './choices'

interface ChoiceNeeds {
  readonly mayChoose: boolean
  /** What may be done now; what waits is done only if it is still possible. */
  readonly legal: readonly unknown[]
  /** The action that ends a turn, where the game has one. A player who goes on does not end the turn yet. */
  readonly closing: unknown
  /** Whether it was done. */
  carryOut(action: unknown): Promise<boolean>
}

export function useChoices({ mayChoose, legal, closing, carryOut }: ChoiceNeeds) {
  const [choices] = useState(() => new Choices())
  const [answers, setAnswers] = useState(0)
  const start = async (action: unknown) => {
    const done = await carryOut(action)
    choices.answered(done ? 'done' : 'not-done')
    setAnswers((count) => count + 1)
  }
  const goOn = useEffectEvent(() => {
    const action = choices.next((one) => legal.some((other) => sameData(one, other)))
    if (action !== undefined) void start(action)
  })
  // Only after the answer, though the page may hear of the action before it. A layout effect: before a board that sees the
  // answer goes on by itself.
  useLayoutEffect(() => {
    if (answers > 0) goOn()
  }, [answers])
  return (action: unknown, on?: unknown) =>
    new Promise<void>((settle) => {
      if (!mayChoose) return settle()
      if (!sameData(action, closing)) choices.letGo(closing)
      if (choices.choose({ action, on, settle })) void start(action)
    })
}

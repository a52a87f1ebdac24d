/** Shows the enemies' attack step by step: what is on the table meanwhile, and how to skip it. */
import { useEffect, useLayoutEffect, useState } from 'react'
import type { Event, View } from '../state'
import { isSiege, type SiegeStep, siegeSteps } from './siege-steps'

interface Shown {
  readonly view: View
  readonly latest: readonly Event[]
  /** What is still to be shown, the present step first. */
  readonly steps: readonly SiegeStep[]
}

interface SiegeNeeds {
  readonly view: View
  readonly latest: readonly Event[]
  readonly stepTime: number
  onShowing(showing: boolean): void
}

export function useSiege({ view, latest, stepTime, onShowing }: SiegeNeeds): {
  readonly step: SiegeStep | undefined
  skip(): void
} {
  const [shown, setShown] = useState<Shown>({ view, latest, steps: [] })
  let { steps } = shown
  if (shown.latest !== latest) {
    // Worked out while rendering: the end must not be seen before the way there.
    steps = stepTime > 0 && isSiege(latest) ? siegeSteps(shown.view, latest) : []
    setShown({ view, latest, steps })
  }
  const step = steps[0]
  const showing = step !== undefined
  useEffect(() => {
    if (step === undefined) return
    const timer = setTimeout(() => setShown((now) => ({ ...now, steps: now.steps.slice(1) })), stepTime)
    return () => clearTimeout(timer)
  }, [step, stepTime])
  useLayoutEffect(() => {
    onShowing(showing)
    return () => onShowing(false)
  }, [showing, onShowing])
  return { step, skip: () => setShown((now) => ({ ...now, steps: [] })) }
}

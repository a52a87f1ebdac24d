/** Shows the enemies' attack step by step: what is on the table meanwhile, and how to skip it. */
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { Event, View } from '../../rules/state'
import { isSiege, type SiegeStep, siegeSteps } from './siege-steps'

interface Shown {
  readonly view: View
  /** As the table lay before the attack. */
  readonly before: View
  readonly latest: readonly Event[]
  /** What is still to be shown, the present step first. */
  readonly steps: readonly SiegeStep[]
}

interface SiegeNeeds {
  readonly view: View
  readonly latest: readonly Event[]
  readonly stepTime: number
  onShowing(told: number | undefined): void
}

export function useSiege({ view, latest, stepTime, onShowing }: SiegeNeeds): {
  readonly step: SiegeStep | undefined
  /** What lies on the table beside the siege: during the attack what lay there before it. */
  readonly table: View
  skip(): void
} {
  const [shown, setShown] = useState<Shown>({ view, before: view, latest, steps: [] })
  let { steps } = shown
  if (shown.latest !== latest) {
    // Worked out while rendering: the end must not be seen before the way there.
    steps = stepTime > 0 && isSiege(latest) ? siegeSteps(shown.view, latest) : []
    setShown({ view, before: shown.view, latest, steps })
  }
  const step = steps[0]
  const showing = step !== undefined
  useEffect(() => {
    if (step === undefined) return
    const timer = setTimeout(() => setShown((now) => ({ ...now, steps: now.steps.slice(1) })), stepTime)
    return () => clearTimeout(timer)
  }, [step, stepTime])
  useLayoutEffect(() => {
    onShowing(step?.told)
    return () => onShowing(undefined)
  }, [step, onShowing])
  const skip = useCallback(() => setShown((now) => ({ ...now, steps: [] })), [])
  useLayoutEffect(() => {
    if (!showing) return
    // Before anything else hears of them: what they mean otherwise waits until the attack was seen.
    const press = (event: KeyboardEvent) => {
      if (!/^(Enter| |Escape)$/.test(event.key)) return
      event.preventDefault()
      event.stopPropagation()
      skip()
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [showing, skip])
  return { step, table: showing ? shown.before : view, skip }
}

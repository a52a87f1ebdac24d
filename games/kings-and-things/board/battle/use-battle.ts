/** Shows a battle moment by moment: what is on the screen meanwhile, what was told of it, and how to skip it. */
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { Event } from '../../rules/happenings'
import type { View } from '../../rules/view/view'
import { type Moment, momentsOf } from './moments'
import { carriedOver, type Scene, sceneOf } from './scene'

interface Shown {
  readonly view: View
  readonly latest: readonly Event[]
  /** As it lies when all moments were shown; undefined: nobody fights any more. */
  readonly scene: Scene | undefined
  /** What is still to be shown, the present moment first. */
  readonly moments: readonly Moment[]
  /** What was told of this battle, the oldest first. */
  readonly log: readonly Moment[]
}

interface BattleNeeds {
  readonly view: View
  readonly latest: readonly Event[]
  readonly stepTime: number
  onShowing(told: number | undefined): void
}

export interface ShownBattle {
  /** Undefined: nobody fights. */
  readonly scene: Scene | undefined
  /** What is being shown; undefined: what comes next is for the players to say. */
  readonly moment: Moment | undefined
  readonly log: readonly Moment[]
  skip(): void
}

export function useBattle({ view, latest, stepTime, onShowing }: BattleNeeds): ShownBattle {
  const [shown, setShown] = useState<Shown>(() => ({ view, latest, scene: sceneOf(view), moments: [], log: [] }))
  let now = shown
  if (shown.latest !== latest || shown.view !== view) {
    // Worked out while rendering: the end must not be seen before the way there.
    now = next(shown, view, latest, stepTime)
    setShown(now)
  }
  const moment = now.moments[0]
  const showing = moment !== undefined
  useEffect(() => {
    if (moment === undefined) return
    const timer = setTimeout(
      () => setShown((last) => ({ ...last, moments: last.moments.slice(1) })),
      stepTime * moment.weight,
    )
    return () => clearTimeout(timer)
  }, [moment, stepTime])
  useLayoutEffect(() => {
    onShowing(moment?.told)
    return () => onShowing(undefined)
  }, [moment, onShowing])
  const skip = useCallback(() => setShown((last) => ({ ...last, moments: [] })), [])
  useLayoutEffect(() => {
    if (!showing) return
    // Before anything else hears of them: what they mean otherwise waits until the battle was seen.
    const press = (event: KeyboardEvent) => {
      if (!/^(Enter| |Escape)$/.test(event.key)) return
      event.preventDefault()
      event.stopPropagation()
      skip()
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [showing, skip])
  return { scene: moment?.scene ?? now.scene, moment, log: toldOf(now), skip }
}

function next(shown: Shown, view: View, latest: readonly Event[], stepTime: number): Shown {
  const fresh = shown.latest === latest ? [] : momentsOf(shown.scene, latest, shown.view)
  const ahead = sceneOf(view)
  const last = fresh.at(-1)?.scene ?? shown.scene
  const isNew = fresh.some(({ about }) => about.type === 'battle-begun')
  return {
    view,
    latest,
    scene: ahead === undefined ? undefined : carriedOver(last, ahead),
    moments: stepTime > 0 ? fresh : [],
    log: [...(isNew || shown.scene === undefined ? [] : shown.log), ...fresh],
  }
}

/** What is still to be shown is not told yet. */
function toldOf({ log, moments }: Shown): readonly Moment[] {
  const waiting = new Set(moments.slice(1))
  return log.filter((moment) => !waiting.has(moment))
}

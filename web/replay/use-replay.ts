/** A replay in the browser: the steps come from the host, the last asked for wins. */
import type { Viewer } from '@crownlands/core/game'
import { hostProblem, type Look } from '@crownlands/table/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSettings } from '../settings/store'
import { type NotOpen, type OpenRoom, openRoom } from '../table/open-room'
import { timing } from '../table/pace'
import { troubleOf } from '../table/trouble'
import { useHost } from '../table/use-host'
import { goToStep, moveReplay, openReplay, type Replay, type ReplayMove } from './replay'

export function useReplay(id: string) {
  const host = useHost()
  const { pace } = useSettings()
  /** Undefined while the table is being laid. */
  const [opened, setOpened] = useState<OpenRoom | NotOpen>()
  const [attempt, setAttempt] = useState(0)
  const [replay, setReplay] = useState<Replay>(openReplay(0))
  const [viewer, setViewer] = useState<Viewer>('spectator')
  const [look, setLook] = useState<Look>()
  const asked = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let current = true
    setOpened(undefined)
    void openRoom(host, id).then((result) => {
      if (!current) return
      setOpened(result)
      if ('table' in result) setReplay(openReplay(result.table.actions))
    })
    return () => {
      current = false
    }
  }, [host, id, attempt])

  const ready = opened !== undefined && 'table' in opened
  const { step } = replay
  useEffect(() => {
    if (!ready) return
    const mine = ++asked.current
    host.lookBack(id, viewer, step).then(
      (back) => {
        if (asked.current === mine) setLook(back)
      },
      (error) => {
        const problem = hostProblem(error)
        if (asked.current === mine && problem !== 'no-such-step') setOpened({ trouble: troubleOf(problem) })
      },
    )
  }, [ready, host, id, viewer, step])

  // The clock runs from when a step is on screen, not from when it was asked for.
  const shown = look?.table.actions === step
  useEffect(() => {
    if (!replay.playing || !shown) return
    const timer = setTimeout(() => setReplay((now) => moveReplay(now, 'tick')), timing(pace).replay)
    return () => clearTimeout(timer)
  }, [replay, shown, pace])

  return {
    opened,
    look,
    replay,
    viewer,
    setViewer,
    move: useCallback((how: ReplayMove) => setReplay((now) => moveReplay(now, how)), []),
    goToStep: useCallback((to: number) => setReplay((now) => goToStep(now, to)), []),
    retry: useCallback(() => setAttempt((n) => n + 1), []),
  }
}

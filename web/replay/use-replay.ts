/** A replay in the browser: the steps come from the host, the last asked for wins. */
import type { Viewer } from '@crownlands/core/game'
import { useCallback, useEffect, useRef, useState } from 'react'
import { hostProblem, type Look } from '@crownlands/table/protocol'
import { useSettings } from '../settings/store'
import { type NotOpenStatus, type OpenRoom, openRoom } from '../table/open-room'
import { timing } from '../table/pace'
import { useHost } from '../table/use-host'
import { goToStep, moveReplay, openReplay, type Replay, type ReplayMove } from './replay'

type Loading = { readonly status: NotOpenStatus }

export function useReplay(id: string) {
  const host = useHost()
  const { pace } = useSettings()
  const [opened, setOpened] = useState<OpenRoom | Loading>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [replay, setReplay] = useState<Replay>(openReplay(0))
  const [viewer, setViewer] = useState<Viewer>('spectator')
  const [look, setLook] = useState<Look>()
  const asked = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let current = true
    setOpened({ status: 'loading' })
    void openRoom(host, id).then((result) => {
      if (!current) return
      setOpened(typeof result === 'string' ? { status: result } : result)
      if (typeof result !== 'string') setReplay(openReplay(result.table.actions))
    })
    return () => {
      current = false
    }
  }, [host, id, attempt])

  const ready = 'table' in opened
  const { step } = replay
  useEffect(() => {
    if (!ready) return
    const mine = ++asked.current
    host.lookBack(id, viewer, step).then(
      (back) => {
        if (asked.current === mine) setLook(back)
      },
      (error) => {
        if (asked.current === mine && hostProblem(error) !== 'no-such-step') setOpened({ status: 'failed' })
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

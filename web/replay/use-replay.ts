/** A replay in the browser: the steps come from the host, the last asked for wins. */
import type { Viewer } from '@crownlands/core/game'
import { hostProblem, type Look, type StoryPart, type TablePast } from '@crownlands/table/protocol'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSettings } from '../settings/store/store'
import type { ShownLook } from '../table/flow/flow'
import { timing } from '../table/flow/pace'
import { placeAfter } from '../table/flow/told'
import { useHosts } from '../table/host/use-hosts'
import { type NotOpen, type OpenRoom, openRoom } from '../table/trouble/open-room'
import { troubleOf } from '../table/trouble/trouble'
import { goToStep, moveReplay, openReplay, type Replay, type ReplayMove } from './replay'
import { partsFor, rangeOf, toldUpTo } from './story-parts'

export function useReplay(id: string, past: TablePast) {
  const { play, tables } = useHosts()
  const { pace } = useSettings()
  /** Undefined while the table is being laid. */
  const [opened, setOpened] = useState<OpenRoom | NotOpen>()
  const [attempt, setAttempt] = useState(0)
  const [replay, setReplay] = useState<Replay>(openReplay(0))
  const [viewer, setViewer] = useState<Viewer>('spectator')
  const [found, setFound] = useState<Look>()
  const [parts, setParts] = useState<ReadonlyMap<number, StoryPart>>(new Map())
  const asked = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` counts the presses of “Try again”: each loads once more
  useEffect(() => {
    let current = true
    setOpened(undefined)
    void openRoom({ play, tables }, id).then((result) => {
      if (!current) return
      setOpened(result)
      if ('table' in result) setReplay(openReplay(result.table.actions))
    })
    return () => {
      current = false
    }
  }, [play, tables, id, attempt])

  const ready = opened !== undefined && 'table' in opened
  const { step } = replay
  useEffect(() => {
    if (!ready) return
    const mine = ++asked.current
    past.lookBack(id, viewer, step).then(
      (back) => {
        if (asked.current === mine) setFound(back)
      },
      (error) => {
        const problem = hostProblem(error)
        if (asked.current === mine && problem !== 'no-such-step') setOpened({ trouble: troubleOf(problem) })
      },
    )
  }, [ready, past, id, viewer, step])

  const { steps } = replay
  useEffect(() => {
    if (!ready) return
    let current = true
    for (const number of partsFor(step)) {
      const { after, to } = rangeOf(number, steps)
      if (parts.has(number) || (after === to && number > 0)) continue
      // A part of nothing but the set-up is what step 0 shows.
      const fetched =
        to === 0 ? past.lookBack(id, viewer, 0).then(({ story }) => story) : play.story(id, viewer, after, to)
      void fetched.then(
        (part) => current && setParts((now) => new Map(now).set(number, part)),
        (error: unknown) => current && setOpened({ trouble: troubleOf(hostProblem(error)) }),
      )
    }
    return () => {
      current = false
    }
  }, [ready, play, past, id, viewer, step, steps, parts])

  const told = useMemo(() => (found === undefined ? undefined : toldUpTo(found.table.actions, parts)), [found, parts])
  const look = useMemo((): ShownLook | undefined => {
    if (found === undefined || told === undefined || found.viewer !== viewer) return undefined
    const { story: _, ...rest } = found
    return { ...rest, told, story: told.events, since: placeAfter(told, found.table.actions - 1) }
  }, [found, told, viewer])

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
    parts,
    viewer,
    /** Each viewer is told another story. */
    setViewer: useCallback((next: Viewer) => {
      setViewer(next)
      setParts(new Map())
    }, []),
    move: useCallback((how: ReplayMove) => setReplay((now) => moveReplay(now, how)), []),
    goToStep: useCallback((to: number) => setReplay((now) => goToStep(now, to)), []),
    retry: useCallback(() => setAttempt((n) => n + 1), []),
  }
}

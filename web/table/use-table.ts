/** The table in the browser: holds what `flow.ts` decides together with the host, the clock and the settings. */
import type { Refusal, Viewer } from '@crownlands/core/game'
import { sameData } from '@crownlands/core/json'
import type { Room } from '@crownlands/core/room'
import { type Hint, type HostProblem, hostProblem, type Look } from '@crownlands/table/protocol'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSettings } from '../settings/store'
import { expected, openTable, type TableEvent, type TableState, tableReducer } from './flow'
import { type NotOpen, openRoom } from './open-room'
import { timing } from './pace'
import type { TableUi } from './room-uis'
import { useHost } from './use-host'

/** What the table has to say beside the prompt. */
export type Notice =
  | { readonly kind: 'refusal'; readonly refusal: Refusal }
  /** The turn was to end with something left undone. */
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'hint-thinking' }
  /** `view` is what the hint is about. */
  | { readonly kind: 'hint'; readonly hint: Hint | undefined; readonly view: unknown }
  | { readonly kind: 'failed'; readonly problem: HostProblem | undefined }

interface Opened {
  readonly state: TableState
  readonly ui: TableUi
  readonly room: Room
}

export function useTable(id: string) {
  const host = useHost()
  /** Undefined while the table is being laid. */
  const [opened, setOpened] = useState<Opened | NotOpen>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let current = true
    setOpened(undefined)
    void openRoom(host, id).then((result) => {
      if (!current) return
      if ('trouble' in result) setOpened(result)
      else setOpened({ state: openTable(result.table), ui: result.ui, room: result.room })
    })
    return () => {
      current = false
    }
  }, [host, id, attempt])

  const dispatch = useCallback((event: TableEvent) => {
    setOpened((now) => (now !== undefined && 'state' in now ? { ...now, state: tableReducer(now.state, event) } : now))
  }, [])

  const retry = useCallback(() => setAttempt((n) => n + 1), [])
  return { opened, dispatch, retry }
}

/** The table once it is open. `paused`: something lies over it, so that bots and clocks wait. */
export function useCourse(
  { state, ui }: Pick<Opened, 'state' | 'ui'>,
  dispatch: (event: TableEvent) => void,
  { paused }: { readonly paused: boolean },
) {
  const host = useHost()
  const { confirmTurns, pace } = useSettings()
  const [notice, setNotice] = useState<Notice>()
  const [attempt, setAttempt] = useState(0)
  const calling = useRef(false)
  /** The action under way, and the one that was chosen before it was answered. */
  const acting = useRef<unknown>(undefined)
  const next = useRef<unknown>(undefined)
  const { id } = state.table
  const { look } = state
  const waits = useMemo(() => expected(state, { confirmTurns }), [state, confirmTurns])

  /**
   * One call at a time; while one is under way further ones are dropped, as a double click would be.
   * Tells whether there is something new to look at.
   */
  const call = useCallback(
    async (ask: () => Promise<Look | Refusal | undefined>): Promise<boolean> => {
      if (calling.current) return false
      calling.current = true
      try {
        const answer = await ask()
        if (answer === undefined) setNotice({ kind: 'failed', problem: 'no-such-table' })
        else if ('clause' in answer) setNotice({ kind: 'refusal', refusal: answer })
        else {
          setNotice(undefined)
          dispatch({ type: 'looked', look: answer, scorings: ui.scorings(answer.story, 'en') })
          return true
        }
      } catch (error) {
        setNotice({ kind: 'failed', problem: hostProblem(error) })
      } finally {
        calling.current = false
      }
      return false
    },
    [dispatch, ui],
  )

  const lookAs = useCallback((viewer: Viewer) => call(() => host.look(id, viewer)), [call, host, id])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new look and attempt is a new step
  useEffect(() => {
    if (waits.kind === 'look') void lookAs(waits.viewer)
    if (paused || look === undefined) return
    const { viewer } = look
    const after = (ms: number, go: () => void) => {
      const timer = setTimeout(go, ms)
      return () => clearTimeout(timer)
    }
    switch (waits.kind) {
      case 'bot':
        return after(timing(pace).bot, () => void call(() => host.advance(id, viewer)))
      case 'end-turn':
        return waits.by === 'table'
          ? after(timing(pace).breath, () => void call(() => host.endTurn(id, waits.seat)))
          : undefined
      case 'pass':
        return after(timing(pace).breath, () => {
          setNotice(undefined)
          dispatch({ type: 'passed' })
        })
    }
  }, [waits, look, paused, pace, attempt])

  const seat = waits.kind === 'act' || waits.kind === 'end-turn' ? waits.seat : undefined
  const shown = useRef(look)
  useEffect(() => {
    shown.current = look
  }, [look])

  /** Once asked, or advised to end the turn, a player who ends it means it. */
  const asksFirst = (action: unknown): boolean => {
    const { closing, unfinished } = ui
    if (look === undefined || unfinished === undefined || !sameData(action, closing)) return false
    if (notice?.kind === 'unfinished') return false
    if (notice?.kind === 'hint' && sameData(notice.hint?.action, closing)) return false
    return unfinished(look.view, look.legal, 'en')?.question !== undefined
  }

  /** A quick hand is not made to wait: what it chooses next is done next. Only the same again is a double click. */
  const act = async (action: unknown) => {
    if (seat === undefined) return
    if (acting.current !== undefined) {
      if (!sameData(acting.current, action)) next.current = action
      return
    }
    if (asksFirst(action)) return setNotice({ kind: 'unfinished' })
    acting.current = action
    const answered = await call(() => host.act(id, seat, action))
    acting.current = undefined
    if (!answered) next.current = undefined
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every new look
  useEffect(() => {
    const action = next.current
    next.current = undefined
    if (action !== undefined && waits.kind === 'act' && look?.legal.some((one) => sameData(one, action)))
      void act(action)
  }, [look])

  return {
    waits,
    seat,
    notice,
    dismiss: () => setNotice(undefined),
    /**
     * After a call failed: what is shown may be old, so the table is looked at again before it goes on. Where nobody
     * looked yet it is asked again who does: after a while the device may be in other hands.
     */
    tryAgain: async () => {
      setNotice(undefined)
      if (look !== undefined) await lookAs(look.viewer)
      setAttempt((n) => n + 1)
    },
    lookAs,
    act,
    /** Something that is not possible was tried: why not. */
    explain: async (action: unknown) => {
      if (look === undefined || look.viewer === 'spectator') return
      const asked = look
      const refusal = await host.check(id, look.viewer, action).catch(() => undefined)
      if (refusal !== undefined && shown.current === asked) setNotice({ kind: 'refusal', refusal })
    },
    undo: () => {
      if (seat !== undefined && look?.canUndo) void call(() => host.undo(id, seat))
    },
    endTurn: () => {
      if (waits.kind === 'end-turn') void call(() => host.endTurn(id, waits.seat))
    },
    hint: async () => {
      if (waits.kind !== 'act') return
      const asked = look
      setNotice({ kind: 'hint-thinking' })
      const answer: Notice = await host.hint(id, waits.seat).then(
        (hint) => ({ kind: 'hint', hint, view: asked?.view }),
        (error) => ({ kind: 'failed', problem: hostProblem(error) }),
      )
      // Whoever looks now may be another person, or may have acted meanwhile.
      if (shown.current === asked) setNotice(answer)
    },
  }
}

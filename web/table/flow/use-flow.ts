/** The table once it is open: connects what `flow.ts` decides with the host, the clock and the settings. */
import type { Viewer } from '@crownlands/core/game'
import { sameData } from '@crownlands/core/json'
import type { Room } from '@crownlands/core/room'
import { advice } from '@crownlands/kit/advice'
import type { News } from '@crownlands/table/protocol'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { TableUi } from '../../rooms/room-uis'
import { useSettings } from '../../settings/store/store'
import { useHosts } from '../host/use-hosts'
import { endingTurn } from './ending-turn'
import { expected, type ShownLook, type TableEvent, type TableState } from './flow'
import { type Notice, noticeWith } from './notice'
import { noteSeen, seenUpTo } from './seen'
import { stepAfter } from './steps'
import { useAdvice } from './use-advice'
import { useChoices } from './use-choices'
import { useCommands } from './use-commands'
import { useFollowing } from './use-following'

interface FlowNeeds {
  readonly state: TableState
  readonly ui: TableUi
  readonly room: Room
}

/** `paused`: something lies over the table, so that what happens waits to be shown. */
export function useFlow(
  { state, ui, room }: FlowNeeds,
  dispatch: (event: TableEvent) => void,
  { paused }: { readonly paused: boolean },
) {
  const { play } = useHosts()
  const { confirmTurns, pace } = useSettings()
  const [lastNotice, setNotice] = useState<Notice>()
  const [attempt, setAttempt] = useState(0)
  /** Who has taken the device. */
  const [taken, setTaken] = useState<Viewer>()
  const { id } = state.table
  const { look } = state
  const { closing } = room.game
  const notice = noticeWith(lastNotice, look)
  const waits = useMemo(() => expected(state, { confirmTurns }), [state, confirmTurns])
  const seat = waits.kind === 'act' || waits.kind === 'end-turn' ? waits.seat : undefined
  const { send, passFor } = useCommands({ state, dispatch, setNotice })
  const { explain, hint } = useAdvice({ id, look, waits, setNotice })

  const viewer = look?.viewer ?? (waits.kind === 'look' ? waits.viewer : taken)
  const following = useMemo(() => (viewer === undefined ? undefined : { viewer, attempt }), [viewer, attempt])
  useFollowing(id, following, look?.table.actions, (news: News) => {
    if ('problem' in news) {
      // A host that broke down is started anew, once: what it had answered is stored.
      if (news.problem === 'host-lost' && look !== undefined && notice === undefined) setAttempt((n) => n + 1)
      setNotice({ kind: 'failed', problem: news.problem })
      return
    }
    if (notice?.kind === 'failed') setNotice(undefined)
    dispatch({ type: 'arrived', look: news.look, seen: seenUpTo(id, news.look.viewer) })
  })
  useEffect(() => {
    if (look !== undefined) noteSeen(id, look.viewer, look.table.actions)
  }, [id, look])

  // Every look and every attempt begins the wait anew.
  const moment = useMemo(() => look && { look, waits, attempt }, [look, waits, attempt])
  const takeStep = useEffectEvent((does: 'show' | 'end-turn' | 'pass') => {
    if (does === 'show') return dispatch({ type: 'shown' })
    if (does === 'end-turn') return void send({ type: 'end-turn' })
    setNotice(undefined)
    setTaken(undefined)
    dispatch({ type: 'passed' })
  })
  const breathOf = useEffectEvent((view: unknown) => ui.breath?.(view) ?? 1)
  useEffect(() => {
    if (paused || moment === undefined) return
    const step = stepAfter(moment.waits, pace, breathOf(moment.look.view))
    if (step === undefined) return
    const timer = setTimeout(() => takeStep(step.does), step.after)
    return () => clearTimeout(timer)
  }, [moment, paused, pace])

  /** The turn is being ended: until the table has answered it cannot be ended once more. */
  const [isEnding, setEnding] = useState(false)
  /** Whether the turn has ended. */
  const endTurn = async (): Promise<boolean> => {
    if (look === undefined || seat === undefined) return false
    const question = advice(() => ui.unfinished?.(look.view, look.legal, 'en'))?.question
    switch (endingTurn(look, notice, { question, closing })) {
      case 'explain':
        await explain({ type: 'end-turn' })
        return false
      case 'ask':
        setNotice({ kind: 'unfinished' })
        return false
      case 'end': {
        setEnding(true)
        const ended = await send({ type: 'end-turn' })
        setEnding(false)
        return ended
      }
    }
  }
  const act = useChoices({
    mayChoose: seat !== undefined,
    legal: waits.kind === 'act' && look !== undefined ? look.legal : [],
    closing,
    carryOut: (action) => (sameData(action, closing) ? endTurn() : send({ type: 'act', action })),
  })

  /** What a person did in one go is taken back in one go. */
  const undoing = useRef(false)
  const undo = async () => {
    undoing.current = await send({ type: 'undo' })
  }
  const undoRest = useEffectEvent((now: ShownLook) => {
    if (now.canUndo && ui.isHalfDone?.(now.view) === true) void undo()
  })
  useEffect(() => {
    if (!undoing.current || look === undefined) return
    undoing.current = false
    undoRest(look)
  }, [look])

  const readBack = async () => {
    if (look === undefined || look.told.after < 0) return
    const part = await play.story(id, look.viewer, -1, look.told.after).catch(() => undefined)
    if (part !== undefined) dispatch({ type: 'read-back', viewer: look.viewer, part })
  }
  // The end of a match tells its whole course: while a part before this step is missing it is asked for.
  const missing = waits.kind === 'over' ? look?.told.after : undefined
  const readMissing = useEffectEvent(readBack)
  useEffect(() => {
    if (missing !== undefined) void readMissing()
  }, [missing])

  return {
    waits,
    seat,
    notice,
    isEnding,
    dismiss: () => setNotice(undefined),
    /**
     * After a call failed: the table is followed anew, and so looked at again before it goes on. Where nobody looked yet
     * the page asks again who does: after a while the device may be in other hands.
     */
    tryAgain: () => {
      setNotice(undefined)
      if (look === undefined) setTaken(undefined)
      setAttempt((n) => n + 1)
    },
    take: setTaken,
    act,
    explain: (action: unknown) => explain({ type: 'act', action }),
    say: (sentence: string) => setNotice({ kind: 'said', sentence }),
    // Where an action ends turns, it waits as other actions do: its notice must not be swept away by an earlier answer.
    endTurn: () => {
      if (seat === undefined) void explain({ type: 'end-turn' })
      else void (closing === undefined ? endTurn() : act(closing))
    },
    undo: () => void (seat !== undefined && look?.canUndo ? undo() : explain({ type: 'undo' })),
    readBack,
    passFor,
    hint,
  }
}

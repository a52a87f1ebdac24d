/** The table once it is open: holds what `flow.ts` decides together with the host, the clock and the settings. */
import type { Refusal, Seat, Viewer } from '@crownlands/core/game'
import { sameData } from '@crownlands/core/json'
import type { Room } from '@crownlands/core/room'
import { advice } from '@crownlands/kit/advice'
import { type Answer, type Deed, hostProblem, type News } from '@crownlands/table/protocol'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { TableUi } from '../../rooms/room-uis'
import { useSettings } from '../../settings/store/store'
import { useHosts } from '../host/use-hosts'
import { Choices } from './choices'
import { type Expected, expected, type TableEvent, type TableState } from './flow'
import { isSameLook, type Notice, noticeWith } from './notice'
import { timing } from './pace'
import { noteSeen, seenUpTo } from './seen'
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
  const { play: host } = useHosts()
  const { confirmTurns, pace } = useSettings()
  const [lastNotice, setNotice] = useState<Notice>()
  const [attempt, setAttempt] = useState(0)
  /** Who has taken the device. */
  const [taken, setTaken] = useState<Viewer>()
  const calling = useRef(false)
  const [choices] = useState(() => new Choices())
  const [answers, setAnswers] = useState(0)
  const { id } = state.table
  const { look } = state
  const notice = noticeWith(lastNotice, look)
  const waits = useMemo(() => expected(state, { confirmTurns }), [state, confirmTurns])
  const viewer = look?.viewer ?? (waits.kind === 'look' ? waits.viewer : taken)

  const onNews = (news: News) => {
    if ('problem' in news) {
      // A host that broke down is started anew, once: what it had answered is stored.
      if (news.problem === 'host-lost' && look !== undefined && notice === undefined) setAttempt((n) => n + 1)
      setNotice({ kind: 'failed', problem: news.problem })
      return
    }
    if (notice?.kind === 'failed') setNotice(undefined)
    dispatch({ type: 'arrived', look: news.look, seen: seenUpTo(id, news.look.viewer) })
  }
  useFollowing({ id, viewer, has: look?.table.actions, attempt }, onNews)
  useEffect(() => {
    if (look !== undefined) noteSeen(id, look.viewer, look.table.actions)
  }, [id, look])

  /**
   * One deed at a time; while one is under way further ones are dropped, as a double click would be. Tells whether there
   * is something new to look at.
   */
  const send = useCallback(
    async (deed: Deed): Promise<boolean> => {
      if (calling.current || look === undefined || look.viewer === 'spectator') return false
      calling.current = true
      const command = { seat: look.viewer, at: look.at, key: newKey(), deed }
      try {
        // With the same key it is done once, even if the first answer was only lost.
        const answer = await host.do(id, command).catch((error: unknown) => {
          if (hostProblem(error) !== 'host-lost') throw error
          return host.do(id, command)
        })
        if ('refusal' in answer) {
          setNotice({ kind: 'refusal', refusal: answer.refusal })
          return false
        }
        setNotice('changed' in answer ? { kind: 'overtaken' } : undefined)
        dispatch({ type: 'arrived', look: lookIn(answer) })
        return 'look' in answer
      } catch (error) {
        setNotice({ kind: 'failed', problem: hostProblem(error) })
        return false
      } finally {
        calling.current = false
      }
    },
    [host, id, look, dispatch],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new look and attempt is a new step
  useEffect(() => {
    if (paused || look === undefined) return
    const after = (ms: number, go: () => void) => {
      const timer = setTimeout(go, ms)
      return () => clearTimeout(timer)
    }
    switch (waits.kind) {
      case 'show':
        return after(timing(pace).bot * (ui.breath?.(look.view) ?? 1), () => dispatch({ type: 'shown' }))
      case 'end-turn':
        return waits.by === 'table' ? after(timing(pace).breath, () => void send({ type: 'end-turn' })) : undefined
      case 'pass':
        return after(timing(pace).breath, () => {
          setNotice(undefined)
          setTaken(undefined)
          dispatch({ type: 'passed' })
        })
    }
  }, [waits, look, paused, pace, attempt])

  const seat = waits.kind === 'act' || waits.kind === 'end-turn' ? waits.seat : undefined
  const shown = useRef(look)
  useEffect(() => {
    shown.current = look
  }, [look])

  const carryOut = async (action: unknown) => {
    const done = await (sameData(action, room.game.closing) ? close() : send({ type: 'act', action }))
    choices.answered(done ? 'done' : 'not-done')
    setAnswers((count) => count + 1)
  }
  /** A quick hand is not made to wait: what it chooses next is done next. Whoever plays on does not end the turn yet. */
  const act = (action: unknown, on?: unknown) =>
    new Promise<void>((settle) => {
      if (seat === undefined) return settle()
      if (!sameData(action, room.game.closing)) choices.letGo(room.game.closing)
      if (choices.choose({ action, on, settle })) void carryOut(action)
    })
  // Whoever follows the table may hear of the action before its answer comes: what is next waits for the answer. A layout
  // effect: before a board that sees the answer goes on by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer
  useLayoutEffect(() => {
    const isLegal = (action: unknown) => look?.legal.some((one) => sameData(one, action)) === true
    const action = choices.next((one) => waits.kind === 'act' && isLegal(one))
    if (action !== undefined) void carryOut(action)
  }, [answers])

  /** Something that is not possible was tried: why not. */
  const explain = async (deed: Deed) => {
    if (look === undefined || look.viewer === 'spectator') return
    const asked = look
    const refusal = await host.check(id, look.viewer, deed).catch(() => undefined)
    if (refusal !== undefined && shown.current === asked) setNotice({ kind: 'refusal', refusal })
  }

  /** The turn is being ended: until the table has answered it is not there to be ended once more. */
  const [isEnding, setEnding] = useState(false)
  /** Ends the turn, or says why not. What would be left undone is said once; once asked, or advised, a player means it. */
  const close = async (): Promise<boolean> => {
    if (look === undefined || seat === undefined) return false
    if (!look.mayEnd) {
      await explain({ type: 'end-turn' })
      return false
    }
    const advised = notice?.kind === 'hint' && sameData(notice.hint?.action, room.game.closing)
    const undone = look.awaitsEnd ? undefined : advice(() => ui.unfinished?.(look.view, look.legal, 'en'))
    const asks = undone?.question !== undefined
    if (asks && !advised && notice?.kind !== 'unfinished') {
      setNotice({ kind: 'unfinished' })
      return false
    }
    setEnding(true)
    const ended = await send({ type: 'end-turn' })
    setEnding(false)
    return ended
  }

  /** What a person did in one go is taken back in one go. */
  const undoing = useRef(false)
  const undo = async () => {
    undoing.current = await send({ type: 'undo' })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every new look
  useEffect(() => {
    if (!undoing.current || look === undefined) return
    undoing.current = false
    if (look.canUndo && ui.isHalfDone?.(look.view) === true) void undo()
  }, [look])

  const readBack = async () => {
    if (look === undefined || look.told.after < 0) return
    const part = await host.story(id, look.viewer, -1, look.told.after).catch(() => undefined)
    if (part !== undefined) dispatch({ type: 'read-back', viewer: look.viewer, part })
  }
  // The end of a match tells its whole course.
  // biome-ignore lint/correctness/useExhaustiveDependencies: until all of it is there
  useEffect(() => {
    if (waits.kind === 'over') void readBack()
  }, [waits.kind, look?.told.after])

  return {
    waits,
    seat,
    notice,
    isEnding,
    dismiss: () => setNotice(undefined),
    /**
     * After a call failed: the table is followed anew, and so looked at again before it goes on. Where nobody looked yet
     * it is asked again who does: after a while the device may be in other hands.
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
    // While an action is under way it waits for it, as other actions do: what is said must not be swept away by the answer.
    endTurn: () => {
      if (seat === undefined) void explain({ type: 'end-turn' })
      else void (room.game.closing === undefined ? close() : act(room.game.closing))
    },
    undo: () => void (seat !== undefined && look?.canUndo ? undo() : explain({ type: 'undo' })),
    readBack,
    /** T-Q2: nobody answers. */
    passFor: async (seats: readonly Seat[]) => {
      try {
        for (const one of seats) {
          const command = { seat: one, at: `${state.table.actions}.0`, key: newKey() }
          const answer = await host.do(id, { ...command, deed: { type: 'end-turn' } })
          // Of what that seat sees nothing is kept but how the table stands.
          if (!('refusal' in answer)) dispatch({ type: 'went-on', table: lookIn(answer).table })
        }
      } catch (error) {
        setNotice({ kind: 'failed', problem: hostProblem(error) })
      }
    },
    hint: async () => {
      if (waits.kind !== 'act') return setNotice({ kind: 'refusal', refusal: whyNoHint(waits) })
      if (look === undefined) return
      setNotice({ kind: 'hint-thinking', look })
      const answer: Notice = await host.hint(id, waits.seat).then(
        (hint) => ({ kind: 'hint', look, hint }),
        (error) => ({ kind: 'failed', problem: hostProblem(error) }),
      )
      // Whoever looks now may be another person, or may have acted meanwhile.
      if (isSameLook(shown.current, look)) setNotice(answer)
    },
  }
}

/** Not `randomUUID`, which browsers keep back on plain http, as in a home network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36)).join('-')
}

/** T-A1, T-U4: only who decides now is advised. */
function whyNoHint({ kind }: Expected): Refusal {
  return kind === 'end-turn' ? { clause: 'T-U4', reason: 'end-turn-first' } : { clause: 'T-A1', reason: 'not-to-act' }
}

function lookIn(answer: Exclude<Answer, { readonly refusal: Refusal }>) {
  return 'look' in answer ? answer.look : answer.changed
}

/** Opens a table online and keeps it open for as long as somebody looks at it. */
import type { Me, TableInfo } from '@crownlands/table/online'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { currentWords } from '../../text/words'
import { call, me as mine, type Trouble, tables } from '../api/api'
import { openEvents } from '../stream/events'
import { followBrowser } from '../stream/stream'
import { outboxStore } from './outbox-store'
import { RemotePlay } from './remote-play'
import { withNames } from './seat-names'
import { type OnlineState, TableLine } from './table-line'

/** A table online as its screens know it. */
export interface OnlineTable {
  readonly code: string
  readonly line: TableLine
  readonly play: RemotePlay
  /** Undefined: nobody is known yet in this browser. */
  readonly me: Me | undefined
  onInfo(info: TableInfo): void
  onMe(me: Me): void
}

interface Known {
  readonly info: TableInfo
  readonly me: Me | undefined
  /** Which attempt found it. */
  readonly attempt: number
}

export type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'trouble'; readonly trouble: Trouble; again(): void }
  | { readonly kind: 'open'; readonly table: OnlineTable }

export function useOnlineTable(code: string): Opening {
  const [known, setKnown] = useState<Known>()
  const [trouble, setTrouble] = useState<Trouble>()
  const [attempt, setAttempt] = useState(0)
  const [open, setOpen] = useState<Pick<OnlineTable, 'line' | 'play'>>()
  const again = useCallback(() => setAttempt((n) => n + 1), [])

  useEffect(() => {
    let current = true
    void Promise.all([tables.one(code), mine.who()]).then(([info, me]) => {
      if (!current) return
      setTrouble('trouble' in info ? info.trouble : undefined)
      if ('value' in info) setKnown({ info: info.value, me: 'value' in me ? me.value : undefined, attempt })
    })
    return () => {
      current = false
    }
  }, [code, attempt])

  const seat = known?.info.mine[0]
  const who = known?.me?.code
  const found = known?.attempt
  // Whoever sits down, or is somebody else now, needs a line of their own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another seat, person or attempt opens another line; it takes in every later change itself
  useEffect(() => {
    if (known === undefined) return
    const opened = openLine(known.info, (refused) => {
      // The seat may be somebody else's by now: as whoever one is one may still look. Asked in vain once, it is said.
      if (seat === undefined || known.attempt > 0) setTrouble(refused)
      else again()
    })
    setOpen(opened)
    return opened.close
  }, [code, seat, who, found])

  const me = known?.me
  const table = useMemo(
    () =>
      open && {
        ...{ code, me, ...open },
        onInfo: (info: TableInfo) => {
          open.line.takeInfo(info)
          setKnown((now) => now && { ...now, info })
        },
        onMe: (next: Me) => setKnown((now) => now && { ...now, me: next }),
      },
    [code, me, open],
  )
  const told = useTold(open?.line)
  // What the line of one's own tells of one's seats counts too: somebody may have been sent away.
  const isOwn = open?.line.viewer === (seat ?? 'spectator')
  const toldSeat = told?.info.mine[0]
  useEffect(() => {
    if (isOwn && told !== undefined && toldSeat !== seat) setKnown((now) => now && { ...now, info: told.info })
  }, [isOwn, told, toldSeat, seat])

  if (trouble !== undefined) return { kind: 'trouble', trouble, again }
  return table === undefined ? { kind: 'opening' } : { kind: 'open', table }
}

function openLine(info: TableInfo, onRefused: (trouble: Trouble) => void) {
  const outside = {
    now: () => Date.now(),
    chance: () => Math.random(),
    later: (ms: number, work: () => void) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  }
  const line = new TableLine({
    ...outside,
    info,
    viewer: info.mine[0] ?? 'spectator',
    open: openEvents,
    named: (told) => withNames(told, currentWords().setup),
    askInfo: tables.one,
  })
  const play = new RemotePlay({
    ...{ ...outside, code: info.code, line, store: outboxStore, call },
    onFound: (found) => line.note({ found }),
    onUnsent: (unsent) => line.note({ unsent }),
  })
  const unfollow = followBrowser(line.stream)
  let said: typeof line.stream.line.refusal
  const unsubscribe = line.subscribe(() => {
    const { phase, refusal } = line.state().line
    if (phase === 'open') play.outbox.wake()
    if (phase !== 'refused' || refusal === undefined || refusal === said) return
    said = refusal
    onRefused(troubleIn(refusal.status, refusal.body))
  })
  void play.outbox.resume()
  return {
    line,
    play,
    close: () => {
      unsubscribe()
      unfollow()
      play.outbox.end()
      line.end()
    },
  }
}

function troubleIn(status: number, given: unknown): Trouble {
  const body = (typeof given === 'object' && given !== null ? given : {}) as Trouble['body']
  return { status, problem: String(body.problem ?? 'not-ours'), message: String(body.message ?? ''), body }
}

const NOTHING = () => () => undefined

function useTold(line: TableLine | undefined): OnlineState | undefined {
  return useSyncExternalStore(line?.subscribe ?? NOTHING, () => line?.state())
}

export function useOnline({ line }: Pick<OnlineTable, 'line'>): OnlineState {
  return useSyncExternalStore(line.subscribe, line.state)
}

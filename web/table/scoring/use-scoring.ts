/** A scoring told on the board: the last piece lands, line after line lights up, coins fly; a key or a click skips. */
import type { GameEvent } from '@crownlands/core/game'
import { flyCoins } from '@crownlands/kit/coins'
import type { RoomScoring, ToldScoring } from '@crownlands/kit/room-ui'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isMotionReduced, useSettings } from '../../settings/store/store'
import { playSound } from '../../sound/sounds'
import type { Scoring, ScoringEnd } from '../flow/flow'
import { firstLines, lineTime, scoringStays } from '../flow/pace'

interface ScoringNeeds {
  /** Which scoring it is, and where in the story; undefined while none is told. */
  readonly index: number | undefined
  readonly scoring: Scoring | undefined
  readonly story: readonly GameEvent[]
  readonly room: RoomScoring | undefined
  readonly until: ScoringEnd
  /** Something lies over the table. */
  readonly paused: boolean
  onDone(): void
}

export interface Telling {
  readonly told: ToldScoring
  /** Whether all of it is told. */
  readonly whole: boolean
  /** What it has brought every seat. */
  readonly gained: readonly number[]
  /** Tells the rest at once; when all is told, goes on. */
  skip(): void
}

export function useScoring({ index, scoring, story, room, until, paused, onDone }: ScoringNeeds): Telling | undefined {
  const { pace } = useSettings()
  const [at, setAt] = useState<{ readonly index: number | undefined; readonly lines: number }>()
  const events = useMemo(() => story.slice(scoring?.from ?? 0, scoring?.to ?? 0), [story, scoring])
  const gains = useMemo(() => room?.gains(events) ?? [], [room, events])
  const all = gains.length
  const begun = at !== undefined && at.index === index
  const toldSoFar = begun ? Math.min(at.lines, all) : firstLines(all, pace, isMotionReduced() ? 'reduced' : 'full')
  const lines = until === 'sum-read' ? all : toldSoFar
  const telling = index !== undefined && lines < all
  useEffect(() => {
    if (!telling || paused) return
    const timer = setTimeout(() => setAt({ index, lines: lines + 1 }), lineTime(lines, gains, pace))
    return () => clearTimeout(timer)
  }, [telling, paused, index, lines, gains, pace])

  const finish = useEffectEvent(onDone)
  const stays = index === undefined || paused ? undefined : scoringStays(until, !telling, pace)
  useEffect(() => {
    if (index === undefined || stays === undefined) return
    const timer = setTimeout(() => finish(), stays)
    return () => clearTimeout(timer)
  }, [index, stays])

  // Only what is told line by line flies: what was skipped is there at once.
  const before = useRef(lines)
  useEffect(() => {
    const gain = telling && lines === before.current + 1 ? gains[lines - 1] : undefined
    before.current = lines
    if (gain === undefined || gain.every((one) => one === 0)) return
    playSound('coin')
    for (const [seat, amount] of gain.entries()) flyCoins(seat, amount)
  }, [telling, lines, gains])

  const skip = () => (telling ? setAt({ index, lines: all }) : onDone())
  useSkipping(index !== undefined && !paused, telling, skip)
  const told = useMemo(() => ({ events, lines }), [events, lines])
  const gained = useMemo(() => sumsOf(gains), [gains])
  return index === undefined ? undefined : { told, whole: !telling, gained, skip }
}

/** By seat, what all lines have brought. */
export function sumsOf(gains: readonly (readonly number[])[]): readonly number[] {
  return (gains[0] ?? []).map((_, seat) => gains.reduce((sum, of) => sum + (of[seat] ?? 0), 0))
}

/** What hears Enter and Space by itself. */
const OWN_KEYS = 'button, a, input, select, textarea, summary'

/** A key, wherever the focus is, or a click on the board; that goes on nowhere, so that a double click tells the end too. */
function useSkipping(awake: boolean, telling: boolean, skip: () => void): void {
  const skipNow = useEffectEvent(skip)
  // Before anybody can see that a key goes on: none that is pressed then is lost.
  useLayoutEffect(() => {
    if (!awake) return
    const press = (event: KeyboardEvent) => {
      const own = event.target instanceof Element && event.target.closest(OWN_KEYS) !== null
      if (event.repeat || (event.key !== 'Escape' && (own || !isSkip(event.key)))) return
      event.preventDefault()
      event.stopPropagation()
      skipNow()
    }
    const click = ({ target }: MouseEvent) => {
      if (telling && target instanceof Element && target.closest('[data-area="board"]') !== null) skipNow()
    }
    // Before the board, which has a use for these keys in a turn.
    document.addEventListener('keydown', press, { capture: true })
    document.addEventListener('click', click)
    return () => {
      document.removeEventListener('keydown', press, { capture: true })
      document.removeEventListener('click', click)
    }
  }, [awake, telling])
}

function isSkip(key: string): boolean {
  return key === 'Enter' || key === ' '
}

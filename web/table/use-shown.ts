/** What of the table is on the screen just now: the view and the story so far, and a scoring while it is told. */
import type { GameEvent } from '@crownlands/core/game'
import type { Language, Room } from '@crownlands/core/room'
import { advice } from '@crownlands/kit/advice'
import { useMemo } from 'react'
import type { TableUi } from '../rooms/room-uis'
import type { Around } from './flow/around'
import { type Expected, lookAsSeen, shownLook, type TableState } from './flow/flow'
import { useScoring } from './scoring/use-scoring'
import { asEntries, othersSince, recapOf } from './story/recap'
import { titledScorings, useTelling } from './story/use-telling'

interface ShownNeeds {
  readonly state: TableState
  readonly waits: Expected
  readonly ui: TableUi
  readonly room: Room
  readonly language: Language
  readonly around: Around | undefined
  /** How many of the latest events the board has shown, while it shows them step by step. */
  readonly seen: number | undefined
  readonly paused: boolean
  onCelebrated(scoring: number): void
}

export const NO_EVENTS: readonly GameEvent[] = []

export function useShown({ state, waits, ui, room, language, around, seen, paused, onCelebrated }: ShownNeeds) {
  const { table, look, scorings, celebrated } = state
  const { seats } = table
  const shown = useMemo(() => shownLook({ look, scorings, celebrated }), [look, scorings, celebrated])
  const latest = useMemo(() => shown?.story.slice(shown.since) ?? NO_EVENTS, [shown])
  const asSeen = useMemo(() => shown && lookAsSeen(shown, seen), [shown, seen])
  const telling = useTelling({ table, look: asSeen, notes: around?.notes, ui, room, language })
  const { tell } = telling

  const pending = useMemo(
    () => (look === undefined ? undefined : titledScorings(ui, look.story, language)[celebrated ?? 0]),
    [ui, look, language, celebrated],
  )
  const scoring = useScoring({
    index: waits.kind === 'celebrate' ? waits.scoring : undefined,
    scoring: pending,
    story: look?.story ?? NO_EVENTS,
    room: ui.scoring,
    until: waits.kind === 'celebrate' ? waits.until : 'reader',
    paused,
    onDone: () => {
      if (waits.kind === 'celebrate') onCelebrated(waits.scoring)
    },
  })
  /** Nothing that a scoring is about to tell is to be seen yet, on the board or beside it. */
  const sceneOf = () => {
    if (look === undefined || pending === undefined || ui.scoring === undefined) return shown?.view
    const untold = { events: look.story.slice(pending.from, pending.to), lines: 0 }
    return ui.scoring.scene(look.view, shown?.story ?? NO_EVENTS, scoring?.told ?? untold)
  }

  const others = useMemo(() => (look === undefined ? [] : othersSince(look.told, look.viewer)), [look])
  const recent = useMemo(() => others.flatMap(({ from, to }) => look?.story.slice(from, to) ?? []), [others, look])
  const recap = useMemo(() => {
    if (look === undefined) return []
    const news = () => ui.news?.(look.view, look.story, seats, language)
    return ui.news === undefined ? recapOf(look.story, others, tell) : asEntries(advice(news) ?? [])
  }, [look, others, tell, ui, seats, language])
  return { ...telling, shown, latest, asSeen, pending, scoring, sceneOf, recent, recap }
}

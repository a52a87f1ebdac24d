/** What a look tells, in words: who sits there, the story in entries, its scorings, and what happened last. */
import type { GameEvent } from '@crownlands/core/game'
import type { Language, Room } from '@crownlands/core/room'
import type { TableSummary } from '@crownlands/table/protocol'
import { useCallback, useMemo } from 'react'
import type { Scoring, ShownLook } from './flow'
import type { TableUi } from './room-uis'
import { newLines, tellStory } from './story'
import { TABLE_TEXT } from './text'

interface TellingNeeds {
  readonly table: Pick<TableSummary, 'seats'> | undefined
  readonly look: Pick<ShownLook, 'story' | 'since'> | undefined
  readonly ui: TableUi | undefined
  readonly room: Room | undefined
  readonly language: Language
}

const NOTHING: readonly GameEvent[] = []

export function useTelling({ table, look, ui, room, language }: TellingNeeds) {
  const seats = table?.seats
  const story = look?.story ?? NOTHING
  const since = look?.since ?? 0
  const nameplates = useMemo(() => seats?.map(({ name, house }) => ({ name, house })) ?? [], [seats])
  const names = useMemo(() => nameplates.map(({ name }) => name), [nameplates])
  const colours = useMemo(() => ui?.colourNames?.(nameplates, language), [ui, nameplates, language])
  const tell = useCallback(
    (event: GameEvent) => room?.words[language].story(event, names, colours) ?? [],
    [room, language, names, colours],
  )
  const scorings = useMemo(() => titledScorings(ui, story, language), [ui, story, language])
  const entries = useMemo(
    () => tellStory(story, scorings, tell, (event) => ui?.chapter?.(event, language)),
    [story, scorings, tell, ui, language],
  )
  const latest = useMemo(() => story.slice(since), [story, since])
  /** What is new, in sentences. */
  const said = useMemo(() => newLines(entries, since, story, tell).join(' '), [entries, since, story, tell])
  return { nameplates, colours, scorings, entries, latest, said, tell }
}

/** The scorings of a story, each with its title. */
export function titledScorings(
  ui: TableUi | undefined,
  story: readonly GameEvent[],
  language: Language,
): readonly Scoring[] {
  const { scoring } = TABLE_TEXT[language]
  return ui?.scoring?.parts(story, language).map((one) => ({ ...one, title: scoring.of(one.title) })) ?? []
}

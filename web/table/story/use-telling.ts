/** What a look tells, in words: who sits there, the story in entries, its scorings, and what happened last. */
import type { GameEvent } from '@crownlands/core/game'
import type { Language, Room } from '@crownlands/core/room'
import { advice } from '@crownlands/kit/advice'
import type { TableSummary } from '@crownlands/table/protocol'
import { useCallback, useMemo } from 'react'
import type { TableUi } from '../../rooms/room-uis'
import type { TableNote } from '../flow/around'
import type { Scoring, ShownLook } from '../flow/flow'
import { placeAfter, type Told } from '../flow/told'
import { newLines, type StoryNote, tellStory } from './story'
import { STORY_TEXT } from './text'

interface TellingNeeds {
  readonly table: Pick<TableSummary, 'seats'> | undefined
  readonly look: Pick<ShownLook, 'story' | 'since' | 'told'> | undefined
  /** What happened beside the rules, the earliest first. */
  readonly notes?: readonly TableNote[] | undefined
  readonly ui: TableUi | undefined
  readonly room: Room | undefined
  readonly language: Language
}

const NOTHING: readonly GameEvent[] = []
const NO_NOTES: readonly TableNote[] = []

export function useTelling({ table, look, notes = NO_NOTES, ui, room, language }: TellingNeeds) {
  const seats = table?.seats
  const story = look?.story ?? NOTHING
  const since = look?.since ?? 0
  const nameplates = useMemo(() => seats?.map(({ name, house }) => ({ name, house })) ?? [], [seats])
  const names = useMemo(() => nameplates.map(({ name }) => name), [nameplates])
  const colours = useMemo(() => ui?.colourNames?.(nameplates, language), [ui, nameplates, language])
  const tell = useCallback(
    (event: GameEvent) => advice(() => room?.words[language].story(event, names, colours)) ?? [],
    [room, language, names, colours],
  )
  const scorings = useMemo(() => titledScorings(ui, story, language), [ui, story, language])
  const told = look?.told
  const placed = useMemo(() => placeNotes(notes, told), [notes, told])
  const entries = useMemo(
    () => tellStory(story, scorings, tell, (event) => ui?.chapter?.(event, language), placed),
    [story, scorings, tell, ui, language, placed],
  )
  const latest = useMemo(() => story.slice(since), [story, since])
  /** What is new, in sentences. */
  const said = useMemo(() => newLines(entries, since, story, tell).join(' '), [entries, since, story, tell])
  return { nameplates, colours, scorings, entries, latest, said, tell }
}

/** Of what came before the part of the story that the page has nothing is told. */
function placeNotes(notes: readonly TableNote[], told: Told | undefined): readonly StoryNote[] {
  if (told === undefined) return []
  return notes
    .filter(({ after }) => after >= told.after)
    .map(({ after, line }) => ({ at: placeAfter(told, after), line }))
}

/** The scorings of a story, each with its title. */
export function titledScorings(
  ui: TableUi | undefined,
  story: readonly GameEvent[],
  language: Language,
): readonly Scoring[] {
  const { scoring } = STORY_TEXT[language]
  return ui?.scoring?.parts(story, language).map((one) => ({ ...one, title: scoring(one.title) })) ?? []
}

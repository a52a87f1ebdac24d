/** What a room brings to its rulebook in the browser: the game in short, and figures for clauses that list much. */
import type { Language } from '@crownlands/core/room'
import type { ComponentType } from 'react'

export interface FigureProps {
  readonly language: Language
}

export interface RoomBook {
  /** One illustrated page, drawn with the game's own pieces: a turn, what pays, how it ends. */
  readonly InShort: ComponentType<FigureProps>
  /** By the id of the clause that they belong to. */
  readonly figures: Readonly<Record<string, ComponentType<FigureProps>>>
}

/** What Gate brings to the table in the browser. */
import type { House } from '@crownlands/kit/houses'
import type { RoomUi } from '@crownlands/kit/room-ui'
import { lazy } from 'react'
import type { Action, Event, View } from '../rules/state'
import './tokens.css'
// In this order they are read: what comes later may change what came before.
import './board.module.css'
import './cards/cards.module.css'
import './cards/hand.module.css'
import './dock.module.css'
import './siege/enemies.module.css'
import './cards/piles.module.css'
import './question.module.css'
import './siege/siege.module.css'
import './town/town.module.css'
import { COURSE_LINES, course, hardestTurn } from './course'
import { SeatFacts } from './seat-facts.tsx'
import { unfinished } from './siege/unfinished'
import { Surface } from './surface.tsx'
import { BOARD_TEXT } from './text/text'

/** Not needed before the end. */
const Verdict = lazy(async () => ({ default: (await import('./siege/verdict.tsx')).Verdict }))

const LINE_HOUSES: Readonly<Record<(typeof COURSE_LINES)[number], House>> = {
  gate: 'azure',
  tower: 'vert',
  farm: 'or',
  fear: 'gules',
}

export const ui: RoomUi<View, Action, Event> = {
  Surface,
  SeatFacts,
  Verdict,
  chapter: (event, language) => {
    const words = BOARD_TEXT[language]
    if (event.type !== 'turn-started') return undefined
    return event.finalStand ? `${words.turn(event.turn)} · ${words.finalStand}` : words.turn(event.turn)
  },
  course,
  turningPoint: hardestTurn,
  level: 'difficulty',
  courseLines: (language) =>
    COURSE_LINES.map((line) => ({ name: BOARD_TEXT[language].courseLines[line], house: LINE_HOUSES[line] })),
  keys: (language) => BOARD_TEXT[language].keys,
  unfinished,
}

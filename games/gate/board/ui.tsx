/** What Gate brings to the table in the browser. */
import type { House } from '@crownlands/kit/houses'
import type { RoomUi } from '@crownlands/kit/room-ui'
import type { Action, Event, View } from '../state'
import './board.css'
import './cards.css'
import './dock.css'
import './enemies.css'
import './piles.css'
import './question.css'
import './siege.css'
import './town.css'
import './verdict.css'
import { COURSE_LINES, course } from './course'
import { Surface } from './surface.tsx'
import { BOARD_TEXT } from './text'
import { unfinished } from './unfinished'
import { SeatFacts, Verdict } from './verdict.tsx'

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
  courseLines: (language) =>
    COURSE_LINES.map((line) => ({ name: BOARD_TEXT[language].courseLines[line], house: LINE_HOUSES[line] })),
  keys: (language) => BOARD_TEXT[language].keys,
  unfinished,
}

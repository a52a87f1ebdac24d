/** The words on and around the board in both languages. */
import type { Language } from '@crownlands/core/room'
import type { BoardText } from './board-text'
import { en } from './text.en'
import { fr } from './text.fr'

export const BOARD_TEXT: Readonly<Record<Language, BoardText>> = { en, fr }

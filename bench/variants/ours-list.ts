/** Our engine with the work of the boardgame.io variant for a choice. */
import { kingdoms } from '@crownlands/games/kingdoms/game'
import { measure } from '../measure'
import { playListed } from '../play-random'
import { OPTIONS } from '../random-games'

measure('ours-list', (n) => playListed(kingdoms, OPTIONS, n))

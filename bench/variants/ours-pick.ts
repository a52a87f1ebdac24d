/** Our engine as studies and searches use it: choices need no list of actions. */
import { kingdoms } from '@crownlands/games/kingdoms/game'
import { measure } from '../measure'
import { playPicked } from '../play-random'
import { OPTIONS } from '../random-games'

measure('ours-pick', (n) => playPicked(kingdoms, OPTIONS, n))

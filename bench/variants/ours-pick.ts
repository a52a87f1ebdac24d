/** Our engine as studies and search use it: the choice is made without writing all actions down. */
import { kingdoms } from '@crownlands/games/kingdoms/game'
import { measure } from '../measure'
import { playPicked } from '../play-random'
import { OPTIONS } from '../random-games'

measure('ours-pick', (n) => playPicked(kingdoms, OPTIONS, n))

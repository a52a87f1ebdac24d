/** Our engine as studies and search use it: the choice is made without writing all actions down. */
import { measure } from '../measure'
import { playPicked } from '../play-picked'

measure('ours-pick', playPicked)

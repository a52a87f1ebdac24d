/** Kings & Things: random four-player games of 20 turns. */
import { kingsAndThings } from '@crownlands/games/kings-and-things/game'
import { measure } from '../measure'
import { playPicked } from '../play-random'
import { KINGS_AND_THINGS_OPTIONS } from '../random-games'

measure('kings-and-things-pick', (n) => playPicked(kingsAndThings, KINGS_AND_THINGS_OPTIONS, n))

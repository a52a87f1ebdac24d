/** The worker where bots think. Only the host's worker starts it and talks to it. */
import { expose } from 'comlink'
import { loadRoom } from '../rooms'
import { RoomThinker } from './room-thinker'

expose(new RoomThinker(loadRoom))

/** The worker where bots think. Only the host's worker starts it and talks to it. */
import { roomCalled } from '@crownlands/games/registry'
import { expose } from 'comlink'
import { RoomThinker } from './room-thinker'

expose(new RoomThinker(roomCalled))

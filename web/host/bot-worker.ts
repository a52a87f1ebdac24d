/** The worker where bots think. Only the host's worker starts it and talks to it. */
import { expose } from 'comlink'
import { RoomThinker } from './room-thinker'
import { loadRules } from './rules'

expose(new RoomThinker(loadRules))

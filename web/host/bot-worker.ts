/** The worker where bots think. Only the host's worker starts it and talks to it. */
import { expose } from 'comlink'
import { RoomThinker } from '@crownlands/table/room-thinker'
import { loadRules } from '@crownlands/table/rules'

expose(new RoomThinker(loadRules))

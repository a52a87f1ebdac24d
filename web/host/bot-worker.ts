/** The worker where bots think. Only the host's worker starts it and talks to it. */

import { RoomThinker } from '@crownlands/table/bots/room-thinker'
import { loadRules } from '@crownlands/table/rules'
import { expose } from 'comlink'

expose(new RoomThinker(loadRules))

/** The search bot in Gate: iterations per second. */
import { SearchBot } from '@crownlands/bots/search'
import { FastChance } from '@crownlands/core/chance-fast'
import { withLearned } from '@crownlands/core/room'
import * as room from '@crownlands/games/gate/version-1'
import { measure } from '../measure'
import { ITERATIONS, searchSiege } from '../sieges'

const rules = await withLearned(room)
const bot = new SearchBot(rules, new FastChance('search').at(0), { iterations: ITERATIONS })

measure('gate-search', (n) => searchSiege(bot, n))

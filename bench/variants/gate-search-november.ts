/** The search bot of November 2026 in Gate: iterations per second. */
import { measure } from '../measure'
import { opponent } from '../opponents/november.js'
import { ITERATIONS, searchSiege } from '../sieges'

const bot = opponent('gate', `search:${ITERATIONS}`, 'search') as unknown as Parameters<typeof searchSiege>[0]

measure('gate-search-november', (n) => searchSiege(bot, n))

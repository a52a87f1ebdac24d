/** `npm run conform`: the randomised tests of all games, with many times the games of `npm test`. */
import { startNode } from './ending.js'
import { installIfMissing } from './setup.js'

await installIfMissing()
const env = { ...process.env, CONFORM: 'full' }
const args = ['node_modules/vitest/vitest.mjs', 'run', 'conformance', 'mutants', '--testTimeout=3600000']
process.exitCode = await startNode([...args, ...process.argv.slice(2)], { env }).ended

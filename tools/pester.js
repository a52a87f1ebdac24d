/** `npm run pester`: sends thousands of invalid requests and commands; `npm test` sends hundreds. */
import { startNode } from './ending.js'
import { installIfMissing } from './setup.js'

await installIfMissing()
const [each = '2000', ...args] = process.argv.slice(2)
const env = { ...process.env, CROWNLANDS_REQUESTS: each, CROWNLANDS_COMMANDS: each }
const tests = ['server/api/generated.test.ts', 'server/model.test.ts']
process.exitCode = await startNode(['node_modules/vitest/vitest.mjs', 'run', ...tests, ...args], { env }).ended

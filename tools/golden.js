/** `npm run golden`: writes golden games, counts and schemas again. Review the diff. */
import { startNode } from './ending.js'
import { installIfMissing } from './setup.js'

await installIfMissing()
process.exitCode = await startNode(
  ['node_modules/vitest/vitest.mjs', 'run', 'golden', 'perft', 'schemas', 'rulebooks'],
  {
    env: { ...process.env, UPDATE_GOLDEN: '1' },
  },
).ended

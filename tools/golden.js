/** `npm run golden`: writes the golden games, counts and schemas anew. The change is read in review. */
import { installIfMissing, run } from './setup.js'

await installIfMissing()
process.exitCode = await run(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'golden', 'perft', 'schemas', 'rulebooks'],
  {
    env: { ...process.env, UPDATE_GOLDEN: '1' },
  },
)

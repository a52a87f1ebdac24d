/** `npm start`: sets up what is missing, builds what is stale, and runs the product. */
import { buildIfStale } from './build.js'
import { installIfMissing, run } from './setup.js'

await installIfMissing()
await buildIfStale()
const given = process.argv.slice(2)
process.exitCode = await run(process.execPath, [
  'cli/bin/crownlands.js',
  'play',
  ...(given.length > 0 ? given : ['kingdoms']),
])

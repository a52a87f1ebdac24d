/** `npm start`: sets up what is missing, builds what is stale, and serves the game for browsers. */
import { buildIfStale } from './build.js'
import { installIfMissing, run } from './setup.js'

await installIfMissing()
await buildIfStale()
process.exitCode = await run(process.execPath, ['cli/bin/crownlands.js', 'serve', ...process.argv.slice(2)])

/** `npm start`: sets up what is missing, builds what is stale, and serves the game for browsers. */
import { fileURLToPath } from 'node:url'
import { buildIfStale } from './build.js'
import { installToServe } from './setup.js'

await installToServe()
await buildIfStale()
// Within this process, so that nothing is left when it ends.
const command = new URL('../cli/bin/crownlands.js', import.meta.url)
process.argv.splice(1, 1, fileURLToPath(command), 'serve')
await import(command.href)

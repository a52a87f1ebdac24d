/**
 * `npm run dev`: the app at one address while you work on it. Pages are served from their sources and reload when these
 * change; the server is built again and restarted. Its data stays in the embedded database.
 */
import { createServer as createNetServer } from 'node:net'
import { join } from 'node:path'
import { readArguments, wholeNumber } from './arguments.js'
import { root, startNode } from './ending.js'
import { installIfMissing } from './setup.js'

const { values } = readArguments({
  options: { port: { type: 'string', default: '4180' }, host: { type: 'string', default: 'localhost' } },
})
const port = wholeNumber('--port', values.port)
/** What the server answers; everything else is a page. */
const OF_SERVER = '^/(api|metrics|health|ready|t)(/|$)'
const BUILT = 'cli/.dist-dev'

await installIfMissing()
const behind = await freePort()
const pages = await servePages()
let server
await watchServer(restart)
console.log(`Crownlands is ready at ${pages} (Ctrl+C ends it). It follows your changes.`)

async function servePages() {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: join(root, 'web'),
    logLevel: 'warn',
    server: {
      port,
      host: values.host,
      // Browsers keep saved games by address.
      strictPort: true,
      proxy: { [OF_SERVER]: { target: `http://localhost:${behind}` } },
    },
  })
  await vite.listen()
  return vite.resolvedUrls.local[0] ?? vite.resolvedUrls.network[0]
}

/** Builds the server now and after each change; `onBuilt` is called each time, one after the other. */
async function watchServer(onBuilt) {
  const [{ context }, { commandBuild }] = await Promise.all([import('esbuild'), import('./build.js')])
  const options = commandBuild(BUILT)
  let doing = Promise.resolve()
  const built = new Promise((resolve) => {
    const plugin = {
      name: 'crownlands-dev',
      setup(build) {
        build.onEnd(({ errors }) => {
          // What does not build leaves the last server running; esbuild says why.
          if (errors.length > 0) return
          doing = doing.then(onBuilt).then(resolve)
        })
      },
    }
    options.plugins = [...options.plugins, plugin]
  })
  const watching = await context(options)
  await watching.watch()
  await built
}

async function restart() {
  const before = server
  if (before !== undefined) {
    before.child.kill('SIGTERM')
    await before.ended
  }
  server = startNode([join(BUILT, 'crownlands.js'), 'serve', '--api-only', '--port', String(behind)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await isReady(server.child)
  if (before !== undefined) console.log('The server has restarted with your changes.')
}

/** Until it says that it is ready, or ends. */
function isReady({ stdout }) {
  return new Promise((resolve) => {
    stdout.on('data', (data) => {
      if (String(data).includes('is ready')) resolve()
    })
    stdout.on('end', resolve)
  })
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createNetServer().listen(0, 'localhost', () => {
      const { port: found } = probe.address()
      probe.close(() => resolve(found))
    })
  })
}

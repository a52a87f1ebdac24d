/** `crownlands serve` and `crownlands worker`: the server for browsers and programs, and the jobs it leaves to others. */
import { existsSync } from 'node:fs'
import type { Server as HttpServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Config } from '@crownlands/server/base/config'
import { type BuiltFiles, readBuiltFiles } from '@crownlands/server/http/built-files'
import { addressOf, isCrownlandsAt, type ListenProblem, listen } from '@crownlands/server/http/listen'
import { reachOf } from '@crownlands/server/http/reach'
import type { Server } from '@crownlands/server/server'
import { checkedConfig } from './config'
import { UserError } from './fail'

/** Browsers keep saved games by address, so it should be the same every time. */
const USUAL_PORT = 4180
const LAST_PORT = 4200
/** In milliseconds. Ctrl+C arrives twice within this time: from the terminal and from npm. */
const SAME_SIGNAL = 500
const CHOOSE_PORT = '`npm start -- --port 5000` or `npx crownlands serve --port 5000`'
const CHOOSE_HOST = 'Use --host localhost, or --host 0.0.0.0 for everybody on the network.'

/** Serves until it is ended. A requested port is used or refused; otherwise the first free port is used. */
export async function serveApp(port: number | undefined, host: string, apiOnly: boolean): Promise<void> {
  const config = checkedConfig()
  const files = apiOnly ? undefined : findApp()
  if (files === undefined && !apiOnly)
    throw new UserError('The web app is not built. Run `npm run build` in the folder of Crownlands, then try again.')
  const server = await openServer(config, files)
  const found = await listenFrom(server.http, port ?? USUAL_PORT, port ?? LAST_PORT, host)
  endWithSignals(server)
  await server.goOnline()
  if (server.isClosed) return
  console.log(`Crownlands is ready at ${addressOf(host, found)} (Ctrl+C ends it).`)
  for (const address of othersReach(server.http, config))
    if (`${address}/` !== addressOf(host, found)) console.log(`On your network it is at ${address}/`)
  if (port === undefined && found !== USUAL_PORT) console.error(await explainMove(host))
  if (server.trouble !== undefined)
    console.error(
      `Online play is off: ${server.trouble}${retryNote(server)}\nEverything else works as ever, and so does the page.`,
    )
}

function retryNote({ triesAgain }: Server): string {
  return triesAgain ? ' The server tries again by itself.' : ''
}

/** With a public address, pages work only there. */
function othersReach(server: HttpServer, { publicUrl }: Config): readonly string[] {
  return publicUrl === undefined ? (reachOf(server.address())?.addresses ?? []) : []
}

/** Does jobs until it is ended. With a port it serves /health and /ready. */
export async function work(port: number | undefined, host: string): Promise<void> {
  const server = await openServer({ ...checkedConfig(), role: 'worker' }, undefined)
  if (port !== undefined) await listenFrom(server.http, port, port, host)
  endWithSignals(server)
  await server.goOnline()
  if (server.isClosed) return
  if (server.trouble === undefined) console.log('Crownlands works (Ctrl+C ends it).')
  else console.error(`There is nothing to work on yet: ${server.trouble}${retryNote(server)}`)
}

/** The folder of the web app, relative to the built command: in a clone, and in the package. */
function findApp(): BuiltFiles | undefined {
  const places = ['../../web/dist', '../web'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
  return readBuiltFiles(places.find((place) => existsSync(place)) ?? '')
}

/** Loaded on demand: other commands do not need the server's packages. */
async function openServer(config: Config, files: BuiltFiles | undefined): Promise<Server> {
  const { Server } = await import('@crownlands/server/server')
  const threadFiles = {
    table: new URL('./table-thread.js', import.meta.url),
    bot: new URL('./bot-thread.js', import.meta.url),
  }
  const server = new Server({ config, files, threadFiles })
  await server.open()
  return server
}

async function listenFrom(server: HttpServer, first: number, last: number, host: string): Promise<number> {
  for (let port = first; ; port++) {
    const problem = await listen(server, port, host)
    if (problem === undefined) return port
    if (problem !== 'busy') throw new UserError(explainProblem(problem, port, host))
    if (port === last) throw new UserError(await explainBusy(first, last, host))
  }
}

/** Closes the server, then lets the signal take effect. A second signal, some time later, ends at once. */
function endWithSignals(server: Server): void {
  let asked: number | undefined
  const end = (signal: NodeJS.Signals) => {
    if (asked === undefined) {
      asked = performance.now()
      void server.close().finally(() => die(signal))
    } else if (performance.now() - asked > SAME_SIGNAL) die(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
}

function die(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}

async function explainMove(host: string): Promise<string> {
  const usual = addressOf(host, USUAL_PORT)
  const choose = `choose a port: ${CHOOSE_PORT}`
  return (await isCrownlandsAt(usual))
    ? `Crownlands already runs at ${usual}, and games saved there are not seen here. Open it there, or ${choose}.`
    : `Port ${USUAL_PORT} is busy, so games saved at ${usual} are not seen here. End what runs there, or ${choose}.`
}

async function explainBusy(first: number, last: number, host: string): Promise<string> {
  if (first !== last) return `The ports ${first} to ${last} are all busy. Choose another: ${CHOOSE_PORT}.`
  const address = addressOf(host, first)
  return (await isCrownlandsAt(address))
    ? `Crownlands already runs at ${address}: open it there, or choose another port with --port.`
    : `Port ${first} is busy. End what runs there, or choose another port with --port.`
}

function explainProblem(problem: Exclude<ListenProblem, 'busy'>, port: number, host: string): string {
  switch (problem) {
    case 'forbidden-port':
      return `This machine does not let you use port ${port}. Choose one from 1024 on, such as --port 8080.`
    case 'unknown-host':
      return `There is no host called "${host}", or it cannot be looked up now. ${CHOOSE_HOST}`
    case 'foreign-host':
      return `${host} is no address of this machine. ${CHOOSE_HOST}`
  }
}

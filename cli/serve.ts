/** `crownlands serve` and `crownlands worker`: the server for browsers and programs, and the jobs it leaves to others. */
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type BuiltFiles, readBuiltFiles } from '@crownlands/server/built-files'
import type { Config } from '@crownlands/server/config'
import type { House } from '@crownlands/server/house'
import { addressOf, isCrownlandsAt, type ListenProblem, listen } from '@crownlands/server/listen'
import { reachOf } from '@crownlands/server/reach'
import { checkedConfig } from './config'
import { UserError } from './fail'

/** Browsers keep saved games by address: it should be the same every time. */
const USUAL_PORT = 4180
const LAST_PORT = 4200
/** Ctrl+C comes from the terminal, and from npm once more at the same moment: in milliseconds. */
const SAME_SIGNAL = 500
const CHOOSE_PORT = '`npm start -- --port 5000` or `npx crownlands serve --port 5000`'
const CHOOSE_HOST = 'Use --host localhost, or --host 0.0.0.0 for everybody on the network.'

/** Serves until it is ended. Who has asked for a port gets that one or none; others get the first free one. */
export async function serveApp(port: number | undefined, host: string): Promise<void> {
  const config = checkedConfig()
  const files = findApp()
  if (files === undefined)
    throw new UserError('The web app is not built. Run `npm run build` in the folder of Crownlands, then try again.')
  const house = await openHouse(config, files)
  const found = await listenFrom(house.server, port ?? USUAL_PORT, port ?? LAST_PORT, host)
  endWithSignals(house)
  await house.goOnline()
  if (house.isClosed) return
  console.log(`Crownlands is ready at ${addressOf(host, found)} (Ctrl+C ends it).`)
  for (const address of othersReach(house.server, config))
    if (`${address}/` !== addressOf(host, found)) console.log(`On your network it is at ${address}/`)
  if (port === undefined && found !== USUAL_PORT) console.error(await explainMove(host))
  if (house.trouble !== undefined)
    console.error(
      `Online play is off: ${house.trouble}${retryNote(house)}\nEverything else works as ever, and so does the page.`,
    )
}

function retryNote({ triesAgain }: House): string {
  return triesAgain ? ' The server tries again by itself.' : ''
}

/** Where a public address is set, pages work there alone. */
function othersReach(server: Server, { publicUrl }: Config): readonly string[] {
  return publicUrl === undefined ? (reachOf(server.address())?.addresses ?? []) : []
}

/** Does jobs until it is ended; at a port, if one is named, it says how it is. */
export async function work(port: number | undefined, host: string): Promise<void> {
  const house = await openHouse({ ...checkedConfig(), role: 'worker' }, undefined)
  if (port !== undefined) await listenFrom(house.server, port, port, host)
  endWithSignals(house)
  await house.goOnline()
  if (house.isClosed) return
  if (house.trouble === undefined) console.log('Crownlands works (Ctrl+C ends it).')
  else console.error(`There is nothing to work on yet: ${house.trouble}${retryNote(house)}`)
}

/** Where the web app lies, seen from the built command: in a clone, and in the package. */
function findApp(): BuiltFiles | undefined {
  const places = ['../../web/dist', '../web'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
  return readBuiltFiles(places.find((place) => existsSync(place)) ?? '')
}

/** Loaded when it is wanted: no other command needs the server's packages. */
async function openHouse(config: Config, files: BuiltFiles | undefined): Promise<House> {
  const { House } = await import('@crownlands/server/house')
  const threadFiles = {
    table: new URL('./table-thread.js', import.meta.url),
    bot: new URL('./bot-thread.js', import.meta.url),
  }
  const house = new House({ config, files, threadFiles })
  await house.open()
  return house
}

async function listenFrom(server: Server, first: number, last: number, host: string): Promise<number> {
  for (let port = first; ; port++) {
    const problem = await listen(server, port, host)
    if (problem === undefined) return port
    if (problem !== 'busy') throw new UserError(explainProblem(problem, port, host))
    if (port === last) throw new UserError(await explainBusy(first, last, host))
  }
}

/** Closes the server and lets the signal do what it does. Whoever says it again, later, does not want to wait. */
function endWithSignals(house: House): void {
  let asked: number | undefined
  const end = (signal: NodeJS.Signals) => {
    if (asked === undefined) {
      asked = performance.now()
      void house.close().finally(() => die(signal))
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

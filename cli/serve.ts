/** `crownlands serve`: the built web app for browsers. */
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { readBuiltFiles } from '@crownlands/server/built-files'
import { addressOf, close, isCrownlandsAt, type ListenProblem, listen } from '@crownlands/server/listen'
import { createAppServer } from '@crownlands/server/static'
import { UserError } from './fail'

/** Browsers keep saved games by address: it should be the same every time. */
const USUAL_PORT = 4180
const LAST_PORT = 4200
const CHOOSE_PORT = '`npm start -- --port 5000` or `npx crownlands serve --port 5000`'
const CHOOSE_HOST = 'Use --host localhost, or --host 0.0.0.0 for everybody on the network.'

/** Serves until it is ended. Who has asked for a port gets that one or none; others get the first free one. */
export async function serveApp(port: number | undefined, host: string): Promise<void> {
  const files = readBuiltFiles(fileURLToPath(new URL('../../web/dist', import.meta.url)))
  if (files === undefined)
    throw new UserError('The web app is not built. Run `npm run build` in the folder of Crownlands, then try again.')
  const server = createAppServer(files)
  const found = await listenFrom(server, port ?? USUAL_PORT, port ?? LAST_PORT, host)
  endWithSignals(server)
  console.log(`Crownlands is ready at ${addressOf(host, found)} (Ctrl+C ends it).`)
  if (port === undefined && found !== USUAL_PORT) console.error(await explainMove(host))
}

async function listenFrom(server: Server, first: number, last: number, host: string): Promise<number> {
  for (let port = first; ; port++) {
    const problem = await listen(server, port, host)
    if (problem === undefined) return port
    if (problem !== 'busy') throw new UserError(explainProblem(problem, port, host))
    if (port === last) throw new UserError(await explainBusy(first, last, host))
  }
}

/** Closes the server and lets the signal do what it does. Once: whoever says it twice does not want to wait. */
function endWithSignals(server: Server): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void close(server).then(() => process.kill(process.pid, signal)))
  }
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

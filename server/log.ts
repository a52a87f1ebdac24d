/** What is written down while the server runs: who asked for what kind of thing, and how that ended. Nothing secret. */
import { type DestinationStream, type Logger, pino } from 'pino'

/** No bodies, addresses, cookies, tokens or words: of an error only what it is, since its details may quote what was stored. */
export function makeLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: errorFacts, req: nothing, res: nothing } }
  return destination === undefined ? pino(options) : pino(options, destination)
}

function errorFacts(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error ? String(error.code) : undefined
  return { type: error.name, message: error.message, ...(code !== undefined && { code }), stack: error.stack }
}

function nothing(): undefined {
  return undefined
}

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
  const message = withoutPlaces(error, code)
  const stack = error.stack?.replace(error.message, () => message)
  const cause = error.cause === undefined ? undefined : errorFacts(error.cause)
  return {
    type: error.name,
    message,
    ...(code !== undefined && { code }),
    stack,
    ...(cause !== undefined && { cause }),
  }
}

/** An error of the network names where it happened; PostgreSQL's 28 (invalid authorization) and 3D000 quote host, user and database. */
function withoutPlaces(error: Error, code = ''): string {
  if (/^(28|3D000)/.test(code)) return error.message.replace(/"[^"]*"/g, '…')
  const { address, port, hostname } = error as Partial<Record<'address' | 'port' | 'hostname', unknown>>
  const places = [`${address}:${port}`, address, hostname].filter((place) => typeof place === 'string')
  return places.reduce((text, place) => text.replaceAll(place, '…'), error.message)
}

function nothing(): undefined {
  return undefined
}

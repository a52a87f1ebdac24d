/**
 * Server-sent events over `fetch`. The browser's own EventSource shows neither the comments by which a silent line is known to
 * stand, nor why a line was refused.
 */

export interface ServerEvent {
  /** From where the server goes on for whoever comes back. */
  readonly id?: string
  readonly event: string
  readonly data: string
}

/** Why a line is no more. */
export type LineEnd =
  /** It broke, or the server let it go: another may be had, after so many milliseconds if the server says so. */
  | { readonly kind: 'lost'; readonly retryAfter?: number }
  /** Asking again gives the same answer. */
  | { readonly kind: 'refused'; readonly status: number; readonly body: unknown }

export interface LineEars {
  opened(): void
  /** Something came, if only a comment. */
  pulse(): void
  event(event: ServerEvent): void
  ended(end: LineEnd): void
}

/** Events out of text that comes in pieces of any size. */
export class EventReader {
  #rest = ''

  push(text: string): readonly ServerEvent[] {
    const blocks = (this.#rest + text).replaceAll('\r\n', '\n').split('\n\n')
    this.#rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => eventIn(block) ?? [])
  }
}

function eventIn(block: string): ServerEvent | undefined {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    if (colon < 1) continue
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')]
    fields.set(name, name === 'data' && fields.has(name) ? `${fields.get(name)}\n${value}` : value)
  }
  const [id, event, data] = [fields.get('id'), fields.get('event'), fields.get('data')]
  return event === undefined || data === undefined ? undefined : { ...(id !== undefined && { id }), event, data }
}

/** Opens a line; what is given back closes it, and then nothing more is heard of it. */
export function openEvents(url: string, ears: LineEars): () => void {
  const control = new AbortController()
  void listen(url, ears, control.signal).then((end) => {
    if (!control.signal.aborted) ears.ended(end)
  })
  return () => control.abort()
}

async function listen(url: string, ears: LineEars, signal: AbortSignal): Promise<LineEnd> {
  try {
    const headers = { accept: 'text/event-stream' }
    const answer = await fetch(url, { signal, headers, cache: 'no-store', credentials: 'same-origin' })
    if (!answer.ok || answer.body === null) return await refusalIn(answer)
    ears.opened()
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    const events = new EventReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (signal.aborted) break
      ears.pulse()
      for (const event of events.push(part.value)) ears.event(event)
    }
  } catch {
    // No answer, or none to its end.
  }
  return { kind: 'lost' }
}

async function refusalIn(answer: Response): Promise<LineEnd> {
  const { status, headers } = answer
  const seconds = Number(headers.get('retry-after'))
  if (status === 429 || status >= 500) return { kind: 'lost', ...(seconds > 0 && { retryAfter: seconds * 1000 }) }
  return { kind: 'refused', status, body: await answer.json().catch(() => undefined) }
}

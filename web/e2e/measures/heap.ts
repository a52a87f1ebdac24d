/** How large a page is, after all that can be thrown away was. */
import type { CDPSession } from '@playwright/test'

export interface Weighed {
  readonly all: number
  /** Without the code that the browser has made of the scripts meanwhile: what the page itself holds on to. */
  readonly held: number
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly unknown[] }
  }
  readonly nodes: readonly number[]
}

/** Made by the browser, for itself. */
const NOT_HELD = ['code', 'hidden', 'native', 'synthetic']

export async function weigh(session: CDPSession): Promise<Weighed> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { all: usedSize, held: heldIn(await snapshotOf(session)) }
}

async function snapshotOf(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = []
  const take = ({ chunk }: { readonly chunk: string }) => chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', take)
  await session.send('HeapProfiler.takeHeapSnapshot')
  session.off('HeapProfiler.addHeapSnapshotChunk', take)
  return JSON.parse(chunks.join('')) as Snapshot
}

function heldIn({ snapshot: { meta }, nodes }: Snapshot): number {
  const types = meta.node_types[0] as readonly string[]
  const size = meta.node_fields.indexOf('self_size')
  let held = 0
  for (let i = 0; i < nodes.length; i += meta.node_fields.length)
    if (!NOT_HELD.includes(types[nodes[i] ?? 0] ?? '')) held += nodes[i + size] ?? 0
  return held
}

export function told({ all, held }: Weighed): string {
  return `${megabytes(held)} held (${megabytes(all)} with code)`
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`
}

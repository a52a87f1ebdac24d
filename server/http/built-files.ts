/**
 * The built web app in memory. A server that has started gives everybody the same version until it ends, whatever happens
 * to the folder meanwhile: half of an old build and half of a new one fit together no better than no build at all.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { lookup } from 'mrmime'

/** What the build has compressed already: the name of the encoding and how the file's name ends. */
const ENCODINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const

/** What the build writes when it is done: which files belong to it, and their sizes (`tools/beside.js`). */
const STAMP = '/.build.json'

export interface Content {
  /** `identity`: as it is. */
  readonly encoding: 'br' | 'gzip' | 'identity'
  readonly bytes: Buffer
}

export interface BuiltFile {
  readonly type: string
  readonly etag: string
  /** Best first; the last is the file as it is. */
  readonly contents: readonly Content[]
}

/** By path, as it stands in an address: `/index.html`. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>

/** Undefined if there is no app in the folder, or not all of it. */
export function readBuiltFiles(folder: string): BuiltFiles | undefined {
  const read = readBelow(folder)
  if (!isWhole(read)) return undefined
  const files = new Map<string, BuiltFile>()
  for (const [path, bytes] of read) {
    if (path === STAMP || ENCODINGS.some(({ ending }) => path.endsWith(ending))) continue
    const compressed = ENCODINGS.flatMap(({ encoding, ending }) => {
      const packed = read.get(path + ending)
      return packed === undefined ? [] : [{ encoding, bytes: packed }]
    })
    files.set(path, {
      type: typeOf(path),
      etag: etagOf(bytes),
      contents: [...compressed, { encoding: 'identity', bytes }],
    })
  }
  return files
}

/** Weak: the same for every encoding. */
export function etagOf(bytes: Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

function readBelow(folder: string): ReadonlyMap<string, Buffer> {
  const read = new Map<string, Buffer>()
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile()) continue
      const file = join(entry.parentPath, entry.name)
      read.set(`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file))
    }
  } catch {
    // Not there, or taken away while it was read: then it is not whole.
  }
  return read
}

function isWhole(read: ReadonlyMap<string, Buffer>): boolean {
  try {
    const { files } = JSON.parse(String(read.get(STAMP))) as { readonly files: Readonly<Record<string, number>> }
    return Object.entries(files).every(([name, size]) => read.get(`/${name}`)?.length === size)
  } catch {
    return false
  }
}

function typeOf(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

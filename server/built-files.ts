/**
 * The built web app in memory. A server that has started gives everybody the same version until it ends, whatever happens
 * to the folder meanwhile: half of an old build and half of a new one fit together no better than no build at all.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { lookup } from 'mrmime'

/** What the build has compressed already, best first: the name of the encoding and how the file's name ends. */
const ENCODINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const

interface Content {
  /** Undefined: as it is. */
  readonly encoding: string | undefined
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

export function readBuiltFiles(folder: string): BuiltFiles {
  const read = new Map<string, Buffer>()
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    read.set(`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file))
  }
  const files = new Map<string, BuiltFile>()
  for (const [path, bytes] of read) {
    if (ENCODINGS.some(({ ending }) => path.endsWith(ending))) continue
    const compressed = ENCODINGS.flatMap(({ encoding, ending }) => {
      const packed = read.get(path + ending)
      return packed === undefined ? [] : [{ encoding, bytes: packed }]
    })
    files.set(path, {
      type: typeOf(path),
      etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      contents: [...compressed, { encoding: undefined, bytes }],
    })
  }
  return files
}

function typeOf(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

/** The best that the browser understands. */
export function contentFor({ contents }: BuiltFile, acceptEncoding = ''): Content | undefined {
  const understood = acceptEncoding.split(',').map((part) => part.split(';')[0]?.trim())
  return contents.find(({ encoding }) => encoding === undefined || understood.includes(encoding))
}

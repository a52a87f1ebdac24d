/** What a browser says it takes, and what it says it has: the two headers that decide what is sent (RFC 9110). */
import type { Content } from './built-files'

/** Less than anybody can write: what nobody has mentioned comes last. */
const UNMENTIONED = 0.0001

/**
 * The content that the browser likes best, and among equals the best packed; undefined if it refuses them all. `identity`
 * is welcome unless it is refused, by name or by `*` (RFC 9110, 12.5.3).
 */
export function preferred(contents: readonly Content[], acceptEncoding: string): Content | undefined {
  const weights = weightsOf(acceptEncoding)
  const weigh = ({ encoding }: Content) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? UNMENTIONED : 0)
  const [best] = contents.toSorted((a, b) => weigh(b) - weigh(a))
  return best === undefined || weigh(best) <= 0 ? undefined : best
}

/** `br;q=0.5, gzip`: how much each encoding is liked, from 0 to 1. */
function weightsOf(acceptEncoding: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((text) => /^q\s*=/.test(text))?.split('=')[1]
    // Nobody knows what a weight that is no number means: then it counts in full.
    if (name !== '') weights.set(name, weight !== undefined && Number.isFinite(Number(weight)) ? Number(weight) : 1)
  }
  return weights
}

/** Whether one of the versions that the browser has is this one; `*` is any (RFC 9110, 13.1.2: weak comparison). */
export function hasVersion(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some((text) => text.trim() === '*' || opaque(text) === opaque(etag))
}

function opaque(etag: string): string {
  return etag.trim().replace(/^W\//, '')
}

/** The pictures come when the first of them is drawn: they weigh a sixth of all that the way to a table loads. */
type Paths = typeof import('../picture-paths').PICTURE_PATHS

const drawn = new Set<() => void>()
let known: Paths | undefined
let coming = false

/** Undefined: they have not come yet. */
export function knownPictures(): Paths | undefined {
  return known
}

export function followPictures(changed: () => void): () => void {
  drawn.add(changed)
  void load()
  return () => drawn.delete(changed)
}

/** Once; if it fails, the next that is drawn asks again. */
async function load(): Promise<void> {
  if (coming) return
  coming = true
  try {
    known = (await import('../picture-paths')).PICTURE_PATHS
  } catch {
    coming = false
  }
  for (const changed of drawn) changed()
}

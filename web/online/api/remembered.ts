/** How many tables online there were last time: whoever has some is asked about them at once, others when all else is there. */
const KEY = 'crownlands.online'
const MOST = 4

export function rememberedOnline(): number {
  try {
    const count = Number(localStorage.getItem(KEY))
    return Number.isInteger(count) && count > 0 ? Math.min(count, MOST) : 0
  } catch {
    return 0
  }
}

/** Somebody has sat down at one: the first page knows it before it has asked. */
export function rememberOneOnline(): void {
  if (rememberedOnline() === 0) rememberOnline(1)
}

export function rememberOnline(count: number): void {
  try {
    localStorage.setItem(KEY, String(count))
  } catch {
    // Only a place to keep: without storage the page asks a little later.
  }
}

/** How many games there were last time: the page keeps their place while they are read. */
const KEY = 'crownlands.tables'
const MOST = 6

export function rememberedCount(): number {
  try {
    const count = Number(localStorage.getItem(KEY))
    return Number.isInteger(count) && count > 0 ? Math.min(count, MOST) : 0
  } catch {
    return 0
  }
}

export function rememberCount(count: number): void {
  try {
    localStorage.setItem(KEY, String(count))
  } catch {
    // Only a place to keep: without storage the page jumps a little.
  }
}

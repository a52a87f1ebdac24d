/** So finely our own time is looked at. */
const PARTS = 8

/**
 * Calls `onEnd` after so many milliseconds of our own time, and returns what stops it. On a machine that lets nobody run, the
 * other side has not had its time either: then less of it passes here.
 */
export function havePatience(milliseconds: number, onEnd: () => void): () => void {
  let left = PARTS
  const timer = setInterval(() => {
    left--
    if (left > 0) return
    clearInterval(timer)
    onEnd()
  }, milliseconds / PARTS)
  return () => clearInterval(timer)
}

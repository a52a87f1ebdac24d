/** The rules of Gate as the manifest counts them, with what bots know of them: for machines, without words. */
export { gate as game } from './game'
export { heuristics } from './heuristics'

export async function learned() {
  return (await import('./learned/heuristics')).heuristics
}

/** The rules of Gate as the manifest counts them, with what bots know of them: for machines, without words. */

export { heuristics } from './bots/heuristics'
export { gate as game } from './game'

export async function learned() {
  return (await import('./bots/learned/heuristics')).heuristics
}

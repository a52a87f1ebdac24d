/** The rules of Kingdoms as the manifest counts them, with what bots know of them: for machines, without words. */

export { heuristics } from './bots/heuristics'
export { kingdoms as game } from './game'
export const learned = async () => (await import('./bots/learned/heuristics')).heuristics

/** The rules of Kingdoms as the manifest counts them, with what bots know of them: for machines, without words. */
export { kingdoms as game } from './game'
export { heuristics } from './heuristics'
export const learned = async () => (await import('./learned')).heuristics

/** The rules of King's Gate as the manifest counts them, with what bots know of them: for machines, without words. */
export { kingsGate as game } from './game'
export { heuristics } from './heuristics'

/** The rules of Kings & Things, with what bots know of them: for machines, without words. */
export { kingsAndThings as game } from './game'
export { heuristics } from './heuristics'

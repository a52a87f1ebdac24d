/** The rules of Kings & Things, with what bots know of them: for machines, without words. */

export { heuristics } from './bots/heuristics'
export { kingsAndThings as game } from './game'

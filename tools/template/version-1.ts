/** Version 1 of the rules with what bots know of them: for machines, without words. */

export { heuristics } from './bots/heuristics'
export { templateGame as game } from './game'

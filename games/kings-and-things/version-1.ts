/** Version 1 of the rules of Kings & Things, with what bots know of them: for matches that were begun with it. */

export { heuristics } from './bots/heuristics'
export { kingsAndThingsVersion1 as game } from './game'

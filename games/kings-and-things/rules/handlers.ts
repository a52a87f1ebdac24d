/** Which rules carry out which task. */
import { aftermathHandler } from './battle/aftermath'
import { battleHandler } from './battle/battle'
import { combatHandler } from './battle/combat'
import { lossesHandler } from './events/losses'
import { eventsHandler } from './events/phase'
import { elixirHandler } from './items/elixir'
import { diceHandler } from './items/lucky-charm'
import { flyersHandler } from './movement/flyers'
import { moveHandler } from './movement/movement'
import { overflowHandler } from './movement/overflow'
import { pinHandler } from './movement/pins'
import { charactersHandler } from './phases/characters'
import { buildHandler } from './phases/construction'
import { exploreHandler } from './phases/exploration'
import { powersHandler } from './phases/powers'
import { stationHandler } from './phases/station'
import { placeOnHandler, thingsHandler } from './phases/things'
import { turnOverHandler } from './phases/turn-over'
import { answerHandler } from './questions/answering'
import { callsHandler } from './questions/calls'
import type { Handler, Handlers } from './run'
import { setupHandler } from './setup/setup'
import type { Task } from './tasks'
import { turnHandler } from './turn'

const HANDLERS: Handlers = {
  setup: setupHandler,
  turn: turnHandler,
  characters: charactersHandler,
  station: stationHandler,
  'turn-over': turnOverHandler,
  things: thingsHandler,
  'place-on': placeOnHandler,
  events: eventsHandler,
  losses: lossesHandler,
  move: moveHandler,
  pin: pinHandler,
  flyers: flyersHandler,
  combat: combatHandler,
  explore: exploreHandler,
  battle: battleHandler,
  overflow: overflowHandler,
  aftermath: aftermathHandler,
  dice: diceHandler,
  answer: answerHandler,
  elixir: elixirHandler,
  calls: callsHandler,
  powers: powersHandler,
  build: buildHandler,
}

export function handlerOf(task: Task): Handler {
  return HANDLERS[task.type]
}

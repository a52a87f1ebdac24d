/** Which rules carry out which task. */
import { aftermathHandler } from './aftermath'
import { answerHandler } from './answers'
import { battleHandler } from './battle'
import { callsHandler } from './calls'
import { charactersHandler, stationHandler, turnOverHandler } from './characters'
import { combatHandler } from './combat'
import { buildHandler } from './construction'
import { diceHandler } from './dice'
import { elixirHandler } from './elixir'
import { eventsHandler } from './events'
import { exploreHandler } from './exploration'
import { lossesHandler } from './losses'
import { moveHandler } from './movement'
import { flyersHandler } from './movement-flyers'
import { pinHandler } from './movement-pins'
import { overflowHandler } from './overflow'
import { powersHandler } from './powers'
import type { Handler, Handlers } from './run'
import { setupHandler } from './setup'
import type { Task } from './tasks'
import { placeOnHandler, thingsHandler } from './things'
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

let lastTask: Task | undefined
let lastHandler: Handler | undefined

/** Who is asked, what is legal and what an action does are asked of one task in a row: its handler is looked up once. */
export function handlerOf(task: Task): Handler {
  if (task === lastTask && lastHandler !== undefined) return lastHandler
  // Each handler is only ever given tasks of its own type.
  lastHandler = HANDLERS[task.type] as unknown as Handler
  lastTask = task
  return lastHandler
}

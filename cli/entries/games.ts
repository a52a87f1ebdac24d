/** `crownlands/games`: all games, each under its own name with its own types. */
export { room as gate } from '@crownlands/games/gate/room'
export { room as kingdoms } from '@crownlands/games/kingdoms/room'
export { room as kingsAndThings } from '@crownlands/games/kings-and-things/room'
export { room as kingsGate } from '@crownlands/games/kings-gate/room'
export { GAMES, manifestOf } from '@crownlands/games/registry'
export { gameCalled, ROOMS, roomCalled } from '@crownlands/games/rooms'

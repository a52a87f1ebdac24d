/** How hard a game was: the hardest of the bots, or of a game for one the option that says so. And the next level up. */
import type { Game } from '@crownlands/core/game'
import { isObject } from '@crownlands/core/json'
import { type SeatPlan, type TablePlan, TEMPERAMENTS } from '@crownlands/table/protocol'
import { optionControls } from '../../setup/draft/options'

/** `option`: which option of the game is its level, with its values from easy to hard. */
export function levelOf({ seats, options }: TablePlan, option: string | undefined): string | undefined {
  const bots = seats.flatMap(({ bot }) => (bot === undefined ? [] : [TEMPERAMENTS.indexOf(bot)]))
  if (bots.length > 0) return TEMPERAMENTS[Math.max(...bots)]
  const level = option !== undefined && isObject(options) ? options[option] : undefined
  return typeof level === 'string' ? level : undefined
}

/** The same once more, one level up for every bot, or by the option; undefined at the top. */
export function harder(
  plan: TablePlan,
  option: string | undefined,
  game: Pick<Game, 'options'>,
): TablePlan | undefined {
  const { seats, options } = plan
  if (seats.some(({ bot }) => bot !== undefined)) {
    const raised = seats.map(raise)
    return raised.every((seat, i) => seat === seats[i]) ? undefined : { ...plan, seats: raised }
  }
  const control = optionControls(game.options).find(({ name }) => name === option)
  if (control?.kind !== 'choice' || option === undefined || !isObject(options)) return undefined
  const next = control.values[control.values.findIndex((value) => value === options[option]) + 1]
  return next === undefined ? undefined : { ...plan, options: { ...options, [option]: next } }
}

function raise(seat: SeatPlan): SeatPlan {
  const next = seat.bot === undefined ? undefined : TEMPERAMENTS[TEMPERAMENTS.indexOf(seat.bot) + 1]
  return next === undefined ? seat : { ...seat, bot: next }
}

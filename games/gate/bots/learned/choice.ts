/** Actions as numbers: the same number for the same action, always. */
import { at } from '@crownlands/core/lists'
import { COMMAND_NAMES, ENEMY_NAMES } from '../../content'
import type { Action, Manner, Split } from '../../rules/state'
import { COPIES, numberOfCard, numberOfEnemy } from './bits'

export const INCOME_ACTION = 0
export const REPAIR_ACTION = 1
export const CALM_ACTION = 2
export const ATTACK_ACTION = 3
export const POWER_ACTION = 4
export const DECLINE_ACTION = 5
export const DOUBLE_ACTION = 6
export const COMMAND_ACTION = 7
export const RECRUIT_ACTION = 8
export const END_ACTION = 9

/** Four bits for the type, five for the card or command, the rest for what else there is to say. */
const SOURCE = 4
const REST = 9

export function choiceOf(type: number, source: number, rest: number): number {
  return type | (source << SOURCE) | (rest << REST)
}

export function typeOf(choice: number): number {
  return choice & 15
}

/** The card, or the command. */
export function sourceOf(choice: number): number {
  return (choice >> SOURCE) & 31
}

/** Which enemy is attacked and how (`SPARING`), or how a repair is split; of a power, one more than the card it removes. */
export function restOf(choice: number): number {
  return choice >> REST
}

/** G-U4: beside the enemy in the rest of an attack. */
export const SPARING = 16
export const WITHOUT_TOWER = 32

export function enemyOf(rest: number): number {
  return rest & 15
}

export function splitOf(rest: number): Split {
  return { farm: rest & 7, tower: (rest >> 3) & 7, gate: rest >> 6 }
}

export function restOfSplit({ farm, tower, gate }: Split): number {
  return farm | (tower << 3) | (gate << 6)
}

export function actionOf(choice: number): Action {
  const source = sourceOf(choice)
  const rest = restOf(choice)
  switch (typeOf(choice)) {
    case INCOME_ACTION:
      return { type: 'income', card: at(COPIES, source) }
    case REPAIR_ACTION:
      return { type: 'repair', card: at(COPIES, source), split: splitOf(rest) }
    case CALM_ACTION:
      return { type: 'calm', card: at(COPIES, source) }
    case ATTACK_ACTION:
      return { type: 'attack', card: at(COPIES, source), enemy: at(ENEMY_NAMES, enemyOf(rest)), ...mannerOf(rest) }
    case POWER_ACTION:
      return { type: 'power', card: at(COPIES, source), ...(rest > 0 && { target: at(COPIES, rest - 1) }) }
    case DECLINE_ACTION:
      return { type: 'decline' }
    case DOUBLE_ACTION:
      return { type: 'double', card: at(COPIES, source), ...mannerOf(rest) }
    case COMMAND_ACTION:
      return commandOf(source, rest)
    case RECRUIT_ACTION:
      return { type: 'recruit', card: at(COPIES, source) }
    default:
      return { type: 'end' }
  }
}

function mannerOf(rest: number): Manner {
  return {
    ...((rest & SPARING) !== 0 && { rest: 'lost' }),
    ...((rest & WITHOUT_TOWER) !== 0 && { tower: 'waits' }),
  }
}

function commandOf(source: number, rest: number): Action {
  const command = at(COMMAND_NAMES, source)
  if (command === 'volley')
    return { type: 'command', command, enemy: at(ENEMY_NAMES, enemyOf(rest)), ...mannerOf(rest) }
  if (command === 'work-crew') return { type: 'command', command, split: splitOf(rest) }
  return { type: 'command', command }
}

export function choiceFor(action: Action): number {
  switch (action.type) {
    case 'income':
      return choiceOf(INCOME_ACTION, numberOfCard(action.card), 0)
    case 'repair':
      return choiceOf(REPAIR_ACTION, numberOfCard(action.card), restOfSplit(action.split))
    case 'calm':
      return choiceOf(CALM_ACTION, numberOfCard(action.card), 0)
    case 'attack':
      return choiceOf(ATTACK_ACTION, numberOfCard(action.card), numberOfEnemy(action.enemy) | restOfManner(action))
    case 'power':
      return choiceOf(
        POWER_ACTION,
        numberOfCard(action.card),
        action.target === undefined ? 0 : numberOfCard(action.target) + 1,
      )
    case 'decline':
      return choiceOf(DECLINE_ACTION, 0, 0)
    case 'double':
      return choiceOf(DOUBLE_ACTION, numberOfCard(action.card), restOfManner(action))
    case 'command':
      return choiceOf(COMMAND_ACTION, COMMAND_NAMES.indexOf(action.command), restOfCommand(action))
    case 'recruit':
      return choiceOf(RECRUIT_ACTION, numberOfCard(action.card), 0)
    case 'end':
      return choiceOf(END_ACTION, 0, 0)
  }
}

function restOfManner({ rest, tower }: Manner): number {
  return (rest === undefined ? 0 : SPARING) | (tower === undefined ? 0 : WITHOUT_TOWER)
}

function restOfCommand(action: Extract<Action, { readonly type: 'command' }>): number {
  const { enemy, split } = action
  if (split !== undefined) return restOfSplit(split)
  return enemy === undefined ? 0 : numberOfEnemy(enemy) | restOfManner(action)
}

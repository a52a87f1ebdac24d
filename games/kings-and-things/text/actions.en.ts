/** Actions in English, for people who choose among them. */
import { at } from '@crownlands/core/lists'
import {
  type Edition,
  FORT_COST,
  INCOMES,
  isCreature,
  PAID_RECRUIT_COST,
  PLUS_BEFORE_COST,
  TREASURES,
} from '../content'
import type { Action, ActionOf } from '../rules/actions'
import type { Side } from '../rules/tasks'
import type { View } from '../rules/view/view'
import { bribeNow, dieNow, drawsWith, priceNow, valueBehind } from './facts'
import { fort, hex, nameOf, naming, plural, terrain, the } from './nouns.en'
import { closingEn } from './prompts.en'

/** KT-B10: what is special about one of several equal counters. */
function special({ bears, passenger, saved, fought }: ActionOf<'hit'>, edition: Edition): string {
  const said = [
    ...(bears === undefined ? [] : [`with ${the(bears, edition)}`]),
    ...(passenger === true ? ['in the Balloon'] : []),
    ...(saved === true ? ['saved in this step'] : []),
    ...(fought === true ? ['dice already rolled'] : []),
  ]
  return said.length === 0 ? '' : ` (${said.join(', ')})`
}

/** With the names of the players where they are known. */
export function actionEn(action: Action, view: View, names: readonly string[] = []): string {
  const { name: player, sideName: side } = naming(names)
  const { edition } = view.options
  const what = (counter: string) => the(counter, edition)
  /** `Genie 4` */
  const valued = (counter: string) =>
    isCreature(counter) ? `${nameOf(counter, edition)}${valueBehind(counter, view)}` : what(counter)
  switch (action.type) {
    case 'done':
      return view.viewer === 'spectator' ? 'go on' : lowered(closingEn(view, view.viewer) ?? 'End your part')
    case 'start':
      return `start in ${hex(action.hex)}`
    case 'replace':
      return `replace the sea in ${hex(action.hex)}`
    case 'claim':
      return `mark ${place(view, action.hex)}`
    case 'tower':
      return `tower in ${place(view, action.hex)}`
    case 'place':
      return `${valued(action.thing)} into ${place(view, action.hex)}`
    case 'lay':
      return `lay ${valued(action.thing)} aside`
    case 'treasure':
      return `turn in ${what(action.treasure)} for ${TREASURES[action.treasure]} gold`
    case 'remove':
      return `take the income counter off ${hex(action.hex)}`
    case 'discard':
      return `put ${valued(action.thing)} back into the cup`
    case 'rolls':
      return ROLLS[action.answer]
    case 'calls':
      return CALLS[action.answer]
    case 'discharge':
      return action.side === action.character
        ? `discharge ${what(action.character)}`
        : `discharge ${what(action.character)} and turn the counter over to ${what(action.side)}`
    case 'try':
      return action.plus === 0
        ? `try for ${what(action.character)}`
        : `try for ${what(action.character)} with +${action.plus} for ${action.plus * PLUS_BEFORE_COST} gold`
    case 'pay':
      return `pay ${priceNow(view)} gold`
    case 'station':
      return `put the character into ${place(view, action.hex)}`
    case 'turn-over':
      return 'turn the counter over'
    case 'draw':
      return drawText(action, view)
    case 'event':
      return `play ${nameOf(action.event, edition)}`
    case 'source':
      return `show ${what(action.counter)} in ${hex(action.hex)}`
    case 'hex':
      return `name ${place(view, action.hex)}`
    case 'terrain':
      return `turn it into ${terrain(action.terrain)}`
    case 'character':
      return `name ${what(action.character)}`
    case 'player':
      return `name ${player(action.seat)}`
    case 'lose':
      return `give up ${valued(action.what)}`
    case 'pick':
      return `pick ${valued(action.counter)} in ${hex(action.hex)}`
    case 'pick-all':
      return `pick all in ${hex(action.hex)}`
    case 'step':
      return `step to ${place(view, action.hex)}`
    case 'drop':
      return `drop ${valued(action.counter)}`
    case 'ask-pin':
      return `ask ${player(action.seat)} to show a supported creature in ${hex(action.hex)}`
    case 'show':
      return `show ${valued(action.counter)}`
    case 'fly-on':
      return 'show the flyers and fly on'
    case 'stay':
      return `let ${valued(action.counter)} stay`
    case 'balloon':
      return `the Balloon flies to ${place(view, action.hex)}`
    case 'resolve':
      return `resolve ${place(view, action.hex)}`
    case 'keep':
      return `keep ${what(action.income)} (${INCOMES[action.income].gold} gold)`
    case 'bribe':
      return `bribe ${what(action.what)} for ${bribeNow(view, action.what)} gold`
    case 'item':
      return itemText(action, view, side)
    case 'aim':
      return action.aims ? 'the Marksman takes aim (2)' : 'the Marksman shoots as he comes (5)'
    case 'turn':
      return `the Warlord wins over ${valued(action.creature)} of ${side(action.force)}`
    case 'go-on':
      return 'use nothing more this round'
    case 'target':
      return `attack ${side(action.force)}`
    case 'hit':
      return `put the hit on ${valued(action.what)}${special(action, edition)}`
    case 'retreat':
      return `retreat to ${place(view, action.hex)}`
    case 'balloon-retreat':
      return `fly to ${place(view, action.hex)} with the Balloon`
    case 'charm':
      return charmText(action, view)
    case 'dispel':
      return `dispel it${action.force === undefined ? '' : ` and the magic of ${side(action.force)}`}${action.neutral === true ? ', for the defenders' : ''}`
    case 'fan':
      return action.hex === undefined
        ? 'blow it away with the Fan'
        : `blow it to ${place(view, action.hex)} with the Fan`
    case 'elixir':
      return 'play the Elixir'
    case 'call':
      return `call ${valued(action.creature)} of ${player(action.seat)}`
    case 'build':
      return `${fort(at(view.hexes, action.hex).fort + 1)} in ${place(view, action.hex)} for ${FORT_COST} gold`
    case 'thief':
      return `send the Master Thief to ${player(action.seat)}`
    case 'assassin':
      return `send Assassin Primus to ${hex(action.hex)}`
    case 'take':
      return action.what === 'gold' ? 'take all the gold' : 'take a counter from the rack'
    case 'name':
      return action.what === 'hidden' ? 'name a face-down counter' : `name ${valued(action.what)}`
  }
}

const ROLLS: Readonly<Record<ActionOf<'rolls'>['answer'], string>> = {
  own: 'be asked about dice of your own',
  all: 'be asked about all dice',
  none: 'be asked about no dice',
}

const CALLS: Readonly<Record<ActionOf<'calls'>['answer'], string>> = {
  ask: 'be asked about bluffs',
  all: 'have every bluff called',
  none: 'call no bluffs',
}

/** `D4 (forest)` */
function place({ hexes }: View, hexOf: number): string {
  return `${hex(hexOf)} (${terrain(at(hexes, hexOf).terrain)})`
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function drawText({ paid }: ActionOf<'draw'>, view: View): string {
  if (view.viewer === 'spectator') return `draw, ${paid} of them paid for`
  const count = drawsWith(view, view.viewer, paid)
  return `draw ${plural(count, 'Thing')}${paid > 0 ? ` for ${paid * PAID_RECRUIT_COST} gold` : ''}`
}

function itemText(
  { item, on, force, against }: ActionOf<'item'>,
  { options: { edition } }: View,
  side: (of: Side) => string,
): string {
  const bearer = on === undefined ? '' : ` on ${the(on, edition)}`
  const whose = force === undefined ? '' : ` against ${side(force)}`
  const which = against === undefined ? '' : `, whose ${nameOf(against, edition)} is lost`
  return `use ${the(item, edition)}${bearer}${whose}${which}`
}

function charmText({ die, by, neutral }: ActionOf<'charm'>, view: View): string {
  const was = dieNow(view, die)
  return `make die ${die + 1} a ${was + by} instead of a ${was}${neutral === true ? ', for the defenders' : ''}`
}

/** Actions in French, for people who choose among them. */
import { at } from '@crownlands/core/lists'
import { type Edition, FORT_COST, INCOMES, PAID_RECRUIT_COST, PLUS_BEFORE_COST, TREASURES } from '../content'
import type { Action, ActionOf } from '../rules/actions'
import type { Side } from '../rules/tasks'
import type { View } from '../rules/view/view'
import { bribeNow, dieNow, drawsWith, priceNow, valueBehind } from './facts'
import { a, coins, de, fort, hex, nameOf, naming, plural, terrain, the } from './nouns.fr'
import { closingFr } from './prompts.fr'

/** KT-B10: what is special about one of several equal counters. */
function special({ bears, passenger, saved, fought }: ActionOf<'hit'>, edition: Edition): string {
  const said = [
    ...(bears === undefined ? [] : [`avec ${the(bears, edition)}`]),
    ...(passenger === true ? ['à bord du Ballon'] : []),
    ...(saved === true ? ['après un sauvetage à cette étape'] : []),
    ...(fought === true ? ['dés déjà lancés'] : []),
  ]
  return said.length === 0 ? '' : ` (${said.join(', ')})`
}

/** With the names of the players where they are known. */
export function actionFr(action: Action, view: View, names: readonly string[] = []): string {
  const { name: player, sideName: side } = naming(names)
  const { edition } = view.options
  const what = (counter: string) => the(counter, edition)
  /** `le Génie 4` */
  const valued = (counter: string) => `${what(counter)}${valueBehind(counter, view)}`
  switch (action.type) {
    case 'done':
      return view.viewer === 'spectator' ? 'continuer' : lowered(closingFr(view, view.viewer) ?? 'Terminer sa part')
    case 'start':
      return `partir de ${hex(action.hex)}`
    case 'replace':
      return `remplacer la mer en ${hex(action.hex)}`
    case 'claim':
      return `marquer ${place(view, action.hex)}`
    case 'tower':
      return `la tour en ${place(view, action.hex)}`
    case 'place':
      return `placer ${valued(action.thing)} en ${place(view, action.hex)}`
    case 'lay':
      return `mettre de côté ${valued(action.thing)}`
    case 'treasure':
      return `échanger ${what(action.treasure)} contre ${coins(TREASURES[action.treasure])}`
    case 'remove':
      return `retirer le pion de revenu de ${hex(action.hex)}`
    case 'discard':
      return `rendre ${valued(action.thing)} à la coupe`
    case 'rolls':
      return ROLLS[action.answer]
    case 'calls':
      return CALLS[action.answer]
    case 'discharge':
      return action.side === action.character
        ? `renvoyer ${what(action.character)}`
        : `renvoyer ${what(action.character)} et retourner le pion\u00a0: ${what(action.side)}`
    case 'try':
      return action.plus === 0
        ? `tenter de recruter ${what(action.character)}`
        : `tenter de recruter ${what(action.character)} avec +${action.plus} pour ${coins(action.plus * PLUS_BEFORE_COST)}`
    case 'pay':
      return `payer ${coins(priceNow(view))}`
    case 'station':
      return `mettre le personnage en ${place(view, action.hex)}`
    case 'turn-over':
      return 'retourner le pion'
    case 'draw':
      return drawText(action, view)
    case 'event':
      return `jouer ${what(action.event)}`
    case 'source':
      return `montrer ${what(action.counter)} en ${hex(action.hex)}`
    case 'hex':
      return `nommer ${place(view, action.hex)}`
    case 'terrain':
      return `choisir ${terrain(action.terrain)}`
    case 'character':
      return `nommer ${what(action.character)}`
    case 'player':
      return `nommer ${player(action.seat)}`
    case 'lose':
      return `céder ${valued(action.what)}`
    case 'pick':
      return `prendre ${valued(action.counter)} en ${hex(action.hex)}`
    case 'pick-all':
      return `prendre tous les pions de ${hex(action.hex)}`
    case 'step':
      return `passer en ${place(view, action.hex)}`
    case 'drop':
      return `laisser ${valued(action.counter)}`
    case 'ask-pin':
      return `demander ${a(player(action.seat))} de montrer une créature soutenue en ${hex(action.hex)}`
    case 'show':
      return `montrer ${valued(action.counter)}`
    case 'fly-on':
      return 'montrer les volants et continuer'
    case 'stay':
      return `faire rester ${valued(action.counter)}`
    case 'balloon':
      return `envoyer le Ballon en ${place(view, action.hex)}`
    case 'resolve':
      return `régler ${place(view, action.hex)}`
    case 'keep':
      return `garder ${what(action.income)} (${coins(INCOMES[action.income].gold)})`
    case 'bribe':
      return `soudoyer ${what(action.what)} pour ${coins(bribeNow(view, action.what))}`
    case 'item':
      return itemText(action, view, side)
    case 'aim':
      return action.aims ? 'faire viser le Tireur d’élite (2)' : 'faire tirer le Tireur d’élite sans viser (5)'
    case 'turn':
      return `gagner ${valued(action.creature)} ${de(side(action.force))} à sa cause`
    case 'go-on':
      return 'ne plus rien utiliser de la manche'
    case 'target':
      return `attaquer ${side(action.force)}`
    case 'hit':
      return `porter le coup sur ${valued(action.what)}${special(action, edition)}`
    case 'retreat':
      return `battre en retraite en ${place(view, action.hex)}`
    case 'balloon-retreat':
      return `s’envoler en Ballon vers ${place(view, action.hex)}`
    case 'charm':
      return charmText(action, view)
    case 'dispel':
      return `dissiper cet objet${action.force === undefined ? '' : ` et la magie ${de(side(action.force))}`}${action.neutral === true ? ', pour les défenseurs' : ''}`
    case 'fan':
      return action.hex === undefined
        ? 'souffler au loin avec l’Éventail'
        : `souffler vers ${place(view, action.hex)} avec l’Éventail`
    case 'elixir':
      return 'jouer l’Élixir'
    case 'call':
      return `dénoncer ${valued(action.creature)} ${de(player(action.seat))}`
    case 'build':
      return `bâtir en ${place(view, action.hex)} pour ${coins(FORT_COST)}\u00a0: ${fort(at(view.hexes, action.hex).fort + 1)}`
    case 'thief':
      return `envoyer le Maître voleur chez ${player(action.seat)}`
    case 'assassin':
      return `envoyer le Premier Assassin en ${hex(action.hex)}`
    case 'take':
      return action.what === 'gold' ? 'prendre tout l’or' : 'prendre un pion du chevalet'
    case 'name':
      return action.what === 'hidden' ? 'nommer un pion caché' : `nommer ${valued(action.what)}`
  }
}

const ROLLS: Readonly<Record<ActionOf<'rolls'>['answer'], string>> = {
  own: 'être interrogé sur ses propres dés',
  all: 'être interrogé sur tous les dés',
  none: 'n’être interrogé sur aucun dé',
}

const CALLS: Readonly<Record<ActionOf<'calls'>['answer'], string>> = {
  ask: 'être interrogé sur les bluffs',
  all: 'faire dénoncer tous les bluffs',
  none: 'ne dénoncer aucun bluff',
}

/** `D4 (forêt)` */
function place({ hexes }: View, hexOf: number): string {
  return `${hex(hexOf)} (${terrain(at(hexes, hexOf).terrain).replace(/^(?:le|la) /, '')})`
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function drawText({ paid }: ActionOf<'draw'>, view: View): string {
  if (view.viewer === 'spectator') return `tirer, dont ${plural(paid, 'achetée')}`
  const count = drawsWith(view, view.viewer, paid)
  return `tirer ${plural(count, 'Chose')}${paid > 0 ? ` pour ${coins(paid * PAID_RECRUIT_COST)}` : ''}`
}

function itemText(
  { item, on, force, against }: ActionOf<'item'>,
  { options: { edition } }: View,
  side: (of: Side) => string,
): string {
  const bearer = on === undefined ? '' : ` sur ${the(on, edition)}`
  const whose = force === undefined ? '' : ` contre ${side(force)}`
  const which = against === undefined ? '' : `, qui y perd\u00a0: ${nameOf(against, edition)}`
  return `user ${de(the(item, edition))}${bearer}${whose}${which}`
}

function charmText({ die, by, neutral }: ActionOf<'charm'>, view: View): string {
  const was = dieNow(view, die)
  return `faire du dé ${die + 1} un ${was + by} au lieu d’un ${was}${neutral === true ? ', pour les défenseurs' : ''}`
}

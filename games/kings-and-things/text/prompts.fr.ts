/** What is expected in every task and stage, in French. */
import type { Seat } from '@crownlands/core/game'
import { capital } from '@crownlands/core/text/typesetting'
import { type Edition, MOST_PAID_RECRUITS, PAID_RECRUIT_COST, PLUS_AFTER_COST, RACK_LIMIT } from '../content'
import type { SetupStage } from '../rules/tasks'
import { askedIn } from '../rules/view/seen-state'
import type { SeenTask, View } from '../rules/view/view'
import { EVENT_WORDS } from './events'
import { asideNow, bribesNow, equalsDiffer, freeNow, pointsLeft, priceNow, stopOf, surplus, wayOn } from './facts'
import { a, coins, de, hex, nameOf, naming, plural, series, the } from './nouns.fr'
import { diceForFr, STEPS_FR } from './story/battle.fr'

type TaskOf<Type extends SeenTask['type']> = Extract<SeenTask, { readonly type: Type }>

export function promptFr(view: View, seat: Seat, names: readonly string[] = []): string {
  if (view.result !== undefined) return 'La partie est terminée.'
  const asked = askedIn(view)
  if (!asked.includes(seat)) return `C’est ${series(asked.map((other) => a(naming(names).name(other))))} de décider.`
  const task = view.tasks.at(-1)
  return task === undefined ? '' : promptFor(view, task, seat, names)
}

function promptFor(view: View, task: SeenTask, seat: Seat, names: readonly string[]): string {
  const { name: player } = naming(names)
  const { edition } = view.options
  switch (task.type) {
    case 'setup':
      return SETUP[task.stage]
    case 'characters':
      return task.stage === 'pay'
        ? payPrompt(view, task.missing ?? 0, seat)
        : 'Vous pouvez tenter de recruter un personnage de la réserve\u00a0: le double de sa valeur aux deux dés, et +1 pour 5 pièces d’or payées avant.'
    case 'station':
      return `Mettez ${the(view.pool[task.counter]?.shows, edition)} dans une de vos cases.`
    case 'turn-over':
      return `${capital(the(view.pool[task.counter]?.shows, edition))} s’enfuit dans la réserve\u00a0: retournez le pion, ou laissez-le ainsi.`
    case 'things':
      return task.stage === 'announce' ? announcePrompt(view, seat) : placePrompt(view, seat)
    case 'place-on':
      return placeOnPrompt(view, task, seat)
    case 'events':
      return eventPrompt(view, task)
    case 'losses':
      return `Vous devez ${plural(task.left, 'perte')} en ${hex(task.hex)}\u00a0: choisissez la suivante.`
    case 'move':
      return movePrompt(view, task)
    case 'pin':
      return `${capital(player(task.asker))} vous demande de montrer une créature soutenue en ${hex(task.hex)}\u00a0; sinon, vous n’y clouez personne.`
    case 'flyers':
      return task.stage === 'stay'
        ? `Vous devez laisser ${plural(task.stay, 'volant')} en ${hex(task.hex)}\u00a0: choisissez.`
        : `Des volants ${de(player(task.seat))} veulent quitter ${hex(task.hex)}\u00a0: montrez des vôtres pour en retenir un chacun, ou laissez-les passer.`
    case 'combat':
      return 'Choisissez la bataille ou l’exploration que vous réglez maintenant.'
    case 'explore':
      return task.stage === 'keep'
        ? 'Plusieurs pions de revenu conviennent\u00a0: choisissez celui qui reste.'
        : bribePrompt(view, task.hex)
    case 'battle':
      return battlePrompt(view, task, seat)
    case 'overflow':
      return `La case ${hex(task.hex)} tient dix pions\u00a0: parmi les arrivants, choisissez-en ${task.over} à perdre.`
    case 'dice':
      return `${diceShow(task, view.options.edition)}\u00a0: usez du Porte-bonheur, ou passez.`
    case 'answer':
      return `${answered(view, task, names)}\u00a0: répondez, ou passez.`
    case 'elixir':
      return 'Une peste vous frappe\u00a0: jouez l’Élixir, ou passez.'
    case 'calls':
      return `Des créatures sont visibles en ${hex(task.hex)}\u00a0: dénoncez celles que vous prenez pour des bluffs, ou passez.`
    case 'powers':
      return POWERS[task.stage] ?? ''
    case 'build':
      return 'Bâtissez une tour ou élevez un fort d’un niveau, 5 pièces d’or chacun, un niveau par case\u00a0; ou terminez votre part.'
    case 'turn':
    case 'aftermath':
      return ''
  }
}

const SETUP: Readonly<Record<SetupStage, string>> = {
  start: 'Choisissez votre case de départ\u00a0; la carte est retournée ensuite.',
  sea: 'Il y a trop de mer autour de votre départ\u00a0: remplacez des mers, une par une.',
  second: 'Marquez votre deuxième case\u00a0: une terre libre à côté de la vôtre, qui ne touche personne d’autre.',
  third: 'Marquez votre troisième case\u00a0: une terre libre à côté des vôtres, qui ne touche personne d’autre.',
  tower: 'Posez votre tour dans une de vos cases.',
  place: 'Placez des Choses de votre chevalet dans vos cases, autant que vous voulez.',
  exchange:
    'Mettez de côté ce dont vous ne voulez pas, pour en tirer autant d’autres\u00a0; on ne le fait qu’une fois.',
  'place-again': 'Placez ce que vous avez tiré, ou gardez-le sur votre chevalet.',
}

function payPrompt(view: View, missing: number, seat: Seat): string {
  const price = priceNow(view)
  const gold = view.players[seat]?.gold ?? 0
  return gold < price
    ? `Il vous manque ${missing}, à ${coins(PLUS_AFTER_COST)} chaque, et vous avez ${coins(gold)}\u00a0: renoncez.`
    : `Il vous manque ${missing}\u00a0: payez ${coins(price)}, ${PLUS_AFTER_COST} pour chaque, ou renoncez.`
}

function announcePrompt(view: View, seat: Seat): string {
  const aside = asideNow(view, seat)
  if (aside % 2 === 1) return 'On échange deux pions contre un\u00a0: mettez-en un second de côté.'
  const traded = aside === 0 ? '' : ` et ${aside / 2} par échange`
  return `Vous tirez ${plural(freeNow(view, seat), 'Chose gratuite', 'Choses gratuites')}${traded}\u00a0: dites combien vous en achetez (${coins(PAID_RECRUIT_COST)} chacune, ${MOST_PAID_RECRUITS} au plus)\u00a0; avant cela, vous pouvez mettre des paires de côté pour les échanger.`
}

function placePrompt(view: View, seat: Seat): string {
  const over = surplus(view, seat)
  return over > 0
    ? `Un chevalet tient ${RACK_LIMIT} pions\u00a0: il faut encore en placer, échanger ou rendre ${over}.`
    : 'Placez des Choses de votre chevalet dans vos cases, puis terminez votre part.'
}

function placeOnPrompt(view: View, task: TaskOf<'place-on'>, seat: Seat): string {
  const over = surplus(view, seat)
  if (over > 0) {
    const placing = task.hex === undefined ? '' : `placer en ${hex(task.hex)}, `
    return `Un chevalet tient ${RACK_LIMIT} pions\u00a0: il faut encore en ${placing}échanger ou rendre ${over}.`
  }
  return task.hex === undefined
    ? 'Continuez.'
    : `La case ${hex(task.hex)} est à vous\u00a0: placez-y aussitôt des Choses de votre chevalet, ou continuez.`
}

function eventPrompt({ options: { edition } }: View, { stage, event }: TaskOf<'events'>): string {
  switch (stage) {
    case 'open':
      return 'Vous pouvez jouer un événement de votre chevalet, ou aucun.'
    case 'source':
      return `Il faut un de vos pions de magie pour ${the(event, edition)}\u00a0: montrez-en un.`
    case 'terrain':
      return 'Choisissez le terrain que la case devient.'
    case 'name':
      return event === undefined ? '' : (EVENT_WORDS[event].fr.naming ?? '')
    case 'victim':
      return event === undefined ? '' : (EVENT_WORDS[event].fr.victim ?? '')
    default:
      return 'Votre événement est joué\u00a0: terminez votre part.'
  }
}

function movePrompt(view: View, { group, at: where, balloon }: TaskOf<'move'>): string {
  if (balloon?.sea !== undefined) return 'Le Ballon est perdu en mer\u00a0: choisissez une case pour ses passagers.'
  if (where === undefined) {
    return 'Prenez des pions à déplacer, un par un ou tous ceux d’une case\u00a0; ou terminez vos mouvements.'
  }
  switch (wayOn(view)) {
    case 'none':
      return `Votre groupe de ${group.length} en ${hex(where)} ne va pas plus loin, ${STOPS[stopOf(view, where)]}\u00a0: arrêtez-vous ici.`
    case 'fly-on':
      return `Des ennemis sont en ${hex(where)}\u00a0: montrez vos volants pour continuer, laissez quelqu’un, ou arrêtez-vous ici.`
  }
  const [least, most] = pointsLeft(group)
  const left = least === most ? plural(most, 'point') : `${least} à ${most} points`
  return `Votre groupe de ${group.length} en ${hex(where)} a encore ${left}\u00a0: avancez, prenez ou laissez quelqu’un, ou arrêtez-vous ici.`
}

/** KT-M1, KT-M5, KT-M6 */
const STOPS: Readonly<Record<ReturnType<typeof stopOf>, string>> = {
  unexplored: 'car la case est inexplorée',
  enemies: 'car des ennemis s’y trouvent',
  points: 'car ses points ne suffisent pour aucune case',
}

function bribePrompt(view: View, where: number): string {
  const { prices, doubled } = bribesNow(view)
  const listed = prices.map(({ what, gold }) => `${nameOf(what, view.options.edition)} ${gold}`).join(', ')
  const why = doubled ? 'au double de sa valeur, car ils gardent quelque chose' : 'à sa valeur'
  return `Des défenseurs en ${hex(where)}\u00a0: soudoyez-les un par un, chacun ${why} (en or\u00a0: ${listed}), ou combattez.`
}

function battlePrompt(view: View, task: TaskOf<'battle'>, seat: Seat): string {
  const force = task.forces[task.at]
  const forDefenders = force?.side === 'neutral' ? ' pour les défenseurs' : ''
  switch (task.stage) {
    case 'before':
      return `Avant la première manche en ${hex(task.hex)}\u00a0: jouez un objet qui passe d’abord${task.plays === seat ? ' pour les défenseurs' : ''}, ou passez.`
    case 'dust':
      return 'La Poudre de défense\u00a0: choisissez la case où vous battez en retraite.'
    case 'warlord':
      return 'Votre Seigneur de guerre peut gagner une créature ennemie à sa cause\u00a0: choisissez-la, ou personne.'
    case 'targets':
      return `Manche ${task.round} en ${hex(task.hex)}\u00a0: nommez qui vos dés visent.`
    case 'items':
      return task.first
        ? `La manche ${task.round} commence en ${hex(task.hex)}\u00a0: usez d’un objet${forDefenders}, ou faites lancer les dés.`
        : `Avant l’étape de ${STEPS_FR[task.step]} de la manche ${task.round} en ${hex(task.hex)}\u00a0: usez d’un objet${forDefenders}, ou faites lancer les dés.`
    case 'aimed':
      return `Votre tir visé a touché\u00a0: choisissez le pion qui prend le coup.${whichOfEqual(view)}`
    case 'hits':
      return `Il y a ${plural(force?.hits ?? 0, 'coup')} à prendre${forDefenders} en ${hex(task.hex)}\u00a0: choisissez où va le suivant.${whichOfEqual(view)}`
    case 'retreat':
      return `Après la manche ${task.round} en ${hex(task.hex)}\u00a0: battez en retraite dans une de vos cases, ou combattez encore.`
    default:
      return ''
  }
}

/** KT-B10 */
function whichOfEqual(view: View): string {
  return equalsDiffer(view) ? ' Des pions de même sorte diffèrent ici\u00a0: choisissez lequel le prend.' : ''
}

function answered(
  { options: { edition } }: View,
  { item, by, hex: where }: TaskOf<'answer'>,
  names: readonly string[],
): string {
  const place = where === undefined ? '' : ` pour ${hex(where)}`
  return by === 'neutral'
    ? `Les défenseurs usent ${de(the(item, edition))}${place}`
    : `${capital(naming(names).name(by))} use ${de(the(item, edition))}${place}`
}

function diceShow({ reason, dice }: TaskOf<'dice'>, edition: Edition): string {
  return dice.length === 1
    ? `Le dé pour ${diceForFr(reason, edition)} montre ${series(dice)}`
    : `Les dés pour ${diceForFr(reason, edition)} montrent ${series(dice)}`
}

const POWERS: Readonly<Partial<Record<TaskOf<'powers'>['stage'], string>>> = {
  open: 'Envoyez le Maître voleur ou le Premier Assassin, ou terminez votre part.',
  take: 'Le vol réussit\u00a0: prenez tout l’or, ou un pion du chevalet sans le voir.',
  name: 'L’assassin est dans la place\u00a0: nommez un pion de cette case.',
  reply: 'L’assassin a nommé un de vos pions\u00a0: nommez-en un autre, et un dé décide.',
}

// Questions and closing words -----------------------------------------------------------------------

/** What is asked out of turn, for everybody to hear. */
export function questionFr(view: View, names: readonly string[] = []): string {
  const task = view.tasks.at(-1)
  switch (task?.type) {
    case 'dice':
      return `${diceShow(task, view.options.edition)}\u00a0: quelqu’un use-t-il d’un Porte-bonheur\u00a0?`
    case 'answer':
      return `${answered(view, task, names)}\u00a0: quelqu’un répond-il\u00a0?`
    case 'elixir':
      return 'Une peste frappe\u00a0: quelqu’un joue-t-il un Élixir\u00a0?'
    case 'calls':
      return `Des créatures sont visibles en ${hex(task.hex)}\u00a0: quelqu’un dénonce-t-il un bluff\u00a0?`
    default:
      return ''
  }
}

export function closingFr(view: View, seat: Seat): string | undefined {
  const task = view.tasks.at(-1)
  switch (task?.type) {
    case 'setup':
      return setupClosing(view, task, seat)
    case 'characters':
      return task.stage === 'pay' ? 'Renoncer' : 'Terminer la part'
    case 'turn-over':
      return 'Laisser ainsi'
    case 'place-on':
      return 'Continuer'
    case 'events':
      return task.stage === 'open' ? 'Aucun événement' : 'Terminer la part'
    case 'losses':
      return 'Ne plus rien céder'
    case 'move':
      return task.at === undefined ? 'Terminer les mouvements' : 'S’arrêter ici'
    case 'pin':
      return 'Ne rien montrer'
    case 'flyers':
      return 'Laisser passer'
    case 'explore':
      return 'Combattre'
    case 'battle':
      return battleClosing(task)
    case 'dice':
    case 'answer':
    case 'elixir':
    case 'calls':
      return 'Passer'
    case 'things':
      return task.stage === 'announce' ? undefined : 'Terminer la part'
    case 'powers':
    case 'build':
      return 'Terminer la part'
    default:
      return undefined
  }
}

function setupClosing(view: View, { stage }: TaskOf<'setup'>, seat: Seat): string | undefined {
  const aside = asideNow(view, seat)
  if (stage === 'sea') return 'Laisser la mer'
  if (stage === 'place' || stage === 'place-again') return 'Ne plus placer'
  if (stage !== 'exchange') return undefined
  return aside === 0 ? 'Tout garder' : `En tirer ${aside} à la place`
}

function battleClosing({ stage }: TaskOf<'battle'>): string {
  switch (stage) {
    case 'warlord':
      return 'Ne gagner personne'
    case 'items':
      return 'Lancer les dés'
    case 'retreat':
      return 'Combattre encore'
    default:
      return 'Passer'
  }
}

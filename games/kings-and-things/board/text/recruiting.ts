/** The words around characters and recruits. */
import type { Language } from '@crownlands/core/room'

interface RecruitingText {
  readonly pool: string
  readonly needs: (target: number) => string
  readonly ownedBy: (name: string) => string
  readonly notNow: string
  readonly pay: (price: number) => string
  readonly slider: string
  readonly chance: (percent: number) => string
  readonly withLater: (percent: number, later: number) => string
  readonly tryFor: (name: string, price: number) => string
  readonly standing: string
  readonly standingAbout: string
  readonly discharge: string
  readonly free: (count: number) => string
  readonly traded: (count: number) => string
  readonly paid: (count: number, price: number) => string
  readonly fewer: string
  readonly more: string
  readonly draw: (count: number) => string
  readonly second: string
  readonly aside: string
  readonly build: (gold: number, income: number, goal: number) => string
}

export const RECRUITING_TEXT: Readonly<Record<Language, RecruitingText>> = {
  en: {
    pool: 'Characters',
    needs: (target) => `${target} on two dice`,
    ownedBy: (name) => `with ${name}`,
    notNow: 'not now',
    pay: (price) => (price === 0 ? 'Pay nothing first' : `Pay ${price} gold first`),
    slider: 'Gold before the roll',
    chance: (percent) => `${percent}\u00a0%`,
    withLater: (percent, later) =>
      later === 0 ? '' : `${percent}\u00a0% with up to ${later * 10} gold more after the roll`,
    tryFor: (name, price) => (price === 0 ? `Try for ${name}` : `Try for ${name} with ${price} gold`),
    standing: 'When you want to be asked',
    standingAbout: 'Questions about dice and bluffs are asked only if you want them to be.',
    discharge: 'Let go',
    free: (count) => `${count} free`,
    traded: (count) => `${count} by trade`,
    paid: (count, price) => (count === 0 ? 'none paid' : `${count} paid, ${price} gold`),
    fewer: 'One paid recruit fewer',
    more: 'One paid recruit more',
    draw: (count) => (count === 1 ? 'Draw 1 Thing' : `Draw ${count} Things`),
    second: 'Two are traded for one: lay a second one aside.',
    aside: 'Laid aside to trade',
    build: (gold, income, goal) =>
      `You have ${gold} gold. Every level costs 5 and raises your income, now ${income} of the ${goal} that a citadel needs.`,
  },
  fr: {
    pool: 'Personnages',
    needs: (target) => `${target} avec deux dés`,
    ownedBy: (name) => `chez ${name}`,
    notNow: 'pas maintenant',
    pay: (price) => (price === 0 ? 'Ne rien payer d’abord' : `Payer d’abord ${price} pièces d’or`),
    slider: 'Or avant le jet',
    chance: (percent) => `${percent}\u00a0%`,
    withLater: (percent, later) =>
      later === 0 ? '' : `${percent}\u00a0% avec jusqu’à ${later * 10} pièces d’or de plus après le jet`,
    tryFor: (name, price) => (price === 0 ? `Tenter ${name}` : `Tenter ${name} avec ${price} pièces d’or`),
    standing: 'Quand vous voulez être consulté',
    standingAbout: 'On ne vous interroge sur les dés et les bluffs que si vous le souhaitez.',
    discharge: 'Congédier',
    free: (count) => (count < 2 ? `${count} gratuite` : `${count} gratuites`),
    traded: (count) => `${count} par échange`,
    paid: (count, price) =>
      count === 0 ? 'aucune payée' : `${count} ${count === 1 ? 'payée' : 'payées'}, ${price} pièces d’or`,
    fewer: 'Une recrue payée de moins',
    more: 'Une recrue payée de plus',
    draw: (count) => (count === 1 ? 'Piocher 1 Chose' : `Piocher ${count} Choses`),
    second: 'Deux pions s’échangent contre un\u00a0: mettez-en un second de côté.',
    aside: 'Mis de côté pour l’échange',
    build: (gold, income, goal) =>
      `Vous avez ${gold} pièces d’or. Chaque niveau en coûte 5 et augmente votre revenu, ${income} pour l’instant sur les ${goal} qu’exige une citadelle.`,
  },
}

/** Why an action is worth choosing, in French. */

import type { Why } from '../bots/why'
import { CARDS, type Card, ENEMIES, type Enemy, LOCATIONS, type Power, TRAITS } from '../content'
import { FRENCH, NAMES } from './names'
import { a, de, leSource, series } from './story.fr'

export function whyText(why: Why): string {
  switch (why.kind) {
    case 'wins':
      return `${together(why.alone)}le dernier ennemi tombe et le siège est gagné`
    case 'averts-defeat':
      return withoutIt(why.alone, why.defeat === 'gate-fell' ? 'la Porte cède' : 'la peur atteint le sommet')
    case 'saves-building':
      return withoutIt(why.alone, `${FRENCH.locations[why.location]} est détruite`)
    case 'kills':
      return `${together(why.alone)}${FRENCH.enemies[why.enemy]} meurt avant ${deeds(why.enemy)}`
    case 'wounds':
      return `il ne reste alors que ${why.left} de vie ${a(FRENCH.enemies[why.enemy])}`
    case 'spares':
      return `la peur évite ainsi une case qui abîmerait ${FRENCH.locations[why.location]}`
    case 'calls-hero':
      return 'la peur repasse ainsi par un soleil, et un héros arrive'
    case 'spares-enemy':
      return `${FRENCH.enemies[why.enemy]} en vie, la peur monte jusqu’à un soleil, et un héros vous rejoint`
    case 'calms':
      return `après l’attaque des ennemis, la peur sera à ${why.fear} au lieu de ${why.instead}`
    case 'mends':
      return `après l’attaque des ennemis, il restera ${why.health} de vie à ${FRENCH.locations[why.location]} au lieu de ${why.instead}`
    case 'pays':
      return `cet or paie ${leSource(why.source)}`
    case 'pays-newcomer':
      return 'cet or paiera peut-être quelqu’un de nouveau au marché'
    case 'recruits':
      return `${FRENCH.cards[why.card]} renforce votre paquet\u00a0: ${strengths(why.card)}`
    case 'doubles':
      return `l’attaque ${de(FRENCH.cards[why.card])} compte alors double`
    case 'draws':
      return why.cards === 1
        ? 'une carte de plus peut servir aussitôt'
        : `${why.cards} cartes de plus peuvent servir aussitôt`
    case 'thins':
      return `sans ${FRENCH.cards[why.card]}, vos meilleures cartes reviennent plus vite`
    case 'renews-market':
      return 'personne au marché ne vaut mieux qu’un nouveau choix'
    case 'nothing-better':
      return 'rien de ce qui reste à faire n’aiderait'
  }
}

function together(alone: boolean): string {
  return alone ? '' : 'avec la suite, '
}

function withoutIt(alone: boolean, otherwise: string): string {
  return alone ? `sans cela, ${otherwise} à ce tour` : `sans cela et la suite, ${otherwise} à ce tour`
}

/** `de frapper la Porte de 2 et de faire monter la peur de 1` */
function deeds(enemy: Enemy): string {
  const { damage, fear } = ENEMIES[enemy]
  const hit = LOCATIONS.filter((location) => (damage[location] ?? 0) > 0)
  const blows = series(hit.map((location) => `${FRENCH.locations[location]} de ${damage[location]}`))
  return series([
    ...(blows === '' ? [] : [`de frapper ${blows}`]),
    ...(fear > 0 ? [`de faire monter la peur de ${fear}`] : []),
  ])
}

const POWERS: Readonly<Record<Power['kind'], readonly string[]>> = {
  draw: ['cartes de plus'],
  double: ['attaques doublées'],
  remove: ['paquet plus mince'],
  leave: [],
}

/** What it does best: `attaque 3`, `réparation 2 et attaques doublées`. */
function strengths(card: Card): string {
  const data = CARDS[card]
  const best = Math.max(...TRAITS.map((trait) => data[trait]))
  const traits = TRAITS.filter((trait) => data[trait] === best).map((trait) => `${NAMES.fr.traits[trait]} ${best}`)
  return series([...traits, ...(data.power === undefined ? [] : POWERS[data.power.kind])])
}

/** Why an action is worth choosing, in French. */
import { CARDS, type Card, ENEMIES, type Enemy, LOCATIONS, type Power, TRAITS } from '../content'
import type { Why } from '../reasons'
import { FRENCH, NAMES } from './card-names'
import { a, de, leSource, series } from './story.fr'

export function whyText(reason: Why): string {
  switch (reason.why) {
    case 'wins':
      return `${together(reason.alone)}le dernier ennemi tombe et le siège est gagné`
    case 'averts-defeat':
      return withoutIt(reason.alone, reason.defeat === 'gate-fell' ? 'la Porte cède' : 'la peur atteint le sommet')
    case 'saves-building':
      return withoutIt(reason.alone, `${FRENCH.locations[reason.location]} est détruite`)
    case 'kills':
      return `${together(reason.alone)}${FRENCH.enemies[reason.enemy]} meurt avant ${deeds(reason.enemy)}`
    case 'wounds':
      return `il ne reste alors que ${reason.left} de vie ${a(FRENCH.enemies[reason.enemy])}`
    case 'spares':
      return `la peur évite ainsi une case qui abîmerait ${FRENCH.locations[reason.location]}`
    case 'calls-hero':
      return 'la peur repasse ainsi par un soleil, et un héros arrive'
    case 'spares-enemy':
      return `${FRENCH.enemies[reason.enemy]} en vie, la peur monte jusqu’à un soleil, et un héros vous rejoint`
    case 'calms':
      return `après l’attaque des ennemis, la peur sera à ${reason.fear} au lieu de ${reason.instead}`
    case 'mends':
      return `après l’attaque des ennemis, il restera ${reason.health} de vie à ${FRENCH.locations[reason.location]} au lieu de ${reason.instead}`
    case 'pays':
      return `cet or paie ${leSource(reason.source)}`
    case 'pays-newcomer':
      return 'cet or paiera peut-être quelqu’un de nouveau au marché'
    case 'recruits':
      return `${FRENCH.cards[reason.card]} renforce votre paquet\u00a0: ${strengths(reason.card)}`
    case 'doubles':
      return `l’attaque ${de(FRENCH.cards[reason.card])} compte alors double`
    case 'draws':
      return reason.cards === 1
        ? 'une carte de plus peut servir aussitôt'
        : `${reason.cards} cartes de plus peuvent servir aussitôt`
    case 'thins':
      return `sans ${FRENCH.cards[reason.card]}, vos meilleures cartes reviennent plus vite`
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

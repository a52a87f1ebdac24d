/** Why an action is worth choosing, in English. */

import type { Why } from '../bots/why'
import { CARDS, type Card, ENEMIES, type Enemy, LOCATIONS, type Power, TRAITS } from '../content'
import { NAMES } from './names'
import { plural, series, theCard, theEnemy, theLocation, theSource } from './story.en'

export function whyText(why: Why): string {
  switch (why.kind) {
    case 'wins':
      return `${together(why.alone)}the last enemy falls and the siege is won`
    case 'averts-defeat':
      return withoutIt(why.alone, why.defeat === 'gate-fell' ? 'the Gate falls' : 'fear reaches the top')
    case 'saves-building':
      return withoutIt(why.alone, `${theLocation(why.location)} is destroyed`)
    case 'kills':
      return `${together(why.alone)}${theEnemy(why.enemy)} dies before it can ${deeds(why.enemy)}`
    case 'wounds':
      return `that leaves ${theEnemy(why.enemy)} only ${why.left} health`
    case 'spares':
      return `fear then stays off a space that would hurt ${theLocation(why.location)}`
    case 'calls-hero':
      return 'fear then comes by a sun once more, and a hero joins you'
    case 'spares-enemy':
      return `while ${theEnemy(why.enemy)} lives, fear rises to a sun, and a hero joins you`
    case 'calms':
      return `after the enemies’ attack fear is then at ${why.fear} instead of ${why.instead}`
    case 'mends':
      return `after the enemies’ attack ${theLocation(why.location)} then has ${why.health} health instead of ${why.instead}`
    case 'pays':
      return `the gold pays for ${theSource(why.source)}`
    case 'pays-newcomer':
      return 'the gold may pay for somebody new in the market'
    case 'recruits':
      return `${theCard(why.card)} makes your deck stronger: ${strengths(why.card)}`
    case 'doubles':
      return `the attack of ${theCard(why.card)} then counts double`
    case 'draws':
      return `${plural(why.cards, 'more card')} may help at once`
    case 'thins':
      return `without ${theCard(why.card)} your better cards come round sooner`
    case 'renews-market':
      return 'nobody in the market is worth more than a fresh choice'
    case 'nothing-better':
      return 'nothing that is left to do would help'
  }
}

function together(alone: boolean): string {
  return alone ? '' : 'with what comes next, '
}

function withoutIt(alone: boolean, otherwise: string): string {
  return alone ? `without it ${otherwise} this turn` : `without it and what comes next, ${otherwise} this turn`
}

/** `hit the Gate for 2 and raise fear by 1` */
function deeds(enemy: Enemy): string {
  const { damage, fear } = ENEMIES[enemy]
  const hit = LOCATIONS.filter((location) => (damage[location] ?? 0) > 0)
  const blows = series(hit.map((location) => `${theLocation(location)} for ${damage[location]}`))
  return series([...(blows === '' ? [] : [`hit ${blows}`]), ...(fear > 0 ? [`raise fear by ${fear}`] : [])])
}

const POWERS: Readonly<Record<Power['kind'], readonly string[]>> = {
  draw: ['more cards'],
  double: ['doubled attacks'],
  remove: ['a thinner deck'],
  leave: [],
}

/** What it does best: `3 attack`, `2 repair and doubled attacks`. */
function strengths(card: Card): string {
  const data = CARDS[card]
  const best = Math.max(...TRAITS.map((trait) => data[trait]))
  const traits = TRAITS.filter((trait) => data[trait] === best).map((trait) => `${best} ${NAMES.en.traits[trait]}`)
  return series([...traits, ...(data.power === undefined ? [] : POWERS[data.power.kind])])
}

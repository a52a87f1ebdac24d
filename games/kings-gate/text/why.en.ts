/** Why an action is worth choosing, in English. */
import type { Why } from '../bots/why'
import { NAMES } from './names'
import { list, locationName, tileName } from './nouns.en'

const { counters } = NAMES.en

export function whyText(why: Why): string {
  switch (why.kind) {
    case 'wins':
      return `${together(why.alone)}that ends the game, and you win`
    case 'scores': {
      const won = [
        ...(why.vp > 0 ? [`${why.vp} VP`] : []),
        ...why.counters.map((counter) => `the ${counters[counter]}`),
      ]
      return `${together(why.alone)}that completes the ${locationName(why.location)} and brings you ${list(won)}`
    }
    case 'chooses-next':
      return `${together(why.alone)}that completes the ${locationName(why.location)}, and you choose where the ${locationName(why.location + 1)} lies`
    case 'averts-loss':
      return `${together(why.alone)}the smallest total, which loses 3 VP, is no longer yours`
    case 'leads': {
      const prize = why.counter === undefined ? '' : `, where the first wins the ${counters[why.counter]}`
      return `${together(why.alone)}that puts you first at the ${locationName(why.location)}, ${why.total} to ${why.rival}${prize}`
    }
    case 'pays':
      return `${together(why.alone)}that promises you ${why.vp} VP at the ${locationName(why.location)}${why.instead === 0 ? '' : ` instead of ${why.instead}`}`
    case 'widens-lead':
      return `${together(why.alone)}that widens your lead at the ${locationName(why.location)} to ${why.lead}`
    case 'closes-gap':
      return why.gap === 0
        ? `${together(why.alone)}that draws you level with the first at the ${locationName(why.location)}`
        : `${together(why.alone)}that leaves you only ${why.gap} behind the first at the ${locationName(why.location)}`
    case 'removes':
      return `it rids you of a rival’s ${tileName(why.tile)}`
    case 'turns':
      return why.dangerous
        ? 'with the King, lower tiles there can be covered'
        : 'with the King, no tile there can be covered any more'
    case 'protects':
      return why.by === 'counter'
        ? 'nobody can cover or burn that tile any more'
        : 'nobody can cover or burn a Barracks'
    case 'keeps':
      return `the ${tileName(why.tile)} then stays in your hand for later`
    case 'makes-room':
      return 'it makes room in your hand for another tile'
    case 'starts-ahead':
      return `the tiles that lie there already put you first, ${why.total} to ${why.rival}`
    case 'starts-even':
      return 'nobody starts ahead of you there'
    case 'waits':
      return 'what you could still play is worth more later'
  }
}

function together(alone: boolean): string {
  return alone ? '' : 'with what comes next, '
}

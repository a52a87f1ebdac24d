/** Why an action is worth choosing, in English. */
import type { Why } from '../reasons'
import { NAMES } from './names'
import { list, locationName, tileName } from './nouns.en'

const { counters } = NAMES.en

export function whyText(reason: Why): string {
  switch (reason.why) {
    case 'wins':
      return `${together(reason.alone)}that ends the game, and you win`
    case 'scores': {
      const won = [
        ...(reason.vp > 0 ? [`${reason.vp} VP`] : []),
        ...reason.counters.map((counter) => `the ${counters[counter]}`),
      ]
      return `${together(reason.alone)}that completes the ${locationName(reason.location)} and brings you ${list(won)}`
    }
    case 'chooses-next':
      return `${together(reason.alone)}that completes the ${locationName(reason.location)}, and you choose where the ${locationName(reason.location + 1)} lies`
    case 'averts-loss':
      return `${together(reason.alone)}the smallest total, which loses 3 VP, is no longer yours`
    case 'leads': {
      const prize = reason.counter === undefined ? '' : `, where the first wins the ${counters[reason.counter]}`
      return `${together(reason.alone)}that puts you first at the ${locationName(reason.location)}, ${reason.total} to ${reason.rival}${prize}`
    }
    case 'pays':
      return `${together(reason.alone)}that promises you ${reason.vp} VP at the ${locationName(reason.location)}${reason.instead === 0 ? '' : ` instead of ${reason.instead}`}`
    case 'widens-lead':
      return `${together(reason.alone)}that widens your lead at the ${locationName(reason.location)} to ${reason.lead}`
    case 'closes-gap':
      return reason.gap === 0
        ? `${together(reason.alone)}that draws you level with the first at the ${locationName(reason.location)}`
        : `${together(reason.alone)}that leaves you only ${reason.gap} behind the first at the ${locationName(reason.location)}`
    case 'removes':
      return `it rids you of a rival’s ${tileName(reason.tile)}`
    case 'turns':
      return reason.dangerous
        ? 'with the King, lower tiles there can be covered'
        : 'with the King, no tile there can be covered any more'
    case 'protects':
      return reason.by === 'counter'
        ? 'nobody can cover or burn that tile any more'
        : 'nobody can cover or burn a Barracks'
    case 'keeps':
      return `the ${tileName(reason.tile)} then stays in your hand for later`
    case 'makes-room':
      return 'it makes room in your hand for another tile'
    case 'starts-ahead':
      return `the tiles that lie there already put you first, ${reason.total} to ${reason.rival}`
    case 'starts-even':
      return 'nobody starts ahead of you there'
    case 'waits':
      return 'what you could still play is worth more later'
  }
}

function together(alone: boolean): string {
  return alone ? '' : 'with what comes next, '
}

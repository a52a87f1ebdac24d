/** Why an action is worth choosing, in English. */
import type { Why } from '../bots/why'
import { hex, plural, terrain } from './nouns.en'

export function whyText(why: Why): string {
  switch (why.kind) {
    case 'likely':
      return `the chance is ${why.percent}\u00a0%, for a fighter of ${why.value} who earns 1 gold a turn`
    case 'real':
      return `you own ${terrain(why.land)} or have its Lord there, so it is real`
    case 'unseen':
      return 'face down, nobody sees that it is a bluff'
    case 'pays':
      return `it pays ${why.gold} gold every turn`
    case 'turns-in':
      return `it brings ${why.gold} gold at once`
    case 'explores':
      return `${hex(why.hex)} is nobody’s yet, and every hex pays`
    case 'walks-in':
      return `nothing defends ${hex(why.hex)}`
    case 'attacks':
      return `${why.own} of yours meet ${why.others} in ${hex(why.hex)}`
    case 'joins':
      return `that makes ${plural(why.own, 'counter')} in ${hex(why.hex)}`
    case 'wins-with-citadel':
      return `your income of ${why.income} allows a citadel, and the only one wins when it is held for a turn`
    case 'earns':
      return why.income < why.goal
        ? `it raises your income to ${why.income} of the ${why.goal} that a citadel needs`
        : `it raises your income to ${why.income}, enough for a citadel`
    case 'sees-through':
      return `its player owns no ${terrain(why.land)} and has no Lord of it there: it is a bluff`
    case 'gives-up-bluff':
      return 'it is a bluff and could be called anyway'
    case 'gives-up-least':
      return `with ${why.value} it is the least of yours`
    case 'buys-off':
      return `for ${why.gold} gold it does not fight`
  }
}

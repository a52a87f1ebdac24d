/** Why an action is worth choosing, in French. */
import type { Why } from '../bots/why'
import { atLocation, list, THE_COUNTER, theLocation, theTile } from './nouns.fr'

export function whyText(why: Why): string {
  switch (why.kind) {
    case 'wins':
      return `${together(why.alone)}la partie s’achève et vous gagnez`
    case 'scores': {
      const won = [...(why.vp > 0 ? [`${why.vp} PV`] : []), ...why.counters.map((counter) => THE_COUNTER[counter])]
      return `${together(why.alone)}cela finit d’entourer ${theLocation(why.location)} et vous rapporte ${list(won)}`
    }
    case 'chooses-next':
      return `${together(why.alone)}cela finit d’entourer ${theLocation(why.location)}, et vous choisissez où ira ${theLocation(why.location + 1)}`
    case 'averts-loss':
      return `${together(why.alone)}le plus petit total, qui perd 3 PV, n’est plus le vôtre`
    case 'leads': {
      const prize = why.counter === undefined ? '' : `, où le premier gagne ${THE_COUNTER[why.counter]}`
      return `${together(why.alone)}vous passez en tête ${atLocation(why.location)}, ${why.total} contre ${why.rival}${prize}`
    }
    case 'pays':
      return `${together(why.alone)}${theLocation(why.location)} vous promet ${why.vp} PV${why.instead === 0 ? '' : ` au lieu de ${why.instead}`}`
    case 'widens-lead':
      return `${together(why.alone)}votre avance ${atLocation(why.location)} passe à ${why.lead}`
    case 'closes-gap':
      return why.gap === 0
        ? `${together(why.alone)}vous rejoignez le premier ${atLocation(why.location)}`
        : `${together(why.alone)}vous revenez à ${why.gap} du premier ${atLocation(why.location)}`
    case 'removes':
      return `un adversaire y perd ${theTile(why.tile)}`
    case 'turns':
      return why.dangerous
        ? 'avec le Roi, on pourra y recouvrir plus faible que soi'
        : 'avec le Roi, plus aucune tuile ne s’y recouvre'
    case 'protects':
      return why.by === 'counter'
        ? 'plus personne ne pourra recouvrir ni brûler cette tuile'
        : 'personne ne peut recouvrir ni brûler une Caserne'
    case 'keeps':
      return `${theTile(why.tile)} reste ainsi dans votre main pour plus tard`
    case 'makes-room':
      return 'cela fait de la place dans votre main pour une autre tuile'
    case 'starts-ahead':
      return `les tuiles qui s’y trouvent déjà vous mettent en tête, ${why.total} contre ${why.rival}`
    case 'starts-even':
      return 'personne n’y part devant vous'
    case 'waits':
      return 'ce que vous pourriez encore jouer vaudra mieux plus tard'
  }
}

function together(alone: boolean): string {
  return alone ? '' : 'avec la suite, '
}

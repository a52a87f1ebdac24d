/** Why an action is worth choosing, in French. */
import type { Why } from '../reasons'
import { atLocation, list, THE_COUNTER, theLocation, theTile } from './nouns.fr'

export function whyText(reason: Why): string {
  switch (reason.why) {
    case 'wins':
      return `${together(reason.alone)}la partie s’achève et vous gagnez`
    case 'scores': {
      const won = [
        ...(reason.vp > 0 ? [`${reason.vp} PV`] : []),
        ...reason.counters.map((counter) => THE_COUNTER[counter]),
      ]
      return `${together(reason.alone)}cela finit d’entourer ${theLocation(reason.location)} et vous rapporte ${list(won)}`
    }
    case 'chooses-next':
      return `${together(reason.alone)}cela finit d’entourer ${theLocation(reason.location)}, et vous choisissez où ira ${theLocation(reason.location + 1)}`
    case 'averts-loss':
      return `${together(reason.alone)}le plus petit total, qui perd 3 PV, n’est plus le vôtre`
    case 'leads': {
      const prize = reason.counter === undefined ? '' : `, où le premier gagne ${THE_COUNTER[reason.counter]}`
      return `${together(reason.alone)}vous passez en tête ${atLocation(reason.location)}, ${reason.total} contre ${reason.rival}${prize}`
    }
    case 'pays':
      return `${together(reason.alone)}${theLocation(reason.location)} vous promet ${reason.vp} PV${reason.instead === 0 ? '' : ` au lieu de ${reason.instead}`}`
    case 'widens-lead':
      return `${together(reason.alone)}votre avance ${atLocation(reason.location)} passe à ${reason.lead}`
    case 'closes-gap':
      return reason.gap === 0
        ? `${together(reason.alone)}vous rejoignez le premier ${atLocation(reason.location)}`
        : `${together(reason.alone)}vous revenez à ${reason.gap} du premier ${atLocation(reason.location)}`
    case 'removes':
      return `un adversaire y perd ${theTile(reason.tile)}`
    case 'turns':
      return reason.dangerous
        ? 'avec le Roi, on pourra y recouvrir plus faible que soi'
        : 'avec le Roi, plus aucune tuile ne s’y recouvre'
    case 'protects':
      return reason.by === 'counter'
        ? 'plus personne ne pourra recouvrir ni brûler cette tuile'
        : 'personne ne peut recouvrir ni brûler une Caserne'
    case 'keeps':
      return `${theTile(reason.tile)} reste ainsi dans votre main pour plus tard`
    case 'makes-room':
      return 'cela fait de la place dans votre main pour une autre tuile'
    case 'starts-ahead':
      return `les tuiles qui s’y trouvent déjà vous mettent en tête, ${reason.total} contre ${reason.rival}`
    case 'starts-even':
      return 'personne n’y part devant vous'
    case 'waits':
      return 'ce que vous pourriez encore jouer vaudra mieux plus tard'
  }
}

function together(alone: boolean): string {
  return alone ? '' : 'avec la suite, '
}

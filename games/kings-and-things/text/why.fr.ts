/** Why an action is worth choosing, in French. */
import type { Why } from '../bots/why'
import { de, hex, plural, terrain } from './nouns.fr'

export function whyText(why: Why): string {
  switch (why.kind) {
    case 'likely':
      return `il y a ${why.percent}\u00a0% de chances, pour un combattant de ${why.value} qui rapporte 1 pièce d’or par tour`
    case 'real':
      return `vous tenez une case ${de(terrain(why.land))} ou en avez le Seigneur à cet endroit, et elle est donc vraie`
    case 'unseen':
      return 'face cachée, personne ne voit que c’est un bluff'
    case 'pays':
      return `cela rapporte ${plural(why.gold, 'pièce d’or', 'pièces d’or')} à chaque tour`
    case 'turns-in':
      return `cela donne aussitôt ${why.gold} pièces d’or`
    case 'explores':
      return `${hex(why.hex)} n’est encore à personne, et chaque case rapporte`
    case 'walks-in':
      return `rien ne défend ${hex(why.hex)}`
    case 'attacks':
      return `${why.own} des vôtres en affrontent ${why.others} en ${hex(why.hex)}`
    case 'joins':
      return `cela fait ${plural(why.own, 'pion')} en ${hex(why.hex)}`
    case 'wins-with-citadel':
      return `votre revenu de ${why.income} permet une citadelle, et la seule l’emporte si on la garde un tour`
    case 'earns':
      return why.income < why.goal
        ? `votre revenu passe à ${why.income}, sur les ${why.goal} qu’exige une citadelle`
        : `votre revenu passe à ${why.income}, assez pour une citadelle`
    case 'sees-through':
      return `son joueur ne tient aucune case ${de(terrain(why.land))} et n’en a pas le Seigneur à cet endroit\u00a0: c’est un bluff`
    case 'gives-up-bluff':
      return 'c’est un bluff, qu’on pourrait dénoncer de toute façon'
    case 'gives-up-least':
      return `avec ${why.value}, c’est le plus faible des vôtres`
    case 'buys-off':
      return `pour ${plural(why.gold, 'pièce d’or', 'pièces d’or')}, il ne se bat pas`
  }
}

/** The words around a rulebook. */
const en = {
  title: 'Rules',
  contents: 'Contents',
  inShort: 'In short',
  /** The rulebooks of the other games. */
  others: 'Other rulebooks',
  unknown: 'There is no rulebook for this game.',
  coming: 'The rulebook is being fetched…',
  /** It could not be fetched. */
  unreachable: 'The rulebook could not be fetched. Are you online?',
  again: 'Load again',
}

const fr: typeof en = {
  title: 'Règles',
  contents: 'Sommaire',
  inShort: 'En bref',
  others: 'Les autres règles',
  unknown: 'Il n’y a pas de règles pour ce jeu.',
  coming: 'On va chercher les règles…',
  unreachable: 'Les règles n’ont pas pu être chargées. Êtes-vous en ligne\u00a0?',
  again: 'Recharger',
}

export const RULES_TEXT = { en, fr }

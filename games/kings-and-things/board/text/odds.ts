/** The words of odds. */
import type { Language } from '@crownlands/core/room'
import { capital } from '@crownlands/core/text/typesetting'

interface OddsText {
  readonly percent: (share: number) => string
  readonly label: (first: string, share: number, second: string, other: number) => string
  /** The first line is the name. */
  readonly about: (first: string, share: number, second: string, other: number) => string
  readonly ifYouFight: string
}

export const ODDS_TEXT: Readonly<Record<Language, OddsText>> = {
  en: {
    percent: (share) => `${share}%`,
    label: (first, share, second, other) => `The odds: ${first} ${share}%, ${second} ${other}%`,
    about: (first, share, second, other) =>
      `The odds\n${capital(first)} ${share}%, ${second} ${other}%: in so many of a hundred such battles each was left alone on the field. Nobody retreated and no item was played; bluffs of an explorer did not count.`,
    ifYouFight: 'If you fight now:',
  },
  fr: {
    percent: (share) => `${share}\u00a0%`,
    label: (first, share, second, other) => `Les chances : ${first} ${share} %, ${second} ${other} %`,
    about: (first, share, second, other) =>
      `Les chances\n${capital(first)} ${share} %, ${second} ${other} % : sur cent batailles pareilles, autant où chacun est resté seul sur le champ. Personne ne s’est retiré, aucun objet n’a été joué ; les bluffs d’un explorateur n’ont pas compté.`,
    ifYouFight: 'Si vous combattez maintenant :',
  },
}

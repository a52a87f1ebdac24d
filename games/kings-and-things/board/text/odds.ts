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
    label: (first, share, second, other) => `Les chances\u00a0: ${first} ${share}\u00a0%, ${second} ${other}\u00a0%`,
    about: (first, share, second, other) =>
      `Les chances\n${capital(first)} ${share}\u00a0%, ${second} ${other}\u00a0%\u00a0: sur cent batailles pareilles, autant où chacun est resté seul sur le champ. Personne ne s’est retiré, aucun objet n’a été joué\u00a0; les bluffs d’un explorateur n’ont pas compté.`,
    ifYouFight: 'Si vous combattez maintenant\u00a0:',
  },
}

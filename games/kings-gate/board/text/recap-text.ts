/** What speaks for somebody else's turn, in both languages: after why.en.ts and why.fr.ts, which speak to its player. */
import type { Language } from '@crownlands/core/room'
import type { Why } from '../../bots/why'
import { NAMES } from '../../text/names'
import * as en from '../../text/nouns.en'
import * as fr from '../../text/nouns.fr'
import { whyText as whyEn } from '../../text/why.en'
import { whyText as whyFr } from '../../text/why.fr'

/** Undefined: it could only be said by who knows the hand. */
export const RECAP_TEXT: Readonly<Record<Language, (why: Why, name: string) => string | undefined>> = {
  en: (why, name) => {
    const at = 'location' in why ? `the ${en.locationName(why.location)}` : ''
    switch (why.kind) {
      case 'wins':
        return `${name} ends the game and wins it`
      case 'scores': {
        const counters = why.counters.map((counter) => `the ${NAMES.en.counters[counter]}`)
        return `${name} completes ${at} and wins ${en.list([...(why.vp > 0 ? [`${why.vp} VP`] : []), ...counters])}`
      }
      case 'chooses-next':
        return `${name} completes ${at} and chooses where the ${en.locationName(why.location + 1)} lies`
      case 'averts-loss':
        return `${name} no longer has the smallest total, which loses 3 VP`
      case 'leads': {
        const prize = why.counter === undefined ? '' : `, where the first wins the ${NAMES.en.counters[why.counter]}`
        return `${name} takes the lead at ${at}, ${why.total} to ${why.rival}${prize}`
      }
      case 'pays':
        return `${at} now promises ${name} ${why.vp} VP${why.instead === 0 ? '' : ` instead of ${why.instead}`}`
      case 'widens-lead':
        return `${name} leads by ${why.lead} at ${at} now`
      case 'closes-gap':
        return why.gap === 0
          ? `${name} draws level with the first at ${at}`
          : `${name} is only ${why.gap} behind the first at ${at} now`
      case 'removes':
        return `it rids ${name} of a rival’s ${en.tileName(why.tile)}`
      case 'turns':
      case 'protects':
        return whyEn(why)
      case 'makes-room':
        return `it makes room in ${name}’s hand for another tile`
      case 'starts-ahead':
        return `the tiles that lie there already put ${name} first, ${why.total} to ${why.rival}`
      case 'starts-even':
        return `nobody starts ahead of ${name} there`
      case 'keeps':
      case 'waits':
        return undefined
    }
  },
  fr: (why, name) => {
    switch (why.kind) {
      case 'wins':
        return `${name} achève la partie et la gagne`
      case 'scores': {
        const counters = why.counters.map((counter) => fr.THE_COUNTER[counter])
        return `${name} finit d’entourer ${fr.theLocation(why.location)} et gagne ${fr.list([...(why.vp > 0 ? [`${why.vp} PV`] : []), ...counters])}`
      }
      case 'chooses-next':
        return `${name} finit d’entourer ${fr.theLocation(why.location)} et choisit où ira ${fr.theLocation(why.location + 1)}`
      case 'averts-loss':
        return `${name} n’a plus le plus petit total, qui perd 3 PV`
      case 'leads': {
        const prize = why.counter === undefined ? '' : `, où le premier gagne ${fr.THE_COUNTER[why.counter]}`
        return `${name} passe en tête ${fr.atLocation(why.location)}, ${why.total} contre ${why.rival}${prize}`
      }
      case 'pays':
        return `${name} peut compter sur ${why.vp} PV ${fr.atLocation(why.location)}${why.instead === 0 ? '' : ` au lieu de ${why.instead}`}`
      case 'widens-lead':
        return `${name} porte son avance ${fr.atLocation(why.location)} à ${why.lead}`
      case 'closes-gap':
        return why.gap === 0
          ? `${name} rejoint le premier ${fr.atLocation(why.location)}`
          : `${name} revient à ${why.gap} du premier ${fr.atLocation(why.location)}`
      case 'removes':
        return `un adversaire y perd ${fr.theTile(why.tile)}`
      case 'turns':
      case 'protects':
        return whyFr(why)
      case 'makes-room':
        return `${name} fait de la place dans sa main pour une autre tuile`
      case 'starts-ahead':
        return `les tuiles qui s’y trouvent déjà mettent ${name} en tête, ${why.total} contre ${why.rival}`
      case 'starts-even':
        return `personne n’y part devant ${name}`
      case 'keeps':
      case 'waits':
        return undefined
    }
  },
}

/** What speaks for somebody else's turn, in both languages. */
import type { Language } from '@crownlands/core/room'
import { numeral } from '@crownlands/core/text/typesetting'
import type { Why } from '../../bots/why'
import { coins } from '../../text/words.fr'

export const RECAP_TEXT: Readonly<Record<Language, (why: Why, name: string, players: number) => string>> = {
  en: ({ brings, costs, keeps, harms }, name, players) => {
    if (keeps !== undefined) return `${name} keeps castles back until the land shows where they pay.`
    if (harms !== undefined) return `A hazard has to go somewhere, and there it costs ${name} nothing.`
    const deeds = [
      ...(brings === undefined ? [] : [`brings ${name} ${numeral(brings)}`]),
      ...(costs === undefined ? [] : [`costs ${players > 2 ? 'the others' : 'you'} ${numeral(costs)}`]),
    ]
    return `It ${deeds.join(' and ')} gold as the board stands.`
  },
  fr: ({ brings, costs, keeps, harms }, name, players) => {
    if (keeps !== undefined) return `${name} garde ses châteaux tant que le terrain n’a pas montré où ils rapportent.`
    if (harms !== undefined) return `Il faut bien poser un danger quelque part, et là ${name} n’y perd rien.`
    const deeds = [
      ...(brings === undefined ? [] : [`${name} y gagne ${coins(brings)}`]),
      ...(costs === undefined ? [] : [`${players > 2 ? 'les autres y perdent' : 'vous y perdez'} ${coins(costs)}`]),
    ]
    return `En l’état du plateau, ${deeds.join(' et ')}.`
  },
}

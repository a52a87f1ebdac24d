/** The words by a player’s shield: who is there, and how much time is left. */
import type { TimeLeft } from './clock'

const en = {
  here: 'here',
  notHere: 'not here just now',
  standIn: 'a bot stands in',
  left: (ago: string) => `left ${ago}`,
  away: (ago: string) => `last here ${ago}`,
  justNow: 'just now',
  timeLeft: (time: string) => `${time} left`,
  daysLeft: ({ days, hours }: Extract<TimeLeft, { readonly kind: 'days' }>) => `${days} d ${hours} h`,
}

const fr: typeof en = {
  here: 'à table',
  notHere: 'pas là pour l’instant',
  standIn: 'un bot joue à sa place',
  left: (ago) => `a quitté la table ${ago}`,
  away: (ago) => `dernier passage ${ago}`,
  justNow: 'à l’instant',
  timeLeft: (time) => `encore ${time}`,
  daysLeft: ({ days, hours }) => `${days} j ${hours} h`,
}

export const SEAT_TEXT = { en, fr }

/** The words of the talk. */
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

const en = {
  title: 'Talk',
  unread: (n: number) => count(n, 'new line', 'new lines'),
  empty: 'Nobody has said anything yet.',
  write: 'Say something',
  send: 'Say it',
  closed: 'The talk at this table is closed.',
  watching: 'Whoever watches reads and speaks when the game is over.',
  said: (name: string, text: string) => `${name}: ${text}`,
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Hear ${name} again`,
  muteAll: 'Mute everybody here',
  unmuteAll: 'Hear everybody again',
  hidden: 'You hear nobody here.',
  muted: 'Only people you have muted have said something.',
  close: 'Close the talk for all',
  open: 'Open the talk for all',
  you: 'You',
}

const fr: typeof en = {
  title: 'Conversation',
  unread: (n) => count(n, 'nouvelle ligne', 'nouvelles lignes'),
  empty: 'Personne n’a encore rien dit.',
  write: 'Dites quelque chose',
  send: 'Dire',
  closed: 'La conversation de cette table est fermée.',
  watching: 'Qui regarde pourra lire et parler à la fin de la partie.',
  said: (name, text) => `${name}\u00a0: ${text}`,
  mute: (name) => `Ne plus entendre ${name}`,
  unmute: (name) => `Entendre ${name} à nouveau`,
  muteAll: 'Ne plus entendre personne ici',
  unmuteAll: 'Entendre tout le monde à nouveau',
  hidden: 'Vous n’entendez personne ici.',
  muted: 'Seules des personnes que vous n’entendez plus ont parlé.',
  close: 'Fermer la conversation pour tous',
  open: 'Rouvrir la conversation pour tous',
  you: 'Vous',
}

export const TALK_TEXT = { en, fr }

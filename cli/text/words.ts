/** The words of the command line that players read, in both languages. Those of the games are in their rooms. */
import type { Fairness } from '@crownlands/core/fair'
import type { Language } from '@crownlands/core/room'

export interface PlayWords {
  /** The four houses, by seat: what players are called. */
  readonly houses: readonly string[]
  /** `opponents` is empty for a game played alone. */
  welcome(title: string, opponents: string): string
  readonly typeHelp: string
  readonly help: string
  readonly endTurn: string
  readonly takenBack: string
  notUnderstood(text: string): string
  /** What was typed may mean several actions, written as they are typed. */
  whichOne(actions: readonly string[]): string
  /** After `why` with no refusal before it. */
  readonly nothingRefused: string
  cite(clause: string): string
  thinking(name: string): string
  /** `why` comes after "because". */
  hint(action: string, meaning: string, share: string, why?: string): string
  saved(file: string): string
  notSaved(file: string, cause: string): string
  noClause(id: string): string
  readonly leaving: string
  /** After the end: what is left to do. */
  readonly afterEnd: string
  cannotRead(file: string, cause: string): string
  playedBy(name: string, bot: string): string
  recordHolds(actions: number, digest: string): string
  /** What a record proves of its chance; `commitment`: what its table must have shown. */
  fairness: Readonly<Record<Fairness, (commitment: string) => string>>
  /** What only English has words for, on a line of its own. */
  inEnglish(detail: string): string
}

const MOST_LISTED = 8

/** Not all of very many. */
function some(actions: readonly string[]): string {
  return [...actions.slice(0, MOST_LISTED), ...(actions.length > MOST_LISTED ? ['…'] : [])].join(', ')
}

const EN: PlayWords = {
  houses: ['Or', 'Azure', 'Gules', 'Vert'],
  welcome: (title, opponents) =>
    opponents === '' ? `${title}. You play alone.` : `${title}. You are house Or, seat A. ${opponents}`,
  typeHelp: 'Type help for what you can type.',
  help: [
    'undo        take back the last step of your turn; undo all takes back the whole turn',
    'end         end your turn; once it is complete, Enter is enough',
    'hint        what a strong bot would do',
    'board       show the table again',
    'rules       the rulebook; rules T-U2 for one clause',
    'why         the rule behind the last refusal',
    'save FILE   write the game to a file for crownlands replay; it holds all secrets',
    'quit        leave the game',
  ].join('\n'),
  endTurn: 'Enter ends your turn; undo takes it back.',
  takenBack: 'Taken back.',
  notUnderstood: (text) => `"${text}" is nothing you can do here. Type help for what you can type.`,
  whichOne: (actions) => `Type a little more, that may mean: ${some(actions)}.`,
  nothingRefused: 'Nothing has been refused yet.',
  cite: (clause) => `rule ${clause}`,
  thinking: (name) => `${name} is thinking…`,
  hint: (action, meaning, share, why) =>
    `Hint: ${action}, ${meaning}${why === undefined ? '. Nothing in particular speaks for it' : `, because ${why}`}. The bot then rates your position at ${share}.`,
  saved: (file) => `Saved to ${file}.`,
  notSaved: (file, cause) => `Could not write ${file}: ${cause}. Try another name.`,
  noClause: (id) => `There is no rule ${id}.`,
  leaving: 'Goodbye.',
  afterEnd: 'save FILE keeps the game for crownlands replay; quit leaves.',
  cannotRead: (file, cause) => `Cannot read ${file}: ${cause}.`,
  playedBy: (name, bot) => `${name} is played by ${bot}.`,
  recordHolds: (actions, digest) => `The record holds: ${actions} actions, end ${digest}.`,
  fairness: {
    holds: (commitment) =>
      `The chance holds: the seed comes from the players' words and from the secret behind ${commitment}, which the table showed before the start.`,
    alone: () => 'The seed was chosen by whoever ran the match: no player had a part in it.',
    'other-seed': () => 'The seed does not come from the secret and the words in the record.',
    'other-commitment': (commitment) =>
      `The secret in the record is not the one committed to: its table showed ${commitment}.`,
  },
  inEnglish: (detail) => detail,
}

const FR: PlayWords = {
  houses: ['Or', 'Azur', 'Gueules', 'Sinople'],
  welcome: (title, opponents) =>
    opponents === '' ? `${title}. Vous jouez en solitaire.` : `${title}. Vous êtes la maison Or, place A. ${opponents}`,
  typeHelp: 'Tapez help pour savoir quoi taper.',
  help: [
    'undo        reprendre le dernier coup de votre tour\u00a0; undo all reprend le tour entier',
    'end         terminer votre tour\u00a0; une fois complet, Entrée suffit',
    'hint        ce que ferait un bot solide',
    'board       revoir la table',
    'rules       le livre de règles\u00a0; rules T-U2 pour un seul article',
    'why         la règle derrière le dernier refus',
    'save NOM    écrire la partie dans un fichier pour crownlands replay\u00a0; il contient tous les secrets',
    'quit        quitter la partie',
  ].join('\n'),
  endTurn: 'Entrée termine votre tour\u00a0; undo le reprend.',
  takenBack: 'C’est repris.',
  notUnderstood: (text) => `«\u00a0${text}\u00a0» ne correspond à rien ici. Tapez help pour savoir quoi taper.`,
  whichOne: (actions) => `Tapez un peu plus, cela peut vouloir dire\u00a0: ${some(actions)}.`,
  nothingRefused: 'Rien n’a encore été refusé.',
  cite: (clause) => `règle ${clause}`,
  thinking: (name) => `${name} réfléchit…`,
  hint: (action, meaning, share, why) =>
    `Conseil\u00a0: ${action}, ${meaning}${why === undefined ? '. Rien de précis ne l’impose' : `, car ${why}`}. Le bot note alors votre position ${share}.`,
  saved: (file) => `Enregistré dans ${file}.`,
  notSaved: (file, cause) => `Impossible d’écrire ${file}\u00a0: ${cause}. Essayez un autre nom.`,
  noClause: (id) => `Il n’y a pas de règle ${id}.`,
  leaving: 'À bientôt.',
  afterEnd: 'save NOM garde la partie pour crownlands replay\u00a0; quit quitte.',
  cannotRead: (file, cause) => `Impossible de lire ${file}\u00a0: ${cause}.`,
  playedBy: (name, bot) => `${name} est joué par ${bot}.`,
  recordHolds: (actions, digest) => `La partie enregistrée est exacte\u00a0: ${actions} coups, fin ${digest}.`,
  fairness: {
    holds: (commitment) =>
      `Le hasard est prouvé\u00a0: la graine vient des mots des joueurs et du secret derrière ${commitment}, que la table montrait avant le début.`,
    alone: () => 'La graine a été choisie par qui menait la partie\u00a0: aucun joueur n’y a pris part.',
    'other-seed': () => 'La graine ne vient pas du secret et des mots de cette partie enregistrée.',
    'other-commitment': (commitment) =>
      `Le secret de la partie enregistrée n’est pas celui qui était promis\u00a0: sa table montrait ${commitment}.`,
  },
  inEnglish: (detail) => `Détail technique, en anglais\u00a0: ${detail}`,
}

export const PLAY_WORDS: Readonly<Record<Language, PlayWords>> = { en: EN, fr: FR }

/** What the command line says to players, in both languages. Each game has words of its own. */
import type { Language } from '@crownlands/core/room'

export interface PlayWords {
  /** Names of the players by seat: the four houses. */
  readonly houses: readonly string[]
  /** `opponents` is empty in a game for one. */
  welcome(title: string, opponents: string): string
  readonly typeHelp: string
  readonly help: string
  readonly endTurn: string
  readonly takenBack: string
  notUnderstood(text: string): string
  /** The input matches several actions; they are listed as one would type them. */
  whichOne(actions: readonly string[]): string
  /** The answer to `why` when nothing was refused. */
  readonly nothingRefused: string
  cite(clause: string): string
  thinking(name: string): string
  /** `why` comes after "because". */
  hint(action: string, meaning: string, share: string, why?: string): string
  saved(file: string): string
  notSaved(file: string, cause: string): string
  noClause(id: string): string
  readonly leaving: string
  /** What the player can still do after the end. */
  readonly afterEnd: string
  cannotRead(file: string, cause: string): string
  playedBy(name: string, bot: string): string
  recordHolds(actions: number, digest: string): string
  readonly verify: VerifyWords
  /** A detail that exists in English only, on a line of its own. */
  inEnglish(detail: string): string
}

/** What a record proves and what it only claims. */
export interface VerifyWords {
  proved(finding: string): string
  claimed(finding: string): string
  /** Proved. */
  readonly replay: string
  readonly seed: string
  readonly secretAlone: string
  commitment(shown: string): string
  /** Only claimed. `shown`: the commitment that the table must have shown. */
  noCommitment(shown: string): string
  readonly words: string
  readonly noFairness: string
  chain(fingerprint: string): string
  readonly noChain: string
  /** Wrong. */
  readonly otherSeed: string
  readonly noSecret: string
  otherCommitment(shown: string): string
}

const MOST_LISTED = 8

/** The first ones of a long list. */
function some(actions: readonly string[]): string {
  return [...actions.slice(0, MOST_LISTED), ...(actions.length > MOST_LISTED ? ['…'] : [])].join(', ')
}

const EN: PlayWords = {
  houses: ['Or', 'Azure', 'Gules', 'Vert'],
  welcome: (title, opponents) =>
    opponents === '' ? `${title}. You play alone.` : `${title}. You are house Or, seat A. ${opponents}`,
  typeHelp: 'Type help for a list of commands.',
  help: [
    'undo        take back the last step of your turn; undo all takes back the whole turn',
    'end         end your turn; once it is complete, Enter is enough',
    'hint        show what a strong bot would do',
    'board       show the table again',
    'rules       show the rulebook; rules T-U2 shows one clause',
    'why         show the rule behind the last refusal',
    'save FILE   write the game to a file for crownlands replay; it contains all secrets',
    'quit        leave the game',
  ].join('\n'),
  endTurn: 'Enter ends your turn; undo takes it back.',
  takenBack: 'Taken back.',
  notUnderstood: (text) => `"${text}" is not possible here. Type help for a list of commands.`,
  whichOne: (actions) => `That is ambiguous. Type more of one of these: ${some(actions)}.`,
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
  verify: {
    proved: (finding) => `Proved: ${finding}`,
    claimed: (finding) => `Only claimed: ${finding}`,
    replay: 'every action follows the rules, and the actions lead to the recorded result.',
    seed: 'the seed follows from the secret and the words in the record.',
    secretAlone: 'the seed follows from the secret in the record alone: no player contributed to it.',
    commitment: (shown) => `the secret is the secret behind ${shown}, which you noted before the start.`,
    noCommitment: (shown) =>
      `that the table showed ${shown} before the start. If you noted what it showed, pass it with --commitment.`,
    words: 'that the words are those of the players. Each player can check their own word.',
    noFairness: 'that nobody chose the seed. The person who ran the match chose it, and no player contributed to it.',
    chain: (fingerprint) =>
      `that nobody rewrote the whole record. All copies of one match have the same fingerprint: ${fingerprint}.`,
    noChain:
      'incidents at the table: time-outs, players who left, bots that stood in. A record of version 1 has no chain, so these could have been changed undetected.',
    noSecret: 'The record contains no secret, so its table showed no commitment.',
    otherSeed: 'The seed does not follow from the secret and the words in the record.',
    otherCommitment: (shown) =>
      `The secret in the record does not match the commitment: its table must have shown ${shown}.`,
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
  verify: {
    proved: (finding) => `Prouvé\u00a0: ${finding}`,
    claimed: (finding) => `Seulement affirmé\u00a0: ${finding}`,
    replay: 'chaque coup suit les règles, et tous mènent là où le dit le fichier.',
    seed: 'la graine vient du secret et des mots qui sont dans le fichier.',
    secretAlone: 'la graine vient du seul secret qui est dans le fichier\u00a0: aucun joueur n’y a pris part.',
    commitment: (shown) => `le secret est bien celui derrière ${shown}, que vous aviez noté avant le début.`,
    noCommitment: (shown) =>
      `que la table montrait ${shown} avant le début. Si vous aviez noté ce qu’elle montrait, donnez-le avec --commitment.`,
    words: 'que ces mots sont ceux des joueurs. Chacun peut vérifier le sien.',
    noFairness:
      'que personne n’a choisi la graine. La personne qui menait la partie l’a choisie, et aucun joueur n’y a pris part.',
    chain: (fingerprint) =>
      `que personne n’a réécrit tout le fichier. Les copies d’une même partie ont la même empreinte\u00a0: ${fingerprint}.`,
    noChain:
      'ce qui s’est passé à la table en dehors des règles\u00a0: temps écoulé, départs, bots remplaçants. Un fichier de version 1 n’a pas de chaîne\u00a0: cela a pu être modifié sans que rien ne le montre.',
    noSecret: 'Le fichier ne nomme aucun secret\u00a0: il ne vient pas d’une table qui montrait un engagement.',
    otherSeed: 'La graine ne vient pas du secret et des mots de cette partie enregistrée.',
    otherCommitment: (shown) =>
      `Le secret de la partie enregistrée n’est pas celui qui était promis\u00a0: sa table a dû montrer ${shown}.`,
  },
  inEnglish: (detail) => `Détail technique, en anglais\u00a0: ${detail}`,
}

export const PLAY_WORDS: Readonly<Record<Language, PlayWords>> = { en: EN, fr: FR }

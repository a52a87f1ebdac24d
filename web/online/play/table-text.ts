/** Every word around a table online, in both languages. */
import type { Language } from '@crownlands/core/room'
import type { Agreement } from '@crownlands/table/online'
import type { TimeLeft } from './clock'

/** Something that the others are asked. */
interface AskingWords {
  /** In the menu. */
  readonly ask: string
  /** In the dialog, before they are asked. */
  readonly about: string
  readonly confirm: string
  /** `about`: whom it is about. */
  asked(by: string, about: string): string
  own(about: string): string
}

export interface OnlineText {
  readonly title: {
    yourTurn(game: string): string
    waitingFor(name: string, game: string): string
    paused(game: string): string
  }
  readonly line: {
    readonly reconnecting: string
    readonly lost: string
    readonly tryNow: string
    readonly unsent: string
  }
  readonly found: Readonly<Record<'done' | 'overtaken' | 'refused', string>>
  readonly still: Readonly<Record<'paused' | 'away', string>>
  readonly seat: {
    readonly here: string
    readonly notHere: string
    readonly standIn: string
    left(ago: string): string
    away(ago: string): string
    readonly justNow: string
  }
  readonly time: {
    left(time: string): string
    days(left: Extract<TimeLeft, { readonly kind: 'days' }>): string
  }
  readonly gone: {
    /** Somebody has left; the others decide. */
    left(name: string, ago: string): string
    /** The clock has run out once. */
    missed(name: string): string
    away(name: string, ago: string): string
    readonly decide: string
    /** Nobody plays for the reader until the others have decided. */
    readonly ownLeft: string
    readonly ownStandIn: string
    readonly takeBack: string
  }
  readonly asking: Readonly<Record<Agreement, AskingWords>>
  readonly yes: string
  readonly no: string
  waitsFor(names: string): string
  saidNo(names: string): string
  readonly cancel: string
  readonly understood: string
  readonly moreTime: {
    readonly ask: string
    readonly about: string
    give(name: string): string
    given(name: string): string
    /** How much. */
    amount(minutes: number): string
  }
  readonly leave: { readonly ask: string; readonly bot: string; readonly vote: string; readonly confirm: string }
  readonly ended: string
  readonly trouble: Readonly<Record<'bot' | 'rules' | 'damaged', string>>
  readonly rematch: {
    readonly ask: string
    readonly about: string
    readonly go: string
    /** What following the link means. */
    readonly going: string
  }
  readonly chat: {
    readonly title: string
    unread(count: number): string
    readonly empty: string
    readonly write: string
    readonly send: string
    readonly closed: string
    readonly watching: string
    said(name: string, text: string): string
    mute(name: string): string
    unmute(name: string): string
    readonly muteAll: string
    readonly unmuteAll: string
    readonly hidden: string
    /** Whoever has said something is muted. */
    readonly muted: string
    readonly close: string
    readonly open: string
    readonly you: string
  }
  readonly watching: {
    readonly you: string
    /** `more`: how many there are beside those who are named. */
    others(names: readonly string[], more: number): string
  }
  readonly waiting: { elsewhere(count: number): string; readonly go: string }
}

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const list = (language: string) => {
  const format = new Intl.ListFormat(language, { type: 'conjunction' })
  return (names: readonly string[]) => format.format(names)
}
const enList = list('en')
const frList = list('fr')

const en: OnlineText = {
  title: {
    yourTurn: (game) => `● Your turn · ${game}`,
    waitingFor: (name, game) => `${name} to play · ${game}`,
    paused: (game) => `Paused · ${game}`,
  },
  line: {
    reconnecting: 'The connection broke. Connecting again; what you did is kept.',
    lost: 'There is still no connection. Check your network: the table is safe on the server and goes on when you are back.',
    tryNow: 'Try now',
    unsent: 'Not yet sent. It goes by itself as soon as you are connected again.',
  },
  found: {
    done: 'Your last move had not been sent. It has been now.',
    overtaken: 'Your last move came too late: something else happened first. This is how the table stands.',
    refused: 'Your last move was not possible any more. This is how the table stands.',
  },
  still: {
    paused: 'The game is paused.',
    away: 'The game goes on without you.',
  },
  seat: {
    here: 'here',
    notHere: 'not here just now',
    standIn: 'a bot stands in',
    left: (ago) => `left ${ago}`,
    away: (ago) => `last here ${ago}`,
    justNow: 'just now',
  },
  time: {
    left: (time) => `${time} left`,
    days: ({ days, hours }) => `${days} d ${hours} h`,
  },
  gone: {
    left: (name, ago) => `${name} left ${ago}. Nobody plays there until you decide.`,
    missed: (name) => `${name} has run out of time once. The next time counts as gone; you need not wait.`,
    away: (name, ago) => `${name} was last here ${ago}. You can wait, or let a bot play on.`,
    decide: 'Let a bot play on',
    ownLeft: 'You have left this table. Your seat is still yours.',
    ownStandIn: 'A bot plays for you. Your seat is still yours.',
    takeBack: 'Take my seat back',
  },
  asking: {
    'take-back': {
      ask: 'Take my last turn back',
      about:
        'The others are asked once. It is possible only until somebody else acts, and if nothing was drawn or revealed.',
      confirm: 'Ask',
      asked: (by) => `${by} would like to take the last turn back.`,
      own: () => 'You asked to take your last turn back.',
    },
    pause: {
      ask: 'Pause the game',
      about: 'If all agree, nobody acts and no clock runs until all agree to go on.',
      confirm: 'Ask',
      asked: (by) => `${by} would like to pause the game.`,
      own: () => 'You asked for a pause.',
    },
    'go-on': {
      ask: 'Go on with the game',
      about: 'As soon as all agree the game goes on, and clocks run again.',
      confirm: 'Ask',
      asked: (by) => `${by} would like to go on.`,
      own: () => 'You asked to go on.',
    },
    'stand-in': {
      ask: 'Let a bot play on',
      about: 'A bot takes the seat. Whoever left may come back and take it again.',
      confirm: 'Let a bot play',
      asked: (by, about) => `${by} would like a bot to play for ${about}.`,
      own: (about) => `You would like a bot to play for ${about}.`,
    },
    end: {
      ask: 'End the game',
      about: 'If all agree, the game ends here, without a result.',
      confirm: 'Ask',
      asked: (by) => `${by} would like to end the game here, without a result.`,
      own: () => 'You asked to end the game here.',
    },
  },
  yes: 'Agree',
  no: 'No',
  waitsFor: (names) => `Waiting for ${names}.`,
  saidNo: (names) => `${names} said no. You can ask again after the next move.`,
  cancel: 'Not now',
  understood: 'Good',
  moreTime: {
    ask: 'Give more time',
    about: 'A gift: it costs you nothing, and cannot be taken back.',
    give: (name) => `For ${name}`,
    given: (name) => `${name} has more time now.`,
    amount: (minutes) => (minutes >= 1440 ? count(minutes / 1440, 'day', 'days') : count(minutes, 'minute', 'minutes')),
  },
  leave: {
    ask: 'Leave the game',
    bot: 'A bot plays on for you at once. As long as the game lasts you can come back and take your seat again.',
    vote: 'The others decide whether a bot plays on for you or the game ends. Until it ends you can come back.',
    confirm: 'Leave',
  },
  ended: 'The game was ended before its end. There is no result.',
  trouble: {
    bot: 'A bot could not go on by itself; a simpler one plays in its place.',
    rules: 'The rules came to no end at this point. Something simpler was done so that the game can go on.',
    damaged: 'What was stored of this table is damaged. It can only be ended.',
  },
  rematch: {
    ask: 'Rematch',
    about: 'The same people and colours, seats moved by one. It begins when everybody has agreed.',
    go: 'To the rematch',
    going: 'You agree to it by going there. It begins when everybody has agreed.',
  },
  chat: {
    title: 'Talk',
    unread: (n) => count(n, 'new line', 'new lines'),
    empty: 'Nobody has said anything yet.',
    write: 'Say something',
    send: 'Say it',
    closed: 'The talk at this table is closed.',
    watching: 'Whoever watches reads and speaks when the game is over.',
    said: (name, text) => `${name}: ${text}`,
    mute: (name) => `Mute ${name}`,
    unmute: (name) => `Hear ${name} again`,
    muteAll: 'Mute everybody here',
    unmuteAll: 'Hear everybody again',
    hidden: 'You hear nobody here.',
    muted: 'Only people you have muted have said something.',
    close: 'Close the talk for all',
    open: 'Open the talk for all',
    you: 'You',
  },
  watching: {
    you: 'You are watching: you see what everybody may know.',
    others: (names, more) =>
      `Also watching: ${enList(more === 0 ? names : [...names, more === 1 ? '1 other' : `${more} others`])}.`,
  },
  waiting: {
    elsewhere: (n) => (n === 1 ? 'Another table waits for you.' : `${n} other tables wait for you.`),
    go: 'My games',
  },
}

const fr: OnlineText = {
  title: {
    yourTurn: (game) => `● À vous · ${game}`,
    waitingFor: (name, game) => `À ${name} de jouer · ${game}`,
    paused: (game) => `En pause · ${game}`,
  },
  line: {
    reconnecting: 'La connexion est coupée. On la rétablit\u00a0; ce que vous avez fait est gardé.',
    lost: 'Toujours pas de connexion. Vérifiez votre réseau\u00a0: la table est à l’abri sur le serveur et vous attend.',
    tryNow: 'Essayer',
    unsent: 'Pas encore envoyé. Cela partira tout seul dès le retour de la connexion.',
  },
  found: {
    done: 'Votre dernier coup n’était pas parti. C’est fait.',
    overtaken: 'Votre dernier coup est arrivé trop tard\u00a0: il s’est passé autre chose avant. Voici la table.',
    refused: 'Votre dernier coup n’était plus possible. Voici la table.',
  },
  still: {
    paused: 'La partie est en pause.',
    away: 'La partie continue sans vous.',
  },
  seat: {
    here: 'à table',
    notHere: 'pas là pour l’instant',
    standIn: 'un bot joue à sa place',
    left: (ago) => `a quitté la table ${ago}`,
    away: (ago) => `dernier passage ${ago}`,
    justNow: 'à l’instant',
  },
  time: {
    left: (time) => `encore ${time}`,
    days: ({ days, hours }) => `${days} j ${hours} h`,
  },
  gone: {
    left: (name, ago) => `${name} a quitté la table ${ago}. Personne n’y joue tant que vous n’avez pas décidé.`,
    missed: (name) => `${name} a laissé passer son temps. La prochaine fois vaudra départ\u00a0; inutile d’attendre.`,
    away: (name, ago) =>
      `Plus aucun signe de ${name}, dernier passage ${ago}. Vous pouvez attendre ou laisser jouer un bot.`,
    decide: 'Laisser jouer un bot',
    ownLeft: 'Vous avez quitté cette table. Votre place reste la vôtre.',
    ownStandIn: 'Un bot joue pour vous. Votre place reste la vôtre.',
    takeBack: 'Reprendre ma place',
  },
  asking: {
    'take-back': {
      ask: 'Reprendre mon dernier tour',
      about:
        'On le demande une fois aux autres. C’est possible tant que personne n’a joué, et si rien n’a été tiré ni révélé.',
      confirm: 'Demander',
      asked: (by) => `${by} aimerait reprendre son dernier tour.`,
      own: () => 'Vous avez demandé à reprendre votre dernier tour.',
    },
    pause: {
      ask: 'Mettre la partie en pause',
      about: 'Si tous sont d’accord, plus personne ne joue et aucune pendule ne tourne jusqu’à la reprise.',
      confirm: 'Demander',
      asked: (by) => `${by} aimerait faire une pause.`,
      own: () => 'Vous avez demandé une pause.',
    },
    'go-on': {
      ask: 'Reprendre la partie',
      about: 'Dès que tous sont d’accord, la partie reprend et les pendules aussi.',
      confirm: 'Demander',
      asked: (by) => `${by} aimerait reprendre la partie.`,
      own: () => 'Vous avez demandé la reprise.',
    },
    'stand-in': {
      ask: 'Laisser jouer un bot',
      about: 'Un bot prend la place. Qui est parti peut revenir et la reprendre.',
      confirm: 'Laisser jouer un bot',
      asked: (by, about) => `${by} aimerait qu’un bot joue pour ${about}.`,
      own: (about) => `Vous aimeriez qu’un bot joue pour ${about}.`,
    },
    end: {
      ask: 'Arrêter la partie',
      about: 'Si tous sont d’accord, la partie s’arrête là, sans résultat.',
      confirm: 'Demander',
      asked: (by) => `${by} aimerait arrêter la partie ici, sans résultat.`,
      own: () => 'Vous avez demandé à arrêter la partie.',
    },
  },
  yes: 'D’accord',
  no: 'Non',
  waitsFor: (names) => `On attend ${names}.`,
  saidNo: (names) => `${names}\u00a0: c’est non. Vous pourrez redemander après le prochain coup.`,
  cancel: 'Pas maintenant',
  understood: 'Bien',
  moreTime: {
    ask: 'Donner du temps',
    about: 'C’est un cadeau\u00a0: il ne vous coûte rien et ne se reprend pas.',
    give: (name) => `Pour ${name}`,
    given: (name) => `${name} a plus de temps.`,
    amount: (minutes) =>
      minutes >= 1440 ? count(minutes / 1440, 'jour', 'jours') : count(minutes, 'minute', 'minutes'),
  },
  leave: {
    ask: 'Quitter la partie',
    bot: 'Un bot joue aussitôt pour vous. Tant que la partie dure, vous pouvez revenir et reprendre votre place.',
    vote: 'Les autres décident\u00a0: un bot joue pour vous, ou la partie s’arrête. Jusque-là vous pouvez revenir.',
    confirm: 'Quitter',
  },
  ended: 'La partie a été arrêtée avant la fin. Il n’y a pas de résultat.',
  trouble: {
    bot: 'Un bot n’a pas su continuer\u00a0; un plus simple joue à sa place.',
    rules: 'Les règles n’en finissaient pas ici. On a fait plus simple pour que la partie continue.',
    damaged: 'Ce qui était gardé de cette table est abîmé. On ne peut plus que l’arrêter.',
  },
  rematch: {
    ask: 'Revanche',
    about:
      'Les mêmes personnes et les mêmes couleurs, une place plus loin. Elle commence quand tout le monde est d’accord.',
    go: 'À la revanche',
    going: 'En y allant, vous l’acceptez. Elle commence quand tout le monde est d’accord.',
  },
  chat: {
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
  },
  watching: {
    you: 'Vous regardez\u00a0: vous voyez ce que tout le monde peut savoir.',
    others: (names, more) =>
      `Regardent aussi\u00a0: ${frList(more === 0 ? names : [...names, more === 1 ? '1 autre personne' : `${more} autres personnes`])}.`,
  },
  waiting: {
    elsewhere: (n) => (n === 1 ? 'Une autre table vous attend.' : `${n} autres tables vous attendent.`),
    go: 'Mes parties',
  },
}

export const ONLINE_TEXT: Readonly<Record<Language, OnlineText>> = { en, fr }

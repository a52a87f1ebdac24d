/** The words of the menu of a table online. */
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

const list = (language: string) => {
  const format = new Intl.ListFormat(language, { type: 'conjunction' })
  return (names: readonly string[]) => format.format(names)
}
const enList = list('en')
const frList = list('fr')

const en = {
  asking: {
    'take-back': {
      ask: 'Take my last turn back',
      about:
        'The others are asked once. It is possible only until somebody else acts, and if nothing was drawn or revealed.',
      confirm: 'Ask',
    },
    pause: {
      ask: 'Pause the game',
      about: 'If all agree, nobody acts and no clock runs until all agree to go on.',
      confirm: 'Ask',
    },
    'go-on': {
      ask: 'Go on with the game',
      about: 'As soon as all agree the game goes on, and clocks run again.',
      confirm: 'Ask',
    },
    'stand-in': {
      ask: 'Let a bot play on',
      about: 'A bot takes the seat. Whoever left may come back and take it again.',
      confirm: 'Let a bot play',
    },
    end: {
      ask: 'End the game',
      about: 'If all agree, the game ends here, without a result.',
      confirm: 'Ask',
    },
  },
  cancel: 'Not now',
  moreTime: {
    ask: 'Give more time',
    about: 'A gift: it costs you nothing, and cannot be taken back.',
    give: (name: string) => `For ${name}`,
    given: (name: string) => `${name} has more time now.`,
    amount: (minutes: number) =>
      minutes >= 1440 ? count(minutes / 1440, 'day', 'days') : count(minutes, 'minute', 'minutes'),
  },
  leave: {
    ask: 'Leave the game',
    bot: 'A bot plays on for you at once. As long as the game lasts you can come back and take your seat again.',
    vote: 'The others decide whether a bot plays on for you or the game ends. Until it ends you can come back.',
    confirm: 'Leave',
  },
  alsoWatching: (names: readonly string[], more: number) =>
    `Also watching: ${enList(more === 0 ? names : [...names, more === 1 ? '1 other' : `${more} others`])}.`,
}

const fr: typeof en = {
  asking: {
    'take-back': {
      ask: 'Reprendre mon dernier tour',
      about:
        'On le demande une fois aux autres. C’est possible tant que personne n’a joué, et si rien n’a été tiré ni révélé.',
      confirm: 'Demander',
    },
    pause: {
      ask: 'Mettre la partie en pause',
      about: 'Si tous sont d’accord, plus personne ne joue et aucune pendule ne tourne jusqu’à la reprise.',
      confirm: 'Demander',
    },
    'go-on': {
      ask: 'Reprendre la partie',
      about: 'Dès que tous sont d’accord, la partie reprend et les pendules aussi.',
      confirm: 'Demander',
    },
    'stand-in': {
      ask: 'Laisser jouer un bot',
      about: 'Un bot prend la place. Qui est parti peut revenir et la reprendre.',
      confirm: 'Laisser jouer un bot',
    },
    end: {
      ask: 'Arrêter la partie',
      about: 'Si tous sont d’accord, la partie s’arrête là, sans résultat.',
      confirm: 'Demander',
    },
  },
  cancel: 'Pas maintenant',
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
  alsoWatching: (names, more) =>
    `Regardent aussi\u00a0: ${frList(more === 0 ? names : [...names, more === 1 ? '1 autre personne' : `${more} autres personnes`])}.`,
}

export const ONLINE_MENU_TEXT = { en, fr }

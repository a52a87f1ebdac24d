/** What is said below the bar of a table online. */
const en = {
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
  gone: {
    left: (name: string, ago: string) => `${name} left ${ago}. Nobody plays there until you decide.`,
    missed: (name: string) => `${name} has run out of time once. The next time counts as gone; you need not wait.`,
    away: (name: string, ago: string) => `${name} was last here ${ago}. You can wait, or let a bot play on.`,
    decide: 'Let a bot play on',
    ownLeft: 'You have left this table. Your seat is still yours.',
    ownStandIn: 'A bot plays for you. Your seat is still yours.',
    takeBack: 'Take my seat back',
  },
  asking: {
    'take-back': {
      asked: (by: string, _about: string) => `${by} would like to take the last turn back.`,
      own: (_about: string) => 'You asked to take your last turn back.',
    },
    pause: {
      asked: (by: string, _about: string) => `${by} would like to pause the game.`,
      own: (_about: string) => 'You asked for a pause.',
    },
    'go-on': {
      asked: (by: string, _about: string) => `${by} would like to go on.`,
      own: (_about: string) => 'You asked to go on.',
    },
    'stand-in': {
      asked: (by: string, about: string) => `${by} would like a bot to play for ${about}.`,
      own: (about: string) => `You would like a bot to play for ${about}.`,
    },
    end: {
      asked: (by: string, _about: string) => `${by} would like to end the game here, without a result.`,
      own: (_about: string) => 'You asked to end the game here.',
    },
  },
  goOn: 'Go on with the game',
  yes: 'Agree',
  no: 'No',
  waitsFor: (names: string) => `Waiting for ${names}.`,
  saidNo: (names: string) => `${names} said no. You can ask again after the next move.`,
  understood: 'Good',
  ended: 'The game was ended before its end. There is no result.',
  trouble: {
    bot: 'A bot could not go on by itself; a simpler one plays in its place.',
    rules: 'The rules came to no end at this point. Something simpler was done so that the game can go on.',
    damaged: 'What was stored of this table is damaged. It can only be ended.',
  },
  watching: 'You are watching: you see what everybody may know.',
  waiting: {
    elsewhere: (n: number) => (n === 1 ? 'Another table waits for you.' : `${n} other tables wait for you.`),
    go: 'My games',
  },
}

const fr: typeof en = {
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
      asked: (by) => `${by} aimerait reprendre son dernier tour.`,
      own: () => 'Vous avez demandé à reprendre votre dernier tour.',
    },
    pause: {
      asked: (by) => `${by} aimerait faire une pause.`,
      own: () => 'Vous avez demandé une pause.',
    },
    'go-on': {
      asked: (by) => `${by} aimerait reprendre la partie.`,
      own: () => 'Vous avez demandé la reprise.',
    },
    'stand-in': {
      asked: (by, about) => `${by} aimerait qu’un bot joue pour ${about}.`,
      own: (about) => `Vous aimeriez qu’un bot joue pour ${about}.`,
    },
    end: {
      asked: (by) => `${by} aimerait arrêter la partie ici, sans résultat.`,
      own: () => 'Vous avez demandé à arrêter la partie.',
    },
  },
  goOn: 'Reprendre la partie',
  yes: 'D’accord',
  no: 'Non',
  waitsFor: (names) => `On attend ${names}.`,
  saidNo: (names) => `${names}\u00a0: c’est non. Vous pourrez redemander après le prochain coup.`,
  understood: 'Bien',
  ended: 'La partie a été arrêtée avant la fin. Il n’y a pas de résultat.',
  trouble: {
    bot: 'Un bot n’a pas su continuer\u00a0; un plus simple joue à sa place.',
    rules: 'Les règles n’en finissaient pas ici. On a fait plus simple pour que la partie continue.',
    damaged: 'Ce qui était gardé de cette table est abîmé. On ne peut plus que l’arrêter.',
  },
  watching: 'Vous regardez\u00a0: vous voyez ce que tout le monde peut savoir.',
  waiting: {
    elsewhere: (n) => (n === 1 ? 'Une autre table vous attend.' : `${n} autres tables vous attendent.`),
    go: 'Mes parties',
  },
}

export const NOTICE_TEXT = { en, fr }

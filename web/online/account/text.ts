/** The words of "you": name, passkeys, devices, notices, bots, ratings, leaving. */
import type { Language } from '@crownlands/core/room'
import type { Scope } from '@crownlands/table/online'
import { timeAgo } from '../../text/time-ago'

interface AccountText {
  readonly title: string
  readonly guest: string
  readonly account: string
  readonly loading: string
  readonly again: string
  readonly nobody: { readonly text: string; readonly name: string; readonly go: string; readonly before: string }
  readonly name: { readonly title: string; readonly label: string; readonly save: string; readonly saved: string }
  readonly passkeys: {
    readonly title: string
    readonly lead: string
    readonly hasSome: string
    readonly make: string
    readonly signIn: string
    readonly made: string
    readonly signedIn: string
    readonly cancelled: string
    readonly already: string
    readonly unable: string
    readonly insecure: string
    readonly remove: string
    /** A passkey that has no name of its own. */
    readonly unnamed: string
    used(time: number, now: number): string
    madeAt(time: number, now: number): string
  }
  readonly devices: {
    readonly title: string
    readonly lead: string
    readonly make: string
    readonly link: string
    minutes(minutes: number): string
    readonly code: string
    readonly list: string
    readonly current: string
    seen(time: number, now: number): string
    readonly end: string
    readonly endOthers: string
    readonly endedOthers: string
    readonly signOut: string
    readonly signOutGuest: string
    readonly stay: string
    readonly unknown: string
  }
  readonly link: { readonly title: string; readonly text: string; readonly go: string; readonly done: string }
  readonly notices: {
    readonly title: string
    readonly lead: string
    readonly on: string
    readonly hint: string
  }
  readonly ratings: {
    readonly title: string
    readonly none: string
    readonly forAccounts: string
    of(game: string, seats: number): string
    games(games: number): string
    course(from: number, to: number): string
  }
  readonly bots: {
    readonly title: string
    readonly lead: string
    readonly name: string
    readonly make: string
    readonly tokens: string
    readonly tokenName: string
    readonly scopes: Readonly<Record<Scope, string>>
    readonly makeToken: string
    readonly shownOnce: string
    readonly remove: string
    readonly removeTitle: string
    readonly removeText: string
    readonly keep: string
    readonly end: string
  }
  readonly leave: {
    readonly title: string
    readonly lead: string
    readonly take: string
    readonly forget: string
    readonly forgetTitle: string
    readonly forgetText: string
    readonly forgotten: string
    readonly stay: string
  }
}

const agoEn = timeAgo('en', 'just now')
const agoFr = timeAgo('fr', 'à l’instant')

export const ACCOUNT_TEXT: Readonly<Record<Language, AccountText>> = {
  en: {
    title: 'You',
    guest: 'You are a guest: this browser alone knows you. With a passkey you keep your tables on every device.',
    account: 'You have an account: your passkey opens it on every device.',
    loading: 'Looking who you are…',
    again: 'Try again',
    nobody: {
      text: 'Nobody knows you here yet. A name is enough to play.',
      name: 'Your name',
      go: 'That is me',
      before: 'Been here before?',
    },
    name: { title: 'Your name', label: 'As others see you', save: 'Change it', saved: 'That is your name now.' },
    passkeys: {
      title: 'Passkeys',
      lead: 'Keep your tables on every device: a passkey is made by your phone or computer, and there is no password to lose.',
      hasSome: 'Make one on each kind of device that you use: then you are never locked out.',
      make: 'Make a passkey',
      signIn: 'Sign in with a passkey',
      made: 'The passkey is made. You have an account now.',
      signedIn: 'Welcome back.',
      cancelled: 'Nothing was changed: the passkey was not confirmed. Try again whenever you like.',
      already: 'This device has a passkey of yours already.',
      unable: 'This browser knows no passkeys. You can play on as a guest, and move to another device by link.',
      insecure:
        'Passkeys need a secure address (https). On this one you can play on as a guest, and move to another device by link.',
      remove: 'Remove',
      unnamed: 'Passkey',
      used: (time, now) => `last used ${agoEn(time, now)}`,
      madeAt: (time, now) => `made ${agoEn(time, now)}`,
    },
    devices: {
      title: 'Devices',
      lead: 'Go on at another device: open this link there, or point its camera at the code.',
      make: 'Make a link for another device',
      link: 'Link for another device',
      minutes: (minutes) => `Good once, for ${minutes} minutes. Whoever opens it is you: send it to nobody else.`,
      code: 'The link as a code for a phone’s camera',
      list: 'Where you are known',
      current: 'this one',
      seen: (time, now) => `seen ${agoEn(time, now)}`,
      end: 'Sign out there',
      endOthers: 'Sign out everywhere else',
      endedOthers: 'Only this device knows you now.',
      signOut: 'Sign out here',
      signOutGuest:
        'You are a guest: nobody can bring you back here, and your seats stay empty. Make a passkey first, if you want to return.',
      stay: 'Stay',
      unknown: 'A device',
    },
    link: {
      title: 'Go on here?',
      text: 'This link brings whoever made it to this device, with all tables. If it is not yours, leave it be.',
      go: 'Yes, that is me',
      done: 'You are known on this device now.',
    },
    notices: {
      title: 'Notices',
      lead: 'A word on this device when a table over days waits for you, never while you are looking at it.',
      on: 'Tell me when it is my turn',
      hint: 'It names the game and nothing of how it stands.',
    },
    ratings: {
      title: 'Ratings',
      none: 'No rated game yet. Lay a table with “rated”, and it counts.',
      forAccounts: 'Rated games are for accounts: make a passkey first.',
      of: (game, seats) => `${game}, ${seats} players`,
      games: (games) => (games === 1 ? 'after one game' : `after ${games} games`),
      course: (from, to) => `From ${from} to ${to}`,
    },
    bots: {
      title: 'Bots of your own',
      lead: 'A program plays under a name of its own, known by a token. The API’s page says how.',
      name: 'Name of the bot',
      make: 'Make a bot',
      tokens: 'Tokens',
      tokenName: 'What the token is for',
      scopes: { play: 'plays', read: 'reads' },
      makeToken: 'Make a token',
      shownOnce: 'Copy it now: it is shown this once and never again.',
      remove: 'Remove the bot',
      removeTitle: 'Remove this bot?',
      removeText: 'It gets up from every table, and its tokens open nothing any more.',
      keep: 'Keep it',
      end: 'End it',
    },
    leave: {
      title: 'Leave',
      lead: 'Take along what is known of you, or be forgotten.',
      take: 'Save all as a file',
      forget: 'Be forgotten',
      forgetTitle: 'Forget you?',
      forgetText:
        'You get up from every table; your name, what you said, passkeys, bots and ratings are deleted. The moves stay, for they are the others’ games too. There is no way back.',
      forgotten: 'You are forgotten here.',
      stay: 'No, stay',
    },
  },
  fr: {
    title: 'Vous',
    guest:
      'Vous êtes de passage\u00a0: seul ce navigateur vous connaît. Une clé d’accès garde vos tables sur tous vos appareils.',
    account: 'Vous avez un compte\u00a0: votre clé d’accès l’ouvre sur tous vos appareils.',
    loading: 'On cherche qui vous êtes…',
    again: 'Réessayer',
    nobody: {
      text: 'Personne ne vous connaît encore ici. Un nom suffit pour jouer.',
      name: 'Votre nom',
      go: 'C’est moi',
      before: 'Vous connaissez déjà la maison\u00a0?',
    },
    name: {
      title: 'Votre nom',
      label: 'Tel que les autres le voient',
      save: 'Le changer',
      saved: 'Vous portez ce nom maintenant.',
    },
    passkeys: {
      title: 'Clés d’accès',
      lead: 'Gardez vos tables sur tous vos appareils\u00a0: votre téléphone ou votre ordinateur crée une clé d’accès, sans mot de passe à perdre.',
      hasSome: 'Créez-en une sur chaque sorte d’appareil que vous utilisez\u00a0: vous ne resterez jamais dehors.',
      make: 'Créer une clé d’accès',
      signIn: 'Entrer avec une clé d’accès',
      made: 'La clé d’accès est créée. Vous avez un compte maintenant.',
      signedIn: 'Vous revoilà.',
      cancelled: 'Rien n’a changé\u00a0: la clé d’accès n’a pas été confirmée. Réessayez quand vous voulez.',
      already: 'Cet appareil a déjà une clé d’accès à vous.',
      unable:
        'Ce navigateur ne connaît pas les clés d’accès. Vous pouvez jouer de passage, et changer d’appareil par un lien.',
      insecure:
        'Les clés d’accès demandent une adresse sûre (https). Ici, vous pouvez jouer de passage, et changer d’appareil par un lien.',
      remove: 'Supprimer',
      unnamed: 'Clé d’accès',
      used: (time, now) => `utilisée ${agoFr(time, now)}`,
      madeAt: (time, now) => `créée ${agoFr(time, now)}`,
    },
    devices: {
      title: 'Appareils',
      lead: 'Pour continuer sur un autre appareil, ouvrez ce lien là-bas, ou montrez le code à son appareil photo.',
      make: 'Créer un lien pour un autre appareil',
      link: 'Lien pour un autre appareil',
      minutes: (minutes) =>
        `Bon une fois, pendant ${minutes} minutes. Qui l’ouvre prend votre place\u00a0: ne l’envoyez à personne.`,
      code: 'Le lien en code, pour l’appareil photo d’un téléphone',
      list: 'Où l’on vous connaît',
      current: 'celui-ci',
      seen: (time, now) => `vu ${agoFr(time, now)}`,
      end: 'Déconnecter',
      endOthers: 'Déconnecter partout ailleurs',
      endedOthers: 'Seul cet appareil vous connaît maintenant.',
      signOut: 'Me déconnecter ici',
      signOutGuest:
        'Vous êtes de passage\u00a0: personne ne pourra vous ramener, et vos places resteront vides. Créez d’abord une clé d’accès si vous voulez revenir.',
      stay: 'Rester',
      unknown: 'Un appareil',
    },
    link: {
      title: 'Continuer ici\u00a0?',
      text: 'Ce lien amène sur cet appareil la personne qui l’a créé, avec toutes ses tables. S’il n’est pas de vous, laissez-le.',
      go: 'Oui, c’est moi',
      done: 'Cet appareil vous connaît maintenant.',
    },
    notices: {
      title: 'Notifications',
      lead: 'Un mot sur cet appareil quand une table de plusieurs jours vous attend, jamais pendant que vous la regardez.',
      on: 'Me prévenir quand c’est mon tour',
      hint: 'Elle nomme le jeu, et rien de la position.',
    },
    ratings: {
      title: 'Classement',
      none: 'Pas encore de partie classée. Dressez une table «\u00a0classée\u00a0», et elle comptera.',
      forAccounts: 'Les parties classées sont pour les comptes\u00a0: créez d’abord une clé d’accès.',
      of: (game, seats) => `${game}, ${seats} joueurs`,
      games: (games) => (games === 1 ? 'après une partie' : `après ${games} parties`),
      course: (from, to) => `De ${from} à ${to}`,
    },
    bots: {
      title: 'Vos propres bots',
      lead: 'Un programme joue sous son propre nom, reconnu à un jeton. La page de l’API dit comment.',
      name: 'Nom du bot',
      make: 'Créer un bot',
      tokens: 'Jetons',
      tokenName: 'À quoi sert le jeton',
      scopes: { play: 'joue', read: 'lit' },
      makeToken: 'Créer un jeton',
      shownOnce: 'Copiez-le maintenant\u00a0: il n’est montré que cette fois.',
      remove: 'Supprimer le bot',
      removeTitle: 'Supprimer ce bot\u00a0?',
      removeText: 'Il se lève de toutes les tables, et ses jetons n’ouvrent plus rien.',
      keep: 'Le garder',
      end: 'L’annuler',
    },
    leave: {
      title: 'Partir',
      lead: 'Emportez ce que l’on sait de vous, ou faites-vous oublier.',
      take: 'Tout enregistrer dans un fichier',
      forget: 'Me faire oublier',
      forgetTitle: 'Vous oublier\u00a0?',
      forgetText:
        'Vous vous levez de toutes les tables\u00a0; votre nom, vos paroles, vos clés d’accès, vos bots et votre classement sont effacés. Les coups restent, car ce sont aussi les parties des autres. Il n’y a pas de retour.',
      forgotten: 'Ici, on ne vous connaît plus.',
      stay: 'Non, je reste',
    },
  },
}

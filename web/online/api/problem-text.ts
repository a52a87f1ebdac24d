/** What the server may say no with, as sentences for people: what it is, and what to do. */
import type { Language } from '@crownlands/core/room'

interface ProblemWords {
  /** By the server's own names. */
  readonly named: Readonly<Record<string, string>>
  /** Seconds to wait, if the server says so. */
  tooMuch(seconds: number | undefined): string
  readonly broken: string
  readonly other: string
}

export const PROBLEMS: Readonly<Record<Language, ProblemWords>> = {
  en: {
    named: {
      'no-answer': 'The server does not answer. Check that you are online, then try again.',
      'not-ours': 'Something answered that is not Crownlands. You may have to sign in to this network first.',
      offline: 'Online play is off on this server just now. Games on this device go on as ever.',
      'database-away': 'The server cannot reach its tables just now. Try again in a moment.',
      'unknown-outcome': 'It is not known yet whether that was done. Look, then try again.',
      'no-such-table': 'There is no table at this address. Ask for the link once more; it may have been cut short.',
      'no-such-seat': 'The table has no such seat.',
      'no-such-step': 'The game has not come that far.',
      'not-your-seat': 'You do not sit there.',
      'not-the-host': 'Only whoever laid the table can do that.',
      'not-running': 'The game is not under way.',
      'not-over': 'Not before the game is over.',
      paused: 'The game stands still. Everybody must agree to go on.',
      begun: 'The game has begun already.',
      taken: 'Somebody was quicker. Choose another one.',
      'name-taken': 'An account has this name, or one that looks like it. Choose another one, then try again.',
      'same-name':
        'Somebody at this table has your name, or one that looks like it. Take another name, then try again.',
      removed: 'The host has removed you from this table. You can sit down again if the host invites you.',
      'not-full': 'Somebody is still missing: fill every seat first, and wait until all have said yes.',
      'not-allowed': 'This table does not allow that. In rated games only people with an account play.',
      'chat-closed': 'The talk at this table is closed.',
      'too-many': 'You have as many as anybody may have. Let one go first.',
      busy: 'Somebody else is changing the same thing. Try again.',
      'wrong-name': 'A name has 1 to 24 visible characters, at least one of them a letter, a number or a symbol.',
      'wrong-plan': 'A table cannot be laid that way.',
      'unknown-game': 'This server does not have the game.',
      'other-rules': 'This server has other rules of the game than the table.',
      damaged: 'What was stored of this table is damaged. It can only be ended.',
      nobody: 'You are not known here any more. Say your name again.',
      'unknown-token': 'You are not known here any more. Say your name again.',
      known: 'You are somebody here already. Load the page again.',
      'foreign-origin': 'Only the pages of this server may do that. Open it at its own address.',
      'not-found': 'This server does not know how to do that: it may be older than this page.',
      'bad-request': 'The server did not understand: it may be another version than this page. Load the page again.',
      'no-such-link': 'This link was used already, or is too old. Ask for another.',
      'no-such-session': 'That device is signed out already.',
      'no-such-passkey': 'That passkey is gone already.',
      'last-passkey': 'It is your last passkey: without it you could not sign in again. Make another first.',
      passkey: 'The passkey was not accepted. Try again, or use another.',
      'no-such-bot': 'That bot is gone already.',
      'no-such-token': 'That token is ended already.',
      'no-notices': 'This server sends no notices.',
      'wrong-endpoint': 'This browser’s way to send notices cannot be used from here.',
      full: 'Too many people listen here just now. Try again in a moment.',
      rated: 'In a rated game there are no hints.',
    },
    tooMuch: (seconds) =>
      seconds === undefined || seconds <= 1
        ? 'That was a little too fast. Try again in a moment.'
        : `That was a little too fast. Try again in ${wait(seconds, 'en')}.`,
    broken: 'Something broke on the server. What you wanted may have been done or not: look, then try again.',
    other: 'The server said no. Nothing was changed by this.',
  },
  fr: {
    named: {
      'no-answer': 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
      'not-ours': 'Ce qui a répondu n’est pas Crownlands. Ce réseau demande peut-être d’abord une connexion.',
      offline: 'Le jeu en ligne est fermé sur ce serveur pour l’instant. Vos parties sur cet appareil continuent.',
      'database-away': 'Le serveur n’a plus accès à ses tables pour l’instant. Réessayez dans un moment.',
      'unknown-outcome': 'On ne sait pas encore si c’est fait. Vérifiez, puis réessayez.',
      'no-such-table': 'Il n’y a pas de table à cette adresse. Redemandez le lien\u00a0: il était peut-être incomplet.',
      'no-such-seat': 'La table n’a pas cette place.',
      'no-such-step': 'La partie n’est pas allée jusque-là.',
      'not-your-seat': 'Ce n’est pas votre place.',
      'not-the-host': 'Seule la personne qui a dressé la table peut le faire.',
      'not-running': 'La partie n’est pas en cours.',
      'not-over': 'Pas avant la fin de la partie.',
      paused: 'La partie est suspendue. Tout le monde doit être d’accord pour la reprendre.',
      begun: 'La partie a déjà commencé.',
      taken: 'Quelqu’un a été plus rapide. Choisissez autre chose.',
      'name-taken': 'Un compte porte déjà ce nom, ou un nom qui lui ressemble. Choisissez-en un autre, puis réessayez.',
      'same-name':
        'À cette table, quelqu’un porte votre nom, ou un nom qui lui ressemble. Prenez-en un autre, puis réessayez.',
      removed:
        'La personne qui a dressé cette table vous a retiré votre place. Vous pourrez vous rasseoir si elle vous invite à nouveau.',
      'not-full': 'Il manque encore quelqu’un\u00a0: occupez toutes les places, et attendez que chacun ait dit oui.',
      'not-allowed': 'Cette table ne le permet pas. Une partie classée ne se joue qu’entre comptes.',
      'chat-closed': 'La conversation de cette table est fermée.',
      'too-many': 'Vous en avez autant qu’il est permis. Laissez-en d’abord un partir.',
      busy: 'Quelqu’un d’autre change la même chose. Réessayez.',
      'wrong-name': 'Un nom compte de 1 à 24 caractères visibles, dont au moins une lettre, un chiffre ou un symbole.',
      'wrong-plan': 'Une table ne peut pas être dressée ainsi.',
      'unknown-game': 'Ce serveur n’a pas ce jeu.',
      'other-rules': 'Ce serveur a d’autres règles du jeu que la table.',
      damaged: 'Ce qui était gardé de cette table est abîmé. On ne peut plus que la clore.',
      nobody: 'On ne vous connaît plus ici. Redites votre nom.',
      'unknown-token': 'On ne vous connaît plus ici. Redites votre nom.',
      known: 'On vous connaît déjà ici. Rechargez la page.',
      'foreign-origin': 'Seules les pages de ce serveur peuvent le faire. Ouvrez-le à sa propre adresse.',
      'not-found': 'Ce serveur ne sait pas le faire\u00a0: il est peut-être plus ancien que cette page.',
      'bad-request': 'Le serveur n’a pas compris\u00a0: sa version n’est peut-être pas celle de la page. Rechargez-la.',
      'no-such-link': 'Ce lien a déjà servi, ou il est trop ancien. Il vous en faut un autre.',
      'no-such-session': 'Cet appareil est déjà déconnecté.',
      'no-such-passkey': 'Cette clé d’accès n’existe plus.',
      'last-passkey': 'C’est votre dernière clé d’accès\u00a0: sans elle, plus de retour. Faites-en d’abord une autre.',
      passkey: 'La clé d’accès n’a pas été acceptée. Réessayez, ou prenez-en une autre.',
      'no-such-bot': 'Ce bot n’existe plus.',
      'no-such-token': 'Ce jeton n’a plus cours.',
      'no-notices': 'Ce serveur n’envoie pas d’avis.',
      'wrong-endpoint': 'Les avis de ce navigateur ne peuvent pas être envoyés d’ici.',
      full: 'Trop de monde écoute ici pour l’instant. Réessayez dans un moment.',
      rated: 'Dans une partie classée, pas de conseils.',
    },
    tooMuch: (seconds) =>
      seconds === undefined || seconds <= 1
        ? 'C’était un peu trop rapide. Réessayez dans un moment.'
        : `C’était un peu trop rapide. Réessayez dans ${wait(seconds, 'fr')}.`,
    broken:
      'Une erreur s’est produite sur le serveur. Votre demande a peut-être abouti\u00a0: vérifiez, puis réessayez.',
    other: 'Le serveur a dit non. Rien n’a changé.',
  },
}

function wait(seconds: number, language: Language): string {
  const [amount, unit] = seconds < 90 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}

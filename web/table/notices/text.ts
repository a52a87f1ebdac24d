/** What the table says beside the prompt: hints, refusals and failures. */
const en = {
  /** The rule that a sentence rests on, as a link. */
  rule: (clause: string) => `Rule ${clause}`,
  /** After a sentence about what was left undone. */
  pressAgain: 'Press again to end the turn anyway.',
  hintThinking: 'Let me think…',
  hintNone: 'There is nothing to advise now.',
  /** `why` comes after "because"; undefined: nothing in particular. */
  hintSays: (action: string, why: string | undefined) =>
    why === undefined
      ? `I would choose: ${action}. Nothing in particular speaks for it, but nothing else looks better.`
      : `I would choose: ${action}, because ${why}.`,
  hintDo: 'Do it',
  failed: 'Something went wrong; your game is saved. Try again.',
  retry: 'Try again',
  /** The table was removed, or damaged, while it was played at. */
  gone: 'This table is not there any more.',
  damaged: 'What is kept of this table is damaged: it cannot be played on.',
  /** Another window went on with this table. */
  changedElsewhere: 'This table was played on in another window.',
  botFailed: 'The bot lost its thread. Let it try again.',
  unknownOutcome: 'The server failed. Your move may have been made: look, then try again.',
  notSaved: 'This could not be saved, so it has not happened. Is the storage of the browser full?',
  /** Only loading the page again helps. */
  lost: 'The table does not answer any more. Load the page again; your game is saved.',
  /** The host was silent for too long; it is started anew. */
  silent: 'The table did not answer. Your game is saved: try again.',
  reload: 'Load again',
  dismiss: 'Close this message',
}

const fr: typeof en = {
  rule: (clause) => `Règle ${clause}`,
  pressAgain: 'Appuyez encore pour finir quand même.',
  hintThinking: 'Laissez-moi réfléchir…',
  hintNone: 'Rien à conseiller pour l’instant.',
  hintSays: (action, why) =>
    why === undefined
      ? `Je choisirais\u00a0: ${action}. Rien de précis ne l’impose, mais je ne vois rien de mieux.`
      : `Je choisirais\u00a0: ${action}, car ${why}.`,
  hintDo: 'Jouer ce coup',
  failed: 'Quelque chose n’a pas marché\u00a0; votre partie est enregistrée. Réessayez.',
  retry: 'Réessayer',
  gone: 'Cette table n’est plus là.',
  damaged: 'Ce qui est gardé de cette table est abîmé\u00a0: on ne peut pas la continuer.',
  changedElsewhere: 'Cette partie a continué dans une autre fenêtre.',
  botFailed: 'Le bot a perdu le fil. Laissez-le réessayer.',
  unknownOutcome: 'Le serveur a eu une panne. Votre coup est peut-être joué\u00a0: vérifiez, puis réessayez.',
  notSaved: 'L’enregistrement a échoué, donc rien n’a été joué. La mémoire du navigateur est-elle pleine\u00a0?',
  lost: 'La table ne répond plus. Rechargez la page\u00a0; votre partie est enregistrée.',
  silent: 'La table n’a pas répondu. Votre partie est enregistrée\u00a0: réessayez.',
  reload: 'Recharger',
  dismiss: 'Fermer ce message',
}

export const NOTICE_TEXT = { en, fr }

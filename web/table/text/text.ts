/** Every word of the table, the replay and the rulebook’s frame, in both languages. What a game says is in its room. */
import type { Language } from '@crownlands/core/room'
import type { Result } from '../ending/result'

export interface TableText {
  readonly loading: string
  readonly home: string
  readonly table: string
  readonly call: string
  readonly actions: string
  readonly players: string
  readonly story: string
  readonly storyEmpty: string
  /** What happened before, to be opened or fetched. */
  readonly earlier: string
  readonly rules: string
  readonly more: string
  readonly close: string
  readonly endTurn: string
  /** The same button, once it was asked whether the turn is really to end. */
  readonly endAnyway: string
  /** After a sentence about what was left undone. */
  readonly pressAgain: string
  readonly takeBack: string
  readonly hint: string
  /** What the buttons do, for whoever rests on them. */
  readonly endTurnAbout: string
  readonly takeBackAbout: string
  readonly hintAbout: string
  readonly keys: string
  readonly exportRecord: string
  readonly exportLater: string
  readonly replay: string
  readonly settings: string
  readonly you: string
  readonly bot: string
  readonly toAct: string
  thinking(name: string): string
  /** For somebody elsewhere. */
  waitingFor(name: string): string
  readonly awaitsEnd: string
  readonly turnEnds: string
  /** Said while another person’s turn is next and the table takes a breath. */
  next(name: string): string
  readonly over: string
  /** The rule that a sentence rests on, as a link. */
  rule(clause: string): string
  readonly hintThinking: string
  readonly hintNone: string
  /** `why` comes after "because"; undefined: nothing in particular. */
  hintSays(action: string, why: string | undefined): string
  readonly hintDo: string
  readonly failed: string
  readonly retry: string
  /** The table was removed, or damaged, while it was played at. */
  readonly gone: string
  readonly damaged: string
  /** Another window went on with this table. */
  readonly changedElsewhere: string
  readonly botFailed: string
  readonly unknownOutcome: string
  readonly notSaved: string
  /** Only loading the page again helps. */
  readonly lost: string
  /** The host was silent for too long; it is started anew. */
  readonly silent: string
  readonly reload: string
  readonly dismiss: string
  /** What others did since the reader's last turn. */
  readonly recap: {
    readonly title: string
    /** Before the line itself. */
    readonly lead: string
    readonly asking: string
    readonly noChange: string
    /** Before what speaks for a bot's turn. */
    readonly why: string
    readonly noReason: string
  }
  readonly handOver: {
    readonly title: string
    pass(name: string): string
    readonly calm: string
    take(name: string): string
    since(name: string): string
  }
  /** Several people around one device are asked something out of turn. */
  readonly ask: {
    readonly title: string
    readonly anybody: string
    readonly calm: string
    answer(name: string): string
    readonly nobody: string
  }
  readonly scoring: {
    of(title: string): string
    readonly skip: string
    readonly done: string
    readonly ledger: string
    readonly open: string
    /** `Scoring: Epoch 1. Ada +34, Ben −2.` */
    result(title: string, gains: readonly string[]): string
    /** What has become of the table meanwhile. */
    readonly yours: string
    readonly goesOn: string
  }
  readonly end: {
    readonly title: string
    readonly ranking: string
    readonly course: string
    readonly courseTable: string
    /** It could not be fetched. */
    readonly courseAway: string
    readonly stage: string
    place(place: number): string
    /** To the one person who played against the house. */
    readonly verdicts: Readonly<Record<Result, string>>
    readonly bestMoment: string
    best(name: string, gain: number, stage: string): string
    readonly again: string
    /** The same start once more. */
    readonly repeat: string
    readonly show: string
  }
  readonly keyList: {
    readonly title: string
    readonly intro: string
    readonly endTurn: string
    readonly undo: string
    readonly hint: string
    readonly rules: string
    readonly story: string
    readonly help: string
    readonly board: string
    readonly choose: string
    readonly escape: string
    readonly replayStep: string
    readonly replayEnds: string
    readonly replayLeap: string
    readonly replayPlay: string
    readonly arrows: string
    readonly enter: string
    readonly space: string
    readonly ends: string
    readonly pages: string
  }
  readonly sound: {
    readonly on: string
    readonly off: string
    /** While it was never on. */
    readonly first: string
    readonly listen: string
  }
  readonly replaying: {
    readonly title: string
    readonly play: string
    readonly pause: string
    readonly first: string
    readonly back: string
    readonly forward: string
    readonly last: string
    readonly scrubber: string
    readonly goTo: string
    step(step: number, steps: number): string
    readonly start: string
    readonly seenBy: string
    readonly spectator: string
    readonly secretUntilOver: string
    readonly toTable: string
    readonly nothing: string
  }
  readonly rulebook: {
    readonly contents: string
    readonly inShort: string
    /** The rulebooks of the other games. */
    readonly others: string
    readonly unknown: string
    readonly coming: string
    /** It could not be fetched. */
    readonly unreachable: string
    readonly again: string
  }
}

const EN: TableText = {
  loading: 'The table is being laid…',
  home: 'Home',
  table: 'Table',
  call: 'What is expected',
  actions: 'What you can do',
  players: 'Players',
  story: 'Story',
  storyEmpty: 'Nothing has happened yet.',
  earlier: 'Earlier',
  rules: 'Rules',
  more: 'More',
  close: 'Close',
  endTurn: 'End turn',
  endAnyway: 'End turn anyway',
  pressAgain: 'Press again to end the turn anyway.',
  takeBack: 'Take back',
  hint: 'Hint',
  endTurnAbout: 'You are done, and the others go on. Until then you can take back.',
  takeBackAbout: 'Undoes your last move of this turn, unless it brought something to light.',
  hintAbout: 'What a strong player would do now, and why. It is only shown.',
  keys: 'Keys',
  exportRecord: 'Export',
  exportLater:
    'With several people at the table, the record can be exported once the game is over: it holds every secret.',
  replay: 'Replay',
  settings: 'Settings',
  you: 'you',
  bot: 'bot',
  toAct: 'to act',
  thinking: (name) => `${name} is thinking…`,
  waitingFor: (name) => `Waiting for ${name}.`,
  awaitsEnd: 'End your turn, or take it back.',
  turnEnds: 'Your turn ends.',
  next: (name) => `${name} is next.`,
  over: 'The game is over.',
  rule: (clause) => `Rule ${clause}`,
  hintThinking: 'Let me think…',
  hintNone: 'There is nothing to advise now.',
  hintSays: (action, why) =>
    why === undefined
      ? `I would choose: ${action}. Nothing in particular speaks for it, but nothing else looks better.`
      : `I would choose: ${action}, because ${why}.`,
  hintDo: 'Do it',
  failed: 'Something went wrong; your game is saved. Try again.',
  retry: 'Try again',
  gone: 'This table is not there any more.',
  damaged: 'What is kept of this table is damaged: it cannot be played on.',
  changedElsewhere: 'This table was played on in another window.',
  botFailed: 'The bot lost its thread. Let it try again.',
  unknownOutcome: 'The server failed. Your move may have been made: look, then try again.',
  notSaved: 'This could not be saved, so it has not happened. Is the storage of the browser full?',
  lost: 'The table does not answer any more. Load the page again; your game is saved.',
  silent: 'The table did not answer. Your game is saved: try again.',
  reload: 'Load again',
  dismiss: 'Close this message',
  recap: {
    title: 'Since your last turn',
    lead: 'Since your last turn:',
    asking: 'Looking at why…',
    noChange: 'Nothing changes by it for now.',
    why: 'Why:',
    noReason: 'nothing speaks for it in particular.',
  },
  handOver: {
    title: 'Change of seats',
    pass: (name) => `Pass the device to ${name}`,
    calm: 'The table is covered. Nobody sees anything until the next player is ready.',
    take: (name) => `I am ${name}, show my table`,
    since: (name) => `Since the last turn of ${name}`,
  },
  ask: {
    title: 'A question',
    anybody: 'Does anybody answer?',
    calm: 'Whoever answers takes the device. Nobody sees what the others could do.',
    answer: (name) => `${name} answers`,
    nobody: 'Nobody answers',
  },
  scoring: {
    of: (title) => `Scoring: ${title}`,
    skip: 'Show all',
    done: 'Continue',
    ledger: 'Ledger',
    open: 'Read again',
    result: (title, gains) => `${title}. ${gains.join(', ')}.`,
    yours: 'It is your turn.',
    goesOn: 'The game has gone on.',
  },
  end: {
    title: 'The game is over',
    ranking: 'Ranking',
    course: 'How it went',
    courseTable: 'Show as a table',
    courseAway: 'The chart could not be fetched.',
    stage: 'Stage',
    place: (place) => `${place}${place === 1 ? 'st' : place === 2 ? 'nd' : place === 3 ? 'rd' : 'th'}`,
    verdicts: { won: 'You win!', shared: 'You share the victory', lost: 'Not this time' },
    bestMoment: 'Best moment',
    best: (name, gain, stage) => `${name} gained ${gain} in one go: ${stage}.`,
    again: 'Play again',
    repeat: 'Same start again',
    show: 'See the result',
  },
  keyList: {
    title: 'Keys',
    intro: 'Everything can be done without a mouse.',
    endTurn: 'End turn',
    undo: 'Take back',
    hint: 'Ask for a hint',
    rules: 'Open the rules',
    story: 'Open the story',
    help: 'This list',
    board: 'Move on the board',
    choose: 'Choose, place, confirm',
    escape: 'Put back, close',
    replayStep: 'One step back or on',
    replayEnds: 'To the beginning or the end',
    replayLeap: 'To the mark before or after',
    replayPlay: 'Play or pause',
    arrows: 'Arrows',
    enter: 'Enter',
    space: 'Space',
    ends: 'Home, End',
    pages: 'Page Up, Page Down',
  },
  sound: {
    on: 'Sound on',
    off: 'Sound off',
    first: 'Wood on felt, coins, a bell for your turn.',
    listen: 'Listen',
  },
  replaying: {
    title: 'Replay',
    play: 'Play',
    pause: 'Pause',
    first: 'To the beginning',
    back: 'One step back',
    forward: 'One step on',
    last: 'To the end',
    scrubber: 'Where in the game',
    goTo: 'Go to',
    step: (step, steps) => `Step ${step} of ${steps}`,
    start: 'The beginning',
    seenBy: 'Seen by',
    spectator: 'A spectator',
    secretUntilOver: 'Until the game is over, the replay shows what everybody may see.',
    toTable: 'To the table',
    nothing: 'Nothing has been played yet.',
  },
  rulebook: {
    contents: 'Contents',
    inShort: 'In short',
    others: 'Other rulebooks',
    unknown: 'There is no rulebook for this game.',
    coming: 'The rulebook is being fetched…',
    unreachable: 'The rulebook could not be fetched. Are you online?',
    again: 'Load again',
  },
}

const FR: TableText = {
  loading: 'On dresse la table…',
  home: 'Accueil',
  table: 'Table',
  call: 'Ce qu’on attend',
  actions: 'Ce que vous pouvez faire',
  players: 'Joueurs',
  story: 'Récit',
  storyEmpty: 'Il ne s’est encore rien passé.',
  earlier: 'Plus tôt',
  rules: 'Règles',
  more: 'Plus',
  close: 'Fermer',
  endTurn: 'Finir le tour',
  endAnyway: 'Finir quand même',
  pressAgain: 'Appuyez encore pour finir quand même.',
  takeBack: 'Reprendre',
  hint: 'Conseil',
  endTurnAbout: 'Vous avez fini, aux autres de jouer. D’ici là, vous pouvez reprendre un coup.',
  takeBackAbout: 'Annule votre dernier coup de ce tour, sauf s’il a révélé quelque chose.',
  hintAbout: 'Ce que ferait un bon joueur, et pourquoi. On vous le montre, sans le jouer.',
  keys: 'Touches',
  exportRecord: 'Exporter',
  exportLater: 'À plusieurs, la partie s’exporte une fois terminée\u00a0: le fichier contient tous les secrets.',
  replay: 'Revoir',
  settings: 'Réglages',
  you: 'vous',
  bot: 'bot',
  toAct: 'à jouer',
  thinking: (name) => `${name} réfléchit…`,
  waitingFor: (name) => `On attend ${name}.`,
  awaitsEnd: 'Finissez votre tour, ou reprenez-le.',
  turnEnds: 'Votre tour s’achève.',
  next: (name) => `C’est à ${name}.`,
  over: 'La partie est terminée.',
  rule: (clause) => `Règle ${clause}`,
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
  recap: {
    title: 'Depuis votre dernier tour',
    lead: 'Depuis votre dernier tour\u00a0:',
    asking: 'On cherche pourquoi…',
    noChange: 'Cela ne change rien pour l’instant.',
    why: 'Pourquoi\u00a0:',
    noReason: 'rien de particulier ne parle pour ce coup.',
  },
  handOver: {
    title: 'On change de place',
    pass: (name) => `Passez l’appareil à ${name}`,
    calm: 'La table est couverte. Personne ne voit rien tant que le joueur suivant n’est pas prêt.',
    take: (name) => `Je suis ${name}, voir ma table`,
    since: (name) => `Depuis le dernier tour de ${name}`,
  },
  ask: {
    title: 'Une question',
    anybody: 'Quelqu’un répond-il\u00a0?',
    calm: 'Qui répond prend l’appareil. Personne ne voit ce que les autres pourraient faire.',
    answer: (name) => `${name} répond`,
    nobody: 'Personne ne répond',
  },
  scoring: {
    of: (title) => `Décompte\u00a0: ${title}`,
    skip: 'Tout afficher',
    done: 'Continuer',
    ledger: 'Le détail',
    open: 'Relire',
    result: (title, gains) => `${title}. ${gains.join(', ')}.`,
    yours: 'C’est à vous.',
    goesOn: 'La partie a continué.',
  },
  end: {
    title: 'La partie est terminée',
    ranking: 'Classement',
    course: 'Au fil de la partie',
    courseTable: 'Afficher en tableau',
    courseAway: 'Le graphique n’a pas pu être chargé.',
    stage: 'Étape',
    place: (place) => (place === 1 ? '1er' : `${place}e`),
    verdicts: { won: 'Victoire\u00a0!', shared: 'Victoire partagée', lost: 'Ce sera pour la prochaine fois' },
    bestMoment: 'Le plus beau moment',
    best: (name, gain, stage) => `${name} a gagné ${gain} d’un coup\u00a0: ${stage}.`,
    again: 'Rejouer',
    repeat: 'Même départ, encore',
    show: 'Voir le résultat',
  },
  keyList: {
    title: 'Touches',
    intro: 'Tout peut se faire sans souris.',
    endTurn: 'Finir le tour',
    undo: 'Reprendre un coup',
    hint: 'Demander conseil',
    rules: 'Ouvrir les règles',
    story: 'Ouvrir le récit',
    help: 'Cette liste',
    board: 'Se déplacer sur le plateau',
    choose: 'Choisir, poser, confirmer',
    escape: 'Reposer, fermer',
    replayStep: 'Un pas en arrière ou en avant',
    replayEnds: 'Au début ou à la fin',
    replayLeap: 'Au repère précédent ou suivant',
    replayPlay: 'Lecture ou pause',
    arrows: 'Flèches',
    enter: 'Entrée',
    space: 'Espace',
    ends: 'Début, Fin',
    pages: 'Page préc., Page suiv.',
  },
  sound: {
    on: 'Avec le son',
    off: 'Sans le son',
    first: 'Du bois sur le feutre, des pièces, une cloche à votre tour.',
    listen: 'Écouter',
  },
  replaying: {
    title: 'Relecture',
    play: 'Lire',
    pause: 'Pause',
    first: 'Au début',
    back: 'Un pas en arrière',
    forward: 'Un pas en avant',
    last: 'À la fin',
    scrubber: 'Moment de la partie',
    goTo: 'Aller à',
    step: (step, steps) => `Coup ${step} sur ${steps}`,
    start: 'Le début',
    seenBy: 'Vue de',
    spectator: 'Un spectateur',
    secretUntilOver: 'Tant que la partie n’est pas finie, on ne revoit que ce que tout le monde peut voir.',
    toTable: 'À la table',
    nothing: 'Rien n’a encore été joué.',
  },
  rulebook: {
    contents: 'Sommaire',
    inShort: 'En bref',
    others: 'Les autres règles',
    unknown: 'Il n’y a pas de règles pour ce jeu.',
    coming: 'On va chercher les règles…',
    unreachable: 'Les règles n’ont pas pu être chargées. Êtes-vous en ligne\u00a0?',
    again: 'Recharger',
  },
}

export const TABLE_TEXT: Readonly<Record<Language, TableText>> = { en: EN, fr: FR }

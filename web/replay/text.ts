/** The words of the replay. */
const en = {
  title: 'Replay',
  play: 'Play',
  pause: 'Pause',
  first: 'To the beginning',
  back: 'One step back',
  forward: 'One step on',
  last: 'To the end',
  scrubber: 'Where in the game',
  goTo: 'Go to',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  start: 'The beginning',
  seenBy: 'Seen by',
  spectator: 'A spectator',
  secretUntilOver: 'Until the game is over, the replay shows what everybody may see.',
  toTable: 'To the table',
  nothing: 'Nothing has been played yet.',
}

const fr: typeof en = {
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
}

export const REPLAY_TEXT = { en, fr }

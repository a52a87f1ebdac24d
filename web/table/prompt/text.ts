/** What the prompt says in the table’s own words. */
const en = {
  thinking: (name: string) => `${name} is thinking…`,
  /** For somebody elsewhere. */
  waitingFor: (name: string) => `Waiting for ${name}.`,
  awaitsEnd: 'End your turn, or take it back.',
  turnEnds: 'Your turn ends.',
  /** Said while another person’s turn is next and the table takes a breath. */
  next: (name: string) => `${name} is next.`,
  over: 'The game is over.',
  /** `Scoring: Epoch 1. Ada +34, Ben −2.` */
  scored: (title: string, gains: readonly string[]) => `${title}. ${gains.join(', ')}.`,
  /** What has become of the table meanwhile. */
  yourTurn: 'It is your turn.',
  hasGoneOn: 'The game has gone on.',
}

const fr: typeof en = {
  thinking: (name) => `${name} réfléchit…`,
  waitingFor: (name) => `On attend ${name}.`,
  awaitsEnd: 'Finissez votre tour, ou reprenez-le.',
  turnEnds: 'Votre tour s’achève.',
  next: (name) => `C’est à ${name}.`,
  over: 'La partie est terminée.',
  scored: (title, gains) => `${title}. ${gains.join(', ')}.`,
  yourTurn: 'C’est à vous.',
  hasGoneOn: 'La partie a continué.',
}

export const PROMPT_TEXT = { en, fr }

/** The words of the rematch. */
const en = {
  ask: 'Rematch',
  about: 'The same people and colours, seats moved by one. It begins when everybody has agreed.',
  go: 'To the rematch',
  going: 'You agree to it by going there. It begins when everybody has agreed.',
}

const fr: typeof en = {
  ask: 'Revanche',
  about:
    'Les mêmes personnes et les mêmes couleurs, une place plus loin. Elle commence quand tout le monde est d’accord.',
  go: 'À la revanche',
  going: 'En y allant, vous l’acceptez. Elle commence quand tout le monde est d’accord.',
}

export const REMATCH_TEXT = { en, fr }

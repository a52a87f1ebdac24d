/** What people around one device read while it passes from one to the next. */
const en = {
  handOver: {
    title: 'Change of seats',
    pass: (name: string) => `Pass the device to ${name}`,
    calm: 'The table is covered. Nobody sees anything until the next player is ready.',
    take: (name: string) => `I am ${name}, show my table`,
    since: (name: string) => `Since the last turn of ${name}`,
  },
  /** Several people around one device are asked something out of turn. */
  ask: {
    title: 'A question',
    anybody: 'Does anybody answer?',
    calm: 'Whoever answers takes the device. Nobody sees what the others could do.',
    answer: (name: string) => `${name} answers`,
    nobody: 'Nobody answers',
  },
}

const fr: typeof en = {
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
}

export const HAND_OVER_TEXT = { en, fr }

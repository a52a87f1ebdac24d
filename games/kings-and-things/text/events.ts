/** The words of random events. `index.ts` of their rules lists the events themselves. */
import type { Language } from '@crownlands/core/room'
import { EVENTS, type EventCounter } from '../content'

interface EventWords {
  /** In French with its article. */
  readonly name: string
  /** What it does, in a sentence or two; the rulebook has the rest. */
  readonly effect: string
  /** What the player who plays it is asked to name. */
  readonly naming?: string
  /** What a player whom it strikes is asked. */
  readonly victim?: string
}

export const EVENT_WORDS: Readonly<Record<EventCounter, Readonly<Record<Language, EventWords>>>> = {
  big_juju: {
    en: {
      name: 'Big Juju',
      effect: 'With a magic counter of yours: changes the land of a hex in its range.',
      naming: 'Name a hex in range that changes its terrain.',
      victim: 'The sea comes: choose the hex of yours that your counters flee to.',
    },
    fr: {
      name: 'le Grand Juju',
      effect: 'Avec un de vos pions de magie\u00a0: change le terrain d’une case à sa portée.',
      naming: 'Nommez une case à portée, qui change de terrain.',
      victim: 'La mer arrive\u00a0: choisissez la case où fuient vos pions.',
    },
  },
  dark_plague: {
    en: {
      name: 'Dark Plague',
      effect: 'Every player loses counters in each own hex: as many as fort, city or village are worth there.',
    },
    fr: {
      name: 'la Peste noire',
      effect:
        'Chacun perd des pions dans chacune de ses cases\u00a0: autant qu’y valent le fort, la cité ou le village.',
    },
  },
  defection: {
    en: {
      name: 'Defection',
      effect: 'Dice for a character of the pool or of another player: higher, and it is yours.',
      naming: 'Name a character of the pool or of another player.',
    },
    fr: {
      name: 'la Défection',
      effect: 'Aux dés pour un personnage de la réserve ou d’un autre\u00a0: plus haut, il est à vous.',
      naming: 'Nommez un personnage de la réserve ou d’un autre joueur.',
    },
  },
  good_harvest: {
    en: {
      name: 'Good Harvest',
      effect: 'Collect now what your hexes, forts and characters pay.',
    },
    fr: {
      name: 'la Bonne Récolte',
      effect: 'Touchez tout de suite ce que rapportent vos cases, forts et personnages.',
    },
  },
  mother_lode: {
    en: {
      name: 'Mother Lode',
      effect: 'Collect now twice what your income counters pay.',
    },
    fr: {
      name: 'le Filon',
      effect: 'Touchez tout de suite deux fois ce que rapportent vos pions de revenu.',
    },
  },
  teeniepox: {
    en: {
      name: 'Teenie Pox',
      effect: 'Another player rolls: on 2 to 5 so many counters of the largest stack are lost.',
      naming: 'Name the player who falls ill.',
      victim: 'Choose which of your largest stacks falls ill.',
    },
    fr: {
      name: 'la Vérolette',
      effect: 'Un autre joueur lance un dé\u00a0: de 2 à 5, sa plus grande pile perd autant de pions.',
      naming: 'Nommez le joueur qui tombe malade.',
      victim: 'Choisissez laquelle de vos plus grandes piles tombe malade.',
    },
  },
  terrain_disaster: {
    en: {
      name: 'Terrain Disaster',
      effect: 'Name an owned hex: on 6, 7 or 8 disaster strikes there.',
      naming: 'Name an owned hex for the disaster; 6, 7 or 8 on two dice and it strikes.',
    },
    fr: {
      name: 'la Catastrophe',
      effect: 'Nommez une case possédée\u00a0: sur 6, 7 ou 8, la catastrophe y frappe.',
      naming: 'Nommez une case qui a un propriétaire\u00a0; avec 6, 7 ou 8 aux deux dés, la catastrophe frappe.',
    },
  },
  vandalism: {
    en: {
      name: 'Vandalism',
      effect: 'A fort of another player, below citadel, loses a level.',
      naming: 'Name the player whose fort loses a level.',
      victim: 'Choose the fort of yours that loses a level.',
    },
    fr: {
      name: 'le Vandalisme',
      effect: 'Un fort d’un autre joueur, sauf une citadelle, perd un niveau.',
      naming: 'Nommez le joueur dont un fort perd un niveau.',
      victim: 'Choisissez celui de vos forts qui perd un niveau.',
    },
  },
  weather_control: {
    en: {
      name: 'Weather Control',
      effect:
        'With a magic counter of yours: puts the Black Cloud on an owned hex. Who owns it fights there with 1 less.',
      naming: 'Name an owned hex in range for the Black Cloud.',
    },
    fr: {
      name: 'la Maîtrise du temps',
      effect:
        'Avec un de vos pions de magie\u00a0: pose le Nuage noir sur une case possédée. Son propriétaire y combat à −1.',
      naming: 'Nommez une case à portée, qui a un propriétaire, pour le Nuage noir.',
    },
  },
  willing_workers: {
    en: {
      name: 'Willing Workers',
      effect: 'Build or raise a fort without paying; never to a citadel.',
      naming: 'Name the hex where a fort is built or raised for nothing.',
    },
    fr: {
      name: 'les Ouvriers zélés',
      effect: 'Construisez ou élevez un fort sans payer\u00a0; jamais en citadelle.',
      naming: 'Nommez la case où un fort est bâti ou élevé pour rien.',
    },
  },
}

/** The names of all events. */
export function eventNames(language: Language): Readonly<Record<EventCounter, string>> {
  const names = EVENTS.map((event) => [event, EVENT_WORDS[event][language].name] as const)
  return Object.fromEntries(names) as Readonly<Record<EventCounter, string>>
}

/** The words around every first game. What is told in it is in the room. */
import type { Language } from '@crownlands/core/room'

interface FirstGameText {
  title(game: string): string
  /** What the host says. */
  readonly host: string
  step(step: number, steps: number): string
  readonly next: string
  /** The table does what was asked. */
  readonly skip: string
  readonly skipAbout: string
  readonly leave: string
  readonly leaveAbout: string
  /** At the end: a whole game. */
  readonly play: string
  readonly again: string
}

export const FIRST_GAME_TEXT: Readonly<Record<Language, FirstGameText>> = {
  en: {
    title: (game) => `Your first game of ${game}`,
    host: 'Your host',
    step: (step, steps) => `Step ${step} of ${steps}`,
    next: 'Go on',
    skip: 'Skip this step',
    skipAbout: 'Do it for me, and go on.',
    leave: 'Leave',
    leaveAbout: 'You can go on from here another time.',
    play: 'Play a real game',
    again: 'Once more',
  },
  fr: {
    title: (game) => `Votre première partie de ${game}`,
    host: 'Votre hôte',
    step: (step, steps) => `Étape ${step} sur ${steps}`,
    next: 'Continuer',
    skip: 'Passer l’étape',
    skipAbout: 'Faites-le pour moi, et continuons.',
    leave: 'Quitter',
    leaveAbout: 'Vous pourrez reprendre d’ici une autre fois.',
    play: 'Jouer une vraie partie',
    again: 'Recommencer',
  },
}

/** The rulebook for players, in French. Its clauses are those of docs/rules/template-game.md. */
import type { Rulebook } from '@crownlands/core/room'
import { COPIES, POINTS, ROUNDS } from '../content'

const { pebble, coin, jewel, crown } = POINTS

export const rulebookFr: Rulebook = {
  title: 'Les règles de Template Game',
  introduction:
    'Deux tuiles face cachée devant vous, que vous seul connaissez. Échangez les mauvaises tant qu’il est temps.',
  sections: [
    {
      title: 'Matériel et mise en place',
      clauses: [
        {
          id: 'TG-C1',
          text: `Il y a quatre sortes de tuiles, ${COPIES} de chaque\u00a0: cailloux (${pebble}\u00a0point), pièces (${coin}), joyaux (${jewel}) et couronnes (${crown}).`,
        },
        {
          id: 'TG-S1',
          text: 'Toutes les tuiles sont dans un sac. Chacun en pioche deux et les pose face cachée, une à gauche et une à droite.',
        },
        { id: 'TG-H1', text: 'Vous regardez vos tuiles. Personne ne voit celles des autres avant la fin.' },
      ],
    },
    {
      title: 'Votre tour',
      clauses: [
        {
          id: 'TG-T1',
          text: 'Échangez une tuile\u00a0: piochez-en une à sa place dans le sac, et posez l’ancienne face visible sur la table.',
        },
        { id: 'TG-T2', text: 'Ou gardez vos deux tuiles.' },
        { id: 'TG-T3', text: 'À la première manche, personne ne peut garder\u00a0: chacun échange une tuile.' },
      ],
    },
    {
      title: 'La fin',
      clauses: [
        {
          id: 'TG-E1',
          text: `La partie s’arrête après ${ROUNDS.long} manches, la partie courte après ${ROUNDS.short}. Chacun montre alors ses deux tuiles.`,
        },
        { id: 'TG-E2', text: 'Le plus de points l’emporte. À égalité, on partage la victoire.' },
      ],
    },
  ],
}

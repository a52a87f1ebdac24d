/** What a host tells somebody in their first game of Kingdoms, in French. */
import type { StepWords } from '@crownlands/core/first-game'
import type { StepId } from './step-id'

export const fr: Readonly<Record<StepId, StepWords>> = {
  goal: {
    say: 'Bienvenue\u00a0! On remplit ce plateau trois fois, et le plus riche l’emporte. L’or vient des châteaux\u00a0: chacun rapporte ce que valent sa rangée et sa colonne.',
  },
  draw: {
    say: 'Mahaut a posé un château. À votre tour, vous faites une seule chose. Commencez par une tuile\u00a0: touchez Piocher.',
  },
  place: {
    say: 'Un Bourg, qui vaut +3. Tout le monde l’a vu, et il faut le poser aussitôt. Mettez-le au milieu, en c3\u00a0: toute une rangée et toute une colonne en profitent.',
    done: 'Regardez la marge\u00a0: la rangée 3 et la colonne c valent désormais +3. Chaque château qui s’y trouve le gagne, le vôtre comme celui de Mahaut.',
  },
  castle: {
    say: 'Et Mahaut est déjà dans la colonne c. Prenez donc la rangée 3\u00a0: choisissez votre château de rang 2 et posez-le en d3. Le rang multiplie.',
    done: 'Deux fois 3\u00a0: ce château vous rapporterait 6. Rien n’est encore payé\u00a0: cela vient quand le plateau est plein.',
  },
  'draw-again': {
    say: 'Mahaut a pioché les Ogres, −4, et les envoie dans votre rangée\u00a0! Elle ne vaut plus que −1, et votre château vous coûterait 2. Piochez\u00a0: on ne sait jamais.',
  },
  mountain: {
    say: 'Une Montagne\u00a0! Elle coupe sa rangée et sa colonne en deux, et chaque morceau compte à part. Posez-la en e3, entre votre château et les Ogres.',
    done: 'Voilà les Ogres tout seuls, et votre côté de la rangée vaut de nouveau +3. Il y a remède à tout.',
  },
  start: {
    say: 'À droite de vos châteaux se trouve une tuile que vous seul connaissez\u00a0: votre tuile de départ, un Chevalier +5. Posez-la dans la colonne de votre château, en d1.',
    done: 'Colonne d\u00a0: +5, deux fois, soit 10 de plus. Visez une case avant de poser\u00a0: le plateau montre ce qui changerait.',
  },
  late: {
    say: 'Un peu plus tard, il reste trois cases. Voyez la rangée 5\u00a0: elle vaut +6, et Mahaut y a quatre rangs de châteaux. Piochez encore.',
  },
  dragon: {
    say: 'Le Dragon\u00a0! Il annule toutes les bonnes tuiles de sa rangée et de sa colonne\u00a0; les mauvaises restent. Posez-le en f5, dans la meilleure rangée de Mahaut.',
    done: 'Elle y gagnait 24 pièces d’or, elle en paiera 4. Vos châteaux ne sont pas tout\u00a0: ce que gagnent les autres compte aussi.',
  },
  last: {
    say: 'Une seule case, e1, et la rangée 1 vaut +15. Votre château de rang 3 attendait ce moment. Posez-le\u00a0: le plateau sera plein.',
    done: 'C’était le décompte\u00a0: toutes les rangées, puis toutes les colonnes, pour tout le monde. À lui seul, votre château en e1 a rapporté 45.',
  },
  epochs: {
    say: 'Le plateau est de nouveau vide. Vos châteaux de rang 1 vous sont revenus\u00a0; le 2 et le 3 que vous avez posés sont perdus pour de bon. Gardez les grands pour les grandes occasions.',
  },
  farewell: {
    say: 'Encore deux époques comme celle-ci, et le plus riche l’emporte. Vous savez tout. Jouez maintenant une vraie partie, contre quelqu’un de vite distrait.',
  },
}

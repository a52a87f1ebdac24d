/** What a host tells somebody in their first game of Gate, in French. */
import type { StepWords } from '@crownlands/core/first-game'
import type { StepId } from './step-id'

export const fr: Readonly<Record<StepId, StepWords>> = {
  goal: {
    say: 'Voici votre ville. À chaque tour, quelque chose sort de la mine\u00a0: neuf ennemis en tout. Tuez le dernier, c’est gagné. Si la Porte cède ou si la peur atteint le sommet, c’est perdu.',
  },
  attack: {
    say: 'L’Araignée géante a 3 points de vie. Chaque carte fait une des choses qu’elle montre. Touchez l’épée de votre Garde\u00a0: il attaque de 1.',
    done: 'La Vigie ajoute 1 à la première attaque du tour\u00a0: l’Araignée n’a plus que 1 point de vie. Les blessures restent d’un tour à l’autre.',
  },
  gold: {
    say: 'Le Moine et le Fermier n’ont rien de mieux à faire. Touchez les pièces de l’un et de l’autre\u00a0: chacune vaut 1 or, et la Ferme vous en a déjà donné 1.',
  },
  recruit: {
    say: 'Trois pièces d’or\u00a0! Sur la place, quatre citoyens attendent. Engagez le Veilleur\u00a0: il attaque de 2. Les plus chers, comme l’Alchimiste, attendront.',
    done: 'Il est dans votre défausse. Quand la pioche est vide, on mélange la défausse, et il vient en main. Ainsi vos cartes deviennent toujours meilleures.',
  },
  night: {
    say: 'Vous avez fini. Sous la ville, on lit ce que feront les ennemis\u00a0: la Porte perd 1 et la peur monte de 1. Laissez-les venir\u00a0: finissez le tour.',
    done: 'La peur est arrivée sur un soleil, et un soleil amène un héros\u00a0: l’Évêque vous rejoint. Plus haut, elle ne fait que du mal.',
  },
  kill: {
    say: 'Un deuxième ennemi est là, le Mille-pattes macabre, et votre Veilleur arrive. Touchez son épée et choisissez l’Araignée, qui n’a plus que 1 point de vie.',
    done: 'Morte, et un point pour vous\u00a0! Le Veilleur et la Vigie ont fait 3\u00a0; le surplus a frappé le Mille-pattes.',
  },
  mend: {
    say: 'La Porte a perdu 1. Touchez le marteau de votre Fermier et réparez-la. Rien ne se répare au-delà de son état de départ.',
    done: 'La voilà entière. Prenez soin aussi de la Ferme et de la Vigie\u00a0: détruites, elles le restent, et leur or et leur flèche avec elles.',
  },
  calm: {
    say: 'Et le Moine\u00a0? Touchez la colombe\u00a0: il apaise les gens, et la peur recule d’un pas.',
    done: 'La peur est au départ. En remontant, elle repassera par ce soleil et appellera le héros suivant. Un peu de peur est utile.',
  },
  'second-night': {
    say: 'Toutes les cartes sont jouées. Le Mille-pattes frappera la Vigie de 2\u00a0: cela fait mal, mais elle tient. Finissez le tour.',
  },
  'second-kill': {
    say: 'De nouveau deux ennemis, et le Garde est revenu. Le Mille-pattes n’a plus que 1 point de vie\u00a0: touchez l’épée et frappez avant qu’il ne cède la place au suivant.',
    done: 'Cela fait 3 points. Si les deux places sont prises quand un ennemi arrive, celui de gauche s’en va, et ses points avec lui.',
  },
  farewell: {
    say: 'Attaquer, réparer, apaiser, gagner de l’or\u00a0: tout l’art est là, carte après carte. Il en viendrait encore, et de pires. Tenez maintenant votre propre ville, au plus doux des sièges.',
  },
}

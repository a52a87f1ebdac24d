/** What a host tells somebody in their first game of King's Gate, in French. */
import type { StepWords } from '@crownlands/core/first-game'
import type { StepId } from './step-id'

export const fr: Readonly<Record<StepId, StepWords>> = {
  goal: {
    say: 'Bienvenue en ville\u00a0! Elle grandit autour de dix lieux célèbres, l’un après l’autre. Qui pèse le plus autour d’un lieu y gagne le plus de points, et le plus de points l’emporte.',
  },
  house: {
    say: 'Voici le Palais et les dix cases qui l’entourent. Prenez une Maison de votre main, elle vaut 1, et posez-la au-dessus du Palais.',
  },
  more: {
    say: 'L’étoile veut dire\u00a0: autant de Maisons que vous voulez dans un tour. Posez-en une deuxième à côté. Une tuile plus forte ne peut plus suivre.',
    done: 'La fiche du Palais le montre\u00a0: vous avez 2 et vous menez. Si l’on décomptait maintenant, vous auriez 2 points.',
  },
  end: {
    say: 'Cela suffit. Finissez votre tour\u00a0: vous piochez jusqu’à six tuiles, et les autres jouent.',
  },
  manor: {
    say: 'Mahaut et Perrin sont passés par là. Au lieu de Maisons, on peut jouer une seule grande tuile\u00a0: posez votre Manoir, 4, au coin en haut à gauche. Puis finissez votre tour.',
    done: 'Les coins comptent comme les côtés. Vous avez 6, et personne ne vous les prendra\u00a0: le Palais est sûr, on n’y recouvre rien.',
  },
  fill: {
    say: 'Il reste une case. Dès qu’elle est prise, on décompte le Palais. Qui la remplit perd les égalités, mais vous avez de l’avance\u00a0: posez-y votre Échoppe.',
    done: '8 pour vous, 5 pour Perrin, 4 pour Mahaut. Vous gagnez 2 points, et avec eux le Roi, un pion pour plus tard.',
  },
  next: {
    say: 'Qui remplit la dernière case pose le lieu suivant\u00a0: la Cathédrale. Mettez-la en haut à gauche, contre un bord de votre Manoir. Puis finissez votre tour.',
    done: 'Vous avez vu\u00a0? Votre Manoir et une Maison touchent aussi la Cathédrale. Ce qui s’y trouve déjà y compte également.',
  },
  cover: {
    say: 'Un peu plus tard, la Tour du Magicien. Elle est dangereuse, marquée en noir\u00a0: une tuile plus forte peut en recouvrir une plus faible. Posez votre Manoir sur la Maison de Mahaut, au-dessus du Donjon.',
    done: 'Sa Maison quitte le jeu et votre 4 prend sa place. À valeur égale, on ne recouvre pas\u00a0; et jamais une Caserne, qui porte l’épée.',
  },
  dragon: {
    say: 'Le Donjon de Perrin, 5, est trop fort pour votre Manoir. Mais un Dragon va avec tout\u00a0: envoyez le vôtre le brûler.',
    done: 'Tous deux ont disparu, et la case est libre. Vous n’avez qu’un Dragon dans toute la partie\u00a0: c’était le bon moment.',
  },
  counter: {
    say: 'Le Roi que vous avez gagné peut accompagner une tuile\u00a0: il rend sûr un lieu dangereux, et dangereux un lieu sûr. Gardez-le, et finissez votre tour.',
  },
  farewell: {
    say: 'Dix lieux en tout, et quelques-uns ont leur propre règle\u00a0: leur fiche la donne. Le plus de points gagne la couronne. Jouez une vraie partie, contre deux adversaires vite distraits.',
  },
}

/** What a host tells somebody in their first game of Kings & Things, in French. */
import type { StepWords } from '@crownlands/core/first-game'
import type { StepId } from './step-id'

export const fr: Readonly<Record<StepId, StepWords>> = {
  goal: {
    say: 'Bienvenue\u00a0! Qui garde la seule citadelle pendant tout un tour devient roi. Pour la bâtir, il faut un revenu de 15\u00a0: tout commence donc par la terre. Vos trois cases sont en bas, en bleu.',
  },
  gold: {
    say: 'Chaque tour s’ouvre sur l’or\u00a0: 3 pour vos trois cases, 1 pour votre tour, 1 pour le village dans votre jungle. Ces 5 pièces sont à vous. Tout ce que vous gagnerez paiera de nouveau à chaque tour.',
  },
  character: {
    say: 'Attirez un héros. Le Roi de la montagne demande 8 avec deux dés. Choisissez-le et payez 5 pour ajouter 1\u00a0: voyez monter vos chances. Tentez, puis placez-le près de votre tour.',
    done: '5 et 3, plus le 1 que vous avez payé\u00a0: il est à vous\u00a0! Il se bat avec 4 et rapporte 1 par tour. Si les dés avaient dit non, l’or serait parti quand même.',
  },
  draw: {
    say: 'Viennent les Choses, tirées d’une coupe où nul ne regarde\u00a0: une gratuite pour deux cases, en arrondissant. D’autres coûtent 5 pièces l’une. Piochez les deux vôtres.',
  },
  place: {
    say: 'Un Dinosaure, 4, et un Raton tueur, 2. On les pose face cachée\u00a0: Mahaut n’en voit que le nombre. Mettez les deux près de votre tour, puis terminez votre part.',
    done: 'Le Dinosaure vient de la jungle et vous en tenez une\u00a0: il est vrai. Le Raton vient de la forêt, et vous n’en avez pas\u00a0: c’est un bluff. Il se bat quand même, tant que nul ne le dénonce.',
  },
  march: {
    say: 'Chacun a 4 points pour marcher\u00a0; une forêt en coûte 2. Touchez votre tour, puis la forêt à sa gauche\u00a0: tous y vont. Elle n’est à personne\u00a0: on s’y arrête. Terminez alors vos mouvements.',
  },
  bribe: {
    say: 'Un dé dit combien de Choses sortent de la coupe\u00a0: un Pégase, 2, et des Lions, 3, vivent ici. Qui reçoit sa valeur s’en va. Soudoyez le Pégase pour 2 pièces, puis combattez.',
  },
  hit: {
    say: 'Chacun lance un dé\u00a0: sa valeur ou moins, c’est touché. Votre Ours blanc a touché les Lions, et eux aussi. Vous choisissez qui tombe\u00a0: cédez le Raton, le plus faible des vôtres.',
    done: 'Les Lions tombent aussi, car tous frappent ensemble, et la forêt est à vous, avec les créatures qui en viennent. La magie frappe toujours d’abord, puis les tireurs, puis tous les autres.',
  },
  build: {
    say: 'On finit le tour en bâtissant. 5 pièces élèvent un fort d’un niveau\u00a0: touchez votre tour, et la voilà donjon. Puis terminez votre part.',
    done: 'Il se bat avec 2 et rapporte 2 par tour. Tour, donjon, château, citadelle\u00a0: un niveau par case et par tour. Votre revenu était de 5 ce matin\u00a0; le voici à 8.',
  },
  call: {
    say: 'Deux tours plus tard, vous entrez dans la jungle de Mahaut, et tout se découvre\u00a0: elle n’y a que des Chasseurs des glaces, et nulle part de toundra. C’est un bluff. Dénoncez-le\u00a0: touchez-les\u00a0!',
    done: 'À la coupe\u00a0! Plus personne ne défend la jungle. Un bluff dont on ne dit rien se bat comme un autre\u00a0; et se tromper en dénonçant ne coûte rien.',
  },
  citadel: {
    say: 'La jungle est à vous, et votre revenu atteint 15. Cela suffit\u00a0: pour 5 pièces, votre château devient la citadelle. Touchez-le, puis terminez votre part.',
    done: 'La voilà, et c’est la seule. Si elle est encore à vous quand on aura bâti au prochain tour, vous êtes roi. Si Mahaut en bâtit une aussi, qui prendra celle de l’autre gagnera.',
  },
  farewell: {
    say: 'Gagner de l’or, recruter, marcher, explorer, bâtir, bluffer un peu\u00a0: c’est tout. Objets et événements s’expliquent quand on les vise. Place à une vraie partie, contre quelqu’un de distrait.',
  },
}

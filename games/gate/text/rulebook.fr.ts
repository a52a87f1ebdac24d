/** The rulebook for players, in French. Its clauses are those of docs/rules/gate.md. */
import type { Rulebook } from '@crownlands/core/room'

export const rulebookFr: Rulebook = {
  title: 'Les règles de Gate',
  introduction:
    'Bienvenue chez vous. La ville serait paisible si l’on n’avait pas creusé si profond. Désormais, à chaque tour, la mine recrache une créature de plus, et c’est vous qui commandez. Faites travailler vos trois braves, engagez-en d’autres quand la bourse le permet, réparez ce qui casse, rassurez ceux qui tremblent. Tenez jusqu’à la mort du dernier ennemi\u00a0: vous aurez de quoi raconter\u00a0!',
  sections: [
    {
      title: 'Le matériel',
      clauses: [
        {
          id: 'G-C1',
          text: 'Trois lieux sont sous votre garde. La Porte commence avec 12 points de vie\u00a0; la Vigie, votre tour de guet, et la Ferme avec 6 chacune.',
        },
        {
          id: 'G-C2',
          text: 'Une carte porte jusqu’à quatre valeurs\u00a0; celles qu’on ne cite pas ici valent 0. Chaque carte est unique, sauf le Druide, qui existe en deux exemplaires. Vous débutez avec le Garde (revenu 1, attaque 1), le Moine (revenu 1, apaisement 1) et le Fermier (revenu 1, réparation 1, et 1 de plus s’il répare la Ferme). Pour 2 pièces d’or\u00a0: le Percepteur (revenu 2\u00a0; peut quitter la partie tant qu’il est dans la défausse), le Mercenaire (réparation 1, attaque 2), le Ménestrel (revenu 2, apaisement 1). Pour 3 pièces d’or\u00a0: l’Artisan (revenu 1, réparation 2, attaque 1\u00a0; répare 1 de plus à la Ferme ou à la Porte), le Maçon (revenu 1, réparation 2, attaque 1\u00a0; répare 1 de plus à la Vigie), le Veilleur (réparation 1, apaisement 1, attaque 2), le Druide (réparation 2, apaisement 2). Pour 4 pièces d’or\u00a0: le Preneur de rats (revenu 1, apaisement 2, attaque 1), le Forgeron (revenu 1, réparation 2\u00a0; double l’attaque d’une autre carte), le Filou (revenu, réparation, apaisement et attaque de 1\u00a0; fait piocher une carte), le Prêtre (revenu 2, apaisement 2, attaque 1). Pour 5 pièces d’or\u00a0: le Gardien (réparation 2, apaisement 2, attaque 2), le Bricoleur (revenu 1, réparation 3, attaque 1). Pour 6 pièces d’or\u00a0: l’Alchimiste (revenu 1, réparation 1, apaisement 1, attaque 2\u00a0; peut chasser de la partie une carte de la défausse), le Champion (revenu 1, réparation 1, apaisement 2, attaque 3). Les cinq héros ne s’achètent pas\u00a0: la Baronne (revenu 4), l’Ingénieur (réparation 4), l’Évêque (apaisement 3), le Chevalier (attaque 4), le Voyageur (revenu, réparation, apaisement et attaque de 1\u00a0; fait piocher 2 cartes).',
        },
        {
          id: 'G-C3',
          text: 'Neuf ennemis arrivent en trois vagues de trois. Première vague\u00a0: l’Araignée géante (1 point, 3 points de vie, frappe la Porte de 1, sème 1 peur), le Mille-pattes macabre (2 points, 3 points de vie, la Vigie de 2, aucune peur), le Rat pestiféré (3 points, 4 points de vie, la Ferme de 1, 1 peur). Deuxième vague\u00a0: le Ver putride (4 points, 5 points de vie, la Ferme de 2, 1 peur), le Seigneur des rats (5 points, 6 points de vie, la Porte de 2, aucune peur), le Prêtre des ténèbres (6 points, 5 points de vie, la Vigie de 2, 1 peur). Troisième vague\u00a0: la Sentinelle funèbre (7 points, 5 points de vie, la Vigie de 1, 2 peurs), l’Abomination (8 points, 6 points de vie, la Ferme de 2, 1 peur), le Seigneur des tombes (9 points, 7 points de vie, les trois lieux de 1 chacun, 1 peur).',
        },
        {
          id: 'G-C4',
          text: 'Quatre ordres s’achètent. La Fête, 2 pièces d’or, apaise de 1. La Volée de flèches, 2 pièces d’or, attaque pour 1. Le Chantier, 2 pièces d’or, répare 1. Le Crieur public, 1 pièce d’or, renouvelle tout le marché. Pas de Volée de flèches sans ennemi en vue, ni de Chantier s’il n’y a rien à réparer.',
        },
        {
          id: 'G-C5',
          text: 'La Peuramide, notre pyramide de la peur, dit où en sont les nerfs de vos gens. Elle compte dix cases sur quatre étages\u00a0; le cube la gravit de gauche à droite, étage après étage. En partant du bas\u00a0: départ, soleil, Ferme −1, soleil\u00a0; puis Vigie −1, soleil, une case vide\u00a0; puis Porte −1, Porte −1\u00a0; enfin, au sommet, une seule case, que l’on préfère ne jamais voir.',
        },
        {
          id: 'G-C6',
          text: 'À vous de choisir la difficulté. Clémente\u00a0: la Sentinelle funèbre n’a que 3 points de vie. Classique\u00a0: elle a bien ses 5. Rude\u00a0: elle en a 7. Boss\u00a0: comme en Classique, mais un dixième ennemi sort en tout dernier, le Tyran de la mine (10 points, 9 points de vie, les trois lieux de 1 chacun, 2 peurs).',
        },
      ],
    },
    {
      title: 'La mise en place',
      clauses: [
        {
          id: 'G-S1',
          text: 'Les trois cartes de départ forment votre première main. Mélangez les citoyens et étalez-en quatre, face visible\u00a0: c’est le marché. Mélangez les héros et laissez-les face cachée. Mélangez chaque vague d’ennemis à part, puis empilez les vagues, la première sur le dessus. Posez le cube au départ de la Peuramide, et respirez un bon coup.',
        },
      ],
    },
    {
      title: 'Le tour',
      clauses: [
        {
          id: 'G-T1',
          text: 'Le tour s’ouvre sur un nouvel ennemi. Celui qui est à droite passe à gauche, et le nouveau venu prend la droite. Celui qui est déjà à gauche y reste tant que la droite est libre pour l’arrivant. Il y a place pour deux, pas davantage\u00a0: si tout est pris, celui de gauche cède d’abord le terrain. Il porte à la Porte un dernier coup de 1, ne sème aucune peur et disparaît, avec les points qu’il valait.',
        },
        {
          id: 'G-T2',
          text: 'Piochez ensuite trois cartes\u00a0; pas au premier tour, où vous tenez vos cartes de départ. S’il faut piocher et que la pioche est vide, mélangez la défausse pour en refaire une, et pas avant. Il en va de même pour les cartes qui font piocher. S’il n’y a pas assez de cartes en tout, prenez ce qu’il y a, fût-ce rien du tout.',
        },
        {
          id: 'G-T3',
          text: 'À la ville d’agir\u00a0: ordres, recrues, cartes, dans l’ordre qui vous plaît et aussi longtemps qu’il vous plaît, sans la moindre obligation. Si vous aimez la rigueur, jouez en phases strictes\u00a0: d’abord les ordres, puis les recrues, puis les cartes pour réparer, apaiser et attaquer, sans retour en arrière. Les revenus se prennent avant que vienne le tour des cartes, et l’or qui reste après les ordres peut payer des recrues. Une carte jouée pour son seul pouvoir relève de la dernière phase\u00a0; jouée pour son revenu, elle garde son pouvoir, si bien qu’un Forgeron qui a rapporté de l’or peut encore doubler une attaque plus tard dans le tour.',
        },
        {
          id: 'G-T4',
          text: 'Quand vous avez fini, les ennemis attaquent. La manière est décrite plus bas, à partir de G-A1.',
        },
        {
          id: 'G-T5',
          text: 'Pour finir, défaussez les cartes qui vous restent en main. L’or non dépensé est perdu\u00a0: on ne fait pas d’économies pendant un siège.',
        },
      ],
    },
    {
      title: 'L’or, les ordres, les recrues',
      clauses: [
        {
          id: 'G-M1',
          text: 'Une carte jouée pour son revenu va à la défausse et vous donne autant d’or. Tant que la Ferme est debout, elle y ajoute 1 pièce d’or par tour. Tout l’or du tour va dans la même bourse, pour les ordres comme pour les recrues.',
        },
        {
          id: 'G-M2',
          text: 'Donnez autant d’ordres que vous pouvez en payer, mais chacun une seule fois par tour.',
        },
        {
          id: 'G-M3',
          text: 'Recrutez au marché autant de citoyens que vous pouvez en payer. Une recrue rejoint votre défausse, et sa place au marché est aussitôt reprise par une autre. Le Crieur public met de côté toutes les cartes du marché, puis en étale de nouvelles. Quand il n’y a plus de citoyens à tirer, on mélange ceux qui ont été mis de côté, même à l’instant\u00a0; s’il n’y en a pas, le marché rétrécit. Si la pile des citoyens et les cartes mises de côté auparavant sont épuisées l’une et l’autre, le Crieur public reste chez lui.',
        },
      ],
    },
    {
      title: 'Jouer ses cartes',
      clauses: [
        {
          id: 'G-U1',
          text: 'Une carte se joue pour une seule de ses valeurs (une valeur de 0 n’en est pas une), et en plus pour son pouvoir si vous le voulez. Vous pouvez aussi la jouer pour son seul pouvoir. Attention\u00a0: un héros joué d’une façon ou d’une autre, même pour un peu d’or, vous quitte (G-U8).',
        },
        {
          id: 'G-U2',
          text: 'Réparer\u00a0: répartissez à votre gré les points de la carte entre les trois lieux. Aucun ne dépasse ses points de vie du début, et ce qui est détruit le reste. On ne garde aucun point tant qu’il y a des dégâts à réparer\u00a0; ceux qui ne trouvent pas d’ouvrage sont perdus, et l’on peut jouer la carte malgré tout. Une carte qui répare 1 de plus quelque part le fait une fois, à condition qu’au moins un de ses propres points y aille. Exemple\u00a0: l’Artisan répare la Vigie de 1 et la Porte de 1\u00a0; la Porte regagne 2 points de vie.',
        },
        {
          id: 'G-U3',
          text: 'Apaiser\u00a0: le cube redescend d’autant de cases, par où il est venu, et s’arrête au plus tard au départ. Dans ce sens, aucune case n’a d’effet. Rien n’interdit d’apaiser des gens déjà tranquilles.',
        },
        {
          id: 'G-U4',
          text: 'Attaquer\u00a0: toutes vos attaques du tour forment une seule somme contre un seul ennemi. Vous pouvez la porter carte par carte, mais le premier ennemi touché encaisse tout jusqu’à sa mort. Le surplus peut alors frapper l’autre ennemi, ou être perdu si vous préférez l’épargner\u00a0: un ennemi en vie fait encore monter la peur, et la peur appelle parfois un héros. Vous en décidez à chaque attaque. Les blessures restent d’un tour à l’autre. Tant que la Vigie est debout, vous pouvez ajouter 1 à la somme, une fois par tour\u00a0: ce point s’ajoute à votre première attaque, à moins que vous ne fassiez attendre la Vigie. La Volée de flèches est une attaque comme une autre\u00a0: avec la Vigie, elle fait 2, même si aucune carte n’attaque.',
        },
        {
          id: 'G-U5',
          text: 'Un ennemi à bout de points de vie est mort\u00a0: il rejoint votre tableau de chasse.',
        },
        {
          id: 'G-U6',
          text: 'Le Forgeron double l’attaque d’une autre carte qui attaque dans le même tour, avant lui ou après lui. Seul le nombre imprimé sur cette carte compte deux fois, jamais celui de la Vigie ni de la Volée de flèches. Ce supplément entre dans la même somme que le reste et peut passer au second ennemi. Si aucune autre carte n’attaque, il n’y a rien à doubler. Si un mélange ramène le Forgeron dans le même tour, il peut doubler une autre attaque, mais jamais deux fois la même.',
        },
        {
          id: 'G-U7',
          text: 'Ce que vous jouez ou recrutez est aussitôt dans la défausse\u00a0; une carte à pouvoir y va après son pouvoir. Un mélange en plein tour peut donc ramener quelqu’un qui vient de servir. Les cartes qu’un pouvoir fait piocher arrivent tout de suite en main. Le Percepteur peut quitter la partie à tout moment pendant que la ville agit, tant qu’il est dans la défausse. L’Alchimiste chasse une carte de la défausse à l’instant où vous le jouez.',
        },
        {
          id: 'G-U8',
          text: 'Un héros n’aide qu’une fois\u00a0: une fois joué, il quitte la partie. Pioché mais pas joué, il est défaussé comme tout le monde et reviendra.',
        },
      ],
    },
    {
      title: 'Les ennemis attaquent',
      clauses: [
        {
          id: 'G-A1',
          text: 'Chaque ennemi présent attaque, blessé ou non, celui de gauche d’abord, celui de droite ensuite. Il fait ses dégâts, puis sème sa peur. Qui frappe plusieurs lieux suit l’ordre Ferme, Vigie, Porte, un coup après l’autre. Si le lieu visé est déjà détruit, le coup tombe sur la Porte. Les dégâts au-delà du dernier point de vie d’un lieu sont perdus. Exemple\u00a0: il reste 1 point de vie à la Vigie et le Prêtre des ténèbres la frappe de 2. La Vigie est détruite\u00a0; le second point ne passe pas à la Porte.',
        },
        {
          id: 'G-A2',
          text: 'Sans points de vie, la Vigie ou la Ferme est détruite pour le reste de la partie, et vous perdez ce qu’elle vous donnait à chaque tour. Sans points de vie, la Porte est ouverte\u00a0: vous perdez sur-le-champ.',
        },
        {
          id: 'G-A3',
          text: 'La peur monte case par case, et chaque case où elle entre agit, chaque fois. Un lieu marqué −1 perd 1 point de vie, ou rien s’il est déjà détruit, et la Porte est alors épargnée aussi. Un soleil vous amène un héros de la pile des héros, droit dans votre défausse\u00a0; si la pile est vide, personne ne vient.',
        },
        {
          id: 'G-A4',
          text: 'Au sommet de la Peuramide, vos gens prennent la fuite et vous perdez sur-le-champ.',
        },
      ],
    },
    {
      title: 'La fin',
      clauses: [
        {
          id: 'G-E1',
          text: 'Dès qu’un tour commence alors que la pile des ennemis est vide, c’est le dernier carré\u00a0: plus personne n’avance, et plus personne ne cède le terrain. Ceux qui sont encore là continuent d’attaquer tour après tour, jusqu’à leur mort ou jusqu’à votre défaite.',
        },
        {
          id: 'G-E2',
          text: 'Vous gagnez à l’instant où meurt le dernier ennemi présent, quand la pile n’en contient plus. Votre score est le total des points de votre tableau de chasse\u00a0; ceux qui se sont échappés ne comptent pas. Une défaite ne rapporte aucun score.',
        },
        {
          id: 'G-E3',
          text: 'La victoire vous vaut un titre. Jusqu’à 20 points\u00a0: Rescapé. De 21 à 27\u00a0: Capitaine du guet. De 28 à 33\u00a0: Châtelain. De 34 à 40\u00a0: Seigneur protecteur. À partir de 41\u00a0: Légende.',
        },
      ],
    },
    {
      title: 'Ce qui est caché',
      clauses: [
        {
          id: 'G-H1',
          text: 'Vous ignorez l’ordre des cartes dans votre pioche, chez les citoyens et chez les héros, et lequel des ennemis d’une vague vient ensuite. Ce que contiennent les piles n’est pas un secret\u00a0: vous pouvez compter et vérifier à tout moment.',
        },
      ],
    },
  ],
}

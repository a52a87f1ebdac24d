/** The rulebook for players, in French. Its clauses are those of docs/rules/kingdoms.md. */
import type { Rulebook } from '@crownlands/core/room'

export const rulebookFr: Rulebook = {
  title: 'Les règles de Kingdoms',
  introduction:
    'Entrez, prenez place\u00a0: il y a tout un pays à se partager, et tout n’y est pas bon à prendre. Bâtissez là où les fermes et les bourgs rapportent, et laissez le marais et les loups à vos voisins. Chaque tuile, chaque château compte deux fois, dans sa rangée et dans sa colonne\u00a0: de quoi hésiter un peu à chaque tour\u00a0!',
  sections: [
    {
      title: 'Le matériel',
      clauses: [
        {
          id: 'K-C1',
          text: 'Le plateau compte 5 rangées et 6 colonnes, soit 30 cases. Une case est vide, ou porte une tuile, ou porte un château. Les rangées sont numérotées de 1 à 5 à partir du haut, les colonnes vont de a à f à partir de la gauche\u00a0: c2 est la troisième case de la deuxième rangée. Par «\u00a0ligne\u00a0», on entend une rangée ou une colonne.',
        },
        {
          id: 'K-C2',
          text: 'Dix châteaux portent votre couleur\u00a0: quatre de rang 1, trois de rang 2, deux de rang 3 et un seul de rang 4. Plus le rang est élevé, plus le château pèse, pour le meilleur et pour le pire\u00a0: il multiplie vos gains comme vos pertes.',
        },
        {
          id: 'K-C3',
          text: 'Le jeu comprend 23 tuiles. Douze sont des ressources, en deux exemplaires\u00a0: Village +1, Ferme +2, Bourg +3, Moulin +4, Chevalier +5, Cité +6. Six sont des dangers, en un seul exemplaire\u00a0: Marais −1, Cimetière −2, Loups géants −3, Ogres −4, Pillards −5, Troll −6. Les cinq dernières n’ont pas de valeur, mais elles changent le décompte\u00a0: deux Montagnes, le Dragon, la Mine d’or et le Magicien.',
        },
        {
          id: 'K-C4',
          text: 'Si le cœur vous en dit, choisissez les tuiles de l’édition de 2002\u00a0: le Magicien reste à l’écart et vous jouez avec 22 tuiles. Sinon, vous jouez avec les 23 tuiles de l’édition de 2011.',
        },
      ],
    },
    {
      title: 'La mise en place',
      clauses: [
        {
          id: 'K-S1',
          text: 'Prenez tous vos châteaux de rang 2, 3 et 4. Pour le rang 1, tout dépend du nombre de joueurs\u00a0: quatre châteaux chacun à 2 joueurs, trois à 3 joueurs, deux à 4 joueurs. Les autres ne servent pas.',
        },
        {
          id: 'K-S2',
          text: 'Vous commencez avec 50 pièces d’or. La banque n’est jamais à court, et elle fait crédit\u00a0: votre or peut descendre au-dessous de zéro.',
        },
        {
          id: 'K-S3',
          text: 'On mélange toutes les tuiles, face cachée\u00a0: c’est la réserve. Vous y piochez une tuile, que vous regardez en secret. C’est votre tuile de départ\u00a0; à vous de choisir le bon moment pour la poser.',
        },
        {
          id: 'K-S4',
          text: 'Le hasard désigne qui ouvre la première époque. On joue ensuite dans le sens des aiguilles d’une montre.',
        },
      ],
    },
    {
      title: 'Votre tour',
      clauses: [
        {
          id: 'K-T1',
          text: 'À votre tour, trois possibilités s’offrent à vous\u00a0; vous en choisissez une, et une seule. La première\u00a0: poser un de vos châteaux sur une case vide. Prenez le rang qui vous plaît parmi ceux qui vous restent.',
        },
        {
          id: 'K-T2',
          text: 'La deuxième\u00a0: piocher une tuile, tant qu’il en reste dans la réserve, et la poser face visible sur une case vide. Tout le monde la voit dès que vous l’avez piochée. Impossible de la garder pour plus tard ou de la remettre, et une pioche ne s’annule jamais.',
        },
        {
          id: 'K-T3',
          text: 'La troisième\u00a0: poser votre tuile de départ, face visible, sur une case vide. Vous n’en recevrez pas d’autre avant l’époque suivante.',
        },
        {
          id: 'K-T4',
          text: 'On ne passe pas par choix. Vous passez seulement si rien n’est possible\u00a0: plus de château en main, plus de tuile de départ et plus rien dans la réserve. Vous n’avez alors rien à faire, le jeu passe pour vous.',
        },
        {
          id: 'K-T5',
          text: 'Ce qui est posé ne bouge plus jusqu’à la fin de l’époque. On ne déplace rien, on n’échange rien, on ne recouvre rien.',
        },
      ],
    },
    {
      title: 'Le décompte',
      clauses: [
        {
          id: 'K-P1',
          text: 'L’époque se termine dès que la dernière case vide est occupée. On décompte alors toutes les lignes, pour tous les joueurs\u00a0: d’abord les rangées, de haut en bas, puis les colonnes, de gauche à droite. Chaque tuile et chaque château comptent donc deux fois\u00a0: une fois dans leur rangée, une fois dans leur colonne.',
        },
        {
          id: 'K-P2',
          text: 'Une Montagne coupe sa rangée et sa colonne. Chaque tronçon se décompte seul, comme si le reste de la ligne n’existait pas. Deux Montagnes dans une ligne peuvent former trois tronçons\u00a0; une ligne sans Montagne ne fait qu’un seul tronçon. La Montagne elle-même ne vaut rien. Exemple\u00a0: une colonne porte, de haut en bas, un château bleu de rang 1, un Village +1, les Pillards −5, une Montagne et un château jaune de rang 1. Bleu partage son tronçon avec le Village et les Pillards, qui font ensemble −4. Jaune est seul sous la Montagne\u00a0: il ne gagne rien et ne perd rien.',
        },
        {
          id: 'K-P3',
          text: 'Pour chaque tronçon, calculez la base\u00a0: les ressources s’ajoutent, les dangers se retranchent. Exemple\u00a0: un Bourg +3 et le Troll −6 donnent une base de −3.',
        },
        {
          id: 'K-P4',
          text: 'Le Dragon annule toutes les ressources de son tronçon\u00a0; les dangers, eux, restent entiers. Il sévit dans sa rangée et dans sa colonne, et chaque ligne se juge à part\u00a0: une ressource annulée dans sa rangée compte encore dans sa colonne. Le Dragon ne franchit pas les Montagnes. Exemple\u00a0: une rangée porte un Village +1, le Dragon, un château jaune de rang 2, une Montagne, un château bleu de rang 1 et un Chevalier +5. À gauche de la Montagne, le Village est annulé\u00a0: la base est de 0 et Jaune ne gagne rien. À droite, le Chevalier est à l’abri\u00a0: la base est de 5 et Bleu gagne 5 pièces d’or.',
        },
        {
          id: 'K-P5',
          text: 'La Mine d’or double toutes les valeurs de son tronçon, les bonnes comme les mauvaises. Elle agit dans sa rangée et dans sa colonne, ne change aucun rang et n’a pas d’effet au-delà d’une Montagne. Si le Dragon est dans le même tronçon, les ressources valent 0 et les dangers comptent double. Exemple\u00a0: une colonne porte un château rouge de rang 1, les Loups géants −3, la Mine d’or, le Dragon et un Moulin +4. Le Moulin est annulé, les Loups géants comptent −6. La base est de −6 et Rouge paie 6 pièces d’or.',
        },
        {
          id: 'K-P6',
          text: 'Un château situé juste au-dessus, au-dessous, à gauche ou à droite du Magicien compte un rang de plus, quel que soit son propriétaire. Les diagonales ne comptent pas. Ce rang de plus vaut dans la rangée du château et dans sa colonne. Exemple\u00a0: votre château de rang 1 est juste au-dessus du Magicien. Il compte pour un rang 2 dans la colonne où se tient le Magicien, et aussi dans sa propre rangée, où le Magicien n’est pas. Si la base de cette colonne est de 7, elle vous rapporte 14 pièces d’or.',
        },
        {
          id: 'K-P7',
          text: 'Dans chaque tronçon, additionnez les rangs de vos châteaux, puis multipliez la base par ce total. Au-dessus de zéro, la banque vous verse le résultat en or\u00a0; au-dessous, c’est vous qui le payez à la banque. Sans château dans un tronçon, vous n’y gagnez rien et n’y perdez rien. Exemple\u00a0: une rangée porte un Bourg +3, un château rouge de rang 1, le Troll −6, un château bleu de rang 1 et deux châteaux jaunes de rang 4 et de rang 1. La base est de −3. Le Magicien est juste au-dessous du château jaune de rang 1, qui compte donc pour 2. Jaune totalise 4 + 2 = 6 et paie 18 pièces d’or. Rouge et Bleu en paient 3 chacun.',
        },
      ],
    },
    {
      title: 'Les époques et la fin de la partie',
      clauses: [
        {
          id: 'K-E1',
          text: 'Le décompte fini, vos châteaux de rang 1 vous reviennent. Ceux de rang 2, 3 et 4 que vous avez posés quittent la partie pour de bon. Ceux que vous avez gardés en main restent à vous\u00a0: les plus grands méritent d’être bien employés.',
        },
        {
          id: 'K-E2',
          text: 'Toutes les tuiles retournent dans la réserve\u00a0: celles du plateau, celles qui n’ont pas été piochées et les tuiles de départ qui n’ont pas été posées, sans qu’on les montre. On mélange, et vous piochez une nouvelle tuile de départ.',
        },
        {
          id: 'K-E3',
          text: 'Le joueur le plus riche ouvre l’époque suivante. Si plusieurs joueurs ont autant d’or, faites le tour dans le sens des aiguilles d’une montre, à partir du voisin de celui qui a posé en dernier\u00a0: le premier des ex æquo que vous rencontrez commence.',
        },
        {
          id: 'K-E4',
          text: 'La partie s’arrête après la troisième époque. Qui a le plus d’or l’emporte. En cas d’égalité, la victoire est partagée.',
        },
      ],
    },
    {
      title: 'Les variantes',
      clauses: [
        {
          id: 'K-V1',
          text: 'Sans hasard\u00a0: toutes les tuiles de la réserve sont face visible, et il n’y a pas de tuile de départ. À votre tour, vous posez un château, ou vous prenez dans la réserve la tuile de votre choix et vous la posez. Une fois le premier joueur tiré au sort, plus rien n’est caché et tout dépend de vous. Cette variante se combine à votre guise avec les deux autres.',
        },
        {
          id: 'K-V2',
          text: 'Jusqu’au dernier château\u00a0: vous commencez avec vos dix châteaux, quel que soit le nombre de joueurs, et nul ne sait combien d’époques durera la partie. Après chaque époque, tous les châteaux du plateau quittent la partie pour de bon, même ceux de rang 1. L’époque où un joueur pose son tout dernier château est la dernière. On la joue jusqu’à ce que le plateau soit plein ou que personne ne puisse plus rien faire\u00a0; si vous ne pouvez pas jouer, vous passez. Les cases restées vides comptent 0. On décompte le plateau, et qui a le plus d’or l’emporte.',
        },
        {
          id: 'K-V3',
          text: 'Décompte au fil du jeu\u00a0: une ligne se décompte dès qu’elle est pleine, et une seule fois par époque. Elle doit être pleine d’un bout à l’autre\u00a0; un tronçon fermé par une Montagne attend le reste de sa ligne. Si vous remplissez d’un coup une rangée et une colonne, la rangée passe en premier. C’est le plateau de cet instant qui compte\u00a0: un Magicien arrivé plus tard ne change rien à ce qui a été payé. Avec Jusqu’au dernier château, les lignes qui ne sont pas pleines à la fin de la partie se décomptent à ce moment-là.',
        },
      ],
    },
    {
      title: 'Ce qui reste caché',
      clauses: [
        {
          id: 'K-H1',
          text: 'Deux choses sont cachées\u00a0: les tuiles de départ, que seul leur propriétaire connaît tant qu’elles ne sont pas posées, et ce que donnera la prochaine pioche. Tout le reste est connu de tous\u00a0: le plateau, l’or, les châteaux en main. Comme on sait quelles tuiles comprend le jeu, vous pouvez toujours dire lesquelles vous n’avez pas encore vues. Dans la variante Sans hasard, rien n’est caché.',
        },
      ],
    },
  ],
}

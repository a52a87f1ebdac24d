/** The rulebook for players, in French: words, components and set-up. */
import type { RulebookSection } from '@crownlands/core/room'

export const beginningFr: readonly RulebookSection[] = [
  {
    title: 'Les mots du jeu',
    clauses: [
      {
        id: 'KT-C1',
        text: 'Une Chose est un pion de la coupe\u00a0: créature, pion de revenu, trésor, objet magique ou événement. Les personnages, les forts et l’or ne sont pas des Choses.',
      },
      {
        id: 'KT-C2',
        text: 'Les pions d’armée sont les créatures et les personnages qui se trouvent sur le plateau. Un bâtiment est un fort, une cité ou un village. Les pions de revenu rapportent de l’or\u00a0; les cités et les villages en font partie. Une force, c’est tout ce qu’un camp engage dans une bataille. Est neutre ce qui a été tiré de la coupe pour défendre une case. La valeur d’un pion dit comment il se bat. Est une valeur ennemie tout ce qui, chez un autre joueur, vous arrête\u00a0: ses pions d’armée, visibles ou cachés, ses bâtiments, son Ballon s’il n’y est pas seul. On vous interroge quand KT-O7 le dit. Une case est pleine quand elle contient autant de vos pions d’armée que KT-M4 le permet.',
      },
      {
        id: 'KT-C3',
        text: 'Une case est à vous quand votre marqueur s’y trouve. Une terre sans propriétaire est inexplorée, même si chacun voit son terrain. Tous les autres joueurs sont des ennemis. La gauche suit les aiguilles d’une montre\u00a0: c’est le joueur suivant\u00a0; la droite, c’est le précédent. Les joueurs éliminés sont sautés.',
      },
      {
        id: 'KT-C4',
        text: 'Ce qui va à la coupe y est mélangé (mais voyez KT-T9). Éliminée, une créature va à la coupe\u00a0; un personnage, à la réserve (KT-R7)\u00a0; un fort, à la banque.',
      },
      {
        id: 'KT-C5',
        text: 'La distance entre deux cases est le nombre de pas qui les séparent sur le plateau. Seules les cases du plateau sont voisines.',
      },
    ],
  },
  {
    title: 'Ce que contient la boîte',
    clauses: [
      {
        id: 'KT-C6',
        text: 'Il y a 48 cases\u00a0: 6 déserts, 6 forêts, 5 toundras, 5 jungles, 6 montagnes, 6 plaines, 6 marais et 8 mers. Entrer dans un désert, une toundra, une plaine ou une mer coûte 1\u00a0; dans une forêt, une jungle, une montagne ou un marais, 2.',
      },
      {
        id: 'KT-C7',
        text: 'La coupe contient 195 Choses\u00a0: 146 créatures, 22 pions de revenu (10 liés à un terrain, 12 cités et villages), 6 trésors, 11 objets magiques et 10 événements.',
      },
      {
        id: 'KT-C8',
        text: 'Il existe 123 sortes de créatures\u00a0: 21 pions pour le désert, 21 pour la forêt et 21 pour la montagne, 17 pour la toundra, 16 pour la jungle, 25 pour la plaine et 25 pour le marais. Chaque pion montre son terrain, sa valeur et ses symboles\u00a0; la plupart sont uniques, quelques-uns existent en deux ou quatre exemplaires. Touchez un pion pour le lire.',
      },
      {
        id: 'KT-C9',
        text: 'Les symboles\u00a0: le vol (KT-M9), la magie et le tir, qui disent à quelle étape le pion se bat (KT-B7), et la charge, qui lance deux dés (KT-B8). Les créatures n’ont pas d’autre pouvoir. Une valeur entre parenthèses, comme (2), encaisse plusieurs coups.',
      },
      {
        id: 'KT-C10',
        text: 'Sept noms imprimés portaient la marque de leur temps. Les nôtres les remplacent sans changer un chiffre\u00a0: Chasseurs des glaces, Éclaireurs de la jungle, Lances de la jungle, Errants, Chamane de la jungle, Chasseur à la sarbacane et Hommes du clan.',
      },
      {
        id: 'KT-C11',
        text: 'Les pions de revenu et ce qu’ils rapportent\u00a0: en montagne, la Mine de cuivre 1, deux Mines d’argent 2, la Mine d’or 3\u00a0; le Champ de diamants 1 dans le désert, le Cimetière des éléphants 3 dans la jungle, les Terres fertiles 1 en plaine, le Champ de pétrole 3 dans la toundra, la Tourbière 1 dans le marais, la Futaie 1 en forêt. Six Cités rapportent 2 et valent (2), six Villages rapportent 1 et valent (1)\u00a0; ils vont sur n’importe quelle terre.',
      },
      {
        id: 'KT-C12',
        text: 'Les trésors valent de l’or\u00a0: le Diamant, la Perle et le Saphir 5, l’Émeraude et le Rubis 10, le Coffre au trésor 20. Il y en a un de chaque.',
      },
      {
        id: 'KT-C13',
        text: 'Chaque objet magique (KT-I) et chaque événement (KT-V) est unique. Les 22 personnages se partagent 11 pions à deux faces (KT-K).',
      },
      {
        id: 'KT-C14',
        text: 'Le niveau d’un fort est sa valeur et son or\u00a0: 10 tours (1) et 8 donjons (2) se battent à la mêlée, 8 châteaux (3) au tir, 6 citadelles (4) à la magie. Leur nombre limite ce qu’on peut bâtir (KT-N4).',
      },
      {
        id: 'KT-C15',
        text: 'L’or est un nombre qui ne descend jamais sous 0\u00a0; la banque est sans fond. Il y a un seul Nuage noir. Les marqueurs ne manquent jamais. Vous avez un chevalet de 10 places.',
      },
      {
        id: 'KT-C16',
        text: 'Pour mémoire\u00a0: la boîte de 1986 contient 351 pièces, dont 113 d’or et de marqueurs, sans importance ici.',
      },
    ],
  },
  {
    title: 'La mise en place à quatre',
    clauses: [
      {
        id: 'KT-S1',
        text: 'La banque tient les forts, l’or et les marqueurs. Les 195 Choses sont mélangées dans la coupe.',
      },
      {
        id: 'KT-S2',
        text: 'Chacun des 11 pions de personnage montre une face au hasard. Celui qu’on voit est disponible\u00a0; l’autre ne l’est pas tant que le pion n’est pas retourné (KT-R2, KT-R7).',
      },
      {
        id: 'KT-S3',
        text: 'On met quatre mers de côté. Les 44 autres cases sont mélangées et l’on en pose 37, face cachée\u00a0; il en reste 7.',
      },
      {
        id: 'KT-S4',
        text: 'Le plateau est un centre entouré de trois anneaux. Les places sont numérotées à partir du centre, chaque anneau dans le sens des aiguilles d’une montre, à un pas derrière son coin supérieur gauche\u00a0: 0 pour le centre, 1 à 6 pour le premier anneau, 7 à 18 pour le deuxième, 19 à 36 pour le troisième.',
      },
      {
        id: 'KT-S5',
        text: 'Il y a quatre départs, dans le sens des aiguilles d’une montre\u00a0: 19, 23, 28 et 32. Chacun a quatre voisines sur le plateau.',
      },
      {
        id: 'KT-S6',
        text: 'Chacun lance deux dés. Le plus fort est premier joueur et choisit un départ\u00a0; les ex æquo relancent. Les autres choisissent à la suite, dans le sens des aiguilles d’une montre. Dès lors l’ordre du jeu, et donc la gauche et la droite, fait le tour du plateau à partir du départ du premier joueur. Alors seulement on retourne toutes les cases\u00a0: vous choisissez à l’aveugle.',
      },
      {
        id: 'KT-S7',
        text: 'Trop de mer\u00a0? Si votre départ est une mer, vous devez la faire remplacer par une case tirée parmi celles qui restent. Si deux de ses voisines ou plus sont des mers, vous pouvez faire remplacer chacune de celles-ci une fois, la dernière aussi\u00a0; une mer qui vient d’être tirée ne se remplace à son tour que tant que deux voisines ou plus sont des mers. Vous devez continuer tant que moins de deux voisines sont des terres.',
      },
      {
        id: 'KT-S8',
        text: 'Marquez votre départ. Puis, dans l’ordre du jeu, chacun marque une deuxième case, et de même une troisième\u00a0: une terre sans propriétaire, voisine d’une des siennes et d’aucune de celles des autres. La mer n’appartient jamais à personne.',
      },
      {
        id: 'KT-S9',
        text: 'S’il n’en reste aucune, prenez n’importe quelle terre libre voisine des vôtres, qui que soit à côté. S’il n’y en a pas non plus, prenez la terre libre la plus proche.',
      },
      {
        id: 'KT-S10',
        text: 'Vous recevez 10 pièces d’or et une tour, que vous posez sur une de vos cases. Puis vous tirez 10 Choses et placez ce que vous voulez (KT-T11). Le reste demeure sur votre chevalet.',
      },
      {
        id: 'KT-S11',
        text: 'Une seule fois, dans l’ordre du jeu, vous pouvez échanger\u00a0: mettez de côté, sans les montrer, autant de pions du chevalet que vous voulez, tirez-en autant, puis rendez les premiers à la coupe. Qui a tiré peut placer encore une fois.',
      },
      {
        id: 'KT-S12',
        text: 'Les tours de départ sont prises sur les dix de la banque.',
      },
      {
        id: 'KT-S13',
        text: 'Les cases qui restent sont mélangées en une réserve inutilisée de 11, qui servira au Grand Juju (KT-V4).',
      },
    ],
  },
  {
    title: 'La mise en place à deux ou trois',
    clauses: [
      {
        id: 'KT-S14',
        text: 'On met de côté deux cases de chaque terre et cinq mers. Des 29 autres, on en pose 19\u00a0: le centre et deux anneaux. Tout le reste, 29 cases, forme la réserve inutilisée.',
      },
      {
        id: 'KT-S15',
        text: 'À trois, le premier choisit un des deux triangles de coins, 10, 14, 18 ou 8, 12, 16, et un coin de ce triangle. Les autres choisissent dans le même, dans le sens des aiguilles d’une montre. Chaque coin a trois voisines.',
      },
      {
        id: 'KT-S16',
        text: 'À deux, le premier choisit un des six coins, et le second reçoit le coin opposé.',
      },
      {
        id: 'KT-S17',
        text: 'Une citadelle demande un revenu de 15 au lieu de 20. À deux, l’ordre du jeu ne change jamais. Tout cela dépend du nombre de joueurs au départ, même si quelqu’un est éliminé.',
      },
      {
        id: 'KT-S18',
        text: 'Chaque case qui reste a la même chance d’être tirée. Qui n’a pas le choix n’est pas interrogé. On peut échanger ses trésors contre de l’or pendant qu’on place\u00a0; il y a d’autant moins à échanger ensuite.',
      },
    ],
  },
]

/** The rulebook for players, in French: movement, exploration, battle, construction, winning and bluff. */
import type { RulebookSection } from '@crownlands/core/room'

export const warFr: readonly RulebookSection[] = [
  {
    title: 'Les mouvements',
    clauses: [
      {
        id: 'KT-M1',
        text: 'Chaque créature et chaque personnage a 4 points par tour. La case de départ est gratuite\u00a0; chaque case où il entre se paie, la dernière aussi. Sans le prix entier, on n’entre pas. Les volants paient comme les autres.',
      },
      {
        id: 'KT-M2',
        text: 'Déplacez vos pions seuls ou en piles, en en laissant et en en prenant en chemin. Une pile finit avant que la suivante ne parte. Qui est laissé a fini\u00a0; qui est pris en route use de ses propres 4 points.',
      },
      {
        id: 'KT-M3',
        text: 'Les forts et les pions de revenu ne bougent jamais. On ne se déplace que dans sa part de cette phase\u00a0; la retraite est autre chose (KT-B14).',
      },
      {
        id: 'KT-M4',
        text: 'Limite de pile\u00a0: à la fin d’un mouvement, une case contient au plus 10 de vos créatures et personnages. Ceux des autres ne comptent pas. Dans une case à citadelle, il n’y a pas de limite, même pour l’attaquant. On traverse à pied une case pleine\u00a0; un volant n’y entre pas et ne la survole pas, sauf une citadelle. Si une retraite, l’Éventail ou le Grand Juju en amène trop, leur maître choisit qui est perdu parmi les arrivants.',
      },
      {
        id: 'KT-M5',
        text: 'Vous vous arrêtez en entrant dans une case où se trouvent des pions ennemis cachés, ou visibles s’ils ont une valeur\u00a0: fort, cité, village, personnage. Les bluffs vous arrêtent aussi. Une case ennemie sans rien de tout cela ne vous arrête pas.',
      },
      {
        id: 'KT-M6',
        text: 'Vous vous arrêtez en entrant sur une terre sans propriétaire. Les volants aussi\u00a0; mais ils peuvent traverser la mer.',
      },
      {
        id: 'KT-M7',
        text: 'Cloués\u00a0: les pions qui commencent votre part dans une case où se trouvent des créatures ou des personnages ennemis ne peuvent la quitter.',
      },
      {
        id: 'KT-M8',
        text: 'Si vous êtes cloué, vous pouvez demander une fois à chacun de ceux qui vous clouent de montrer une créature soutenue. Qui ne veut ou ne peut ne vous cloue pas. Un personnage visible cloue toujours\u00a0: à celui-là on ne demande rien. La créature montrée cloue toute votre pile et se retourne à la fin de votre part.',
      },
      {
        id: 'KT-M9',
        text: 'Les volants peuvent passer outre des ennemis, ou quitter une case où il y en a. Laissez qui doit rester et montrez les autres\u00a0; les ennemis présents, à partir de votre gauche, peuvent montrer des volants\u00a0; des deux côtés on peut dénoncer des bluffs\u00a0; puis un des vôtres reste pour chaque volant ennemi encore visible, et vous choisissez lequel. Un volant qui en a retenu un n’en retient pas d’autre dans votre part. Les personnages volants comptent\u00a0; les forts ne retiennent personne. Ce qui a été montré se retourne à la fin de votre part.',
      },
      {
        id: 'KT-M10',
        text: 'Seuls les volants entrent sur la mer, et nul ne peut s’y arrêter.',
      },
      {
        id: 'KT-M11',
        text: 'Entrée libre\u00a0: une case ennemie sans valeur ennemie est à vous, avec tout ce qu’elle contient, si vos pions y sont à la fin de la phase. S’il s’y trouve plusieurs rivaux, une bataille décide (KT-B24). Un Ballon seul n’entre nulle part et n’empêche personne d’entrer.',
      },
      {
        id: 'KT-M12',
        text: 'La phase finit quand tous ont bougé. Les entrées libres se font alors, dans l’ordre du jeu.',
      },
      {
        id: 'KT-M13',
        text: 'Pas à pas\u00a0: prenez des pions dans une case, passez dans une voisine, laissez-en ou prenez-en, arrêtez-vous. Qui est laissé ou s’arrête a fini, même sans un pas. On ne prend ni qui a fini ni qui est cloué\u00a0; mais un volant, ou qui va avec le Traqueur, n’est pas retenu ainsi. Qui ne peut payer un pas doit être laissé avant.',
      },
      {
        id: 'KT-M14',
        text: 'Un pas est refusé si le groupe ne pourrait ensuite ni s’arrêter ni continuer. Là où il doit s’arrêter, la limite vaut pour le groupe entier. Continuer veut dire qu’il existe un chemin au bout duquel tout le groupe peut s’arrêter\u00a0: deux mers de suite avec trop peu de points sont refusées dès la première. Qui n’a pas fait un pas peut toujours rester, même là où l’on est trop nombreux parce qu’une citadelle a été abaissée\u00a0; dans une case pleine, nul ne peut donc être déposé à la place d’un pion que le groupe vient d’y prendre.',
      },
    ],
  },
  {
    title: 'L’exploration',
    clauses: [
      {
        id: 'KT-X1',
        text: 'À la phase des combats, vous explorez une case sans propriétaire si vous y êtes seul. Les bluffs peuvent explorer.',
      },
      {
        id: 'KT-X2',
        text: 'Des rivaux dans une case sans propriétaire se battent d’abord (KT-B24). Le dernier explore à un autre moment\u00a0; les défenseurs déjà présents attendent. S’il ne reste personne, personne n’explore\u00a0; un Ballon seul non plus (KT-B16).',
      },
      {
        id: 'KT-X3',
        text: 'Lancez un dé. Sur 1 ou 6, la case est à vous, et nul ne voit avec qui vous êtes venu.',
      },
      {
        id: 'KT-X4',
        text: 'De 2 à 5, le joueur à votre droite tire autant de Choses, visibles, et les joue contre vous.',
      },
      {
        id: 'KT-X5',
        text: 'Les événements vont à la coupe, comme les pions de revenu qui ne conviennent pas. De plusieurs qui conviennent, seul reste celui qui rapporte le plus\u00a0; entre deux différents qui rapportent autant, le joueur à votre droite choisit. Les trésors et les objets magiques restent auprès des défenseurs.',
      },
      {
        id: 'KT-X6',
        text: 'S’il n’y a parmi elles ni créature, ni cité, ni village, la case est à vous sans bataille, avec tout ce qui s’y trouve.',
      },
      {
        id: 'KT-X7',
        text: 'Avant de vous battre, vous pouvez soudoyer\u00a0: payez la valeur d’une créature, d’une cité ou d’un village, l’un après l’autre, en partie ou tous. Une créature soudoyée va à la coupe\u00a0; une cité ou un village soudoyé ne prend pas part à la bataille. Ce qui est payé reste payé.',
      },
      {
        id: 'KT-X8',
        text: 'Tous les prix doublent s’il y a avec eux un trésor, un objet magique ou un pion de revenu. Une cité ou un village en est un, même pour soi.',
      },
      {
        id: 'KT-X9',
        text: 'Si vous avez soudoyé tout le monde, la case est à vous, avec les trésors, la magie inutilisée et le pion de revenu, remis à neuf. Nul ne voit avec qui vous êtes venu.',
      },
      {
        id: 'KT-X10',
        text: 'Sinon, vos pions sont retournés maintenant et la bataille suit. On peut dénoncer des bluffs.',
      },
      {
        id: 'KT-X11',
        text: 'Les défenseurs neutres n’ont pas besoin de soutien, ne battent jamais en retraite et peuvent user des objets de combat tirés avec eux\u00a0: Arc, Dissipation, Poudre de défense, Mur de feu, Golem, Porte-bonheur, Épée et Talisman. Le joueur à droite de l’explorateur décide pour eux.',
      },
      {
        id: 'KT-X12',
        text: 'Si vous battez en retraite ou n’y êtes plus, les défenseurs restent visibles, avec tout ce qu’ils gardent. Les objets dont ils ont usé vont à la coupe.',
      },
      {
        id: 'KT-X13',
        text: 'Qui vient plus tard doit les combattre\u00a0: ni dé, ni pot-de-vin. Le joueur à la droite du nouvel explorateur les mène.',
      },
      {
        id: 'KT-X14',
        text: 'Si les deux camps ont disparu, la case reste inexplorée et le prochain explorateur lance le dé. Ce qui était gardé va à la coupe, tout comme une cité ou un village resté seul et neutralisé. Un Golem ou un Mur de feu ne tient pas une case à lui seul.',
      },
      {
        id: 'KT-X15',
        text: 'Si vous gagnez, la case et tout ce qu’elle contient sont à vous\u00a0; les trésors et la magie inutilisée vont sur votre chevalet (KT-T7).',
      },
      {
        id: 'KT-X16',
        text: 'Le contrôle des dégâts (KT-B17) ne suit qu’une bataille livrée.',
      },
      {
        id: 'KT-X17',
        text: 'Des rivaux qui se battent dans une case sans propriétaire ne touchent ni aux défenseurs neutres ni à ce qu’ils gardent. Il n’y a pas de contrôle des dégâts.',
      },
    ],
  },
  {
    title: 'La bataille',
    clauses: [
      {
        id: 'KT-B1',
        text: 'Il y a bataille là où se trouvent les pions de plusieurs joueurs, ou là où des explorateurs rencontrent des défenseurs. Un bâtiment compte comme un pion de son propriétaire.',
      },
      {
        id: 'KT-B2',
        text: 'Dans l’ordre du jeu, chacun règle une bataille ou une exploration où il a des pions, et l’on fait le tour jusqu’à ce qu’il n’en reste plus. On ne passe pas\u00a0; qui n’en a pas est sauté.',
      },
      {
        id: 'KT-B3',
        text: 'Le propriétaire de la case défend, les autres attaquent. Dans une case inexplorée, les pions neutres défendent.',
      },
      {
        id: 'KT-B4',
        text: 'Tous les pions de la bataille sont retournés, et tout autre joueur peut dénoncer des bluffs.',
      },
      {
        id: 'KT-B5',
        text: 'Avant la première manche, dans cet ordre\u00a0: on retourne\u00a0; on dénonce\u00a0; les objets, d’abord le défenseur (Poudre de défense ou Mur de feu), puis chaque attaquant (Mur de feu)\u00a0; le Seigneur de guerre, l’attaquant d’abord\u00a0; on dénonce encore s’il a pris quelqu’un\u00a0; le Baron et le Grand-Duc d’eux-mêmes. Puis on regarde s’il reste quelque chose à chacun (KT-B16).',
      },
      {
        id: 'KT-B6',
        text: 'Une manche a une étape de magie, une étape de tir, une mêlée et la retraite.',
      },
      {
        id: 'KT-B7',
        text: 'À la magie\u00a0: le symbole de la magie, la citadelle, le Mur de feu. Au tir\u00a0: le symbole du tir, le château, le Ballon et ses passagers. À la mêlée\u00a0: tous les autres. Un pion se bat une fois par manche\u00a0; qui vole et porte un autre symbole se bat à l’étape de ce dernier. Voler ne sert à rien au combat.',
      },
      {
        id: 'KT-B8',
        text: 'Chaque pion lance un dé, celui qui charge en lance deux. Chaque dé inférieur ou égal à sa valeur est un coup. La valeur 6 ou plus touche toujours, la valeur 0 ne lance pas.',
      },
      {
        id: 'KT-B9',
        text: 'À chaque étape, les deux camps lancent leurs dés avant toute perte. Les pertes d’une étape comptent avant la suivante.',
      },
      {
        id: 'KT-B10',
        text: 'Le camp touché choisit où. Une créature ou un personnage est éliminé. Un bâtiment ou un Mur de feu perd 1 de valeur par coup et se bat avec le reste\u00a0; à 0, il est neutralisé\u00a0: il reste, mais hors de cette bataille. Si des pions semblables ne se valent pas (l’un est à bord du Ballon, a été sauvé, porte un objet ou a déjà lancé ses dés dans la manche, l’autre non), dites lequel est touché.',
      },
      {
        id: 'KT-B11',
        text: 'Les coups se placent un par un\u00a0: d’abord un coup visé (KT-K6), puis chaque camp les siens, l’attaquant d’abord. Les dés de parade se lancent aussitôt, et un pion sauvé peut recevoir un autre coup. Chaque coup doit être pris tant que quelque chose peut le prendre\u00a0; le reste est perdu. Là où il n’y a pas de choix, on n’interroge personne.',
      },
      {
        id: 'KT-B12',
        text: 'Les objets magiques d’une bataille ne comptent pas dans la limite de pile. Un Golem ou un Mur de feu seul est encore une force tant que dure la bataille\u00a0; un Ballon seul n’en est pas une (KT-B16).',
      },
      {
        id: 'KT-B13',
        text: 'À l’étape de la retraite, l’attaquant décide d’abord, puis le défenseur.',
      },
      {
        id: 'KT-B14',
        text: 'On bat en retraite avec toutes ses créatures et tous ses personnages ensemble, vers une seule de ses cases voisines, sans ennemis. Faute d’une telle case, on ne peut pas. S’ils y sont trop nombreux, vous choisissez qui est perdu. Le Ballon suit\u00a0; sans créature ni personnage à ses côtés, il n’a que sa propre retraite (KT-I2).',
      },
      {
        id: 'KT-B15',
        text: 'Les bâtiments ne battent jamais en retraite et peuvent se battre seuls. Les défenseurs neutres ne battent jamais en retraite.',
      },
      {
        id: 'KT-B16',
        text: 'Après chaque étape\u00a0: si un camp n’a plus que des bâtiments neutralisés, la bataille finit. Si tous les attaquants ont disparu, la case reste à son propriétaire, même s’il n’y a plus rien. Si tous les défenseurs ont disparu ou sont neutralisés et qu’il reste un attaquant, il prend la case et tout ce qu’elle contient. À trois ou plus, les attaquants règlent d’abord la chose entre eux. Un Golem ou un Mur de feu seul ne prend pas de case, un Ballon non plus\u00a0: si rien d’autre de son camp ne se bat, il va à la coupe, de même à la fin de la bataille s’il n’a qu’un Golem ou un Mur de feu à ses côtés. Hors bataille, un Ballon sans pion d’armée de son joueur dans sa case ne compte pour rien\u00a0: il n’arrête personne, ne se bat pas, n’explore rien, ne prend rien et n’empêche personne d’entrer.',
      },
      {
        id: 'KT-B17',
        text: 'Contrôle des dégâts après la bataille, qui que soit le vainqueur\u00a0: un dé pour chaque fort, cité, village et autre pion de revenu de la case. Sur 1 ou 6, le pion va à la coupe, un fort perd un niveau, une tour va à la banque. Jamais une citadelle. On le fait si la première manche a commencé ou si un coup est tombé avant.',
      },
      {
        id: 'KT-B18',
        text: 'Puis tout ce qui était neutralisé ou réduit est remis à neuf, et les objets utilisés vont à la coupe.',
      },
      {
        id: 'KT-B19',
        text: 'Qui a pris la case, par bataille, exploration ou entrée libre, peut aussitôt y placer des pions de son chevalet.',
      },
      {
        id: 'KT-B20',
        text: 'Les survivants se retournent à la fin de la bataille. Les personnages et les défenseurs neutres restent visibles.',
      },
      {
        id: 'KT-B21',
        text: 'À trois joueurs ou plus dans une case, chacun nomme à chaque manche un des autres présents, en même temps et en secret\u00a0; tous ses dés de la manche vont contre lui. La bataille dure jusqu’à ce qu’il reste un seul joueur.',
      },
      {
        id: 'KT-B22',
        text: 'Si votre cible disparaît en cours de manche, vous ne lancez plus de dés dans cette manche. Les bâtiments du propriétaire font partie de sa force.',
      },
      {
        id: 'KT-B23',
        text: 'À trois ou plus, les retraites commencent par l’attaquant à gauche du défenseur et font le tour\u00a0; le défenseur est le dernier. Chacun décide pour soi, les autres continuent. L’ordre est fixé au début de la bataille.',
      },
      {
        id: 'KT-B24',
        text: 'Quand des rivaux se rencontrent là où personne ne défend, l’attaquant est celui qui a annoncé la bataille, et le défenseur le joueur le plus proche à sa droite qui a des pions sur place.',
      },
      {
        id: 'KT-B25',
        text: 'Quand c’est fini, dans cet ordre\u00a0: la case change de main et le nuage quitte une case prise\u00a0; contrôle des dégâts\u00a0; tout est remis à neuf\u00a0; ce qui était gardé va sur le chevalet\u00a0; les survivants se retournent\u00a0; le vainqueur place et redescend à dix\u00a0; puis on regarde qui est éliminé (KT-W7).',
      },
      {
        id: 'KT-B26',
        text: 'Une manche commence par les bluffs (à partir de la deuxième), les cibles (KT-B21) et les objets. Avant les dés de chaque étape, on demande à chaque camp, l’attaquant d’abord, s’il use d’objets\u00a0; l’Arc, l’Épée et le choix du Tireur d’élite, seulement au début d’une manche, une fois chacun. Vous pouvez dire que vous continuez jusqu’à la fin de la manche\u00a0; on ne vous demande plus rien avant la retraite. On n’interroge pas qui a le chevalet vide, pas de Tireur d’élite et ni Arc ni Épée à déplacer.',
      },
      {
        id: 'KT-B27',
        text: 'Un pion lance ses dés au plus une fois par manche, même si son étape change. Les coups de plusieurs joueurs sur un seul s’ajoutent.',
      },
    ],
  },
  {
    title: 'La construction',
    clauses: [
      {
        id: 'KT-N1',
        text: 'Dans autant de vos cases que vous voulez, bâtissez une tour là où il n’y a pas de fort, ou haussez un fort d’un niveau\u00a0: tour, donjon, château, citadelle. Chaque niveau coûte 5 pièces d’or.',
      },
      {
        id: 'KT-N2',
        text: 'Un niveau par case et par tour.',
      },
      {
        id: 'KT-N3',
        text: 'Un fort par case. Un pion de revenu peut s’y trouver aussi.',
      },
      {
        id: 'KT-N4',
        text: 'On ne bâtit un niveau que si la banque en a un pion\u00a0; celui qu’il remplace y retourne. Abaisser un fort n’est jamais refusé\u00a0: au besoin, la banque doit un pion, et l’on ne bâtit plus rien de ce niveau avant qu’elle en ait de nouveau.',
      },
      {
        id: 'KT-N5',
        text: 'Un fort ne se vend jamais.',
      },
      {
        id: 'KT-N6',
        text: 'Une citadelle se bâtit sur votre propre château, pour 5 pièces d’or, avec un revenu d’au moins 20 (15 à deux ou trois joueurs), et seulement si vous n’en possédez pas encore.',
      },
      {
        id: 'KT-N7',
        text: 'Pour cela, on compte votre revenu sans vous le verser. La Bonne Récolte, le Filon et les trésors ne comptent pas.',
      },
    ],
  },
  {
    title: 'Les pouvoirs spéciaux',
    clauses: [
      {
        id: 'KT-P1',
        text: 'À cette phase agissent le Maître voleur et le Premier Assassin, et personne d’autre.',
      },
      {
        id: 'KT-P2',
        text: 'Chacun des deux agit une fois par tour, où qu’il soit sur le plateau.',
      },
      {
        id: 'KT-P3',
        text: 'Tous deux commencent par un duel\u00a0: leur maître et l’autre joueur lancent chacun deux dés. Le maître fait plus\u00a0: le pouvoir agit. Il fait moins\u00a0: rien. Égalité\u00a0: on relance, et si l’autre fait plus cette fois, le personnage est éliminé.',
      },
      {
        id: 'KT-P4',
        text: 'L’Assassin vise quelqu’un qui a des pions d’armée, le Voleur quelqu’un qui a de l’or ou un pion au chevalet. Le Voleur choisit entre l’or et le pion après le duel. Un pion caché que nomme l’Assassin est pris au hasard\u00a0; son maître voit lequel, et il va à la coupe sans être vu.',
      },
    ],
  },
  {
    title: 'La victoire',
    clauses: [
      {
        id: 'KT-W1',
        text: 'S’il y a exactement une citadelle sur le plateau, son propriétaire gagne à la fin de la construction du tour qui suit celui où elle a été bâtie ou prise.',
      },
      {
        id: 'KT-W2',
        text: 'On note donc le tour de chaque citadelle. À la fin de chaque phase de construction, s’il n’y en a qu’une et que son propriétaire l’a depuis un tour précédent, il gagne. Une prise remet l’horloge à zéro.',
      },
      {
        id: 'KT-W3',
        text: 'S’il y a deux citadelles ou plus, on gagne en en possédant deux, à l’instant où l’on prend la seconde.',
      },
      {
        id: 'KT-W4',
        text: 'Si une deuxième citadelle est bâtie avant que l’horloge ait sonné, même dans la phase où elle sonnerait, seule la conquête donne désormais la victoire.',
      },
      {
        id: 'KT-W5',
        text: 'On ne perd une citadelle que par conquête. Un revenu qui baisse n’y fait rien.',
      },
      {
        id: 'KT-W6',
        text: 'Qui a perdu une citadelle peut en bâtir une autre.',
      },
      {
        id: 'KT-W7',
        text: 'Sans case et sans pion d’armée sur le plateau, vous êtes éliminé\u00a0: votre or va à la banque, votre chevalet à la coupe, sans être vu. On le regarde après les entrées libres, les batailles, les explorations, les événements et les pouvoirs. S’il ne reste qu’un joueur, il gagne.',
      },
      {
        id: 'KT-W8',
        text: 'La partie finit à l’instant où quelqu’un gagne. On regarde dans l’ordre\u00a0: deux citadelles, le dernier joueur, l’horloge, la limite de tours.',
      },
    ],
  },
  {
    title: 'Le soutien et le bluff',
    clauses: [
      {
        id: 'KT-U1',
        text: 'Une créature est vraie si vous possédez quelque part une case de son terrain, ou si votre Seigneur de ce terrain est dans la même case. Sinon, c’est un bluff.',
      },
      {
        id: 'KT-U2',
        text: 'On en juge chaque fois que cela compte, et cela change avec les cases et les Seigneurs, même au milieu d’une bataille.',
      },
      {
        id: 'KT-U3',
        text: 'Les personnages n’ont pas besoin de soutien. Les défenseurs neutres ne sont jamais des bluffs. Les Seigneurs n’apportent rien aux pions de revenu.',
      },
      {
        id: 'KT-U4',
        text: 'Les bluffs se placent, se déplacent, arrêtent l’ennemi, explorent, entrent et livrent bataille comme les autres. Ils ne peuvent pas clouer.',
      },
      {
        id: 'KT-U5',
        text: 'Tant qu’un bluff est visible, tout autre joueur peut exiger qu’on le retire\u00a0: il va à la coupe.',
      },
      {
        id: 'KT-U6',
        text: 'Si personne ne le fait, il continue à se battre. Une fois caché, il est de nouveau en sûreté.',
      },
      {
        id: 'KT-U7',
        text: 'On demande qui dénonce juste après que des pions ont été retournés, après que le Seigneur de guerre a pris quelqu’un, et au début de chaque manche suivante. On nomme une créature visible d’un autre joueur, et l’effet est immédiat. Se tromper ne coûte rien. On vous interroge même quand il n’y a pas de bluff, à moins qu’une réponse permanente n’ait tranché.',
      },
      {
        id: 'KT-U8',
        text: 'Une créature tournée par le Seigneur de guerre est jugée d’après les cases et les Seigneurs de son nouveau maître.',
      },
    ],
  },
]

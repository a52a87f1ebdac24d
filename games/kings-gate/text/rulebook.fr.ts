/** The rulebook for players, in French. Its clauses are those of docs/rules/kings-gate.md. */
import type { Rulebook } from '@crownlands/core/room'

export const rulebookFr: Rulebook = {
  title: 'Les règles de King’s Gate',
  introduction:
    'Approchez\u00a0: le vieux roi s’éteint sans héritier, et la couronne ira à qui tiendra sa ville. Elle grandit sous vos yeux, un lieu célèbre après l’autre, et autour de chacun il n’y a de place que pour dix tuiles. Vous convoiterez l’un pour ses points, l’autre pour son personnage, et parfois vous ne remplirez la dernière case que pour choisir où la ville s’étendra ensuite\u00a0!',
  sections: [
    {
      title: 'Le matériel',
      clauses: [
        {
          id: 'KG-C1',
          text: 'La table est une grille de cases, sans bord. Une tuile occupe une case\u00a0; un lieu, deux fois plus long que large, en occupe deux. Autour d’un lieu, dix cases\u00a0: deux le long de chaque grand côté, une à chaque bout et une à chaque coin. Quand on dit «\u00a0adjacent\u00a0» ou «\u00a0autour\u00a0», c’est de ces dix cases qu’il s’agit.',
        },
        {
          id: 'KG-C2',
          text: 'Dix lieux se succèdent, toujours dans le même ordre, chacun avec trois récompenses en points de victoire (PV)\u00a0: 1 Palais 2-2-1, 2 Cathédrale 3-3-1, 3 Tour du Magicien 4-3-2, 4 Cimetière 5-4-3, 5 Marché 3-2-2, 6 Garnison 4-3-2, 7 Port 6-3-1, 8 Piste de tournoi 3-0-0, 9 Bibliothèque 4-3-2, 10 Porte du Roi 7-4-2. Les numéros 3, 4, 7, 8 et 10 sont dangereux, sur fond noir\u00a0; les cinq autres sont sûrs, sur fond blanc. Six jetons de personnage attendent dans cinq d’entre eux\u00a0: le Roi au Palais, l’Évêque à la Cathédrale, le Magicien dans sa Tour, le Maître de guilde et le Négociant au Marché, la Sorcière à la Bibliothèque.',
        },
        {
          id: 'KG-C3',
          text: 'Il y a quatre couleurs, jaune, vert, rouge et bleu, et chacune compte les mêmes 22 tuiles\u00a0: une Taverne de valeur 0, sept Maisons de valeur 1, marquées d’une étoile, quatre Échoppes de valeur 2, quatre Casernes de valeur 3, marquées d’une épée, quatre Manoirs de valeur 4, un Donjon de valeur 5, et un Dragon, qui n’a pas de valeur.',
        },
        {
          id: 'KG-C4',
          text: 'Sur une vraie table, les PV sont des jetons de 1 et de 5. Ici on se contente de les compter, et il y en a toujours assez.',
        },
      ],
    },
    {
      title: 'La mise en place',
      clauses: [
        {
          id: 'KG-S1',
          text: 'Le Palais est sur la table\u00a0; les autres lieux attendent leur tour, visibles de tous. Le dernier arrivé est le lieu en cours\u00a0: c’est là que tout se joue. Vos 22 tuiles, bien mélangées, forment votre pile, face cachée. Vous en piochez six pour composer votre main.',
        },
        {
          id: 'KG-S2',
          text: 'À deux joueurs, l’un prend le jaune et le vert, l’autre le rouge et le bleu. Chacun mélange ses 44 tuiles en une seule pile et en tient six en main, comme d’habitude.',
        },
        {
          id: 'KG-S3',
          text: 'Le hasard désigne qui commence. On joue ensuite dans le sens des aiguilles d’une montre.',
        },
      ],
    },
    {
      title: 'Votre tour',
      clauses: [
        {
          id: 'KG-T1',
          text: 'Jouez une tuile ou plusieurs\u00a0; il en faut au moins une, à moins de faire venir la Sorcière (KG-X8). Vous les jouez l’une après l’autre, dans l’ordre qui vous plaît, et chacune agit avant la suivante. Quand vous avez fini, dites-le\u00a0: vous piochez jusqu’à tenir de nouveau six tuiles.',
        },
        {
          id: 'KG-T2',
          text: 'En un tour, vous jouez soit des Maisons, autant que vous voulez, soit une seule tuile de valeur 2 ou plus. À deux joueurs, les couleurs n’y changent rien. Exemple\u00a0: trois Maisons, c’est permis, une Échoppe aussi\u00a0; une Échoppe et une Maison, non.',
        },
        {
          id: 'KG-T3',
          text: 'Votre Taverne accompagne n’importe quoi, ou se joue seule. Votre Dragon aussi. À deux joueurs, vous en avez deux de chaque, et les deux peuvent être de la partie. Exemple\u00a0: une Caserne et la Taverne dans le même tour, ou un Manoir vert et le Dragon jaune.',
        },
        {
          id: 'KG-T4',
          text: 'Vos tuiles vont sur les dix cases autour du lieu en cours, coins compris, et nulle part ailleurs.',
        },
        {
          id: 'KG-T5',
          text: 'Dans un lieu sûr, une tuile à valeur demande une case libre. On n’y recouvre rien. Seul le Dragon n’en a cure (KG-T7).',
        },
        {
          id: 'KG-T6',
          text: 'Dans un lieu dangereux, vous pouvez aussi poser votre tuile sur celle d’un autre, si la vôtre vaut davantage\u00a0; à valeur égale, cela ne suffit pas. La tuile recouverte quitte le jeu. Peu importe pour quel lieu elle avait été posée, du moment qu’elle est adjacente à celui-ci. C’est la valeur imprimée qui compte, plus 2 avec le Maître de guilde. Trois sortes de tuiles ne se recouvrent jamais\u00a0: les Casernes, celles qui portent un jeton, et les vôtres\u00a0; à deux joueurs, vos deux couleurs sont les vôtres. Exemple\u00a0: un Manoir recouvre une Échoppe, mais ni un autre Manoir ni un Donjon.',
        },
        {
          id: 'KG-T7',
          text: 'Lancez votre Dragon sur une tuile d’un autre joueur au lieu en cours, qu’il soit sûr ou dangereux, que la tuile soit récente ou ancienne. Toutes deux quittent le jeu, et la case redevient libre. Les Casernes et les tuiles qui portent un jeton ne brûlent pas. Sans cible, ou si vous n’en voulez pas, vous pouvez jouer le Dragon sur une case libre\u00a0: il est simplement défaussé.',
        },
        {
          id: 'KG-T8',
          text: 'On ne passe pas, et vous n’en aurez jamais besoin\u00a0: tant qu’il vous reste une tuile, il y a toujours quelque chose à jouer.',
        },
        {
          id: 'KG-T9',
          text: 'Dès qu’une tuile occupe la dernière case libre, on décompte le lieu, séance tenante. Vous ne posez plus rien pendant ce tour, même si vous l’auriez pu.',
        },
      ],
    },
    {
      title: 'Trois lieux particuliers',
      clauses: [
        {
          id: 'KG-L1',
          text: 'Cimetière\u00a0: jouez une ou deux tuiles par tour, quelles qu’elles soient, même un Manoir et le Donjon ensemble. Jamais une troisième, fût-ce la Taverne, une Maison ou le Dragon, et le Magicien n’y change rien. Si vous préférez, choisissez l’option plus stricte\u00a0: les tuiles s’accordent comme partout ailleurs, et deux est un maximum qui s’y ajoute.',
        },
        {
          id: 'KG-L2',
          text: 'Garnison\u00a0: une seule Maison par tour, pas davantage. Le Magicien n’en fait pas entrer une deuxième.',
        },
        {
          id: 'KG-L3',
          text: 'Piste de tournoi\u00a0: qui a le plus petit total y perd 3 PV, et il y a toujours un perdant, un seul. Tous les joueurs sont concernés, à deux joueurs les quatre couleurs\u00a0; une couleur sans tuile a 0 et passe derrière celle qui a une tuile de valeur 0. Les égalités se tranchent comme toujours (KG-P3). On paie d’abord les récompenses, puis on retire la perte\u00a0; personne ne descend au-dessous de 0 PV.',
        },
      ],
    },
    {
      title: 'Le décompte',
      clauses: [
        {
          id: 'KG-P1',
          text: 'Additionnez ce que valent vos tuiles autour du lieu en cours. À deux joueurs, chaque couleur s’additionne à part, et vous recevez ce que gagnent vos deux couleurs. Exemple\u00a0: le Cimetière paie 5, 4 et 3. Un joueur totalise 10 avec une couleur et 5 avec l’autre\u00a0; le second, 7 et 6. Le premier reçoit 5 PV pour ses 10, et rien pour ses 5\u00a0; le second en reçoit 4 et 3, soit 7.',
        },
        {
          id: 'KG-P2',
          text: 'Le plus grand total prend le premier nombre du lieu, le deuxième total le deuxième nombre, le troisième total le troisième. À trois joueurs, le troisième nombre n’est pas payé. Sans tuile sur place, vous ne recevez rien, ni PV ni jeton\u00a0; avec la seule Taverne, vous êtes dans la course.',
        },
        {
          id: 'KG-P3',
          text: 'Les ex æquo ne partagent jamais. Celui qui a posé la dernière tuile passe derrière tous ceux qui ont autant que lui. Parmi les autres, son voisin de gauche passe en premier, et ainsi de suite dans le sens des aiguilles d’une montre. À deux joueurs, les couleurs de celui qui n’a pas posé en dernier passent devant celles de l’autre.',
        },
        {
          id: 'KG-P4',
          text: 'Le premier prend aussi le jeton de personnage du lieu\u00a0; au Marché, le premier prend le Maître de guilde et le deuxième le Négociant. Les jetons restent visibles devant leur propriétaire. À deux joueurs, ils appartiennent au joueur, qui les emploie avec la couleur de son choix et peut gagner les deux au Marché.',
        },
        {
          id: 'KG-P5',
          text: 'Une tuile qui touche plusieurs lieux compte pour chacun d’eux, le moment venu. Ce qui est décompté est acquis\u00a0: on n’y revient jamais.',
        },
        {
          id: 'KG-P6',
          text: 'Chacun voit les PV de tous. Si vous aimez mieux deviner, cachez-les\u00a0: vous verrez ce que paie chaque décompte, mais les totaux à la fin seulement.',
        },
      ],
    },
    {
      title: 'Le lieu suivant',
      clauses: [
        {
          id: 'KG-N1',
          text: 'Si vous avez rempli la dernière case, c’est vous qui placez le lieu suivant, même s’il ne vous reste plus une tuile. Puis vous piochez, et votre tour est fini.',
        },
        {
          id: 'KG-N2',
          text: 'Il occupe deux cases libres, et l’un de ses bords au moins touche celui d’une tuile ou d’un lieu en jeu. Se toucher par le coin ne suffit pas. Comme les anciens lieux sont entourés de tuiles, deux lieux ne sont jamais adjacents.',
        },
        {
          id: 'KG-N3',
          text: 'Placez-le à l’horizontale ou à la verticale, comme vous voulez. Si vous en décidez ainsi avant la partie, tous les lieux restent à l’horizontale.',
        },
        {
          id: 'KG-N4',
          text: 'Les tuiles qui se trouvent déjà autour de sa place comptent pour lui dès le début, et les jetons qu’elles portent y exercent leur pouvoir.',
        },
        {
          id: 'KG-N5',
          text: 'Il arrive que les dix cases soient déjà occupées. On décompte alors le lieu aussitôt, comme si celui qui l’a placé venait de poser la dernière tuile, et c’est encore lui qui place le suivant. Après chacun de ces décomptes, voyez si la partie est finie (KG-E2).',
        },
      ],
    },
    {
      title: 'La fin de la partie',
      clauses: [
        {
          id: 'KG-E1',
          text: 'Quand votre pile est vide, continuez avec votre main. Quand votre main l’est aussi, on saute votre tour. Les jetons que vous n’avez pas joués sont défaussés, de même que ceux que vous gagneriez encore\u00a0; mais vos tuiles en jeu continuent de compter pour vous.',
        },
        {
          id: 'KG-E2',
          text: 'La partie peut finir de trois façons. Quand le dixième lieu est décompté. Quand, après un décompte, moins de deux joueurs ont encore une tuile en main ou dans leur pile, le Dragon étant une tuile comme une autre\u00a0: on ne place plus de lieu. Ou quand plus personne n’a de tuile\u00a0: on décompte alors le lieu en cours tel qu’il est, avec ses cases libres, et celui qui a joué la toute dernière tuile, fût-ce un Dragon, compte comme le dernier à avoir posé. Si un seul joueur a encore des tuiles devant un lieu inachevé, il continue seul.',
        },
        {
          id: 'KG-E3',
          text: 'Qui a le plus de PV remporte la couronne. À égalité, c’est celui qui en a gagné le plus au dernier lieu décompté\u00a0; puis celui qui y était le mieux placé, à deux joueurs avec sa meilleure couleur. Si même cela ne les départage pas, ils règnent ensemble.',
        },
      ],
    },
    {
      title: 'Les jetons de personnage',
      clauses: [
        {
          id: 'KG-X1',
          text: 'Un jeton gagné peut servir dès votre prochain tour. Vous le jouez en même temps qu’une tuile et le posez dessus\u00a0; jamais sur un Dragon, jamais deux sur la même tuile, mais plusieurs tuiles d’un même tour peuvent avoir chacune le leur. Il y reste, et plus rien ne peut recouvrir ni brûler cette tuile.',
        },
        {
          id: 'KG-X2',
          text: 'Un jeton agit à l’instant même où sa tuile est posée. Avec le Roi, vous pouvez donc recouvrir une tuile dans un lieu sûr, puisqu’il le rend dangereux\u00a0; dans un lieu dangereux, la tuile qui vient avec lui demande une case libre.',
        },
        {
          id: 'KG-X3',
          text: 'Roi\u00a0: ce qui était sûr devient dangereux, ce qui était dangereux devient sûr. Cela vaut pour le lieu en cours et pour tous ceux qui viendront plus tard à côté de sa tuile.',
        },
        {
          id: 'KG-X4',
          text: 'Évêque\u00a0: au décompte, seul importe le nombre de tuiles, car chacune compte 1, même la Taverne, même celle du Maître de guilde. Pour recouvrir, en revanche, les vraies valeurs restent en vigueur. Il en va de même pour tous les lieux qui viendront plus tard à côté de sa tuile.',
        },
        {
          id: 'KG-X5',
          text: 'Magicien\u00a0: après une tuile à valeur, vous pouvez en jouer une autre de la même valeur imprimée, plus tard dans le même tour, à condition de le poser dessus. Vous pouvez aussi n’en faire qu’une protection.',
        },
        {
          id: 'KG-X6',
          text: 'Maître de guilde\u00a0: la tuile qui vient avec lui vaut 2 de plus, pour recouvrir et pour le décompte. Pour savoir ce qui se joue dans un même tour, la valeur imprimée reste la seule. Exemple\u00a0: un Manoir avec le Maître de guilde vaut 6 et recouvre un Donjon.',
        },
        { id: 'KG-X7', text: 'Négociant\u00a0: il protège sa tuile, et c’est bien assez.' },
        {
          id: 'KG-X8',
          text: 'Sorcière\u00a0: elle remplace les tuiles de votre main. Choisissez une de vos tuiles en jeu, où que ce soit, sans jeton, posez la Sorcière dessus et menez-la sur une autre case du lieu en cours, selon les règles de pose (KG-T4 à KG-T6). La tuile peut venir de ce même lieu. Sa place d’avant devient libre, et ce qui y a été décompté reste acquis. Vous ne posez rien d’autre pendant ce tour et vous ne piochez pas. Le lieu n’est décompté que si aucune case n’est libre une fois la tuile en place. À deux joueurs, la tuile peut être de l’une ou l’autre de vos couleurs.',
        },
      ],
    },
    {
      title: 'Ce qui reste caché',
      clauses: [
        {
          id: 'KG-H1',
          text: 'Vous seul connaissez votre main, et nul ne sait dans quel ordre viendra une pile. Le reste est connu de tous\u00a0: combien de tuiles chacun a en main et dans sa pile, tout ce qui est sur la table, les jetons de personnage et les tuiles sorties du jeu. Vous pouvez donc toujours dire ce qu’un autre peut encore avoir.',
        },
      ],
    },
  ],
}

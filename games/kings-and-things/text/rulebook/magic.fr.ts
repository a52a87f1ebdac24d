/** The rulebook for players, in French: what is hidden, magic items, characters and options. */
import type { RulebookSection } from '@crownlands/core/room'

export const magicFr: readonly RulebookSection[] = [
  {
    title: 'Le caché et le visible',
    clauses: [
      {
        id: 'KT-H1',
        text: 'Chacun voit la carte, qui possède quoi, la taille des piles et des chevalets, les forts, les pions de revenu, les personnages, la réserve, l’or, tout ce qui est visible, ce qu’on échange et tous les dés.',
      },
      {
        id: 'KT-H2',
        text: 'Vous seul voyez les pions de votre chevalet et vos pions cachés.',
      },
      {
        id: 'KT-H3',
        text: 'Personne ne sait ce que contient la coupe, ni combien, ni l’ordre de la réserve inutilisée.',
      },
      {
        id: 'KT-H4',
        text: 'Rien de tout cela ne parvient jamais à un autre joueur. Les autres ne peuvent suivre un pion caché, et une pile qui se retourne est mélangée à leurs yeux.',
      },
      {
        id: 'KT-H5',
        text: 'Dénoncer une vraie créature apprend seulement qu’elle est vraie, ce que chacun peut trouver seul.',
      },
      {
        id: 'KT-H6',
        text: 'L’attente d’une réponse est la même, que quelqu’un en ait une ou non.',
      },
      {
        id: 'KT-H7',
        text: 'Un pion volé n’est connu que du voleur et de sa victime. Les pions mis de côté à l’échange, les pertes cachées et les défausses ne se montrent pas.',
      },
      {
        id: 'KT-H8',
        text: 'On peut se rappeler ce qui a été visible\u00a0: la table retient pour tous quelles créatures ont été vues en dernier et où, jusqu’à ce qu’on les voie partir. Elle ne promet rien.',
      },
    ],
  },
  {
    title: 'Les objets magiques',
    clauses: [
      {
        id: 'KT-I1',
        text: 'Un objet magique sert une fois, depuis votre chevalet, quand son texte le dit, puis va à la coupe. Usez-en autant que vous voulez par tour. Dans une bataille, seuls ceux qui y sont usent d’objets\u00a0; du Porte-bonheur, n’importe qui. «\u00a0À toute étape\u00a0» veut dire avant les dés d’une étape. Ce dont un camp use encore va à la coupe quand la bataille finit ou que ce camp bat en retraite, sauf le Ballon. Un objet annulé est perdu. Qui mène les défenseurs neutres n’use que de leurs objets.',
      },
      {
        id: 'KT-I2',
        text: 'Le Ballon. Dans votre part des mouvements, il enlève d’une case 1 à 3 de vos pions d’armée de valeur imprimée 3 ou moins, ni cloués ni déjà déplacés, et se pose sur terre à 3 cases au plus, par-dessus tout\u00a0; ils ne bougent plus de ce tour. Jusqu’à la fin du tour, il a la valeur 3 et se bat au tir avec ses passagers, un dé chacun. Un coup l’abat\u00a0; ils se battent alors d’après leurs propres symboles. Tant qu’il tient, lui et eux peuvent battre en retraite vers n’importe laquelle de vos cases sans ennemis à 3 cases au plus. Il arrête l’ennemi et ne cloue personne\u00a0; sans pion d’armée à vous dans sa case, il ne compte pour rien (KT-B16). Chacun voit le vol, mais les passagers restent cachés. À la fin du tour, il va à la coupe.',
      },
      {
        id: 'KT-I3',
        text: 'L’Arc. Posez-le sur une de vos créatures au début d’une manche\u00a0: valeur +1, et elle ne se bat plus qu’au tir. Il peut ensuite passer à une autre, et le doit si son porteur n’est plus là. Il peut lui-même prendre un coup, et il est alors perdu. Jamais avec l’Épée sur la même créature.',
      },
      {
        id: 'KT-I4',
        text: 'La Dissipation. Dans une bataille, à toute étape ou en réponse\u00a0: un objet magique ennemi est sans effet et va à la coupe, et jusqu’à la fin de la bataille tous les pions marqués de la magie d’une force ennemie, celle de cet ennemi ou d’un autre, se battent à la mêlée. Hors d’une bataille, en réponse\u00a0: l’objet est sans effet. La citadelle garde son étape\u00a0; les personnages, non. Un Ballon annulé au décollage laisse ses passagers où ils étaient.',
      },
      {
        id: 'KT-I5',
        text: 'La Poudre de défense. Avant la première manche, par le propriétaire de la case ou les défenseurs neutres\u00a0: tous les attaquants doivent battre en retraite sans combat (KT-B14). Qui ne peut reste. Si tous partent, il n’y a pas eu de bataille.',
      },
      {
        id: 'KT-I6',
        text: 'L’Élixir. Quand la Peste noire ou la Vérolette devrait vous frapper, elle est annulée pour toute votre armée.',
      },
      {
        id: 'KT-I7',
        text: 'L’Éventail. En réponse à un Ballon\u00a0: il se pose sur une case voisine de son but, à votre choix\u00a0; sur la mer il est perdu, et ses passagers vont dans une case voisine qui soit à eux, ou à la coupe. En réponse à la Poudre de défense\u00a0: il l’annule. Contre le Nuage noir, dans votre part de n’importe quelle phase\u00a0: il le pousse dans une case voisine qui a un propriétaire, ou l’enlève. En réponse à la Maîtrise du temps\u00a0: le nuage va dans une case voisine de son but qui a un propriétaire, ou disparaît, comme vous voulez.',
      },
      {
        id: 'KT-I8',
        text: 'Le Mur de feu. Avant la première manche, en attaque ou en défense\u00a0: lancez un dé. Un fort magique de cette valeur se bat pour vous dans cette bataille et encaisse autant de coups.',
      },
      {
        id: 'KT-I9',
        text: 'Le Golem. À toute étape\u00a0: il rejoint votre force pour cette bataille, à la mêlée, avec la valeur 6. Une fois par étape de tir, il peut absorber un coup sans dommage\u00a0; un coup tiré ne peut l’abattre. Un coup de magie ou de mêlée l’abat.',
      },
      {
        id: 'KT-I10',
        text: 'Le Porte-bonheur. Juste après n’importe quel lancer, de n’importe qui, changez un dé de 1. Il reste entre 1 et 6, et ce changement doit changer la suite (KT-O9). Pas au lancer qui désigne le premier joueur.',
      },
      {
        id: 'KT-I11',
        text: 'L’Épée. Comme l’Arc, mais son porteur se bat à la mêlée avec deux dés et valeur +1, même passager.',
      },
      {
        id: 'KT-I12',
        text: 'Le Talisman. À toute étape. Dès lors, lancez un dé quand une de vos créatures reçoit un coup\u00a0: de 2 à 5, elle est indemne\u00a0; sur 1 ou 6, elle est éliminée et le Talisman va à la coupe. Une créature n’est sauvée qu’une fois par étape.',
      },
      {
        id: 'KT-I13',
        text: 'On peut répondre à un objet joué en réponse, mais seulement par la Dissipation. À la Dissipation, non. Le Porte-bonheur et l’Élixir sont ici des objets comme les autres.',
      },
    ],
  },
  {
    title: 'Les personnages',
    clauses: [
      {
        id: 'KT-K1',
        text: 'Les personnages, dos à dos\u00a0: l’Archiprêtre 5 magie et le Seigneur de la jungle 4\u00a0; l’Archimage 6 magie et Ghaog II 6 vol\u00a0; le Premier Assassin 4 et le Seigneur des plaines 4\u00a0; le Baron de Münchhausen 4 et le Maître du désert 4\u00a0; le Roi des nains 5 et le Seigneur de guerre 5\u00a0; le Seigneur elfe 6 tir et le Seigneur des glaces 4\u00a0; le Grand-Duc 4 et le Traqueur 4\u00a0; le Tireur d’élite 2 ou 5 tir et le Roi de la forêt 4\u00a0; le Maître voleur 4 et le Seigneur des aigles 5 vol\u00a0; Sire Lance-à-l’eau 5 charge et le Roi des marais 4\u00a0; le Maître d’armes 4 et le Roi de la montagne 4.',
      },
      {
        id: 'KT-K2',
        text: 'L’Archiprêtre, l’Archimage, le Seigneur elfe, Sire Lance-à-l’eau, Ghaog II et le Seigneur des aigles n’ont pas d’autre pouvoir que leur symbole.',
      },
      {
        id: 'KT-K3',
        text: 'Le Premier Assassin. À la phase des pouvoirs, nommez une case où un autre joueur a des pions d’armée, puis gagnez le duel (KT-P3). Vous y nommez une créature ou un personnage, l’autre joueur un autre, et un dé décide\u00a0: de 1 à 3 le vôtre est éliminé, de 4 à 6 le sien. On nomme les pions cachés sans les voir. S’il n’y en a qu’un, il part sans dé.',
      },
      {
        id: 'KT-K4',
        text: 'Le Baron de Münchhausen et le Grand-Duc. Avant la première manche d’une bataille dans leur case, chacun porte de lui-même un coup sûr à chaque fort, cité et village ennemi, même neutre. Pas au Mur de feu.',
      },
      {
        id: 'KT-K5',
        text: 'Le Roi des nains. Vos mines de cuivre, d’argent et d’or paient double\u00a0; quatre fois avec le Filon.',
      },
      {
        id: 'KT-K6',
        text: 'Le Tireur d’élite. Au début d’une manche, choisissez\u00a0: 5, un tir ordinaire, ou 2, un tir visé\u00a0: s’il touche, vous choisissez le pion ennemi qui le reçoit. Les parades restent permises. Si vous ne choisissez pas, il fait comme avant, d’abord 5.',
      },
      {
        id: 'KT-K7',
        text: 'Le Maître voleur. À la phase des pouvoirs, nommez un autre joueur et gagnez le duel (KT-P3)\u00a0: prenez tout son or, ou un pion de son chevalet au hasard.',
      },
      {
        id: 'KT-K8',
        text: 'Le Maître d’armes. Quand il reçoit un coup, lancez un dé\u00a0: de 2 à 5, il est indemne\u00a0; sur 1 ou 6, éliminé. Une parade par étape.',
      },
      {
        id: 'KT-K9',
        text: 'Le Traqueur. Chaque case coûte 1 pour lui et pour ceux qui font toute la route avec lui, et aucun d’eux ne peut être cloué. Ils s’arrêtent pourtant d’après KT-M5 et KT-M6. Qui a payé moins ou échappé à l’ennemi grâce à lui s’arrête où il s’arrête\u00a0; qui le rejoint en route paie le prix entier.',
      },
      {
        id: 'KT-K10',
        text: 'Les Seigneurs des terrains\u00a0: Maître du désert, Roi de la forêt, Seigneur des glaces, Seigneur de la jungle, Roi de la montagne, Seigneur des plaines et Roi des marais. Dans sa case, chacun soutient toutes vos créatures de son terrain, quelles que soient vos terres. Un seul par joueur (KT-R6).',
      },
      {
        id: 'KT-K11',
        text: 'Le Seigneur de guerre. Une fois par bataille dans sa case, avant la première manche et après les bluffs\u00a0: une créature ennemie de votre choix, de n’importe quelle force ennemie, même neutre, passe de votre côté pour de bon. Ni personnage, ni bâtiment, ni objet, et pas dans une case pleine.',
      },
    ],
  },
  {
    title: 'Les éditions et les options',
    clauses: [
      {
        id: 'KT-E1',
        text: 'On joue l’édition de 1986, à moins d’en choisir une autre.',
      },
      {
        id: 'KT-E2',
        text: 'L’édition de 1997 a un second Dinosaure\u00a0: 147 créatures, 196 Choses.',
      },
      {
        id: 'KT-E3',
        text: 'L’édition de 2010 a aussi un second Dinosaure, et son Grand Chasseur a la valeur 2. Quelques noms changent\u00a0: Djinn, Diablotin, Grand Chasseur, Vandales\u00a0; le Fantôme et l’Esprit échangent les leurs.',
      },
      {
        id: 'KT-E4',
        text: 'La table peut dénoncer tous les bluffs, pour tout le monde. Personne ne peut alors changer cette réponse.',
      },
      {
        id: 'KT-E5',
        text: 'On peut fixer une limite de tours. Si personne n’a gagné à la fin, le plus de citadelles l’emporte, puis le plus haut revenu, puis le plus d’or\u00a0; sinon, la victoire est partagée.',
      },
      {
        id: 'KT-E6',
        text: 'Tous les pions sont des données dans un seul fichier\u00a0: qui a un exemplaire imprimé peut corriger une valeur sans toucher à une règle.',
      },
      {
        id: 'KT-E7',
        text: 'Les options sont l’édition, les bluffs dénoncés par la table et la limite de tours (aucune, ou 1 à 99). Rien d’autre ne change les règles.',
      },
    ],
  },
]

/** The rulebook for players, in English: words, components and set-up. */
import type { RulebookSection } from '@crownlands/core/room'

export const beginningEn: readonly RulebookSection[] = [
  {
    title: 'Words',
    clauses: [
      {
        id: 'KT-C1',
        text: 'A Thing is a counter from the cup: a creature, an income counter, a treasure, a magic item or an event. Characters, forts and gold are not Things.',
      },
      {
        id: 'KT-C2',
        text: 'Army counters are creatures and special characters on the board. A building is a fort, a city or a village. Income counters bring gold; cities and villages are income counters too. A force is all that one side has in a battle. Neutral means drawn from the cup to defend a hex. The value of a counter is how well it fights. An enemy value is anything of another player in a hex that stops you: army counters, face up or down, buildings, a Balloon that does not fly alone. You are asked when KT-O7 says so. A hex is full when it holds as many of your army counters as KT-M4 allows.',
      },
      {
        id: 'KT-C3',
        text: 'You own a hex when your marker is on it. Land that nobody owns is unexplored, though all can see its terrain. Every other player is an enemy. Left means clockwise, the next in player order; right is the one before. Players who are out are skipped.',
      },
      {
        id: 'KT-C4',
        text: 'What goes to the cup is mixed back into it (but see KT-T9). When something is eliminated, a creature goes to the cup, a character to the pool (KT-R7) and a fort to the bank.',
      },
      {
        id: 'KT-C5',
        text: 'The distance of two hexes is the number of steps between them over the board. Only hexes of the board are neighbours.',
      },
    ],
  },
  {
    title: 'What is in the box',
    clauses: [
      {
        id: 'KT-C6',
        text: 'There are 48 hexes: 6 deserts, 6 forests, 5 frozen wastes, 5 jungles, 6 mountains, 6 plains, 6 swamps and 8 seas. Desert, frozen waste, plains and sea cost 1 to enter; forest, jungle, mountain and swamp cost 2.',
      },
      {
        id: 'KT-C7',
        text: 'The cup holds 195 Things: 146 creatures, 22 income counters (10 that belong to a terrain, 12 cities and villages), 6 treasures, 11 magic items and 10 events.',
      },
      {
        id: 'KT-C8',
        text: 'There are 123 kinds of creature: 21 counters each of desert, forest and mountain, 17 of the frozen waste, 16 of the jungle, 25 each of plains and swamp. Every counter shows its terrain, its value and its symbols; most are single, a few come two or four times. Touch one to read it.',
      },
      {
        id: 'KT-C9',
        text: 'The symbols: fly (KT-M9), magic and ranged, which say in which step a counter fights (KT-B7), and charge, which rolls two dice (KT-B8). Creatures have no other powers. A value in brackets, such as (2), takes more than one hit.',
      },
      {
        id: 'KT-C10',
        text: 'Seven printed names were of their time. Ours stand in for them and change no number: Ice Hunters, Jungle Scouts, Jungle Spears, Wanderers, Jungle Shaman, Blowpipe Hunter and Clansmen.',
      },
      {
        id: 'KT-C11',
        text: 'Income counters and what they pay: on mountains the Copper Mine 1, two Silver Mines 2, the Gold Mine 3; the Diamond Field 1 in the desert, the Elephants’ Graveyard 3 in the jungle, the Farmlands 1 on plains, the Oil Field 3 in the frozen waste, the Peat Bog 1 in the swamp, the Timberland 1 in the forest. Six Cities pay 2 and have value (2), six Villages pay 1 and have value (1); they go on any land.',
      },
      {
        id: 'KT-C12',
        text: 'Treasures are worth gold: Diamond, Pearl and Sapphire 5, Emerald and Ruby 10, the Treasure Chest 20. There is one of each.',
      },
      {
        id: 'KT-C13',
        text: 'There is one of each magic item (KT-I) and one of each event (KT-V). The 22 special characters are on 11 counters with two sides (KT-K).',
      },
      {
        id: 'KT-C14',
        text: 'The level of a fort is its value and its gold: 10 Towers (1) and 8 Keeps (2) fight in the melee step, 8 Castles (3) in the ranged step, 6 Citadels (4) in the magic step. Their number limits what can be built (KT-N4).',
      },
      {
        id: 'KT-C15',
        text: 'Gold is a number and never falls below 0; the bank has no limit. There is one Black Cloud. Markers never run out. You have one rack for 10 counters.',
      },
      {
        id: 'KT-C16',
        text: 'For the record: the box of 1986 has 351 pieces, of which 113 are gold and markers that do not matter here.',
      },
    ],
  },
  {
    title: 'Set-up with four',
    clauses: [
      {
        id: 'KT-S1',
        text: 'The bank holds forts, gold and markers. All 195 Things are mixed in the cup.',
      },
      {
        id: 'KT-S2',
        text: 'Each of the 11 character counters shows a random side. That one is available; the one on the back is not, until the counter is turned (KT-R2, KT-R7).',
      },
      {
        id: 'KT-S3',
        text: 'Four seas are set aside. The other 44 hexes are shuffled and 37 of them laid face down; 7 are left.',
      },
      {
        id: 'KT-S4',
        text: 'The board is a centre with three rings of hexes round it. Positions are numbered from the centre outwards, each ring clockwise from one step behind its upper-left corner: 0 is the centre, 1 to 6 the first ring, 7 to 18 the second, 19 to 36 the third.',
      },
      {
        id: 'KT-S5',
        text: 'There are four places to start, clockwise: 19, 23, 28 and 32. Each has four neighbours on the board.',
      },
      {
        id: 'KT-S6',
        text: 'Everybody rolls two dice. The highest is first player and picks a start; ties for the highest roll again. The others pick clockwise. From then on player order, and so left and right, goes clockwise round the board from the first player’s start. Only now are all hexes turned up: you pick blind.',
      },
      {
        id: 'KT-S7',
        text: 'Too much sea? If your start is sea you must have it replaced by a hex drawn from those left. If two or more of its neighbours are sea you may have each of these replaced once, the last one too; a sea that was drawn is replaced again only while two or more neighbours are sea. You must go on while fewer than two neighbours are land.',
      },
      {
        id: 'KT-S8',
        text: 'Mark your start. In player order everybody then marks a second hex, and in player order a third: unowned land next to a hex of your own and not next to anybody else’s. Sea is never owned.',
      },
      {
        id: 'KT-S9',
        text: 'If no such hex is left, take any unowned land next to your own, whoever is near. If there is none of that either, take the unowned land nearest to yours.',
      },
      {
        id: 'KT-S10',
        text: 'You receive 10 gold and a tower, and put the tower into one of your hexes. Then you draw 10 Things and place what you like (KT-T11). The rest stays on your rack.',
      },
      {
        id: 'KT-S11',
        text: 'Once, in player order, you may exchange: lay any number of rack counters aside unseen, draw as many, and return the first ones to the cup. Whoever drew may then place again.',
      },
      {
        id: 'KT-S12',
        text: 'The starting towers come out of the ten in the bank.',
      },
      {
        id: 'KT-S13',
        text: 'What is left over of the hexes is shuffled into an unused deck of 11, for the use of Big Juju (KT-V4).',
      },
    ],
  },
  {
    title: 'Set-up with two or three',
    clauses: [
      {
        id: 'KT-S14',
        text: 'Two hexes of each land and five seas are set aside. Of the other 29 you lay 19: the centre and two rings. All the rest, 29 hexes, is the unused deck.',
      },
      {
        id: 'KT-S15',
        text: 'With three players the first picks one of two triangles of corners, 10, 14, 18 or 8, 12, 16, and a corner of it. The others pick from the same triangle, clockwise. Each corner has three neighbours.',
      },
      {
        id: 'KT-S16',
        text: 'With two players the first picks any of the six corners, and the second gets the one opposite.',
      },
      {
        id: 'KT-S17',
        text: 'A citadel needs an income of 15 instead of 20. With two players the order of play never changes. Both go by the number of players at the start, even when somebody is out.',
      },
      {
        id: 'KT-S18',
        text: 'Any of the hexes left is equally likely to be drawn. Who has no choice in placing is not asked. Treasures may be turned in while you place; then there is less to exchange.',
      },
    ],
  },
]

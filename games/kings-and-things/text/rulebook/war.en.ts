/** The rulebook for players, in English: movement, exploration, battle, construction, winning and bluff. */
import type { RulebookSection } from '@crownlands/core/room'

export const warEn: readonly RulebookSection[] = [
  {
    title: 'Movement',
    clauses: [
      {
        id: 'KT-M1',
        text: 'Every creature and character has 4 points a turn. The hex where it starts is free; every hex it enters costs its price, the last one too. Without the full price it cannot enter. Flyers pay the same.',
      },
      {
        id: 'KT-M2',
        text: 'Move counters singly or in stacks, dropping and picking up on the way. One stack finishes before the next sets out. Who is dropped has finished; who is picked up uses their own 4 points.',
      },
      {
        id: 'KT-M3',
        text: 'Forts and income counters never move. You move only in your part of this phase; retreats are another matter (KT-B14).',
      },
      {
        id: 'KT-M4',
        text: 'Stack limit: when a move ends, at most 10 of your creatures and characters may be in a hex. Others’ do not count. In a hex with a citadel there is no limit, not even for attackers. Walkers may pass a full hex; flyers may neither enter nor pass one, citadels excepted. If a retreat, the Fan or Big Juju brings too many, their owner picks who is lost among those who come.',
      },
      {
        id: 'KT-M5',
        text: 'You stop on entering a hex with face-down enemy counters, or with face-up ones that have a value: fort, city, village, character. Bluffs stop you too. An enemy hex with none of these does not.',
      },
      {
        id: 'KT-M6',
        text: 'You stop on entering land that nobody owns. Flyers too; but they may cross the sea.',
      },
      {
        id: 'KT-M7',
        text: 'Pinned: counters that begin your part in a hex with enemy creatures or characters may not leave it.',
      },
      {
        id: 'KT-M8',
        text: 'If you are pinned, you may ask each pinning player once to show a supported creature. Who will not or cannot does not pin you. A face-up character always pins, so such a player is not asked. The creature shown pins your whole stack and turns down when your part ends.',
      },
      {
        id: 'KT-M9',
        text: 'Flyers may go on past enemies, or leave a hex with them. Drop who shall stay and show the rest; the enemies there, from your left on, may show flyers; bluffs on both sides may be called; then one of yours stays for each enemy flyer still up, and you pick which. A flyer that has held one holds no other in your part. Flying characters count; forts hold nobody. What was shown turns down when your part ends.',
      },
      {
        id: 'KT-M10',
        text: 'Only flyers may enter the sea, and nobody may end there.',
      },
      {
        id: 'KT-M11',
        text: 'Walk-in: an enemy hex without enemy values is yours, with all in it, if counters of yours are there when the phase ends. With two or more rivals there a battle decides (KT-B24). A Balloon alone walks in nowhere and keeps nobody out.',
      },
      {
        id: 'KT-M12',
        text: 'The phase ends when all have moved. Then walk-ins are carried out in player order.',
      },
      {
        id: 'KT-M13',
        text: 'In small steps: pick counters out of one hex, step into a neighbouring hex, drop or pick up there, stop. Who is dropped or stops has finished, even without a step. Finished and pinned counters cannot be picked; flyers, and who goes with the Deerhunter, are not held by a pin. Who cannot pay for a step must be dropped before it.',
      },
      {
        id: 'KT-M14',
        text: 'You cannot take a step from which your group could neither stop nor go on. Where it must stop, the limit holds for all of it. Going on means that some way exists on which the whole group ends where it may: two seas in a row with too few points are refused at the first. Who has not taken a step may always stay, even where there are too many because a citadel was lowered; so in a full hex nobody who arrives is dropped into the place of one you have just picked up there.',
      },
    ],
  },
  {
    title: 'Exploration',
    clauses: [
      {
        id: 'KT-X1',
        text: 'In the combat phase you explore an unowned hex if you are alone in it. Bluffs can explore.',
      },
      {
        id: 'KT-X2',
        text: 'Rivals in an unowned hex fight first (KT-B24). The last one left explores in a later go; defenders already there stand by meanwhile. If nobody is left, nobody explores; a Balloon alone does not (KT-B16).',
      },
      {
        id: 'KT-X3',
        text: 'Roll a die. On 1 or 6 the hex is yours, and nobody sees who you came with.',
      },
      {
        id: 'KT-X4',
        text: 'On 2 to 5 the player on your right draws that many Things, face up, and plays them against you.',
      },
      {
        id: 'KT-X5',
        text: 'Events among them go to the cup, and so do income counters that do not fit. Of several that fit only the one with the most gold stays; between different ones of equal gold the player on your right chooses. Treasures and magic items lie with the defenders.',
      },
      {
        id: 'KT-X6',
        text: 'If there is no creature, city or village among them, the hex is yours without a battle, with all that lies there.',
      },
      {
        id: 'KT-X7',
        text: 'Before fighting you may bribe: pay the value of a creature, city or village, one at a time, some or all. A bribed creature goes to the cup; a bribed city or village takes no part in this battle. What is paid stays paid.',
      },
      {
        id: 'KT-X8',
        text: 'Every price is doubled if a treasure, a magic item or an income counter is with them. A city or village counts as one, even for itself.',
      },
      {
        id: 'KT-X9',
        text: 'If you have bribed all, the hex is yours with treasures, unused magic and the income counter, whole again. Nobody sees who you came with.',
      },
      {
        id: 'KT-X10',
        text: 'Otherwise your counters are turned up now, and the battle follows. Bluffs may be called.',
      },
      {
        id: 'KT-X11',
        text: 'Neutral defenders need no support, never retreat and may use the battle items drawn with them: Bow, Dispel Magic, Dust of Defence, Firewall, Golem, Lucky Charm, Sword and Talisman. The player on the explorer’s right decides for them.',
      },
      {
        id: 'KT-X12',
        text: 'If you retreat or are gone, the defenders stay face up with all they guard. Items they used go to the cup.',
      },
      {
        id: 'KT-X13',
        text: 'Whoever comes later must fight them: no die, no bribe. The player on the right of the new explorer plays them.',
      },
      {
        id: 'KT-X14',
        text: 'If both sides are gone, the hex stays unexplored and the next explorer rolls. What was guarded goes to the cup, and so does a city or village left neutralised and alone. A Golem or Firewall alone holds no hex.',
      },
      {
        id: 'KT-X15',
        text: 'If you win, the hex and all in it are yours; treasures and unused magic go onto your rack (KT-T7).',
      },
      {
        id: 'KT-X16',
        text: 'A damage check (KT-B17) follows only a battle that was fought.',
      },
      {
        id: 'KT-X17',
        text: 'Rivals who fight in an unowned hex leave neutral defenders there, and what these guard, untouched. No damage check follows.',
      },
    ],
  },
  {
    title: 'Battle',
    clauses: [
      {
        id: 'KT-B1',
        text: 'There is a battle where counters of more than one player are in a hex, or where explorers meet defenders. A building counts as a counter of its owner.',
      },
      {
        id: 'KT-B2',
        text: 'In player order everybody resolves one battle or exploration with own counters in it, round and round until none is left. You cannot pass; without one you are skipped.',
      },
      {
        id: 'KT-B3',
        text: 'The owner of the hex defends, the others attack. In an unexplored hex the neutral counters defend.',
      },
      {
        id: 'KT-B4',
        text: 'All counters in the battle are turned up, and any other player may call bluffs.',
      },
      {
        id: 'KT-B5',
        text: 'Before round 1, in this order: turn up; calls; items, first the defender (Dust of Defence or Firewall), then each attacker (Firewall); the Warlord, attackers first; calls again if he took somebody; Baron and Duke by themselves. Then see whether a side has anything left (KT-B16).',
      },
      {
        id: 'KT-B6',
        text: 'A round has a magic step, a ranged step, a melee step and the retreat.',
      },
      {
        id: 'KT-B7',
        text: 'Magic: the magic symbol, the citadel, the Firewall. Ranged: the ranged symbol, the castle, the Balloon and its passengers. Melee: all others. A counter fights once a round; who flies and has another symbol fights in that other step. Flying does nothing in battle.',
      },
      {
        id: 'KT-B8',
        text: 'Each counter rolls a die, a charger two. Each die at or below its value is a hit. Value 6 or more always hits, value 0 does not roll.',
      },
      {
        id: 'KT-B9',
        text: 'In a step both sides roll before anybody is lost. The losses of a step count before the next.',
      },
      {
        id: 'KT-B10',
        text: 'The side that is hit chooses where. A creature or character is eliminated. A building or Firewall loses 1 value for each hit and fights on with the rest; at 0 it is neutralised: it stays, but out of this battle. Where equal counters differ (one flies in the Balloon, was saved, bears an item or has rolled in this round, and the other has not), say which of them is hit.',
      },
      {
        id: 'KT-B11',
        text: 'Hits are put on counters one at a time: an aimed hit first (KT-K6), then each side its own, attackers first. Saving dice are rolled at once, and a saved counter may be given another hit. Every hit must be taken while something can take it; the rest is lost. Where there is no choice nobody is asked.',
      },
      {
        id: 'KT-B12',
        text: 'Magic items in a battle do not count towards the stack limit. A Golem or Firewall alone is still a force while the battle lasts; a Balloon alone is not (KT-B16).',
      },
      {
        id: 'KT-B13',
        text: 'In the retreat step the attacker decides first, then the defender.',
      },
      {
        id: 'KT-B14',
        text: 'You retreat with all your creatures and characters together, into one adjacent hex of yours without enemies. Without such a hex you cannot. If they are too many there, you pick who is lost. A Balloon goes along; without creatures and characters beside it, it has only its own retreat (KT-I2).',
      },
      {
        id: 'KT-B15',
        text: 'Buildings never retreat and may fight on alone. Neutral defenders never retreat.',
      },
      {
        id: 'KT-B16',
        text: 'After each step: if a side has nothing left but neutralised buildings, the battle ends. If all attackers are gone, the hex stays with its owner, even if nothing of theirs is left. If all defenders are gone or neutralised and an attacker is left, that attacker takes the hex and all in it. With three or more the attackers fight it out among themselves first. A Golem or Firewall alone takes no hex, nor does a Balloon: with nothing else to fight on its side it goes to the cup, and with only Golem or Firewall at the end of the battle. Outside a battle a Balloon without army counters of its player in its hex counts for nothing: it stops nobody, fights and explores nothing, takes nothing and keeps nobody out.',
      },
      {
        id: 'KT-B17',
        text: 'Damage check after the battle, whoever won: one die for each fort, city, village and other income counter in the hex. On 1 or 6 the counter goes to the cup, a fort loses a level, a tower goes to the bank. A citadel is never checked. It is made if round 1 began or a hit fell before.',
      },
      {
        id: 'KT-B18',
        text: 'Then what was neutralised or reduced is whole again, and used items go to the cup.',
      },
      {
        id: 'KT-B19',
        text: 'Whoever captured the hex, by battle, exploring or walking in, may at once place rack counters there.',
      },
      {
        id: 'KT-B20',
        text: 'Survivors turn face down when the battle ends. Characters and neutral defenders stay up.',
      },
      {
        id: 'KT-B21',
        text: 'With three or more players in a hex everybody names one other there in each round, at the same time and unseen; all own dice of the round go against that one. The battle goes on until one player is left.',
      },
      {
        id: 'KT-B22',
        text: 'If your target is gone in mid-round, you roll no more in that round. The owner’s buildings belong to the owner’s force.',
      },
      {
        id: 'KT-B23',
        text: 'With three or more, retreats begin with the attacker on the defender’s left and go round; the defender is last. Each decides alone, and the others fight on. The order is fixed when the battle begins.',
      },
      {
        id: 'KT-B24',
        text: 'When rivals meet where nobody defends, the attacker is who announced the battle, and the defender is the nearest player on that one’s right with counters there.',
      },
      {
        id: 'KT-B25',
        text: 'When it is over, in this order: the hex changes hands and the cloud leaves a captured one; damage check; all is whole again; what was guarded goes onto the rack; survivors turn down; the capturer places and comes down to ten; then see who is out (KT-W7).',
      },
      {
        id: 'KT-B26',
        text: 'A round begins with calls (from the second on), names (KT-B21) and items. Before the dice of each step each side, attackers first, is asked for items; Bow, Sword and the Marksman’s choice only at the start of a round, each once. You may say that you go on to the end of the round; then you are not asked again before the retreat. Nobody is asked who has an empty rack, no Marksman and no Bow or Sword to move.',
      },
      {
        id: 'KT-B27',
        text: 'A counter rolls at most once a round, even if its step changes. Hits of several players on one are added.',
      },
    ],
  },
  {
    title: 'Construction',
    clauses: [
      {
        id: 'KT-N1',
        text: 'In any or all of your hexes you may build a tower where there is no fort, or raise a fort by one level: tower, keep, castle, citadel. Each level costs 5 gold.',
      },
      {
        id: 'KT-N2',
        text: 'One level for each hex and turn.',
      },
      {
        id: 'KT-N3',
        text: 'One fort for each hex. One income counter may share it.',
      },
      {
        id: 'KT-N4',
        text: 'A level can be built only while the bank has a counter of it; the one replaced goes back. Lowering a fort is never refused: if need be the bank owes a counter, and none of that level is built until it has one again.',
      },
      {
        id: 'KT-N5',
        text: 'Forts are never sold.',
      },
      {
        id: 'KT-N6',
        text: 'A citadel is built from your own castle for 5 gold, with an income of at least 20 (15 with two or three players), and only if you own no citadel yet.',
      },
      {
        id: 'KT-N7',
        text: 'Your income is counted for it, not received. Good Harvest, Mother Lode and treasures do not count.',
      },
    ],
  },
  {
    title: 'Special powers',
    clauses: [
      {
        id: 'KT-P1',
        text: 'In this phase the Master Thief and the Assassin Primus may act, and nobody else.',
      },
      {
        id: 'KT-P2',
        text: 'Each of the two acts once a turn, wherever on the board they stand.',
      },
      {
        id: 'KT-P3',
        text: 'Both begin with a contest: their owner and the other player roll two dice each. Owner higher: the power works. Owner lower: nothing. Equal: both roll again, and if the other is now higher the character is eliminated.',
      },
      {
        id: 'KT-P4',
        text: 'The Assassin needs somebody with army counters, the Thief somebody with gold or a rack counter. The Thief chooses between gold and counter after the contest. A face-down counter that the Assassin names is picked by chance; its owner sees which, and it goes to the cup unseen.',
      },
    ],
  },
  {
    title: 'Winning',
    clauses: [
      {
        id: 'KT-W1',
        text: 'If there is exactly one citadel on the board, its owner wins at the end of construction in the turn after the one in which it was built or captured.',
      },
      {
        id: 'KT-W2',
        text: 'So with each citadel its turn is noted. At the end of every construction phase, if there is one citadel and its owner got it in an earlier turn, that player wins. A capture starts the clock anew.',
      },
      {
        id: 'KT-W3',
        text: 'With two or more citadels you win by owning two, the moment you take the second.',
      },
      {
        id: 'KT-W4',
        text: 'If a second citadel is built before the clock has run out, in the same phase even, only conquest wins from then on.',
      },
      {
        id: 'KT-W5',
        text: 'A citadel is lost only by conquest. A falling income does not matter.',
      },
      {
        id: 'KT-W6',
        text: 'Whoever has lost a citadel may build another.',
      },
      {
        id: 'KT-W7',
        text: 'Without a hex and without an army counter on the board you are out: your gold goes to the bank, your rack to the cup unseen. This is looked at after walk-ins, battles, explorations, events and powers. If one player is left, that player wins.',
      },
      {
        id: 'KT-W8',
        text: 'The game ends the moment somebody wins. Checked in order: two citadels, last player, the clock, the turn limit.',
      },
    ],
  },
  {
    title: 'Support and bluff',
    clauses: [
      {
        id: 'KT-U1',
        text: 'A creature is real if you own a hex of its terrain anywhere, or if your Terrain Lord of its terrain is in the same hex. Otherwise it is a bluff.',
      },
      {
        id: 'KT-U2',
        text: 'This is judged whenever it matters, and it changes as hexes and Lords come and go, even within a battle.',
      },
      {
        id: 'KT-U3',
        text: 'Characters need no support. Neutral defenders are never bluffs. Income counters get nothing from Lords.',
      },
      {
        id: 'KT-U4',
        text: 'Bluffs are placed, move, stop enemies, explore, walk in and start battles like anybody else. They cannot pin.',
      },
      {
        id: 'KT-U5',
        text: 'While a bluff is face up any other player may demand that it be removed: it goes to the cup.',
      },
      {
        id: 'KT-U6',
        text: 'If nobody does, it fights on. Once face down it is safe again.',
      },
      {
        id: 'KT-U7',
        text: 'Calls are asked for right after counters were turned up, after the Warlord took somebody, and at the start of each later round. A call names one face-up creature of another player and takes effect at once. A wrong one costs nothing. You are asked even when there is no bluff, unless a standing answer has settled it.',
      },
      {
        id: 'KT-U8',
        text: 'A creature turned by the Warlord is judged by its new owner’s hexes and Lords.',
      },
    ],
  },
]

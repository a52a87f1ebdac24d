/** The rulebook for players, in English: the order of play, gold, recruiting and events. */
import type { RulebookSection } from '@crownlands/core/room'

export const turnEn: readonly RulebookSection[] = [
  {
    title: 'The order of play',
    clauses: [
      {
        id: 'KT-O1',
        text: 'A turn has nine phases: gold, characters, Things, events, movement, combat, construction, special powers and the change of order. Gold, Things and the change of order are forced; the others are up to you, combat less than the rest (KT-B2).',
      },
      {
        id: 'KT-O2',
        text: 'In each phase everybody acts in player order, from the first player to the left. All finish a phase before the next begins.',
      },
      {
        id: 'KT-O3',
        text: 'At the end of the turn the second player becomes the first. With two players nothing changes.',
      },
      {
        id: 'KT-O4',
        text: 'Some things can be done “at any time”: turning in treasures (KT-G5), taking own income counters off the board (KT-G6), fanning the cloud. That means at a decision of your own in your own part of a phase, when you choose the next battle (not KT-G6), when you pay after a roll, while you bribe, while you place, and when your rack is too full. Never while dice, hits, losses, retreats or answers are being settled, and never in somebody else’s part.',
      },
      {
        id: 'KT-O5',
        text: 'Nothing is given or traded between players: no gold, no counters, no hexes.',
      },
      {
        id: 'KT-O6',
        text: 'In every phase but gold, combat and the change of order you have one part, and you end it with a word. It is passed over only where all can see that nothing can be done: events with an empty rack, movement without army counters, construction with less than 5 gold and an empty rack, powers without Master Thief and Assassin Primus.',
      },
      {
        id: 'KT-O7',
        text: 'Whoever could answer something is asked, and whether you hold the answer never decides it. About an item played: every other player with a rack counter, in a battle only those in it. About Weather Control: every other player with a rack counter. About a plague: each victim with a rack counter, a victim being who has losses due in a hex where something could be given. About dice and bluffs: see KT-O8. Neutral defenders are asked, through the player who plays them, only for an item that lies with them. All are asked at once. The first answer ends the question and takes effect before what it answers; a pass is final. Bluffs and plagues everybody answers alone.',
      },
      {
        id: 'KT-O8',
        text: 'You can give standing answers, and all see them. About rolls: own (to begin with), all or none. Own rolls are dice thrown by you, for you or against you, and all dice of a battle or exploration you are in; the dice of an event are thrown for its player too. About bluffs: ask (to begin with), all, which has every bluff called for you, or none. Each may be changed once in your part of the character phase.',
      },
      {
        id: 'KT-O9',
        text: 'Dice thrown together are one roll: all dice of a step, both sides of a contest, a whole damage check. It is asked about only if changing one die by 1 would change what happens. The answer comes before anything else, even before paying for a character. A changed price or number of hits counts as a change.',
      },
    ],
  },
  {
    title: 'Gold',
    clauses: [
      {
        id: 'KT-G1',
        text: 'Your income is 1 for each land hex, the value of each of your forts, the gold of each of your income counters on the board and 1 for each of your characters.',
      },
      {
        id: 'KT-G2',
        text: 'The Dwarf King doubles your mines (KT-K5). Neither the Black Cloud nor hits in battle lower your income.',
      },
      {
        id: 'KT-G3',
        text: 'In the gold phase you receive your income, whether you like it or not.',
      },
      {
        id: 'KT-G4',
        text: 'Gold lies in plain sight. It pays for characters, Things, forts and bribes.',
      },
      {
        id: 'KT-G5',
        text: 'A treasure may be turned in at any time (KT-O4): show it, take its gold, return it to the cup. It is no income, and it is never placed on the board.',
      },
      {
        id: 'KT-G6',
        text: 'At any time but in combat you may take your own income counters off the board, one at a time. They go to the cup, never back to your rack.',
      },
    ],
  },
  {
    title: 'Recruiting characters',
    clauses: [
      {
        id: 'KT-R1',
        text: 'Each turn you may try for one special character.',
      },
      {
        id: 'KT-R2',
        text: 'Before you roll, or without rolling, you may discharge any of your characters to the pool, either side up. That side is available at once, even to you.',
      },
      {
        id: 'KT-R3',
        text: 'Pick a character that is face up in the pool. You need twice its value; for the Marksman 10.',
      },
      {
        id: 'KT-R4',
        text: 'Pay 5 gold for each +1 before you roll two dice. If you fall short, pay 10 gold for each +1 that is missing, or give up. Gold that is paid is gone either way. Before the roll you cannot buy more than what makes you sure; after it you pay exactly what is missing, or nothing.',
      },
      {
        id: 'KT-R5',
        text: 'Your new character goes into one of your hexes at once, face up. Without a hex that has room (KT-M4) you cannot try.',
      },
      {
        id: 'KT-R6',
        text: 'You can have only one Terrain Lord. To get another, discharge the first in this phase. Defection is bound by the same limit.',
      },
      {
        id: 'KT-R7',
        text: 'An eliminated character flees to the pool. You, its last owner, may turn the counter over at once. From the next character phase on it can be recruited; not before, and not by Defection either.',
      },
      {
        id: 'KT-R8',
        text: 'In your part you change standing answers and discharge in any order, then try at most once. After that only paying and placing are left.',
      },
    ],
  },
  {
    title: 'Recruiting Things',
    clauses: [
      {
        id: 'KT-T1',
        text: 'You draw one Thing for every two land hexes you own, rounded up. These are free and forced.',
      },
      {
        id: 'KT-T2',
        text: 'You may buy up to 5 more at 5 gold each.',
      },
      {
        id: 'KT-T3',
        text: 'You may trade in two rack counters of any kind for one draw, up to 5 draws. All see what you trade.',
      },
      {
        id: 'KT-T4',
        text: 'Announce all three numbers together, pay and draw everything at once; then what you traded goes into the cup. Nobody may know how many counters the cup holds.',
      },
      {
        id: 'KT-T5',
        text: 'Then place Things on the board (KT-T11).',
      },
      {
        id: 'KT-T6',
        text: 'A rack holds 10. While you draw and place it may hold more; when you are done it may not. What is over is placed, turned in if it is a treasure, or put back into the cup, as you choose. With 10 or fewer nothing is put back.',
      },
      {
        id: 'KT-T7',
        text: 'If a theft or a find gives you more than 10, act at once: turn in a treasure, place on a hex you have just captured, or discard, until 10 are left.',
      },
      {
        id: 'KT-T8',
        text: 'If the cup holds less than you announced, you draw what there is: free draws first, then paid, then trades. What you do not draw you do not pay for; the pairs laid aside last come back.',
      },
      {
        id: 'KT-T9',
        text: 'True elimination: once the last counter of the cup has been drawn, magic items, treasures and events that are used, discarded or traded leave the game for good. Creatures and income counters still return, and so does what exploration sorts out. All are told when it happens. What Big Juju drowns and what a player who is out leaves behind counts as discarded.',
      },
      {
        id: 'KT-T10',
        text: 'Rack counters are placed only in set-up, in this phase, on a hex you have just captured (KT-B19), or on a hex of yours that Big Juju has changed (KT-V4).',
      },
      {
        id: 'KT-T11',
        text: 'Creatures go face down into your own hexes, supported or not, up to the stack limit (KT-M4). Each of your hexes takes one income counter, face up: one with a terrain on that terrain only, a city or village on any land. A fort may share the hex. Treasures, magic items and events are never placed.',
      },
      {
        id: 'KT-T12',
        text: 'Creatures on the board are never taken back. They leave as bluffs, in battle or by events.',
      },
      {
        id: 'KT-T13',
        text: 'Lay counters to trade aside one at a time, always in pairs. Others see them with your announcement, which is final. Nothing is placed before the draw.',
      },
    ],
  },
  {
    title: 'Random events',
    clauses: [
      {
        id: 'KT-V1',
        text: 'Once a turn, in your part of the phase, you may play an event from your rack. It goes back to the cup at once.',
      },
      {
        id: 'KT-V2',
        text: 'How losses are counted: a creature or a character is one loss, a whole city or village is one, a fort is one for each level, a citadel gives none. Income counters without a value are never lost. The owner picks them one at a time, and face-down losses go to the cup unseen. Where all can see that there is no choice nobody is asked.',
      },
      {
        id: 'KT-V3',
        text: 'Big Juju and Weather Control need a source: one of your army counters with the magic symbol, shown now. Its printed value is the range. Bluffs may be called (KT-U7) before you choose the hex; if your source is removed, the event is spent for nothing. Otherwise it turns down again.',
      },
      {
        id: 'KT-V4',
        text: 'Big Juju. Choose a hex in range without a citadel. Your own you swap for any terrain in the unused deck; any other becomes the first that differs out of the shuffled deck. An income counter that no longer fits goes to the cup, and the owner may at once place rack counters there. A fort and neutral defenders stay on land. If it becomes sea, nobody owns it: the fort goes to the bank, income counter and neutral counters to the cup, the cloud off. Army counters there go to one adjacent hex of their owner, who chooses it and who is lost if they are too many; without such a hex they are all lost. Sea that becomes land belongs to nobody.',
      },
      {
        id: 'KT-V5',
        text: 'Dark Plague. Everybody, you too, loses in each own hex as many as its fort, city and village add up to. The owner picks army counters, the city or village, or fort levels. While army counters are there every loss must be taken; once they are gone, buildings need not be given. The number is fixed when the event is played. All victims are asked for the Elixir first; then they lose in player order, hex by hex.',
      },
      {
        id: 'KT-V6',
        text: 'Defection. Name a character that is face up in the pool or belongs to somebody else. You and the owner (for the pool: the player on your right) roll two dice each, and gold does not help. If yours are higher, the character comes to one of your hexes. KT-R6 holds, and you need a hex with room.',
      },
      {
        id: 'KT-V7',
        text: 'Good Harvest. Collect your income for hexes, forts and characters, not for income counters.',
      },
      {
        id: 'KT-V8',
        text: 'Mother Lode. Collect twice the gold of all your income counters on the board, cities and villages too. With the Dwarf King mines pay four times their value.',
      },
      {
        id: 'KT-V9',
        text: 'Teenie Pox. Name another player, who rolls a die: 1 or 6 is nothing, 2 to 5 is that many losses from the largest stack in one hex. Army counters count 1 each there and buildings their value, a citadel 4; the victim breaks ties. Army counters go first; when they run out, buildings must go. The Elixir helps: it is asked for after a die of 2 to 5 and before ties are broken.',
      },
      {
        id: 'KT-V10',
        text: 'Terrain Disaster. Name an owned hex and roll two dice: 6, 7 or 8 strikes. Otherwise name another, each only once, your own too, until one is struck or none is left; there is no stopping early. The owner of the struck hex rolls a die: 1 or 6 is nothing, 2 to 5 is that many losses there. Army counters go first; when they run out, buildings must go.',
      },
      {
        id: 'KT-V11',
        text: 'Vandalism. Name another player with a fort below citadel. That player picks one, and it loses a level; a tower is removed.',
      },
      {
        id: 'KT-V12',
        text: 'Weather Control. Put the Black Cloud on an owned hex in range. All that the owner has there fights with 1 less; at 0 a counter cannot attack but can take hits. Income and the hits that buildings can take stay as they are. The cloud remains until it is moved, fanned off, or somebody else captures the hex.',
      },
      {
        id: 'KT-V13',
        text: 'Willing Workers. Build a tower in a hex of yours without a fort, or raise one of your forts a level, free of charge, never to a citadel. It does not use up the level of KT-N2. A fort counter must be left.',
      },
      {
        id: 'KT-V14',
        text: 'First the event is shown, then you choose what it names. You cannot play one without what it needs: a source and a hex in its range, a character that may be named, somebody with something to lose, somebody with a fort below citadel, a fort that may be built. Harvest, Lode, Plague and Disaster can always be played, even for nothing. Afterwards you may still do what can be done at any time, and end your part.',
      },
    ],
  },
]

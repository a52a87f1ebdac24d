/** The rulebook for players, in English. Its clauses are those of docs/rules/gate.md. */
import type { Rulebook } from '@crownlands/core/room'

export const rulebookEn: Rulebook = {
  title: 'The rules of Gate',
  introduction:
    'Welcome to your town. It would be a quiet one, had nobody dug quite so deep. Now things come up from the mine, a new one every turn, and you are in charge. Put your three good people to work, hire others as gold allows, mend what breaks and keep everybody’s courage up. Hold out until the last enemy is dead and the town is yours to boast about.',
  sections: [
    {
      title: 'Components',
      clauses: [
        {
          id: 'G-C1',
          text: 'You look after three places. The Gate begins with 12 health, the Tower and the Farm with 6 each.',
        },
        {
          id: 'G-C2',
          text: 'Every card has up to four traits; what is not named here is 0. There is one copy of each card, and two of the Druid. You start with the Guard (income 1, attack 1), the Monk (income 1, calm 1) and the Farmer (income 1, repair 1, and 1 more when it repairs the Farm). For 2 gold: the Tax Collector (income 2; may leave the game while it lies in the discard pile), the Mercenary (repair 1, attack 2), the Minstrel (income 2, calm 1). For 3 gold: the Craftsman (income 1, repair 2, attack 1; repairs 1 more on the Farm or the Gate), the Mason (income 1, repair 2, attack 1; repairs 1 more on the Tower), the Warden (repair 1, calm 1, attack 2), the Druid (repair 2, calm 2). For 4 gold: the Rat Catcher (income 1, calm 2, attack 1), the Blacksmith (income 1, repair 2; doubles the attack of another card), the Swindler (income, repair, calm and attack 1 each; draws a card), the Priest (income 2, calm 2, attack 1). For 5 gold: the Guardian (repair 2, calm 2, attack 2), the Tinkerer (income 1, repair 3, attack 1). For 6 gold: the Alchemist (income 1, repair 1, calm 1, attack 2; can send a card of the discard pile out of the game), the Champion (income 1, repair 1, calm 2, attack 3). The five heroes are not for sale: the Baroness (income 4), the Engineer (repair 4), the Bishop (calm 3), the Knight (attack 4), the Traveler (income, repair, calm and attack 1 each; draws 2 cards).',
        },
        {
          id: 'G-C3',
          text: 'Nine enemies come in three waves of three. First wave: the Giant Spider (1 point, 3 health, hits the Gate for 1, spreads 1 fear), the Skull Centipede (2 points, 3 health, the Tower for 2, no fear), the Plague Rat (3 points, 4 health, the Farm for 1, 1 fear). Second wave: the Rot Worm (4 points, 5 health, the Farm for 2, 1 fear), the Rat Lord (5 points, 6 health, the Gate for 2, no fear), the Dark Priest (6 points, 5 health, the Tower for 2, 1 fear). Third wave: the Death Guard (7 points, 5 health, the Tower for 1, 2 fear), the Abomination (8 points, 6 health, the Farm for 2, 1 fear), the Grave Lord (9 points, 7 health, all three places for 1 each, 1 fear).',
        },
        {
          id: 'G-C4',
          text: 'Four commands can be bought. The Festival, 2 gold, calms by 1. The Volley, 2 gold, attacks for 1. The Work Crew, 2 gold, repairs 1. The Town Crier, 1 gold, changes the whole market. Nobody sells you a Volley with no enemy out, nor a Work Crew with nothing to mend.',
        },
        {
          id: 'G-C5',
          text: 'The fearamid shows how frightened your people are. It has ten spaces in four rows, and the cube climbs it from left to right and row by row. From the bottom: start, sun, Farm −1, sun; then Tower −1, sun, an empty space; then Gate −1, Gate −1; and at the top a single space that you never want to see.',
        },
        {
          id: 'G-C6',
          text: 'Choose how hard it shall be. Gentle: the Death Guard has only 3 health. Standard: it has its 5. Hard: it has 7. Boss: as Standard, but a tenth enemy crawls out last of all, the Mine Tyrant (10 points, 9 health, all three places for 1 each, 2 fear).',
        },
      ],
    },
    {
      title: 'Set-up',
      clauses: [
        {
          id: 'G-S1',
          text: 'The three starting cards are your first hand. Shuffle the citizens and lay out four of them face up: this is the market. Shuffle the heroes and keep them face down. Shuffle each wave of enemies by itself and stack the waves with the first on top. Put the cube on the start of the fearamid, and take a deep breath.',
        },
      ],
    },
    {
      title: 'The turn',
      clauses: [
        {
          id: 'G-T1',
          text: 'Each turn opens with a new enemy. Whoever stands on the right moves to the left, and the newcomer takes the right. Somebody already on the left stays there as long as the right is free for the newcomer. There is room for two and no more: if both places are taken, the one on the left makes way first. It gives the Gate a last blow of 1, spreads no fear and is gone, and its points with it.',
        },
        {
          id: 'G-T2',
          text: 'Then draw three cards; not on the first turn, when you hold your starting cards. If you must draw and the draw pile is empty, shuffle the discard pile into a new one, and not a moment sooner. This is so for cards that let you draw, too. Should there be too few cards in all, you draw what there is, even if it is nothing.',
        },
        {
          id: 'G-T3',
          text: 'Now the town acts: you command, recruit and use your cards in whatever order you like, for as long as you like, and nothing of it is a duty. If you prefer it sterner, play with strict phases: commands first, then recruits, then cards for repair, calm and attack, without a way back. Income can be taken until the cards’ turn has come, and gold left over from commands may pay for recruits. A card played for nothing but its power belongs to the last phase; one played for income keeps its power, so that a Blacksmith who earned you gold can still double an attack later in the turn.',
        },
        {
          id: 'G-T4',
          text: 'When you are done, the enemies attack. How, you read further down, from G-A1 on.',
        },
        {
          id: 'G-T5',
          text: 'At last you discard the cards you did not use. Gold you did not spend is lost: nobody saves up during a siege.',
        },
      ],
    },
    {
      title: 'Gold, commands, recruits',
      clauses: [
        {
          id: 'G-M1',
          text: 'A card that you play for its income goes to the discard pile and gives you that much gold. As long as the Farm stands it adds 1 gold each turn. All the gold of a turn is one purse, for commands and recruits alike.',
        },
        {
          id: 'G-M2',
          text: 'Give as many commands as you can pay for, but each of them only once a turn.',
        },
        {
          id: 'G-M3',
          text: 'Recruit as many of the citizens in the market as you can pay for. A recruit goes to your discard pile, and the free place in the market is filled at once. The Town Crier puts all cards of the market aside and lays out new ones. When the citizen deck runs out, the cards put aside, even those of this very moment, are shuffled into a new deck; without any, the market simply gets smaller. If neither the deck nor the pile put aside before holds a card, the Town Crier stays at home.',
        },
      ],
    },
    {
      title: 'Using cards',
      clauses: [
        {
          id: 'G-U1',
          text: 'You play a card for one of its traits (a trait of 0 is none), and for its power as well if you wish. You may also play it for the power alone. Remember that a hero played in any of these ways, even for mere gold, leaves you (G-U8).',
        },
        {
          id: 'G-U2',
          text: 'Repair: share out the points of the card among the three places as you please. No place gets more health than it began with, and a destroyed place stays destroyed. Points are not held back while something is damaged; those that find nothing to mend are lost, and you may play the card even so. A card that repairs 1 more somewhere does so once, provided that at least one of its own points goes there. Example: the Craftsman mends the Tower by 1 and the Gate by 1, and the Gate regains 2.',
        },
        {
          id: 'G-U3',
          text: 'Calm: the cube goes down that many spaces, back the way it came, and stops at the start at the latest. On the way down no space does anything. You may calm people who are calm already, for what it is worth.',
        },
        {
          id: 'G-U4',
          text: 'Attack: everything you attack with in a turn is one sum against one enemy. You may deal it out card by card, but the first enemy you hit takes it all until it dies. What is then left over you may deal to the other enemy, or let it go: one that lives still raises fear, and fear can call a hero. You decide attack by attack. Wounds stay from turn to turn. While the Tower stands you may add 1 to the sum, once a turn: it comes with your first attack, unless you let the Tower wait. The Volley is an attack like any other: with the Tower it makes 2, even if no card attacks.',
        },
        {
          id: 'G-U5',
          text: 'An enemy whose health is used up is dead and lies in your score pile.',
        },
        {
          id: 'G-U6',
          text: 'The Blacksmith doubles the attack of one other card that attacks in the same turn, before him or after him. Only the number printed on that card counts twice, never the Tower and never the Volley. What is added belongs to the same sum as all the rest, and may go on to the second enemy. If no other card attacks, there is nothing to double. Should a shuffle bring the Blacksmith back in the same turn, he can double another attack, but none twice.',
        },
        {
          id: 'G-U7',
          text: 'What you play or recruit is in the discard pile at once; a card with a power gets there after its power. So a shuffle in the middle of a turn can bring back somebody you have just used. Cards drawn by a power come to your hand right away. The Tax Collector may leave the game whenever the town acts while he lies in the discard pile. The Alchemist sends away one card of the discard pile at the moment you play him.',
        },
        {
          id: 'G-U8',
          text: 'Heroes help you once: when you have played one, it leaves the game. A hero that you draw and do not play is discarded like anybody else and will come back.',
        },
      ],
    },
    {
      title: 'The enemies attack',
      clauses: [
        {
          id: 'G-A1',
          text: 'Each enemy that is out attacks, wounded or not, first the left one and then the right one. It first does its damage and then spreads its fear. Whoever hits several places does so in the order Farm, Tower, Gate, each blow by itself. If the place is already destroyed, the blow goes to the Gate. Damage beyond the last health of a place goes nowhere. Example: the Tower has 1 health left and the Dark Priest hits it for 2. The Tower is destroyed; the second point does not pass on to the Gate.',
        },
        {
          id: 'G-A2',
          text: 'Without health the Tower or the Farm is destroyed for the rest of the game, and what it gave you each turn is gone. Without health the Gate is open: you lose on the spot.',
        },
        {
          id: 'G-A3',
          text: 'Fear climbs space by space, and each space it enters does what it shows, every time. A place with −1 loses 1 health, or nothing if it is destroyed already, and the Gate is spared then too. A sun brings you a hero from the top of the hero deck, straight into your discard pile; if the deck is empty, nobody comes.',
        },
        {
          id: 'G-A4',
          text: 'At the top of the fearamid the people run, and you lose on the spot.',
        },
      ],
    },
    {
      title: 'The end',
      clauses: [
        {
          id: 'G-E1',
          text: 'Once a turn begins and the enemy deck is empty, it is the final stand: nobody else advances, and nobody has to make way. Those who are still out go on attacking turn by turn until they are dead, or you are beaten.',
        },
        {
          id: 'G-E2',
          text: 'You win the moment that the last enemy out dies and no other is left in the deck. Your score is the points of all enemies in your score pile; those who got away count for nothing. Whoever loses has no score.',
        },
        {
          id: 'G-E3',
          text: 'A victory earns you a rank. Up to 20 points: Survivor. From 21 to 27: Watch Captain. From 28 to 33: Castellan. From 34 to 40: Lord Protector. From 41: Legend.',
        },
      ],
    },
    {
      title: 'What is hidden',
      clauses: [
        {
          id: 'G-H1',
          text: 'You do not know in which order cards lie in your draw pile, among the citizens and among the heroes, nor which enemy of a wave is next. What the piles hold is no secret: you may count and look it up at any time.',
        },
      ],
    },
  ],
}

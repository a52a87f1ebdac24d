/** The rulebook for players, in English. Its clauses are those of docs/rules/kings-gate.md. */
import type { Rulebook } from '@crownlands/core/room'

export const rulebookEn: Rulebook = {
  title: 'The rules of King’s Gate',
  introduction:
    'Come closer: the old king leaves no heir, and the crown will go to whoever rules his city. It grows before your eyes, one famous place after the other, and around each there is room for just ten tiles. Some you will want for their prize, some for the counter that comes with it, and now and then you will fill the last space only to decide where the city grows next.',
  sections: [
    {
      title: 'Components',
      clauses: [
        {
          id: 'KG-C1',
          text: 'The table is a grid of squares without an edge. A tile fills one square; a location is twice as long as it is wide and fills two. Around a location there are ten spaces: two along each long side, one at each short end and one at each corner. When we say adjacent, or around, we mean these ten.',
        },
        {
          id: 'KG-C2',
          text: 'Ten locations come one by one, always in the same order, each with three prizes in victory points (VP): 1 Palace 2-2-1, 2 Cathedral 3-3-1, 3 Wizard’s Tower 4-3-2, 4 Graveyard 5-4-3, 5 Marketplace 3-2-2, 6 Garrison 4-3-2, 7 Docks 6-3-1, 8 Tourney Grounds 3-0-0, 9 Library 4-3-2, 10 King’s Gate 7-4-2. Numbers 3, 4, 7, 8 and 10 are dangerous, marked in black; the other five are safe, marked in white. Six counters wait at five of them: the King at the Palace, the Bishop at the Cathedral, the Wizard at his Tower, the Guildmaster and the Merchant at the Marketplace, the Sorceress at the Library.',
        },
        {
          id: 'KG-C3',
          text: 'There are four colours, yellow, green, red and blue, and each has the same 22 tiles: one Pub worth 0, seven Houses worth 1 and marked with a star, four Shops worth 2, four Barracks worth 3 and marked with a sword, four Manors worth 4, one Keep worth 5, and one Dragon, which has no value.',
        },
        {
          id: 'KG-C4',
          text: 'At a real table VP are tokens of 1 and of 5. Here they are simply counted, and there are always enough of them.',
        },
      ],
    },
    {
      title: 'Set-up',
      clauses: [
        {
          id: 'KG-S1',
          text: 'The Palace lies on the table, the other locations wait in order for everybody to see. Whichever came last is the current location: that is where things happen. You have the 22 tiles of your colour, well mixed, as a stack face down, and begin with six of them in your hand.',
        },
        {
          id: 'KG-S2',
          text: 'With two players, one has yellow and green, the other red and blue. You mix your 44 tiles into a single stack and hold six of them, just the same.',
        },
        { id: 'KG-S3', text: 'Chance says who begins. Then the turn goes round clockwise.' },
      ],
    },
    {
      title: 'Your turn',
      clauses: [
        {
          id: 'KG-T1',
          text: 'Play one tile or several; at least one it must be, unless you call the Sorceress (KG-X8). You play them one after the other, in the order you like, and each takes effect before the next. When you are done, say so: you draw until you hold six again.',
        },
        {
          id: 'KG-T2',
          text: 'In one turn you play either Houses, as many as you like, or a single tile worth 2 or more. With two players the colours make no difference to this. Example: three Houses are fine, and so is one Shop; a Shop and a House are not.',
        },
        {
          id: 'KG-T3',
          text: 'Your Pub goes with anything, or all alone. So does your Dragon. With two players you have two of each, and both may join in. Example: a Barracks and the Pub in one turn, or a green Manor and the yellow Dragon.',
        },
        {
          id: 'KG-T4',
          text: 'Your tiles go to the ten spaces around the current location, the corners included, and nowhere else.',
        },
        {
          id: 'KG-T5',
          text: 'At a safe location a tile with a value needs a free space. What is there stays uncovered. Only the Dragon does not care (KG-T7).',
        },
        {
          id: 'KG-T6',
          text: 'At a dangerous location you may also put your tile on top of another player’s, if yours is worth more; equal is not enough. The covered tile is out of the game. It does not matter for which location it was once placed, as long as it is adjacent to this one. What counts is the printed value, and 2 more with the Guildmaster. Three kinds of tiles are never covered: Barracks, tiles with a counter on them, and your own; with two players both your colours are your own. Example: a Manor covers a Shop, but neither another Manor nor a Keep.',
        },
        {
          id: 'KG-T7',
          text: 'Send your Dragon to any tile of another player at the current location, be it safe or dangerous, be the tile new or from earlier times. Both leave the game, and the space is free again. Barracks and tiles with a counter on them do not burn. If you have no target, or want none, you may play the Dragon into a free space: it is simply discarded.',
        },
        {
          id: 'KG-T8',
          text: 'You cannot pass, and you never need to: as long as you hold a tile there is something you can play.',
        },
        {
          id: 'KG-T9',
          text: 'As soon as a tile fills the last free space, the location is scored, there and then. You place nothing more in this turn, even if you could have.',
        },
      ],
    },
    {
      title: 'Three special locations',
      clauses: [
        {
          id: 'KG-L1',
          text: 'Graveyard: play one or two tiles in your turn, of any kind, even a Manor and the Keep together. A third is never allowed, be it Pub, House or Dragon, and the Wizard does not change that. If you prefer, choose the stricter option: what goes together stays as everywhere else, and two is the limit on top of it.',
        },
        {
          id: 'KG-L2',
          text: 'Garrison: a single House in a turn, no more. The Wizard does not bring in a second one either.',
        },
        {
          id: 'KG-L3',
          text: 'Tourney Grounds: whoever has the smallest total here loses 3 VP, and it is always exactly one. All players take part, with two players all four colours; a colour without a tile has 0 and is behind one that has a tile worth 0. Ties are settled as always (KG-P3). The prizes are paid first, then the loss; nobody sinks below 0 VP.',
        },
      ],
    },
    {
      title: 'Scoring',
      clauses: [
        {
          id: 'KG-P1',
          text: 'Add up what your tiles around the current location are worth. With two players each colour is added up alone, and you receive what both your colours win. Example: the Graveyard pays 5, 4 and 3. One player has 10 with one colour and 5 with the other, the second player 7 and 6. The first player gets 5 VP for the 10 and nothing for the 5; the second gets 4 and 3, which makes 7.',
        },
        {
          id: 'KG-P2',
          text: 'The highest total takes the first number of the location, the second highest the second, the third highest the third. With three players the third number is not paid. Without a tile there you get nothing, neither VP nor a counter; with the Pub alone you take part.',
        },
        {
          id: 'KG-P3',
          text: 'Equal totals are never shared. Whoever placed the last tile stands behind all equals. Among the others the left neighbour of that player stands first, and so on clockwise. With two players the colours of the one who did not place last stand before those of the other.',
        },
        {
          id: 'KG-P4',
          text: 'The first also takes the counter of the location; at the Marketplace the first takes the Guildmaster and the second the Merchant. Counters lie open in front of their owner. With two players they belong to the player, who may use them with either colour and can win both at the Marketplace.',
        },
        {
          id: 'KG-P5',
          text: 'A tile that touches several locations counts for each of them, when its time comes. What has been scored is settled: it is never scored again.',
        },
        {
          id: 'KG-P6',
          text: 'Everybody can see everybody’s VP. If you would rather guess, hide them: then you see what each scoring pays, but the totals only at the end.',
        },
      ],
    },
    {
      title: 'The next location',
      clauses: [
        {
          id: 'KG-N1',
          text: 'If you filled the last space, you also place the next location, even if you have no tile left. Then you draw, and your turn is over.',
        },
        {
          id: 'KG-N2',
          text: 'It covers two free squares, and at least one of its edges must lie against a tile or a location in play. Touching with a corner only will not do. As old locations have tiles all around them, no location can be adjacent to another.',
        },
        {
          id: 'KG-N3',
          text: 'Lay it across or upright, as you like. If you choose so before the game, all locations lie across.',
        },
        {
          id: 'KG-N4',
          text: 'Tiles that happen to lie around its place count for it from the start, and counters on them do their work here too.',
        },
        {
          id: 'KG-N5',
          text: 'It may happen that all ten spaces are full at once. Then the location is scored immediately, as if its placer had put down the last tile, and the same player places the next. After each such scoring, see whether the game is over (KG-E2).',
        },
      ],
    },
    {
      title: 'The end',
      clauses: [
        {
          id: 'KG-E1',
          text: 'When your stack is empty, play on with what you hold. When your hand is empty too, your turns are left out. Counters you have not played are discarded, and so is any that you still win; but your tiles on the table go on scoring for you.',
        },
        {
          id: 'KG-E2',
          text: 'The game ends in one of three ways. When the tenth location has been scored. When a location has been scored and fewer than two players have a tile left in hand or stack, a Dragon being a tile as well: no further location is placed. Or when nobody has a tile left: then the current location is scored as it is, free spaces and all, and whoever played the very last tile, be it a Dragon, counts as the one who placed last. If only one player still has tiles while a location is unfinished, that player plays on alone.',
        },
        {
          id: 'KG-E3',
          text: 'Most VP wins the crown. If several have as many, the one of them who won most at the location scored last; if that is equal too, the one who stood higher there, with two players by the better colour. If even this does not tell them apart, they reign together.',
        },
      ],
    },
    {
      title: 'The counters',
      clauses: [
        {
          id: 'KG-X1',
          text: 'A counter you have won can be used from your next turn on. You play it together with a tile and put it on that tile; not on a Dragon, and never two on one tile, though several tiles of a turn may each have one. It stays there, and nothing can cover or burn that tile any more.',
        },
        {
          id: 'KG-X2',
          text: 'A counter is at work the very moment its tile is placed. With the King you may therefore cover a tile at a safe location, for he makes it dangerous; at a dangerous one, the tile he comes with needs a free space.',
        },
        {
          id: 'KG-X3',
          text: 'King: safe is dangerous now, and dangerous is safe. This holds at the current location, and at every later one that his tile will be adjacent to.',
        },
        {
          id: 'KG-X4',
          text: 'Bishop: in the scoring only the number of tiles matters, for each of them counts 1, even a Pub and even the Guildmaster’s tile. When you want to cover something, the real values are still what counts. He does the same at every later location his tile is adjacent to.',
        },
        {
          id: 'KG-X5',
          text: 'Wizard: after a tile with a value you may play another with the same printed value, later in the same turn, if you put him on it. You may also use him for nothing but protection.',
        },
        {
          id: 'KG-X6',
          text: 'Guildmaster: the tile he comes with is worth 2 more, for covering and for scoring. For the question what may be played in one turn, the printed value stays. Example: a Manor with the Guildmaster is worth 6 and covers a Keep.',
        },
        { id: 'KG-X7', text: 'Merchant: he protects his tile, and that is all he does.' },
        {
          id: 'KG-X8',
          text: 'Sorceress: she comes instead of tiles from your hand. Choose a tile of yours anywhere in play, without a counter, put her on it, and move it to another space of the current location, by the rules for placing (KG-T4 to KG-T6). It may come from this same location. Its old place is free, and what was scored there stays as it was. That is all you place in this turn, and you draw nothing. The location is scored only if no space is free once she is done. With two players the tile may be of either colour.',
        },
      ],
    },
    {
      title: 'What is hidden',
      clauses: [
        {
          id: 'KG-H1',
          text: 'Only you know your hand, and nobody knows in which order a stack will come. The rest is open: how many tiles everybody has in hand and stack, all that lies on the table, the counters, and the tiles that are out of the game. So you can always tell what somebody may still have.',
        },
      ],
    },
  ],
}

/** The rulebook for players, in English. Its clauses are those of docs/rules/kingdoms.md. */
import type { Rulebook } from '@crownlands/core/room'

export const rulebookEn: Rulebook = {
  title: 'The rules of Kingdoms',
  introduction:
    'Come in and take a seat: there is a whole land to share out, and not all of it is good land. Build where the farms and towns will pay you, and leave the wolves and the swamp to your neighbours. Each tile and each castle counts twice, along its row and down its column, so no turn is ever quite simple.',
  sections: [
    {
      title: 'Components',
      clauses: [
        {
          id: 'K-C1',
          text: 'The board has 5 rows and 6 columns, which makes 30 spaces. A space is empty, or it holds one tile, or it holds one castle. Rows are numbered 1 to 5 from the top, columns are lettered a to f from the left: c2 is the third space of the second row. When we say line, we mean a row or a column.',
        },
        {
          id: 'K-C2',
          text: 'Ten castles come in your colour: four of rank 1, three of rank 2, two of rank 3 and a single one of rank 4. The rank is the weight of the castle, for better and for worse: it multiplies what you win and what you lose.',
        },
        {
          id: 'K-C3',
          text: 'There are 23 tiles. Twelve are resources, two of each: Village +1, Farm +2, Town +3, Windmill +4, Knight +5, City +6. Six are hazards, one of each: Swamp −1, Cemetery −2, Dire Wolves −3, Ogres −4, Raiders −5, Troll −6. The last five have no number but change the scoring: two Mountains, the Dragon, the Gold Mine and the Wizard.',
        },
        {
          id: 'K-C4',
          text: 'If you like, choose the tiles of the 2002 edition: the Wizard stays away and you play with 22 tiles. Otherwise you play with all 23, as in the 2011 edition.',
        },
      ],
    },
    {
      title: 'Set-up',
      clauses: [
        {
          id: 'K-S1',
          text: 'You take all your castles of rank 2, 3 and 4. How many of rank 1 you take depends on the company: four each with 2 players, three each with 3, two each with 4. The others are not used.',
        },
        {
          id: 'K-S2',
          text: 'You begin with 50 gold. The bank never runs dry, and it gives credit: your gold may sink below zero.',
        },
        {
          id: 'K-S3',
          text: 'All tiles are mixed face down. This is the supply. You draw one tile from it and look at it in secret. It is your starting tile, and you decide when to play it.',
        },
        {
          id: 'K-S4',
          text: 'Chance decides who begins the first epoch. From there the turn goes round clockwise.',
        },
      ],
    },
    {
      title: 'Your turn',
      clauses: [
        {
          id: 'K-T1',
          text: 'On your turn, do one thing out of three, and only one. The first: place one of your castles on an empty space. Any rank you still have will do.',
        },
        {
          id: 'K-T2',
          text: 'The second: draw a tile, as long as the supply has one, and put it face up wherever a space is empty. Everybody sees it as soon as you draw it. You cannot save it for later or put it back, and a draw is never undone.',
        },
        {
          id: 'K-T3',
          text: 'The third: turn your starting tile over and place it on an empty space. You will not get another before the next epoch.',
        },
        {
          id: 'K-T4',
          text: 'You cannot pass because you would like to. You pass only when all three are out of reach: no castle in hand, no starting tile, an empty supply. You need not do anything then, the game passes for you.',
        },
        {
          id: 'K-T5',
          text: 'Whatever is on the board stays where it is until the epoch is over. You cannot move it, swap it or build over it.',
        },
      ],
    },
    {
      title: 'Scoring',
      clauses: [
        {
          id: 'K-P1',
          text: 'The epoch is over when the last empty space is filled. Now every line is scored for every player: first the rows from top to bottom, then the columns from left to right. So each tile and each castle counts twice, once in its row and once in its column.',
        },
        {
          id: 'K-P2',
          text: 'A Mountain breaks up both of its lines. The parts on either side are scored one by one, as if the rest of the line were not there. Two Mountains in a line can make three parts; a line without a Mountain is one single part. The Mountain itself is worth nothing. Example: a column holds, from the top, a blue castle of rank 1, a Village +1, the Raiders −5, a Mountain and a yellow castle of rank 1. Blue shares a part with the Village and the Raiders, which make −4 together. Yellow is alone below the Mountain, and so wins nothing and loses nothing.',
        },
        {
          id: 'K-P3',
          text: 'For each part, work out the base: the resources count up, the hazards count down. Example: a Town +3 and the Troll −6 give a base of −3.',
        },
        {
          id: 'K-P4',
          text: 'The Dragon cancels every resource in its part. Hazards stay as bad as they were. It does this in its row and in its column, and each line is a matter of its own: a resource that is lost when its row is scored is back when its column is scored, and the other way round. The Dragon cannot cross a Mountain. Example: a row holds a Village +1, the Dragon, a yellow castle of rank 2, a Mountain, a blue castle of rank 1 and a Knight +5. To the left of the Mountain the Village is cancelled, so the base is 0 and yellow wins nothing. To the right the Knight is safe: the base is 5, and blue wins 5 gold.',
        },
        {
          id: 'K-P5',
          text: 'The Gold Mine doubles every tile with a number in its part, the good ones and the bad ones. It does this in its row and in its column, it does not raise any rank, and it cannot cross a Mountain. If the Dragon is in the same part, the resources are worth 0 and the hazards count double. Example: a column holds a red castle of rank 1, the Dire Wolves −3, the Gold Mine, the Dragon and a Windmill +4. The Windmill is cancelled and the Dire Wolves count −6. The base is −6, and red pays 6 gold.',
        },
        {
          id: 'K-P6',
          text: 'A castle directly above, below, left or right of the Wizard counts as one rank higher, whoever it belongs to. Diagonals do not count. The castle is stronger in its row and in its column. Example: your castle of rank 1 is just above the Wizard. It counts as rank 2 in the column where he is, and also as rank 2 in its own row, where he is not. If that column has a base of 7, you win 14 gold from it.',
        },
        {
          id: 'K-P7',
          text: 'In each part, add up the ranks of your castles and multiply the base by the total. A result above zero is gold that the bank pays you. A result below zero is gold that you pay the bank. Without a castle in a part, you neither win nor lose there. Example: a row holds a Town +3, a red castle of rank 1, the Troll −6, a blue castle of rank 1 and two yellow castles of rank 4 and rank 1. The base is −3. The Wizard is just below the yellow castle of rank 1, which therefore counts as 2. Yellow has 4 + 2 = 6 and pays 18 gold. Red and blue pay 3 each.',
        },
      ],
    },
    {
      title: 'Epochs and the end',
      clauses: [
        {
          id: 'K-E1',
          text: 'When the scoring is done, your castles of rank 1 come back to you. The castles of rank 2, 3 and 4 that you placed are gone for good. Castles you kept in hand are still yours: spend the great ones wisely.',
        },
        {
          id: 'K-E2',
          text: 'All the tiles go back to the supply: those on the board, those that were not drawn, and the starting tiles that were not played, still unseen. They are mixed, and you draw a new starting tile.',
        },
        {
          id: 'K-E3',
          text: 'The richest player begins the next epoch. If several have equally much gold, go round clockwise from the player who placed last, beginning with the next one: the first of the equals you meet begins.',
        },
        {
          id: 'K-E4',
          text: 'After the third epoch the game ends. The most gold wins. If several have that much, the victory is theirs together.',
        },
      ],
    },
    {
      title: 'Variants',
      clauses: [
        {
          id: 'K-V1',
          text: 'No Luck: every tile in the supply lies face up, and there are no starting tiles. On your turn you place a castle, or you take the tile you want from the supply and place it. Once chance has said who begins, nothing is hidden and everything is up to you. You may combine this variant with the other two, as you like.',
        },
        {
          id: 'K-V2',
          text: 'Down to the Last Castle: you begin with all ten castles, whatever the company, and nobody knows how many epochs there will be. After each epoch all the castles on the board are gone for good, even those of rank 1. The epoch in which a player places their very last castle is the final one. Play it to the end: no space left, or no player with anything to place. If you cannot act, you pass. Spaces still empty then count 0. The board is scored, and the most gold wins.',
        },
        {
          id: 'K-V3',
          text: 'Score As You Go: a line is scored as soon as it is full, and only once in an epoch. It must be full from end to end; a part behind a Mountain waits for the rest of its line. If you fill a row and a column at one stroke, the row comes first. The board counts as it is at that moment: a Wizard who arrives later changes nothing that has been paid. Together with Down to the Last Castle, lines that are not full when the game ends are scored then.',
        },
      ],
    },
    {
      title: 'What is hidden',
      clauses: [
        {
          id: 'K-H1',
          text: 'Two things are hidden: each starting tile, which only its owner knows until it is placed, and what the next draw will bring. All else is open: the board, the gold, the castles in every hand. As everybody knows the full set of tiles, you can always tell which ones you have not seen yet. With No Luck, nothing is hidden at all.',
        },
      ],
    },
  ],
}

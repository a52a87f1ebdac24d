/** What a host tells somebody in their first game of Kingdoms, in English. */
import type { StepWords } from '@crownlands/core/first-game'
import type { StepId } from './step-id'

export const en: Readonly<Record<StepId, StepWords>> = {
  goal: {
    say: 'Welcome! Three times we fill this board, and whoever has the most gold then wins. Gold comes from castles: each earns what its row and its column are worth.',
  },
  draw: { say: 'Maud has placed a castle. On your turn you do one thing. Begin with a tile: press Draw.' },
  place: {
    say: 'A Town, worth +3. Everybody has seen it, and it must be placed now. Put it in the middle, on c3, where a whole row and a whole column gain by it.',
    done: 'Look at the margin: row 3 and column c are worth +3 now. Every castle in them earns that, yours and Maud’s.',
  },
  castle: {
    say: 'And Maud is in column c already. So take row 3 for yourself: pick your castle of rank 2 and put it on d3. The rank multiplies.',
    done: 'Twice 3: that castle would earn you 6 gold. Nothing is paid yet, though. That happens when the board is full.',
  },
  'draw-again': {
    say: 'Maud drew the Ogres, −4, and sent them into your row! Now it is worth −1, and your castle would cost you 2. Draw: perhaps there is help.',
  },
  mountain: {
    say: 'A Mountain! It breaks a row and a column in two, and each part is counted alone. Put it on e3, between your castle and the Ogres.',
    done: 'The Ogres are on their own now, and your part of the row is worth +3 again. There is a cure for everything.',
  },
  start: {
    say: 'At the right of your castles lies a tile that only you know: your starting tile, a Knight +5. Place it in the column of your castle, on d1.',
    done: 'Column d: +5, twice, makes 10 more. Point at any tile or castle before you place it, and the board shows what it would change.',
  },
  late: {
    say: 'Some time later: three spaces are left. Look, Maud has four ranks of castles in row 5, worth +6. Draw once more.',
  },
  dragon: {
    say: 'The Dragon! It cancels every good tile in its row and its column; the bad ones stay. Put it on f5, into Maud’s best row.',
    done: 'From 24 gold for Maud to 4 that she pays. Not only the own castles matter: so does what the others get.',
  },
  last: {
    say: 'One space left, e1, and row 1 is worth +15. You have a castle of rank 3 for such a moment. Place it, and the board is full.',
    done: 'That was the scoring: every row, then every column, for everybody. Your castle on e1 alone brought 45 gold.',
  },
  epochs: {
    say: 'Now the board is empty again. Your castles of rank 1 have come back, but the 2 and the 3 that you placed are gone for good. Spend the great ones wisely.',
  },
  farewell: {
    say: 'Two more epochs like this one, and the most gold wins. That is all there is to it. Play a whole game now, against somebody who is easily distracted.',
  },
}

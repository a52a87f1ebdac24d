/** What a host tells somebody in their first game of Kings & Things, in English. */
import type { StepWords } from '@crownlands/core/first-game'
import type { StepId } from './step-id'

export const en: Readonly<Record<StepId, StepWords>> = {
  goal: {
    say: 'Welcome! Whoever holds the only citadel for a whole turn is king. To build one takes an income of 15 gold, so it all begins with land. Your three hexes are at the bottom, in blue.',
  },
  gold: {
    say: 'Every turn opens with gold: 3 for your three hexes, 1 for your tower and 1 for the village in your jungle. These 5 are yours already. Whatever you win from here on pays again each turn.',
  },
  character: {
    say: 'Now try for a hero. The Mountain King wants an 8 on two dice. Choose him and pay 5 gold for +1: see how the chance grows. Then try, and put him beside your tower.',
    done: 'A 5, a 3 and the 1 you paid for: he is yours! He fights with 4 and earns 1 gold a turn. Had the dice failed, the gold would be gone all the same.',
  },
  draw: {
    say: 'Next come Things, out of a cup in which nobody can look: for every two hexes, rounded up, one is free. More of them cost 5 gold each. Draw your two.',
  },
  place: {
    say: 'A Dinosaur, 4, and a Killer Raccoon, 2. They lie face down, so Maud sees only how many there are. Put both beside your tower, then end your part.',
    done: 'The Dinosaur comes from the jungle, and you own one: it is real. The Raccoon is from the forest, and you own none: a bluff. It fights all the same, until somebody calls it.',
  },
  march: {
    say: 'Everybody has 4 points to march, and a forest costs 2. Touch your tower, then the forest to its left: all four go. It is nobody’s land, so there they stop. Then end your movement.',
  },
  bribe: {
    say: 'You explore: a die says how many Things come out of the cup. A Pegasus, 2, and a Lion Pride, 3, live here. Paid its value, each would leave. Bribe the Pegasus for 2 gold, then fight.',
  },
  hit: {
    say: 'Everybody rolls, and their value or less is a hit. Your White Bear has hit the lions, and they have hit you. You choose who falls: give up the Raccoon, the least of yours.',
    done: 'The lions fell too, for all strike at once, and the forest is yours, with whatever creatures come from forests. Where there is magic it strikes first, then come the bows, then all the others.',
  },
  build: {
    say: 'The last thing in a turn is to build. 5 gold raise a fort by a level: touch your tower, and it becomes a keep. Then end your part.',
    done: 'It fights with 2 and earns 2 each turn. Tower, keep, castle, citadel: one level for each hex and turn. Your income was 5 this morning; now it is 8.',
  },
  call: {
    say: 'Two turns later. You have marched into Maud’s jungle, and all is turned up: she has only Ice Hunters there, and nowhere a frozen waste. They are a bluff. Call it: touch them!',
    done: 'Back into the cup with them! Nobody defends the jungle any more. Unsaid, a bluff fights on like anybody else; and a call that is wrong costs nothing.',
  },
  citadel: {
    say: 'The jungle is yours, and with it your income has come to 15. That is enough: for 5 gold your castle becomes the citadel. Touch it, and end your part.',
    done: 'There it stands, the only one. If it is still yours when building ends next turn, you are king. If Maud builds one too, whoever takes the other’s wins.',
  },
  farewell: {
    say: 'Earn, recruit, march, explore, build, and bluff a little: that is all. Items and events explain themselves when you point at them. Now a real game, against somebody easily distracted.',
  },
}

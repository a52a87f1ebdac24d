import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { kingdoms } from '../game'
import { ALL_OPTIONS } from '../testing/configurations'
import { playVariedGame } from '../testing/random-games'
import { parsePosition } from './notation'
import type { State } from './state'

function parsed(text: string): State {
  const state = parsePosition(text)
  if ('problem' in state) throw new TypeError(state.problem)
  return state
}

function audit(text: string, change: (state: State) => Partial<State> = () => ({})): string | undefined {
  const state = parsed(text)
  return kingdoms.audit({ ...state, ...change(state) })
}

const START = '6/6/6/6/6 epoch1 A A:50:4321:+2 B:50:4321:-6 2011'
const OVER =
  '+1,+2,+3,+4,+5,+6/+1,+2,+3,+4,+5,+6/-1,-2,-3,-4,-5,-6/mountain,mountain,dragon,mine,wizard,A1/A1,A1,A1,B1,B1,B1'
const OPEN = '+1,+2,+3,+4,+5,+6/+1,+2,+3,+4,+5,+6/-1,-2,-3,-4,-5,-6/mountain,mountain,dragon,mine,wizard,A1/B1,5'

describe('nothing is impossible', () => {
  it('about a start', () => {
    expect(audit(START)).toBeUndefined()
  })

  it('about any step of any game', () => {
    for (const options of ALL_OPTIONS) {
      for (const seats of [2, 3, 4]) {
        playVariedGame(options, seats, 'audit', (state) => {
          expect(kingdoms.audit(state)).toBeUndefined()
        })
      }
    }
  })

  it('K-E4: about the end of the third epoch', () => {
    expect(audit(`${OVER} epoch3 -A A:50:0000:- B:50:1000:- 2011`)).toBeUndefined()
  })

  it('K-V2: about an end with empty spaces when nobody has anything to place', () => {
    expect(audit(`${OPEN} epoch2 -A A:50:0000:- B:50:0000:- 2011+last-castle`)).toBeUndefined()
  })
})

describe('what is just possible', () => {
  it.each([1, -1])('K-P7: stays so: gold as far as it goes in the direction of %d', (direction) => {
    for (const options of ALL_OPTIONS) {
      playVariedGame(options, 3, 'edge', (played) => {
        if (played.over) return
        const state = kingdoms.clone(played)
        const bounds = /from (-?\d+) to (-?\d+) gold/.exec(kingdoms.audit(withGold(state, 1_000_000)) ?? '')
        const edge = withGold(state, Number(bounds?.[direction > 0 ? 2 : 1]))
        expect(kingdoms.audit(edge)).toBeUndefined()
        // To the end of the epoch at least, where all lines are paid.
        const dice = new FastChance('edge').at(edge.empty.length)
        while (!edge.over && edge.epoch === played.epoch) {
          kingdoms.apply(edge, edge.turn, pick(kingdoms.legalActions(edge, edge.turn), dice), dice)
        }
        expect(kingdoms.audit(edge)).toBeUndefined()
      })
    }
  })

  function withGold(state: State, gold: number): State {
    return kingdoms.clone({ ...state, players: state.players.map((player) => ({ ...player, gold })) })
  }
})

describe('it is impossible', () => {
  it('K-C1: that the list of empty spaces is not that of the board', () => {
    expect(audit(START, ({ empty }) => ({ empty: empty.slice(1) }))).toContain(
      'the empty spaces of this board are [0,1,',
    )
    expect(audit(START, ({ empty }) => ({ empty: empty.toReversed() }))).toContain('K-C1')
    expect(audit(START, ({ empty }) => ({ empty: [...empty.slice(1), 29] }))).toContain('K-C1')
  })

  it('K-C3: that a tile is missing', () => {
    expect(audit(START, ({ supply }) => ({ supply: supply.slice(1) }))).toBe('there are 1 tiles +1, not 2 (K-C3)')
  })

  it('K-C3: that there is a tile too many', () => {
    expect(audit('dragon,dragon,4/6/6/6/6 epoch1 A A:50:4321:+2 B:50:4321:-6 2011')).toBe(
      'there are 2 tiles dragon, not 1 (K-C3)',
    )
    expect(audit(START, () => ({ drawn: 'mine' }))).toBe('there are 2 tiles mine, not 1 (K-C3)')
  })

  it('K-C4: that the wizard is there in the edition of 2002', () => {
    expect(audit('wizard,5/6/6/6/6 epoch1 A A:50:4321:+2 B:50:4321:-6 2002')).toBe(
      'there are 1 tiles wizard, not 0 (K-C3)',
    )
  })

  it('K-H1: that the supply has an order that could tell something', () => {
    expect(audit(START, ({ supply }) => ({ supply: supply.toReversed() }))).toContain(
      'the supply must be listed in the order +1 +2',
    )
  })

  it('K-V1: that somebody has a starting tile with No Luck', () => {
    expect(audit('6/6/6/6/6 epoch1 A A:50:4321:+2 B:50:4321:- 2011+no-luck')).toBe(
      'with No Luck there are no starting tiles (K-V1)',
    )
  })

  it('K-S1: that a player has more castles than there are', () => {
    expect(audit('A4,5/6/6/6/6 epoch1 A A:50:4321:+2 B:50:4321:-6 2011')).toBe(
      'player A has 2 castles of rank 4, not 1 (K-S1)',
    )
    expect(audit('6/6/6/6/6 epoch1 A A:50:4321:+2 B:50:3321:-6 C:50:3321:-5 2011')).toBe(
      'player A has 4 castles of rank 1, not 3 (K-S1)',
    )
  })

  it('K-S1: that a player has fewer castles in the first epoch', () => {
    expect(audit('6/6/6/6/6 epoch1 A A:50:4321:+2 B:50:4320:-6 2011')).toBe(
      'player B has 0 castles of rank 4, not 1 (K-S1)',
    )
    expect(audit('6/6/6/6/6 epoch1 A A:50:4321:+2 B:50:3321:-6 2011+last-castle')).toContain('K-S1')
  })

  it('K-E1: that castles of rank 1 did not come back, though higher ones may be gone', () => {
    expect(audit('6/6/6/6/6 epoch2 A A:50:4000:+2 B:50:4001:-6 2011')).toBeUndefined()
    expect(audit('6/6/6/6/6 epoch2 A A:50:3321:+2 B:50:4321:-6 2011')).toBe(
      'player A has 3 castles of rank 1, not 4 (K-S1)',
    )
  })

  it('K-V2: that more castles than ten came back, though those of rank 1 may be gone', () => {
    expect(audit('6/6/6/6/6 epoch2 A A:50:1000:+2 B:50:4001:-6 2011+last-castle')).toBeUndefined()
  })

  it('K-S1: that somebody who does not play has castles', () => {
    expect(audit('C1,5/6/6/6/6 epoch1 A A:50:4321:+2 B:50:4321:-6 2011')).toBe(
      'there are castles of a player who is not there (K-S1)',
    )
  })

  it('K-S4: that it is the turn of somebody who does not play', () => {
    expect(audit('6/6/6/6/6 epoch1 C A:50:4321:+2 B:50:4321:-6 2011')).toBe('there is no player C')
  })

  it('K-E4: that there is a fourth epoch', () => {
    expect(audit('6/6/6/6/6 epoch4 A A:50:4321:+2 B:50:4321:-6 2011')).toBe('there are only 3 epochs (K-E4)')
    const four = 'A:50:4000:+2 B:50:4000:-6 C:50:2000:-5 D:50:4000:-4'
    expect(audit(`6/6/6/6/6 epoch4 A ${four} 2011+last-castle`)).toBeUndefined()
  })

  it('K-V2: that there are more epochs than castles for them', () => {
    expect(audit('6/6/6/6/6 epoch7 A A:50:4321:+2 B:50:4321:-6 2011+last-castle')).toBe(
      'before epoch 7 from 42 to 180 castles have left the game, not 0 (K-V2)',
    )
    expect(audit('6/6/6/6/6 epoch2 A A:50:4300:+2 B:50:4300:-6 2011+last-castle')).toContain('not 6 (K-V2)')
    expect(audit('6/6/6/6/6 epoch2 A A:50:4200:+2 B:50:4300:-6 2011+last-castle')).toBeUndefined()
    // The edition without a Wizard leaves one more space for castles.
    expect(audit('6/6/6/6/6 epoch2 A A:50:4200:+2 B:50:4300:-6 2002+last-castle')).toContain('K-V2')
  })

  it('K-P7: that somebody has gold that no line has paid', () => {
    const gold = (epoch: number, amount: number) =>
      audit(`6/6/6/6/6 epoch${epoch} A A:50:4321:+2 B:${amount}:4321:-6 2011`)
    expect(gold(1, 50)).toBeUndefined()
    expect(gold(1, 51)).toBe('player B must have from 50 to 50 gold by now (K-P7)')
    // At best a 4 and a 3, both beside the wizard, with the mine and 6, 6 and 5: 9 times 34 in each of eleven lines.
    expect(gold(2, 50 + 11 * 306)).toBeUndefined()
    expect(gold(2, 50 + 11 * 306 + 1)).toContain('K-P7')
    expect(gold(3, 1_000_000)).toContain('K-P7')
    // At worst the same two with the mine and -6, -5 and -4.
    expect(gold(2, 50 - 11 * 270)).toBeUndefined()
    expect(gold(2, 50 - 11 * 270 - 1)).toContain('K-P7')
  })

  it('K-V3: that a line has paid that is not full', () => {
    const row = (pieces: string) => audit(`${pieces}/6/6/6/6 epoch1 A A:60:3321:- B:50:4321:-6 2011+score-as-you-go`)
    expect(row('+1,+2,+3,+4,+5,A1')).toBeUndefined()
    expect(row('+1,+2,+3,+4,1,A1')).toContain('K-P7')
  })

  it('K-P1: that the board is full and the epoch goes on, even if there are tiles to draw', () => {
    const full = OVER.replace('wizard', 'B1')
    expect(audit(`${full} epoch3 A A:50:0000:- B:50:0000:- 2011`)).toBe(
      'the board is full, and the epoch is not over (K-P1)',
    )
  })

  it('K-V2: that a player without a castle is still in the game', () => {
    const text = `${OPEN.replace('B1,5', '6')} epoch2 A A:50:1000:- B:50:0000:- 2011+last-castle`
    expect(audit(text)).toBe('player B has no castle at all (K-V2)')
  })

  it('K-T4: that a player is to act who can do nothing', () => {
    expect(audit(`${OPEN} epoch2 B A:50:1000:- B:50:0000:- 2011+last-castle`)).toBe(
      'the player to act can do nothing (K-T4)',
    )
  })

  it('K-T2: that a match is over with a tile drawn and not placed', () => {
    const text = `${OVER.replace('wizard', 'B1')} epoch3 -A(wizard) A:50:0000:- B:50:0000:- 2011`
    expect(audit(text)).toBe('the match is over and a drawn tile is not placed (K-T2)')
  })

  it('K-E4: that a match is over before the third epoch, or before its board is full', () => {
    const problem = 'the match ends when the board is full in epoch 3 (K-E4)'
    expect(audit(`${OVER} epoch2 -A A:50:0000:- B:50:1000:- 2011`)).toBe(problem)
    expect(audit('6/6/6/6/6 epoch3 -A A:50:4321:+2 B:50:4321:-6 2011')).toBe(problem)
  })

  it('K-V2: that a match is over and everybody has castles left', () => {
    expect(audit(`${OVER} epoch2 -A A:50:0010:- B:50:1000:- 2011+last-castle`)).toBe(
      'the match ends when somebody has placed the last castle (K-V2)',
    )
  })

  it('K-V2: that a match is over with empty spaces while somebody could go on', () => {
    const problem = 'the match is over but a player could still act (K-V2)'
    expect(audit(`${OPEN} epoch2 -A A:50:0000:- B:50:1000:- 2011+last-castle`)).toBe(problem)
    expect(audit(`${OPEN.replace('wizard', 'B1')} epoch2 -A A:50:0000:- B:50:0000:wizard 2011+last-castle`)).toBe(
      problem,
    )
    expect(audit(`${OPEN.replace('wizard', 'B1')} epoch2 -A A:50:0000:- B:50:0000:- 2011+last-castle`)).toBe(problem)
  })
})

import { describe, expect, it } from 'vitest'
import { kingsAndThings as game } from '../../game'
import { position } from '../../testing/positions'
import type { Cast } from '../cast'
import { aboutHex, hexLabel } from './describe'
import { stacksIn } from './stacks'

const [A, B] = [0, 1]
const cast = (language: 'en' | 'fr'): Cast => ({
  nameplates: [
    { name: 'Ada', house: 'or' },
    { name: 'Maud', house: 'azure' },
  ],
  language,
  edition: '1986',
})
const state = position({
  phase: 'movement',
  hexes: {
    0: {
      owner: A,
      terrain: 'plains',
      fort: 2,
      income: 'village',
      armies: { [A]: ['plains_farmers', 'desert_genie'], [B]: ['swamp_ghost'] },
    },
    1: { terrain: 'sea' },
  },
  tasks: [{ type: 'turn', next: 0 }],
})

describe('a stack', () => {
  it('KT-U1: of one’s own is known counter by counter, each real or a bluff', () => {
    const [own, other] = stacksIn(game.view(state, A), 0)
    expect(own?.counters.map(({ what, standing }) => [what, standing])).toEqual([
      ['desert_genie', 'bluff'],
      ['plains_farmers', 'real'],
    ])
    expect(other).toMatchObject({ seat: B, size: 1, counters: [{ what: 'hidden', standing: 'unknown' }] })
  })

  it('KT-H2: of another is a number, whoever looks', () => {
    for (const viewer of [B, 'spectator'] as const) {
      const [first] = stacksIn(game.view(state, viewer), 0)
      expect(first?.counters.map(({ what }) => what)).toEqual(['hidden', 'hidden'])
    }
  })
})

describe('what is read out of a hex', () => {
  it('is what can be done there, whose it is, what and who is there, and what lies around it', () => {
    const label = hexLabel(0, game.view(state, A), cast('en'), { target: 'Step here' })
    expect(label).toMatch(/^D4, plains\. Step here\. Owned by Ada\. Keep\. Village\./)
    expect(label).toContain('Ada: 2 counters (Genie, a bluff and Farmers)')
    expect(label).toContain('Maud: 1 counter.')
    expect(label).toContain('north D3, sea')
  })

  it('tells another nothing of a stack but its size', () => {
    expect(aboutHex(0, game.view(state, B), cast('en'))).not.toMatch(/Genie|Farmers/)
    expect(aboutHex(0, game.view(state, B), cast('fr'))).toContain('Ada\u00a0: 2 pions')
  })
})

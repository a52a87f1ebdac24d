import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Refusal } from '@crownlands/core/game'
import { describe, expect, it } from 'vitest'
import { kingsGate } from '../game'
import { cellAt, PALACE } from '../rules/grid'
import type { Action, Event, Reason, View } from '../rules/state'
import { whereIs } from '../rules/whereabouts'
import { ALL_OPTIONS } from '../testing/configurations'
import { A, B, play, position, STANDARD } from '../testing/positions'
import { en } from './words.en'
import { fr } from './words.fr'

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora']
const LANGUAGES = [
  ['en', en],
  ['fr', fr],
] as const

/** With what the rules say about them, once each. */
const REFUSALS: Readonly<Record<Reason, Refusal['facts']>> = {
  'not-in-hand': { tile: 'y4' },
  'nothing-played': undefined,
  'placing-over': undefined,
  'place-location-first': undefined,
  'no-location-now': undefined,
  'one-value-a-turn': { tile: 'y4', played: 'y1' },
  'graveyard-two': undefined,
  'garrison-one-star': undefined,
  'space-not-adjacent': { cell: cellAt(4, -1) },
  'space-taken-safe': { cell: cellAt(2, -1), there: 'r2K' },
  'own-tile': { there: 'y2' },
  barracks: { there: 'r3' },
  'protected-by-counter': { there: 'r4M', counter: 'merchant' },
  'covered-not-lower': { tile: 'y4', there: 'r5', value: 4 },
  'nothing-to-burn': { cell: cellAt(2, -1) },
  'counter-not-held': { counter: 'king' },
  'sorceress-moves-tiles': undefined,
  'sorceress-instead-of-tiles': undefined,
  'no-own-tile-there': { cell: cellAt(2, -1) },
  'tile-has-counter': { there: 'y4B', counter: 'bishop' },
  'same-space': { cell: cellAt(2, -1) },
  'location-not-free': { cell: cellAt(2, -1) },
  'location-no-shared-edge': undefined,
  'location-not-turned': undefined,
}

function refusalsIn(words: typeof en): string[] {
  return Object.entries(REFUSALS).map(([reason, facts]) =>
    words.refusal(facts === undefined ? { clause: 'KG-T1', reason } : { clause: 'KG-T1', reason, facts }),
  )
}

/** Everything that is said in some random games: lines, prompts and names of actions; seen by everybody in turn. */
function linesOfGames(words: typeof en): Set<string> {
  const lines = new Set<string>()
  for (const [i, options] of ALL_OPTIONS.entries()) {
    const seats = 2 + (i % 3)
    const names = NAMES.slice(0, seats)
    const dice = new FastChance(`dice ${i}`).at(0)
    const source = new FastChance(`words ${i}`)
    const events: Event[] = []
    const state = kingsGate.setup(options, seats, source.at(0), events)
    for (let step = 1; ; step++) {
      const viewer = step % (seats + 1) === seats ? 'spectator' : step % (seats + 1)
      for (const event of events.splice(0)) {
        const seen = kingsGate.viewEvent(event, viewer)
        if (seen !== undefined) for (const line of words.story(seen, names)) lines.add(line)
      }
      const view = kingsGate.view(state, viewer)
      lines.add(words.prompt(view, state.turn))
      for (const line of words.board(view, names).split('\n')) lines.add(line)
      if (state.phase === 'over') break
      const legal = kingsGate.legalActions(state, state.turn)
      for (const action of legal) lines.add(words.action(action, view))
      kingsGate.apply(state, state.turn, pick(legal, dice), source.at(step), events)
    }
  }
  return lines
}

describe.each(LANGUAGES)('the words in %s', (_language, words) => {
  const lines = linesOfGames(words)

  it('have a sentence of its own for every reason to refuse', () => {
    const sentences = refusalsIn(words)
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(sentences.filter((sentence) => !/^[A-ZÀÉ−\d].*\.$/.test(sentence))).toEqual([])
    expect(sentences).not.toContain(words.refusal({ clause: 'KG-T1', reason: 'unheard-of' }))
  })

  it('leave no gap in what they tell of a game', () => {
    const broken = [...lines, ...refusalsIn(words)].filter((line) =>
      /undefined|NaN|null|\[object|,,|\.\.|\(\)/.test(line),
    )
    expect(broken).toEqual([])
  })

  it('write numbers below zero with a true minus sign', () => {
    expect([...lines].filter((line) => /(?<![\d-])-\d/.test(line))).toEqual([])
  })

  it('KG-S2: say to two players, and to nobody else, that each has two colours', () => {
    expect(words.seating?.(2)).toMatch(/two colours|deux couleurs/)
    expect([3, 4].map((seats) => words.seating?.(seats))).toEqual([undefined, undefined])
  })

  it('KG-P6: tell no VP that are hidden', () => {
    const state = position({ hands: 'y1 g1 r1', vp: [7, 8, 9], options: { hiddenVp: true } })
    const board = words.board(kingsGate.view(state, A), NAMES)
    expect(board).toMatch(/7 [PV]{2}/)
    expect(board).not.toMatch(/[89] [PV]{2}/)
  })
})

describe('French typography', () => {
  it('has a no-break space before ; : ! ? and inside « »', () => {
    const loose = /(?:^|[^\u00a0])[;:!?»]|«(?!\u00a0)/
    const said = [...linesOfGames(fr), ...refusalsIn(fr), fr.tagline, fr.howToType].filter(
      (line) => !/\? PV/.test(line),
    )
    const options = Object.values(fr.options).flatMap(({ label, explanation }) => [label, explanation])
    expect([...said, ...options].filter((text) => loose.test(text))).toEqual([])
  })

  it.each([
    ['Anna', 'd’Anna'],
    ['Ben', 'de Ben'],
    ['Élise', 'd’Élise'],
  ])('joins a name to what belongs to it: %s', (name, expected) => {
    const cell = cellAt(2, -1)
    const where = whereIs([PALACE], cell)
    const event: Event = { type: 'dragon-played', seat: B, tile: 'gD', cell, where, burnt: 'y2' }
    expect(fr.story(event, [name, 'Cleo', 'Dora'])).toEqual([
      `Cleo lance le Dragon\u00a0: il brûle l’Échoppe 2 ${expected} au coin supérieur droit du Palais.`,
    ])
  })
})

describe('a scoring', () => {
  const ring = 'y4 y1 g2 g1\n r3 r2\n b5 b1 b1 .'

  it('KG-P1, KG-P2, KG-P3: tells who is first and why, what it brings, and who wins a tie', () => {
    const state = position({ around: ring, hands: 'y1 g22 r1 b2', stacks: 'y1 g1 r1 b1', turn: B })
    const told = play(state, 'g2@2,1').flatMap((event) => en.story(event, NAMES))
    expect(told).toEqual([
      'Ben places a Shop 2 at the lower right corner of the Palace.',
      'Scoring the Palace: 2, 2 and 1 VP.',
      'First: Dora, 1 + 1 + 5 = 7. 2 VP and the King.',
      'Second: Cleo, 2 + 3 = 5. 2 VP.',
      'Third: Anna, 4 + 1 = 5. 1 VP.',
      'Fourth: Ben, 2 + 1 + 2 = 5. No VP.',
      'A tie at 5, Cleo before Anna before Ben: Ben placed the last tile and loses every tie (KG-P3).',
      'VP now: Anna 1, Ben 0, Cleo 2, Dora 2.',
    ])
  })

  it('KG-X6, KG-L3: tells of the Guildmaster and of the loss at the Tourney Grounds', () => {
    const around = 'y4G y1 g2 g1\n r3 r2\n b5 b1 b1 .'
    const state = position({
      location: 8,
      around,
      hands: 'y1 g22 r1 b2',
      stacks: 'y1 g1 r1 b1',
      turn: B,
      vp: [9, 2, 9, 9],
    })
    expect(play(state, 'g2@2,1').flatMap((event) => fr.story(event, NAMES))).toEqual([
      'Ben pose une Échoppe 2 au coin inférieur droit de la Piste de tournoi.',
      'On décompte la Piste de tournoi\u00a0: 3 PV.',
      'Première place\u00a0: Dora, 1 + 1 + 5 = 7. 3 PV.',
      'Deuxième place\u00a0: Anna, 4→6 + 1 = 7 (KG-X6). Aucun PV.',
      'Troisième place\u00a0: Cleo, 2 + 3 = 5. Aucun PV.',
      'Quatrième place\u00a0: Ben, 2 + 1 + 2 = 5. Aucun PV.',
      'Égalité à 7, Dora avant Anna\u00a0: on tranche dans le sens des aiguilles d’une montre après Ben, qui a posé la dernière tuile (KG-P3).',
      'Égalité à 5, Cleo avant Ben\u00a0: Ben a posé la dernière tuile et perd toutes les égalités (KG-P3).',
      'Ben a le plus petit total et perd ses 2 derniers PV (KG-L3).',
      'PV à présent\u00a0: Anna 9, Ben 0, Cleo 9, Dora 12.',
    ])
  })
})

describe('the story', () => {
  const [from, to] = [cellAt(4, 1), cellAt(2, -1)]
  const [fromWhere, where] = [whereIs([PALACE], from), whereIs([PALACE], to)]
  const ended = { type: 'game-ended', scores: [9, 9, 4], ending: 'tenth-location' } as const
  const nobodysBishop: Event = {
    type: 'scored',
    location: 2,
    lastBy: A,
    free: 1,
    bishop: true,
    standings: [
      {
        ...{ colour: 'y', seat: 0, total: 1, rank: 1, tied: [], vp: 3, counter: 'bishop', counterDiscarded: true },
        tiles: [{ cell: to, piece: 'y5B', printed: 5, counts: 1, clauses: ['KG-X4'] }],
        clauses: ['KG-P1', 'KG-P2', 'KG-P4', 'KG-E1'],
      },
      { colour: 'g', seat: 1, tiles: [], total: 0, tied: ['r'], vp: 0, clauses: ['KG-P1', 'KG-P2', 'KG-P3'] },
      { colour: 'r', seat: 2, tiles: [], total: 0, tied: ['g'], vp: 0, clauses: ['KG-P1', 'KG-P2', 'KG-P3'] },
    ],
    players: [{ won: 3 }, { won: 0 }, { won: 0 }],
    hiddenVp: true,
  }

  it.each<[event: Event, english: readonly string[], french: readonly string[]]>([
    [
      { type: 'tile-placed', seat: A, tile: 'y4', cell: to, where, counter: 'king', covered: 'r2' },
      ['Anna places a Manor 4 with the King at the upper right corner of the Palace, covering Cleo’s Shop 2.'],
      ['Anna pose un Manoir 4 avec le Roi au coin supérieur droit du Palais, par-dessus l’Échoppe 2 de Cleo.'],
    ],
    [
      { type: 'sorceress-played', seat: A, tile: 'y4', from, fromWhere: where, to, where, covered: 'g1' },
      [
        'Anna calls the Sorceress: she takes a Manor 4 at the upper right corner of the Palace and puts it at the upper right corner of the Palace, covering Ben’s House 1.',
      ],
      [
        'Anna fait venir la Sorcière\u00a0: elle prend un Manoir 4 au coin supérieur droit du Palais et le pose au coin supérieur droit du Palais, par-dessus la Maison 1 de Ben.',
      ],
    ],
    [
      { type: 'dragon-played', seat: A, tile: 'yD' },
      ['Anna lets the Dragon go; nothing burns.'],
      ['Anna laisse partir le Dragon\u00a0; rien ne brûle.'],
    ],
    [
      { type: 'location-placed', seat: B, location: 5, cell: from, where: fromWhere, orientation: 'vertical' },
      [
        'Ben places the Marketplace 4 cells to the right and 1 down from the Palace, upright: safe, for 3-2-2 VP, the Guildmaster and the Merchant.',
      ],
      [
        'Ben place le Marché 4 cases à droite et 1 au-dessous du Palais, à la verticale\u00a0: lieu sûr, pour 3-2-2 PV, le Maître de guilde et le Négociant.',
      ],
    ],
    [
      { type: 'counters-discarded', seat: B, counters: ['king', 'merchant'] },
      ['Ben has no tile left, and so no more use for the King and the Merchant (KG-E1).'],
      ['Ben n’a plus de tuile et ne pourra plus jouer le Roi et le Négociant (KG-E1).'],
    ],
    [
      nobodysBishop,
      [
        'Nobody has a tile left, and 1 space stays free (KG-E2). Scoring the Cathedral: 3 and 3 VP.',
        'The Bishop is there: every tile counts 1 (KG-X4).',
        'First: Anna, 5→1. 3 VP; the Bishop leaves the game, for there is no tile left to play with (KG-E1).',
        'No tile there, and so no prize: Ben and Cleo (KG-P2).',
      ],
      [
        'Plus personne n’a de tuile, et une case reste libre (KG-E2). On décompte la Cathédrale\u00a0: 3 et 3 PV.',
        'L’Évêque est là\u00a0: chaque tuile compte 1 (KG-X4).',
        'Première place\u00a0: Anna, 5→1. 3 PV\u00a0; l’Évêque quitte le jeu, faute de tuile à jouer avec (KG-E1).',
        'Sans tuile, donc sans récompense\u00a0: Ben et Cleo (KG-P2).',
      ],
    ],
    [
      { ...ended, winners: [0], tieBreak: 'last-location-vp' },
      [
        'The tenth location is scored, and the city is complete.',
        'Anna and Ben have 9 VP each; the most VP at the last location decide (KG-E3).',
        'Anna wins with 9 VP.',
      ],
      [
        'Le dixième lieu est décompté\u00a0: la cité est achevée.',
        'Anna et Ben ont 9 PV chacun\u00a0; le plus de PV au dernier lieu fait la différence (KG-E3).',
        'Anna gagne avec 9 PV.',
      ],
    ],
    [
      { ...ended, winners: [0, 1], tieBreak: 'shared' },
      [
        'The tenth location is scored, and the city is complete.',
        'Anna and Ben have 9 VP each; nothing at the last location tells them apart (KG-E3).',
        'Anna and Ben share the victory with 9 VP each.',
      ],
      [
        'Le dixième lieu est décompté\u00a0: la cité est achevée.',
        'Anna et Ben ont 9 PV chacun\u00a0; rien ne les départage au dernier lieu (KG-E3).',
        'Anna et Ben partagent la victoire avec 9 PV chacun.',
      ],
    ],
  ])('tells %j', (event, english, french) => {
    const names = NAMES.slice(0, 3)
    expect(en.story(event, names)).toEqual(english)
    expect(fr.story(event, names)).toEqual(french)
  })

  it.each([3, 2, 1, 0])('KG-L3: tells how much of the loss there was to lose: %i', (lost) => {
    const event: Event = {
      ...nobodysBishop,
      ...{ location: 8, free: 0, bishop: false, tourney: { colour: 'r', seat: 2, loss: 3 } },
      players: [{ won: 3 }, { won: 0 }, { won: 0, lost }],
    }
    const english = ['but has no VP to lose', 'and loses the last VP', 'and loses the last 2 VP', 'and loses 3 VP'][
      lost
    ]
    const french = [
      'mais n’a aucun PV à perdre',
      'et perd son dernier PV',
      'et perd ses 2 derniers PV',
      'et perd 3 PV',
    ][lost]
    expect(en.story(event, NAMES.slice(0, 3)).at(-1)).toBe(`Cleo has the smallest total ${english} (KG-L3).`)
    expect(fr.story(event, NAMES.slice(0, 3)).at(-1)).toBe(`Cleo a le plus petit total ${french} (KG-L3).`)
  })
})

describe('an action', () => {
  const state = position({
    around: 'y4 . . r1\n. g2\n. . . .',
    elsewhere: '-18,0 y2',
    hands: 'y1D g1 r1',
    counters: 'SM - -',
    location: 3,
  })
  const view = kingsGate.view(state, A)

  it.each<[action: Action, english: string, french: string]>([
    [
      { type: 'tile', tile: 'y1', cell: cellAt(-1, 0), counter: 'merchant' },
      'a House 1 with the Merchant left of the Wizard’s Tower',
      'une Maison 1 avec le Négociant à gauche de la Tour du Magicien',
    ],
    [
      { type: 'dragon', tile: 'yD', cell: cellAt(2, 0) },
      'burn the Shop 2 right of the Wizard’s Tower',
      'brûler l’Échoppe 2 à droite de la Tour du Magicien',
    ],
    [
      { type: 'sorceress', from: cellAt(-18, 0), to: cellAt(0, 1) },
      'the Sorceress takes the Shop 2 right of the Palace and puts it below the left half of the Wizard’s Tower',
      'la Sorcière prend l’Échoppe 2 à droite du Palais et la pose au-dessous de la moitié gauche de la Tour du Magicien',
    ],
    [
      { type: 'location', cell: cellAt(3, -1), orientation: 'vertical' },
      'the Graveyard 3 cells to the right and 1 up from the Wizard’s Tower, upright',
      'le Cimetière 3 cases à droite et 1 au-dessus de la Tour du Magicien, à la verticale',
    ],
  ])('KG-C1: names places by their location: %j', (action, english, french) => {
    expect([en.action(action, view), fr.action(action, view)]).toEqual([english, french])
  })

  it.each(LANGUAGES)('KG-C1: no two that a player may choose from are called the same in %s', (_, words) => {
    const source = new FastChance('told apart')
    const dice = source.at(1)
    const game = kingsGate.setup(STANDARD, 3, source.at(0))
    for (let step = 2; game.phase !== 'over'; step++) {
      const legal = kingsGate.legalActions(game, game.turn)
      const names = legal.map((action) => words.action(action, kingsGate.view(game, game.turn)))
      expect(new Set(names).size).toBe(names.length)
      kingsGate.apply(game, game.turn, pick(legal, dice), source.at(step))
    }
  })
})

describe('what is expected', () => {
  const promptOf = (sketch: Parameters<typeof position>[0], seat: number = A) =>
    en.prompt(kingsGate.view(position(sketch), seat) as View, seat)

  it.each([
    [{ hands: 'y1 g1 r1' }, 'Your turn: play tiles around the Palace, in free spaces.'],
    [
      { hands: 'y1 g1 r1', location: 3 },
      'Your turn: play tiles around the Wizard’s Tower, where lower tiles can be covered.',
    ],
    [
      { hands: 'y1 g1 r1', location: 4 },
      'Your turn: play one or two tiles around the Graveyard, where lower tiles can be covered.',
    ],
    [
      { hands: 'y1 g1 r1', location: 6 },
      'Your turn: play tiles, at most one House, around the Garrison, in free spaces.',
    ],
    [
      { hands: 'y1 g1 r1', location: 10, counters: 'S - -' },
      'Your turn: play tiles around the King’s Gate, where lower tiles can be covered. Or send the Sorceress.',
    ],
    [{ hands: 'y1 g1 r1', played: 'y1' }, 'Play on around the Palace, or end your turn.'],
    [{ hands: '- g1 r1', played: 'y1' }, 'Your hand is empty: end your turn.'],
    [{ hands: 'y1 g1 r1', location: 4, played: 'y11' }, 'The Graveyard takes two tiles a turn: end yours now.'],
    [
      { hands: 'y1 g1 r1', phase: 'location' as const },
      'Place the next location, the Cathedral: one edge must touch what is in play.',
    ],
    [{ hands: 'y1 g1 r1', phase: 'end' as const }, 'Your turn is complete: end it, or take something back.'],
    [{ hands: 'y1 g1 r1', turn: B }, 'It is another player’s turn.'],
    [{ hands: 'y1 g1 r1', phase: 'over' as const }, 'The game is over.'],
  ])('is said in a sentence: %j', (sketch, sentence) => {
    expect(promptOf(sketch)).toBe(sentence)
  })
})

describe('the table as text', () => {
  it('KG-C1: shows tiles, locations and the ten spaces with their columns and rows', () => {
    const state = position({
      around: 'y4 . . r1\n. r2K\n. . g3 .',
      hands: 'y11D g1 r1',
      stacks: 'y2 - r5',
      counters: '- - B',
    })
    expect(en.board(kingsGate.view(state, A), NAMES)).toBe(
      [
        '  Location 1 of 10: Palace (dangerous, by order of the King) · 2-2-1 · King',
        '  Next: Cathedral (safe) · 3-3-1 · Bishop',
        '',
        '      −1    0    1    2',
        '  −1  y4    ·    ·   r1',
        '   0   ·   [1]  [1]  r2K',
        '   1   ·    ·   g3    ·',
        '',
        '  Free spaces: 0,−1  1,−1  2,1  0,1  −1,1  −1,0',
        '',
        '▸ A Anna (you)       y · 0 VP · 3 in hand, 1 to draw',
        '  B Ben              g · 0 VP · 1 in hand, 0 to draw',
        '  C Cleo             r · 0 VP · 1 in hand, 1 to draw · counter Bishop',
        '',
        '  Your hand: y1 House ×2, yD Dragon',
        '  Not yet seen of Anna: y2',
        '  Not yet seen of Ben: g1',
        '  Not yet seen of Cleo: r15',
        '  Out of the game: y01111122233334445g0111111222233344445Dr01111122233334444D',
      ].join('\n'),
    )
  })

  it('KG-S2: with two players says the colour of a tile', () => {
    const state = position({ around: '. . . .\n. .\n. . . .', hands: 'y1g4 r1b4', options: STANDARD })
    expect(play(state, 'g4@0,1').flatMap((event) => en.story(event, ['Anna', 'Ben']))).toEqual([
      'Anna places a green Manor 4 below the left half of the Palace.',
    ])
  })

  it('KG-S2: calls the colours as the table does where it has names of its own', () => {
    const state = position({ around: '. . . .\n. .\n. . . .', hands: 'y1g4 r1b4', options: STANDARD })
    const called = ['sun', 'lily', 'lion', 'leaf']
    const [placed] = play(state, 'g4@0,1')
    if (placed === undefined) throw new Error('nothing happened')
    expect(en.story(placed, ['Anna', 'Ben'], called)).toEqual([
      'Anna places a Manor 4 (lily) below the left half of the Palace.',
    ])
    expect(fr.story(placed, ['Anna', 'Ben'], called)).toEqual([
      'Anna pose un Manoir 4 (lily) au-dessous de la moitié gauche du Palais.',
    ])
    const action = { type: 'tile', tile: 'r1', cell: cellAt(0, 1) } as const
    const view = kingsGate.view(state, B)
    expect([en.action(action, view), en.action(action, view, called)]).toEqual([
      'a House 1 below the left half of the Palace',
      'a House 1 (lion) below the left half of the Palace',
    ])
  })
})

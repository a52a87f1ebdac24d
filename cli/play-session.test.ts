/** A game in the terminal, played without one. */
import { parseBotSpec } from '@crownlands/bots/levels'
import { FastChance } from '@crownlands/core/chance-fast'
import { KeyedChance } from '@crownlands/core/chance-keyed'
import { isProblem, replay } from '@crownlands/core/record'
import type { Language, WholeRoom } from '@crownlands/core/room'
import { room as kingdomsRoom } from '@crownlands/games/kingdoms/room'
import { rulebookEn } from '@crownlands/games/kingdoms/text/rulebook.en'
import { rulebookFr } from '@crownlands/games/kingdoms/text/rulebook.fr'
import { gameCalled, roomCalled } from '@crownlands/games/rooms'
import { describe, expect, it } from 'vitest'
import { PlaySession, type PlaySetup } from './play-session'

const GREEDY = parseBotSpec('greedy')
const { game, words } = kingdomsRoom
const PLAIN = { noLuck: false, lastCastle: false, scoreAsYouGo: false, edition: '2011' } as const

/** How a game of two with this seed begins. */
function opening(seed: string) {
  return game.setup(PLAIN, 2, new KeyedChance(seed).at(0))
}

/** A seed with which the person begins, so that the whole board is free. */
const PERSON_FIRST = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].find((seed) => opening(seed).turn === 0) ?? ''

interface Wish {
  readonly seats?: number
  readonly seed?: string
  readonly language?: Language
  readonly options?: object
}

function setupOf({ seats = 2, seed = PERSON_FIRST, language = 'en', options = {} }: Wish = {}): PlaySetup {
  const room = roomCalled('kingdoms')
  if (room === undefined || GREEDY === undefined) throw new Error('there is no Kingdoms, or no greedy bot')
  return {
    room,
    rulebook: language === 'en' ? rulebookEn : rulebookFr,
    seats,
    options: { ...PLAIN, ...options },
    seed,
    bots: Array.from({ length: seats - 1 }, () => GREEDY),
    language,
    chance: new FastChance(`bots ${seed}`).at(0),
  }
}

/** A session on the person's first turn, and all that was shown on the way. */
function begin(wish: Wish = {}) {
  const session = new PlaySession(setupOf(wish))
  const shown = [...session.welcome(), ...letBotsPlay(session), ...session.table()]
  return { session, shown }
}

function letBotsPlay(session: PlaySession): string[] {
  const shown: string[] = []
  while (session.botToAct() !== undefined) shown.push(...session.actBot())
  return shown
}

function say(session: PlaySession, line: string): string {
  return session.enter(line).say.join('\n')
}

/** The board as lines, without the sentences around it. */
function table(session: PlaySession): string {
  return session.table().join('\n')
}

/** Empty spaces, as they are typed, by trying them out. */
function* spaces(): Generator<string> {
  for (const row of '12345') for (const column of 'abcdef') yield `${column}${row}`
}

/** Types pieces on spaces until one is taken; what was said to it. */
function placeSomewhere(session: PlaySession, piece: string): string | undefined {
  for (const space of spaces()) {
    const { say: said, showTable } = session.enter(`${piece}${space}`)
    if (showTable) return said.join('\n')
  }
  return undefined
}

/** One turn of a person who makes simple choices: a castle if there is one, else a tile. All that was shown. */
function takeTurn(session: PlaySession, turn: number): string[] {
  const shown: string[] = []
  const ranks = turn % 2 === 0 ? ['1', '2', '3', '4'] : []
  const placed = ranks.map((rank) => placeSomewhere(session, rank)).find((said) => said !== undefined)
  if (placed !== undefined) shown.push(placed)
  else if (session.enter('draw').showTable) shown.push(table(session), placeSomewhere(session, '') ?? '')
  else shown.push(['*', '1', '2', '3', '4'].map((piece) => placeSomewhere(session, piece)).find(Boolean) ?? '')
  shown.push(table(session), say(session, turn % 3 === 0 ? '' : 'end'))
  return shown
}

describe('a game', () => {
  it.each([
    { seats: 2 },
    { seats: 4 },
    { seats: 3, language: 'fr' as const },
    { seats: 2, options: { scoreAsYouGo: true } },
  ])('is played to its end with simple choices: %j', (wish) => {
    const { session, shown } = begin(wish)
    let turns = 0
    while (!session.over) {
      if (turns > 100) throw new Error('the game does not end')
      shown.push(...takeTurn(session, turns++), ...letBotsPlay(session), ...session.table())
    }
    expect(turns).toBeGreaterThan(15)
    expect(shown.at(-2)).toMatch(wish.language === 'fr' ? /gagne|remporte|partag/ : / wins with | share the victory /)
    const result = replay(session.record(), gameCalled)
    if (isProblem(result)) throw new Error(result.problem)
    expect(result.outcome?.scores).toHaveLength(wish.seats)
  })

  it('tells what the bots do, once', () => {
    const { session } = begin()
    say(session, '1a1')
    say(session, 'end')
    const news = letBotsPlay(session)
    expect(news.join('\n')).toMatch(/^Azure (places|draws)/)
    expect(say(session, 'draw')).toMatch(/^Or draws: [^\n]*$/)
  })
})

describe('taking back', () => {
  it('restores the table, and the turn can be played differently', () => {
    const { session } = begin()
    const before = table(session)
    expect(session.enter('1c3').showTable).toBe(true)
    expect(table(session)).not.toBe(before)
    expect(table(session)).toContain('Enter ends your turn; undo takes it back.')
    expect(say(session, 'undo')).toBe('Taken back.')
    expect(table(session)).toBe(before)
    session.enter('4a1')
    expect(say(session, 'u all')).toBe('Taken back.')
    expect(table(session)).toBe(before)
  })

  it('is refused after a draw, with a sentence', () => {
    const { session } = begin()
    session.enter('draw')
    const before = table(session)
    const { say: said, showTable } = session.enter('undo')
    expect(said).toEqual(['Something was revealed by it, so it cannot be taken back. (rule T-U2)'])
    expect(showTable).toBe(false)
    expect(table(session)).toBe(before)
  })

  it('is refused when there is nothing, and when the turn has ended', () => {
    const { session } = begin()
    expect(say(session, 'undo')).toMatch(/\(rule T-U1\)$/)
    session.enter('1a1')
    session.enter('end')
    expect(say(session, 'undo')).toBe('The turn has ended and stays as it is. (rule T-U3)')
  })
})

describe('what can be typed', () => {
  it.each([
    ['K-P4 for a rule', 'rules K-P4', /^K-P4 {2}The Dragon/],
    ['a rule in small letters', 'rules k-p4', /^K-P4 {2}The Dragon/],
    ['the rulebook', 'rules', /K-C1[\s\S]*K-H1/],
    ['a rule that is not there', 'rules K-Z9', /^There is no rule k-z9\.$/i],
    ['help', 'help', /a castle of rank 2 on c3[\s\S]*undo[\s\S]*hint[\s\S]*quit/],
    ['a question mark', '?', /undo/],
    ['nonsense', 'fly', /^"fly" is not possible here\. Type help/],
    ['a space off the board', '1g9', /^"1g9" is not possible here/],
    ['a tile without No Luck', '+5', /face down.*\(rule K-T2\)$/],
    ['a placement without a tile', 'c3', /There is no tile to place.*\(rule K-T2\)$/],
    ['the end of a turn not made', 'end', /\(rule T-U4\)$/],
    ['prototypes', '__proto__', /not possible here/],
    ['constructors', 'constructor', /not possible here/],
  ])('%s', (_, line, answer) => {
    const { session } = begin()
    const before = table(session)
    const { say: said, showTable } = session.enter(line)
    expect(said.join('\n')).toMatch(answer)
    expect(showTable).toBe(false)
    expect(table(session)).toBe(before)
  })

  it('actions in any case and with spaces', () => {
    for (const line of ['2C3', ' 2 c3 ', '2c3']) {
      const { session } = begin()
      expect(say(session, line)).toBe('Or places a castle of rank 2 on c3.')
    }
  })

  it('board shows the table again', () => {
    expect(begin().session.enter('board')).toEqual({ say: [], showTable: true })
  })

  it('a hint names something that can be typed, and changes nothing', () => {
    const { session } = begin()
    const before = table(session)
    const hint = say(session, 'hint')
    const [, typed = ''] = /^Hint: (\S+), .+\. The bot then rates your position at \d+\/100\.$/.exec(hint) ?? []
    expect(table(session)).toBe(before)
    expect(session.enter(typed).showTable).toBe(true)
    if (typed !== 'draw') expect(say(session, 'hint')).toBe('Enter ends your turn; undo takes it back.')
  })
})

describe('a game with an action of its own for the end of a turn', () => {
  /** King's Gate on the person's first turn. */
  function beginKingsGate(language: Language = 'en') {
    const room = roomCalled('kings-gate')
    if (room === undefined) throw new Error("there is no King's Gate")
    const options = { graveyard: 'replace', hiddenVp: false, rotation: true }
    const session = new PlaySession({ ...setupOf({ seats: 3, language }), room, options })
    letBotsPlay(session)
    return session
  }

  /** What the person holds: `Your hand: y1 House ×3, y4 Manor`. */
  function tileInHand(session: PlaySession): string {
    return /(?:Your hand:|Votre main\u00a0:) (y[0-5]) /.exec(table(session))?.[1] ?? ''
  }

  function freeSpace(session: PlaySession): string {
    return /(?:Free spaces:|Cases libres\u00a0:) (\S+)/.exec(table(session))?.[1] ?? ''
  }

  it('is ended by that action alone, and not before a tile was played', () => {
    const session = beginKingsGate()
    const before = table(session)
    expect(say(session, 'end')).toBe('Play at least one tile, then end your turn. (rule KG-T1)')
    expect(say(session, `${tileInHand(session)} ${freeSpace(session)}`)).toMatch(/^Or places (a|the) .* the Palace\.$/)
    expect(say(session, 'undo')).toBe('Taken back.')
    expect(table(session)).toBe(before)
    say(session, `${tileInHand(session)} ${freeSpace(session)}`)
    // An empty line, typed by accident, does nothing that cannot be taken back.
    expect(say(session, '')).toBe('There is no complete turn to end. (rule T-U4)')
    expect(say(session, 'end')).toMatch(/^Or draws: /)
    expect(say(session, 'undo')).toMatch(/\(rule T-U[23]\)$/)
  })

  it.each(['en', 'fr'] as const)('is played to its end with simple choices (%s)', (language) => {
    const session = beginKingsGate(language)
    for (let turn = 0; !session.over; turn++) {
      if (turn > 200) throw new Error('the game does not end')
      const placed =
        session.enter(`${tileInHand(session)} ${freeSpace(session)}`).showTable || session.enter('yd').showTable
      if (!placed) throw new Error(table(session))
      while (/next location|lieu suivant/.test(table(session))) placeLocationSomewhere(session)
      if (!session.over) session.enter('end')
      letBotsPlay(session)
    }
    expect(table(session)).toMatch(language === 'fr' ? /gagne avec|partagent/ : /wins with|share the victory/)
  })

  function placeLocationSomewhere(session: PlaySession): void {
    for (let y = -28; y <= 28; y++) {
      for (let x = -28; x <= 29; x++) if (session.enter(`h ${x},${y}`).showTable) return
    }
  }
})

describe('French', () => {
  it('is spoken throughout', () => {
    const { session, shown } = begin({ language: 'fr' })
    expect(shown[0]).toMatch(/^[^ ]+\. Vous êtes la maison Or, place A\. Azur est joué par greedy\.$/)
    expect(say(session, 'help')).toContain('reprendre le dernier coup')
    expect(say(session, 'rules K-P4')).toMatch(/^K-P4 {2}/)
    expect(say(session, 'rules K-P4')).not.toContain('The Dragon')
    expect(say(session, 'fly')).toContain('ne correspond à rien ici')
    expect(say(session, 'end')).toMatch(/\(règle T-U4\)$/)
    session.enter('draw')
    expect(say(session, 'undo')).toBe(
      'Ce coup a révélé quelque chose\u00a0: on ne peut plus le reprendre. (règle T-U2)',
    )
    expect(table(session)).not.toMatch(/\b(gold|castles|supply|Epoch|tile)\b/)
  })
})

describe('secrets', () => {
  /** Kingdoms with another starting tile for the last bot: the person must not be able to tell. */
  function roomWithOtherTile(): { readonly room: WholeRoom; readonly swapped: () => boolean } {
    let swapped = false
    const setup: typeof game.setup = (options, seats, chance, events = []) => {
      const state = game.setup(options, seats, chance, events)
      const bot = state.players[seats - 1]
      const tile = bot?.startingTile
      const other = state.supply.find((one) => one !== tile)
      if (bot === undefined || tile === undefined || other === undefined) return state
      const order = game.view(state, 'spectator').unseen
      bot.startingTile = other
      state.supply[state.supply.indexOf(other)] = tile
      state.supply.sort((a, b) => order.indexOf(a) - order.indexOf(b))
      const dealt = events.findIndex((event) => event.type === 'starting-tile-dealt' && event.seat === seats - 1)
      events[dealt] = { type: 'starting-tile-dealt', seat: seats - 1, tile: other }
      swapped = game.audit(state) === undefined
      return state
    }
    return {
      room: { ...roomCalled('kingdoms'), game: { ...game, setup } } as unknown as WholeRoom,
      swapped: () => swapped,
    }
  }

  it.each([2, 3])('of a bot change nothing that is shown, with %i seats', (seats) => {
    for (const seed of ['s1', 's2', 's3', 's4']) {
      const shownWith = (room?: WholeRoom) => {
        const setup = setupOf({ seats, seed })
        const session = new PlaySession(room === undefined ? setup : { ...setup, room })
        const shown = [...session.welcome(), ...session.table(), session.botToAct()]
        return [...shown, ...['help', 'undo', 'end', '2c3', '*a1', 'draw'].map((line) => say(session, line))]
      }
      const other = roomWithOtherTile()
      const [known, same] = [shownWith(), shownWith(other.room)]
      expect(other.swapped()).toBe(true)
      // What a draw brings may differ: chance picks a place of another supply.
      expect(same.slice(0, -1)).toEqual(known.slice(0, -1))
    }
  })

  it('of a bot are not named before they are played', () => {
    let [checked, played] = [0, 0]
    for (let i = 0; i < 40; i++) {
      const seed = `hidden ${i}`
      const secret = opening(seed).players[1]?.startingTile
      // Of these there is only one: whoever names it, names the secret.
      if (secret === undefined || !/^(-.|dragon|mine|wizard)$/.test(secret)) continue
      const [, name = '?'] =
        /: (.+)\.$/.exec(words.en.story({ type: 'tile-drawn', seat: 1, tile: secret }, [])[0] ?? '') ?? []
      const { session, shown } = begin({ seed })
      for (let turn = 0; turn < 10; turn++) {
        const text = shown.splice(0).join('\n')
        if (text.includes('Azure places the starting tile')) {
          expect(text).toContain(name)
          played++
          break
        }
        checked++
        // What nobody has seen yet is listed for everybody (K-H1).
        expect(text.replaceAll(/Not yet seen: .*/g, '')).not.toContain(name)
        expect(text).toMatch(/Azure .*starting tile hidden/)
        shown.push(...takeTurn(session, turn), ...letBotsPlay(session), ...session.table())
      }
    }
    expect(checked).toBeGreaterThan(30)
    expect(played).toBeGreaterThan(0)
  })
})

import { GAMES } from '@crownlands/games/registry'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Built, buildFiles } from './testing/built'
import type { NodePlan } from './testing/nodes'
import { OBSERVER, type Position, positionsOf, Twin, type TwinMatches } from './testing/twins'

let files: Built
let twins: readonly [Twin, Twin]
beforeAll(async () => {
  files = await buildFiles()
  twins = [await Twin.open(files), await Twin.open(files)]
})
afterAll(async () => {
  await Promise.all(twins.map((twin) => twin.close()))
  files.remove()
})

const CONFIGURATIONS = GAMES.flatMap(({ id, seats }) =>
  Array.from({ length: seats.max - seats.min + 1 }, (_, i) => [id, seats.min + i] as const),
)

async function begin(pair: readonly Twin[], { one, other }: TwinMatches): Promise<void> {
  await Promise.all([pair[0]?.begin(one), pair[1]?.begin(other)])
}

/** The ways by which the twins can be told apart. */
async function differences(pair: readonly Twin[], seat: number): Promise<readonly string[]> {
  const [one = {}, other = {}] = await Promise.all(pair.map((twin) => twin.everything(seat)))
  return Object.keys(one).filter((way) => one[way] !== other[way])
}

/** Both twins do the same. */
async function act(seat: number, deed: object): Promise<void> {
  expect(await Promise.all(twins.map((twin) => twin.act(seat, deed)))).toEqual([200, 200])
}

async function compare(position: Position): Promise<void> {
  await begin(twins, position)
  expect(await differences(twins, OBSERVER)).toEqual([])
  if (position.shared === undefined) return
  const { seat, action, open, complete } = position.shared
  if (open) {
    await act(seat, { type: 'act', action })
    if (seat === OBSERVER) await Promise.all(twins.map(({ line }) => line.until(({ id }) => id.startsWith('0.1.'))))
    expect(await differences(twins, OBSERVER)).toEqual([])
    await act(seat, { type: 'undo' })
    if (seat === OBSERVER) await Promise.all(twins.map(({ line }) => line.until(({ id }) => id.startsWith('0.2.'))))
    expect(await differences(twins, OBSERVER)).toEqual([])
  }
  if (!complete) return
  await act(seat, { type: 'act', action, end: true })
  await Promise.all(twins.map(({ line }) => line.until(({ id }) => id.startsWith('1.0.'))))
  expect(await differences(twins, OBSERVER)).toEqual([])
}

describe('twin servers that differ only in what a seat cannot know', () => {
  it.each(CONFIGURATIONS)(
    'of %s for %i tell it the same, while it and others try things out and move',
    { timeout: 300_000 },
    async (game, seats) => {
      const positions = await positionsOf(game, seats)
      const kinds = positions.map(({ kind }) => kind)
      expect(kinds).toContain('own')
      if (seats > 1) expect(kinds.some((kind) => kind === 'open' || kind === 'complete')).toBe(true)
      for (const position of positions) await compare(position)
    },
  )

  it('are told apart by a seat that may know', async () => {
    const [position] = await positionsOf('kings-gate', 2)
    if (position === undefined) throw new Error('no twins')
    await begin(twins, position)
    expect(await differences(twins, 1)).toContain('bodies')
  })
})

type Plant = NonNullable<NodePlan['plant']>

/** The leak that is open; none at first. */
let leak = ''

/** A leak for every way: each tells one bit of the secret, while it is open. */
const LEAKS: readonly (readonly [string, string, (bit: () => number) => Plant])[] = [
  [
    'a header',
    'headers',
    (bit) => (_, server) => {
      server.prependListener('request', (_request, response) => {
        if (bit() === 1) response.setHeader('x-bit', '1')
      })
    },
  ],
  [
    'a status',
    'statuses',
    (bit) =>
      ({ running }) => {
        const check = running.check.bind(running)
        running.check = async (...args) => (bit() === 1 ? Promise.reject(new Error('bit')) : check(...args))
      },
  ],
  [
    'a body',
    'bodies',
    (bit) =>
      ({ running }) => {
        const look = running.look.bind(running)
        running.look = async (...args) => {
          const { head, data } = await look(...args)
          return { head, data: data + ' '.repeat(bit()) }
        }
      },
  ],
  [
    'an event',
    'events',
    (bit) =>
      ({ streams }) => {
        const tell = streams.tell.bind(streams)
        streams.tell = (code, told, around) => tell(code, told, `${around}${bit() === 1 ? ',"more":true' : ''}`)
      },
  ],
  [
    'a notice',
    'notices',
    (bit) =>
      ({ push }) => {
        const notify = push?.notify.bind(push)
        if (push !== undefined && notify !== undefined)
          push.notify = (playerId, notice) => notify(playerId, { ...notice, tag: `${notice.tag}${bit()}` })
      },
  ],
  [
    'a line of the log',
    'log',
    (bit) =>
      ({ running, log }) => {
        const look = running.look.bind(running)
        running.look = (...args) => {
          if (bit() === 1) log.info('somebody looks')
          return look(...args)
        }
      },
  ],
  [
    'a figure',
    'metrics',
    (bit) =>
      ({ running, counts }) => {
        const look = running.look.bind(running)
        running.look = (...args) => {
          counts.conflicts.inc(bit())
          return look(...args)
        }
      },
  ],
]

/** All leaks at once, of which one is open at a time. */
function leaky(bit: number): Plant {
  return (services, server) => {
    for (const [name, , plant] of LEAKS) plant(() => (leak === name ? bit : 0))(services, server)
  }
}

describe('a leak', () => {
  let pair: readonly Twin[] = []
  let position: Position | undefined
  beforeAll(async () => {
    pair = [await Twin.open(files, leaky(0)), await Twin.open(files, leaky(1))]
    // The observer is to act, and is not there: then a notice is sent.
    position = (await positionsOf('kings-gate', 2)).find(({ kind }) => kind === 'own')
  })
  afterAll(() => Promise.all(pair.map((twin) => twin.close())))

  /** What is found with this leak open. */
  async function found(name: string): Promise<readonly string[]> {
    if (position === undefined) throw new Error('no twins')
    leak = name
    await begin(pair, position)
    if (name === 'a notice') await Promise.all(pair.map((twin) => twin.lineGone()))
    return differences(pair, OBSERVER)
  }

  it('is not found where there is none', async () => expect(await found('none')).toEqual([]))

  it.each(LEAKS)('by %s is found', async (name, way) => expect(await found(name)).toContain(way))
})

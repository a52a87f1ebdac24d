/** The attacks: one for each way in which a single visitor could once disturb all others. */
import { connect } from 'node:net'
import { pause } from './honest'
import { type Json, Visitor } from './visitor'

export interface Target {
  readonly server: string
  readonly seconds: number
  /** The stranger's network: `127.0.9`. */
  readonly network: string
  /** A table with a long past. */
  readonly longTable: string | undefined
  /** How many spectators arrive within how many seconds, and the cookies of those who are guests already. */
  readonly crowd: number
  readonly arrival: number
  readonly cookies: readonly string[]
}

/** The number of answers by status, and notes. */
export interface Outcome {
  readonly statuses: Readonly<Record<number, number>>
  readonly notes: readonly string[]
  /** Faults of the server, in words. */
  readonly faults: readonly string[]
}

export type AttackName = keyof typeof ATTACKS

export const ATTACKS = {
  /** 1. Deeply nested JSON. */
  nesting: async (target: Target) => {
    const { stranger, code } = await tableOf(target)
    const action = `${'['.repeat(7000)}${']'.repeat(7000)}`
    const bodies = [
      ['commands', `{"seat":0,"at":"0.0","key":"k","do":{"type":"act","action":${action}}}`],
      ['check', `{"seat":0,"do":{"type":"act","action":${action}}}`],
    ] as const
    const tally = await flood(target.seconds, 10, (i) => {
      const [call, body] = bodies[i % 2] ?? bodies[0]
      return stranger.send('POST', `/tables/${code}/${call}`, body)
    })
    return tally.outcome([...tally.serverErrors(), ...tally.wants(400)])
  },

  /** 2. The past of a long game. */
  past: async (target: Target) => {
    const code = target.longTable
    if (code === undefined) return { statuses: {}, notes: ['left out: name a table with --table'], faults: [] }
    const stranger = new Visitor(target.server, `${target.network}.2`, 20)
    const { actions } = (await stranger.must(200, 'GET', `/tables/${code}/look`)).match
    const tally = await flood(target.seconds, 20, (i) => {
      const paths = ['record', 'story', `steps/${(i * 37) % actions}`]
      return stranger.get(`/tables/${code}/${paths[i % paths.length]}`)
    })
    return tally.outcome(tally.serverErrors())
  },

  /** 3. Tables of four strong bots, as many as one address can begin. */
  bots: async (target: Target) => {
    const tally = new Tally()
    const begun: string[] = []
    for (let guest = 0; guest < 10; guest++) {
      const stranger = new Visitor(target.server, `${target.network}.3`)
      tally.add(await stranger.send('POST', '/me', { name: `Stranger ${guest}` }))
      for (let i = 0; i < 10 && stranger.cookie !== undefined; i++) {
        const seats = ['or', 'azure', 'gules', 'vert'].map((house) => ({ house, bot: 'chancellor' }))
        const made = await stranger.send('POST', '/tables', { game: 'kings-gate', seats })
        tally.add(made)
        if (made.status !== 201) break
        tally.add(await stranger.send('POST', `/tables/${made.body.code}/start`))
        begun.push(made.body.code)
      }
    }
    await pause(target.seconds * 1000)
    return tally.outcome([...tally.serverErrors(), ...tally.wants(429)], [`${begun.length} tables of bots`])
  },

  /** 4. Tokens, cookies and tables that do not exist. */
  guesses: async (target: Target) => {
    const stranger = new Visitor(target.server, `${target.network}.4`, 50)
    const tally = await flood(target.seconds, 50, (i) => {
      const secret = `${Date.now()}${Math.random()}`
      if (i % 3 === 0) return stranger.send('GET', '/me', undefined, { authorization: `Bearer clb_${secret}` })
      if (i % 3 === 1) return stranger.send('GET', '/me', undefined, { cookie: `crownlands=${secret}` })
      return stranger.get(`/tables/${randomCode()}/look`)
    })
    const guessed = tally.count(401) + tally.count(404)
    const most = 60 + target.seconds
    return tally.outcome([
      ...tally.serverErrors(),
      ...tally.wants(429),
      ...(guessed > 1.2 * most ? [`${guessed} guesses were looked up, at most ${most} should be`] : []),
    ])
  },

  /** 5. A crowd of spectators, from many addresses, within seconds. */
  crowd: async (target: Target) => {
    const { code } = await tableOf(target)
    const tally = new Tally()
    let bytes = 0
    let messages = 0
    const closings: (() => void)[] = []
    const arrive = (i: number) => {
      const spectator = new Visitor(target.server, `127.0.4.${1 + (i % 100)}`)
      spectator.cookie = target.cookies[i]
      const onEvent = (name: string, size: number) => {
        if (name !== 'presence') return
        messages++
        bytes += size
      }
      closings.push(spectator.listen(`/tables/${code}/events`, onEvent, (status) => tally.note(status)))
    }
    const began = performance.now()
    for (let i = 0; i < target.crowd; i++) {
      arrive(i)
      const due = (target.arrival * 1000 * (i + 1)) / target.crowd
      await pause(Math.max(0, due - (performance.now() - began)))
    }
    await pause(3000)
    for (const close of closings) close()
    const megabytes = bytes / 1e6
    return tally.outcome(
      [
        ...tally.serverErrors(),
        ...(megabytes > 5 ? [`presence cost ${megabytes.toFixed(1)} MB`] : []),
        ...(messages === 0 ? ['nobody heard who is present'] : []),
      ],
      [`${tally.count(200)} streams, ${messages} messages of presence, ${megabytes.toFixed(2)} MB`],
    )
  },

  /** 6. Documents that do not change, a hundred requests at once. */
  documents: async (target: Target) => {
    const stranger = new Visitor(target.server, `${target.network}.6`, 100)
    const paths = ['/openapi.json', '/games/kings-and-things', '/games/kingdoms']
    const tally = await flood(target.seconds, 100, (i) => stranger.get(paths[i % paths.length] ?? ''))
    return tally.outcome(tally.serverErrors())
  },

  /** 7. Connections that send a byte of their headers every second, more than one address may have. */
  drips: async (target: Target) => {
    const url = new URL(target.server)
    const lives: number[] = []
    const isOpen = new Set<number>()
    let most = 0
    const drip = (i: number) =>
      new Promise<void>((resolve) => {
        const began = performance.now()
        const socket = connect({ host: url.hostname, port: Number(url.port), localAddress: `${target.network}.7` })
        const timer = setInterval(() => socket.write('a'), 1000)
        socket.on('connect', () => {
          socket.write('GET /api/v1/games HTTP/1.1\r\nhost: a\r\nx-drip: ')
          isOpen.add(i)
          most = Math.max(most, isOpen.size)
        })
        socket.on('data', () => undefined)
        socket.on('error', () => undefined)
        socket.on('close', () => {
          clearInterval(timer)
          isOpen.delete(i)
          lives.push((performance.now() - began) / 1000)
          resolve()
        })
        setTimeout(() => socket.destroy(), 40_000).unref()
      })
    // The server refuses a connection by closing it: only those that stay count.
    const all = Promise.all(Array.from({ length: 300 }, (_, i) => drip(i)))
    await pause(3000)
    const stayed = isOpen.size
    await all
    const longest = Math.max(...lives)
    return {
      statuses: {},
      notes: [`${stayed} of 300 stayed, the longest for ${longest.toFixed(1)} s`],
      faults: [
        ...(longest > 12 ? [`a connection that dripped lived ${longest.toFixed(1)} s`] : []),
        ...(stayed > 210 ? [`${stayed} connections of one address at once`] : []),
      ],
    }
  },
} as const satisfies Readonly<Record<string, (target: Target) => Promise<Outcome>>>

class Tally {
  readonly #statuses: Record<number, number> = {}

  add(answer: { readonly status: number }): void {
    this.note(answer.status)
  }

  note(status: number): void {
    this.#statuses[status] = this.count(status) + 1
  }

  count(status: number): number {
    return this.#statuses[status] ?? 0
  }

  serverErrors(): readonly string[] {
    const answers = Object.entries(this.#statuses).filter(([status]) => Number(status) >= 500 || status === '0')
    return answers.map(([status, times]) => (status === '0' ? `${times} times no answer` : `${times} times ${status}`))
  }

  wants(status: number): readonly string[] {
    return this.count(status) > 0 ? [] : [`never ${status}`]
  }

  outcome(faults: readonly string[], notes: readonly string[] = []): Outcome {
    return { statuses: this.#statuses, notes, faults }
  }
}

/** Keeps `atOnce` requests under way for `seconds`. */
async function flood(
  seconds: number,
  atOnce: number,
  send: (i: number) => Promise<{ readonly status: number }>,
): Promise<Tally> {
  const tally = new Tally()
  const until = performance.now() + seconds * 1000
  let sent = 0
  const one = async () => {
    while (performance.now() < until) {
      const answer = await send(sent++)
      tally.add(answer)
      // It ignores Retry-After, but must not use both cores of the machine that it shares with the server.
      if (answer.status === 429) await pause(50)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return tally
}

async function tableOf({ server, network }: Target): Promise<{ readonly stranger: Visitor; readonly code: string }> {
  const stranger = await Visitor.called('Stranger', server, `${network}.1`)
  const seats = [{ house: 'or' }, { house: 'azure', bot: 'squire' }]
  const made: Json = await stranger.must(201, 'POST', '/tables', { game: 'kingdoms', seats, sit: 0 })
  await stranger.must(200, 'POST', `/tables/${made.code}/start`)
  return { stranger, code: made.code }
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

function randomCode(): string {
  return Array.from({ length: 12 }, () => BASE58[Math.floor(Math.random() * BASE58.length)]).join('')
}

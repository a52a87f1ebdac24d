/** Honest players at their tables: two people against each other, one against a bot. They note what they experience. */
import { type Json, Visitor } from './visitor'

/** Latencies of one phase, in milliseconds. */
export interface Experience {
  readonly looks: number[]
  readonly commands: number[]
  readonly botAnswers: number[]
  /** Answers that an honest player should not get, with their number. */
  readonly failures: Map<string, number>
}

/** Twelve requests a second at most: an address may ask twenty times. */
const LOOK_EVERY = 80
const MOVE_EVERY = 300

export class HonestPlayers {
  readonly #server: string
  #experience = nothingYet()
  #over = false
  #playing: Promise<unknown> | undefined

  constructor(server: string) {
    this.#server = server
  }

  /** `tables` of each kind. Resolves when all have begun. */
  async begin(tables: number): Promise<void> {
    const groups = await Promise.all(
      Array.from({ length: tables }, async (_, i) => [
        await this.#pair(`127.0.1.${2 * i + 1}`, `127.0.1.${2 * i + 2}`),
        await this.#alone(`127.0.2.${i + 1}`),
      ]),
    )
    this.#playing = Promise.all(groups.flat().map((play) => play()))
    this.#playing.catch((error: unknown) => this.#fail(String(error)))
  }

  /** What the players experienced since the last call. */
  take(): Experience {
    const experience = this.#experience
    this.#experience = nothingYet()
    return experience
  }

  async end(): Promise<void> {
    this.#over = true
    await this.#playing
  }

  async #pair(one: string, other: string): Promise<() => Promise<void>> {
    const players = [await Visitor.called('Ada', this.#server, one), await Visitor.called('Bo', this.#server, other)]
    const [host, guest] = players as [Visitor, Visitor]
    const lay = async () => {
      const seats = [{ house: 'or' }, { house: 'azure' }]
      const { code } = await host.must(201, 'POST', '/tables', { game: 'kingdoms', seats, sit: 0 })
      await guest.must(200, 'PUT', `/tables/${code}/seats/1`)
      await host.must(200, 'POST', `/tables/${code}/start`)
      return code as string
    }
    let code = await lay()
    return async () => {
      while (!this.#over) {
        const isOver = (await Promise.all(players.map((player, seat) => this.#turn(player, code, seat)))).includes(
          'over',
        )
        if (isOver) code = await lay()
        await pause(LOOK_EVERY)
      }
    }
  }

  async #alone(from: string): Promise<() => Promise<void>> {
    const player = await Visitor.called('Cy', this.#server, from)
    const lay = async () => {
      const seats = [{ house: 'or' }, { house: 'azure', bot: 'squire' }]
      const { code } = await player.must(201, 'POST', '/tables', { game: 'kingdoms', seats, sit: 0 })
      await player.must(200, 'POST', `/tables/${code}/start`)
      return code as string
    }
    let code = await lay()
    return async () => {
      let asked: number | undefined
      while (!this.#over) {
        const turn = await this.#turn(player, code, 0)
        if (turn === 'moved') asked = performance.now()
        if (turn === 'mine' && asked !== undefined) {
          this.#experience.botAnswers.push(performance.now() - asked)
          asked = undefined
        }
        if (turn === 'over') {
          asked = undefined
          code = await lay()
        }
        await pause(LOOK_EVERY)
      }
    }
  }

  #lastMoves = new WeakMap<Visitor, number>()

  /** Reads the state and moves when it is this player's turn. */
  async #turn(player: Visitor, code: string, seat: number): Promise<'waiting' | 'mine' | 'moved' | 'over'> {
    const look = await player.get(`/tables/${code}/look?seat=${seat}`)
    if (look.status !== 200) return this.#fail(`look ${look.status} ${look.text.slice(0, 80)}`)
    this.#experience.looks.push(look.milliseconds)
    const { match }: { readonly match: Json } = look.body
    if (match.outcome !== undefined) return 'over'
    if (!match.toAct.includes(seat)) return 'waiting'
    if (performance.now() - (this.#lastMoves.get(player) ?? 0) < MOVE_EVERY) return 'mine'
    this.#lastMoves.set(player, performance.now())
    const command = match.awaitsEnd
      ? { type: 'end-turn' }
      : { type: 'act', action: match.legal[match.actions % match.legal.length], end: true }
    const body = { seat, at: match.at, key: `${match.at}`, do: command }
    const answer = await player.send('POST', `/tables/${code}/commands`, body)
    if (answer.status !== 200) return this.#fail(`command ${answer.status} ${answer.text.slice(0, 80)}`)
    this.#experience.commands.push(answer.milliseconds)
    return answer.body.match.toAct.includes(seat) ? 'mine' : 'moved'
  }

  #fail(what: string): 'waiting' {
    this.#experience.failures.set(what, (this.#experience.failures.get(what) ?? 0) + 1)
    return 'waiting'
  }
}

function nothingYet(): Experience {
  return { looks: [], commands: [], botAnswers: [], failures: new Map() }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Latency of a player while twenty others read the past of a long game as fast as the server lets them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playAtRandom } from '@crownlands/server/testing/long-match'
import { Pool } from 'pg'
import { pause } from '../strangers/honest'
import { Visitor } from '../strangers/visitor'
import { end, serve } from './servers'

const READERS = 20
const ACTIONS = 3100
/** With this seed the game is long enough. */
const SEED = '03'.repeat(32)
const SECONDS = 10
/** Pause between two requests of the player, in milliseconds. */
const REST = 20

/** `url`: the PostgreSQL into which the long game is written. */
export async function measurePast(url: string): Promise<Readonly<Record<string, number>>> {
  const data = mkdtempSync(join(tmpdir(), 'crownlands-data-'))
  const pool = new Pool({ connectionString: url })
  const { child, address } = await serve({ CROWNLANDS_DATA: data, DATABASE_URL: url })
  try {
    const code = await longTable(address, pool)
    const player = await Player.come(address)
    await player.play(2)
    const alone = await player.play(SECONDS)
    let reading = true
    const read = { answered: 0, refused: 0 }
    const readers = Array.from({ length: READERS }, async (_, i) => {
      const reader = new Visitor(address, '127.0.0.3', READERS)
      for (let n = i; reading; n++) {
        const paths = ['record', 'story', `steps/${(n * 37) % ACTIONS}`]
        const path = `/tables/${code}/${paths[n % paths.length]}`
        // As browsers ask. Compressed answers also cost less in this process, which runs the player too.
        const { status } = await reader.send('GET', path, undefined, { 'accept-encoding': 'br' })
        if (status === 200) read.answered++
        else read.refused++
        if (status === 429) await pause(REST)
      }
    })
    const beside = await player.play(SECONDS)
    reading = false
    await Promise.all(readers)
    return {
      ...told('a look', alone.looks),
      ...told('a command', alone.commands),
      ...told(`a look beside ${READERS} readers of ${ACTIONS} actions`, beside.looks),
      ...told(`a command beside ${READERS} readers of ${ACTIONS} actions`, beside.commands),
      'their answers a second': read.answered / SECONDS,
      'refused a second': read.refused / SECONDS,
    }
  } finally {
    await end(child)
    await pool.end()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Four people play and agree to end it, so that everybody may read all of it. */
async function longTable(address: string, pool: Pool): Promise<string> {
  const people: Visitor[] = []
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dora']) people.push(await Visitor.called(name, address, '127.0.0.4'))
  const [host] = people as [Visitor]
  const seats = ['or', 'azure', 'gules', 'vert'].map((house) => ({ house }))
  const { code } = await host.must(201, 'POST', '/tables', { game: 'kings-and-things', seats, sit: 0 })
  for (const [seat, person] of people.entries())
    if (seat > 0) await person.must(200, 'PUT', `/tables/${code}/seats/${seat}`)
  await host.must(200, 'POST', `/tables/${code}/start`)
  const actions = await playAtRandom(pool, code, SEED, ACTIONS)
  if (actions < ACTIONS) throw new Error(`the long game ended after ${actions} actions: choose another seed`)
  for (const person of people)
    await person.must(200, 'POST', `/tables/${code}/agreements`, { what: 'end', about: 0, yes: true })
  return code
}

/** A person who plays Gate, one game after the other. */
class Player {
  readonly #visitor: Visitor
  #code = ''

  private constructor(visitor: Visitor) {
    this.#visitor = visitor
  }

  static async come(address: string): Promise<Player> {
    return new Player(await Visitor.called('Eve', address, '127.0.0.2'))
  }

  async play(seconds: number): Promise<{ readonly looks: readonly number[]; readonly commands: readonly number[] }> {
    const looks: number[] = []
    const commands: number[] = []
    const until = performance.now() + seconds * 1000
    while (performance.now() < until) {
      if (this.#code === '') await this.#begin()
      const look = await this.#visitor.get(`/tables/${this.#code}/look?seat=0`)
      looks.push(look.milliseconds)
      const { at, legal, awaitsEnd } = look.body.match
      await pause(REST)
      if (legal.length === 0 && !awaitsEnd) {
        this.#code = ''
        continue
      }
      const deed = awaitsEnd ? { type: 'end-turn' } : { type: 'act', action: legal[0], end: true }
      const body = { seat: 0, at, key: at, do: deed }
      commands.push((await this.#visitor.send('POST', `/tables/${this.#code}/commands`, body)).milliseconds)
      await pause(REST)
    }
    return { looks, commands }
  }

  async #begin(): Promise<void> {
    const { code } = await this.#visitor.must(201, 'POST', '/tables', {
      ...{ game: 'gate', seats: [{ house: 'or' }], sit: 0 },
    })
    await this.#visitor.must(200, 'POST', `/tables/${code}/start`)
    this.#code = code
  }
}

function told(what: string, times: readonly number[]): Record<string, number> {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return { [`${what}, ms (median)`]: at(0.5), [`${what}, ms (99 of a hundred)`]: at(0.99) }
}

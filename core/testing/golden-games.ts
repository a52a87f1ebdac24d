/// <reference types="node" />
/**
 * The golden games of a room: a plan of those there should be, and a folder with their texts. With UPDATE_GOLDEN=1 the
 * missing ones are played by chance, from the first seed that leads to what is wanted, and all others are told anew
 * from the actions they hold.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Chance } from '../chance'
import { FastChance } from '../chance-fast'
import { playGolden, readGolden, writeGolden } from '../conformance/golden'
import type { GameEvent, Seat } from '../game'
import { type ChanceKind, Match } from '../match'
import { type MatchRecord, writeRecord } from '../record'
import type { Room } from '../room'

export interface Planned<Options> {
  /** As few as the game can have unless told. */
  readonly seats?: number
  /** Where they differ from the standard ones. */
  readonly options?: Partial<Options>
  readonly ending: string
  readonly chance?: ChanceKind
  /** What its text must tell beside that. */
  readonly tells?: readonly RegExp[]
}

export interface GoldenPlan<State, Action, View, Options, Event extends GameEvent> {
  readonly room: Room<State, Action, View, Options, Event>
  /** Where the texts are, with a slash at its end. */
  readonly folder: URL
  readonly standard: Options
  readonly games: Readonly<Record<string, Planned<Options>>>
  /** After which the text shows the position. */
  isMilestone(event: Event): boolean
  /** How those that are missing are played. */
  choose(match: Match<State, Action, View, Options, Event>, seat: Seat, dice: Chance): Action
}

export class GoldenGames<State, Action, View, Options, Event extends GameEvent> {
  readonly plan: GoldenPlan<State, Action, View, Options, Event>
  readonly names: readonly string[]
  readonly #records = new Map<string, MatchRecord>()

  constructor(plan: GoldenPlan<State, Action, View, Options, Event>) {
    this.plan = plan
    if (process.env.UPDATE_GOLDEN === '1') this.#update()
    this.names = readdirSync(plan.folder).map((file) => file.replace(/\.txt$/, ''))
  }

  textOf(name: string): string {
    return readFileSync(this.#fileOf(name), 'utf8')
  }

  texts(): string[] {
    return this.names.map((name) => this.textOf(name))
  }

  /** The record that a golden game leads to by the rules of today: played once, and asked for by many tests. */
  recordOf(name: string): MatchRecord {
    const record = this.#records.get(name) ?? this.#play(name)
    this.#records.set(name, record)
    return record
  }

  #play(name: string): MatchRecord {
    const golden = readGolden(this.textOf(name))
    if ('problem' in golden) throw new Error(golden.problem)
    const record = playGolden(this.plan.room, golden)
    if ('problem' in record) throw new Error(record.problem)
    return record
  }

  /** Of all of them: to be asked within tests, for a game that breaks must not keep the others from being told. */
  records(): MatchRecord[] {
    return this.names.map((name) => this.recordOf(name))
  }

  write(record: MatchRecord): string {
    return writeGolden(this.plan.room, record, this.plan.isMilestone)
  }

  setupOf({ seats, options }: Planned<Options>): { readonly seats: number; readonly options: Options } {
    const { room, standard } = this.plan
    return { seats: seats ?? room.game.seats.min, options: { ...standard, ...options } }
  }

  #fileOf(name: string): URL {
    return new URL(`${name}.txt`, this.plan.folder)
  }

  #update(): void {
    mkdirSync(this.plan.folder, { recursive: true })
    for (const [name, planned] of Object.entries(this.plan.games)) {
      const file = this.#fileOf(name)
      writeFileSync(file, existsSync(file) ? this.write(this.recordOf(name)) : this.#playByChance(name, planned))
    }
  }

  #playByChance(name: string, planned: Planned<Options>): string {
    const { room, choose } = this.plan
    const { ending, chance = 'fast', tells = [] } = planned
    for (let attempt = 1; ; attempt++) {
      const seed = `${name} ${attempt}`
      const match = new Match(room.game, { ...this.setupOf(planned), chance: { kind: chance, seed } })
      const dice = new FastChance(`golden ${seed}`).at(0)
      for (let [seat] = match.toAct(); seat !== undefined; [seat] = match.toAct()) {
        match.act(seat, choose(match, seat, dice))
      }
      if (match.outcome()?.ending !== ending) continue
      const text = this.write(writeRecord(match))
      if (tells.every((told) => told.test(text))) return text
    }
  }
}

/** What the golden games of every room must pass. */
export function describeGoldenGames<State, Action, View, Options, Event extends GameEvent>(
  golden: GoldenGames<State, Action, View, Options, Event>,
): void {
  const { games } = golden.plan

  describe('a golden game', () => {
    it('is there for all that is planned, and for nothing else', () => {
      expect(golden.names.toSorted()).toEqual(Object.keys(games).sort())
    })

    it.each(golden.names)('is told today as it was when it was written: %s', (name) => {
      expect(golden.write(golden.recordOf(name))).toBe(golden.textOf(name))
    })

    it.each(Object.entries(games))('shows what it is there for: %s', (name, planned) => {
      const { seats, options, end } = golden.recordOf(name)
      expect({ seats, options }).toEqual(golden.setupOf(planned))
      expect(end.outcome?.ending).toBe(planned.ending)
      for (const told of planned.tells ?? []) expect(golden.textOf(name)).toMatch(told)
    })
  })
}

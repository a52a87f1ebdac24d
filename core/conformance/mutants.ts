/**
 * What an audit must keep: whatever position it lets in from outside, the rules can carry. States of random games are
 * changed in their structure (`mutate.ts`), and those that pass schema and audit, as everything does that somebody
 * brings, are played on by chance. No seat may come to a dead end, nothing may leave its schema, the audit must stay
 * content, and nothing may throw: not the rules, not the notation, not the bots' heuristics, not the words.
 */
import { type Chance, pick } from '../chance'
import { FastChance } from '../chance-fast'
import type { Game, GameEvent, Seat, Viewer } from '../game'
import { canonicalJson, sameData } from '../json'
import { checkState, isProblem } from '../record'
import { LANGUAGES, type Room, type Rules } from '../room'
import { jsonSchema, type Schema } from '../schema'
import { Checks, jsonTrip, named } from './checks'
import { mutate } from './mutate'
import { ConformanceError } from './subject'

export interface MutantFamily<Options, State = never> {
  readonly seats: number
  readonly options: Options
  /** How many mutants are made; the audit lets only some of them pass. */
  readonly mutants: number
  readonly seed: string
  /** No match that goes on from a mutant is ever longer. */
  readonly mostActions: number
  /** Matches are left after so many actions; they are played to their end unless told. */
  readonly upTo?: number
  /** States that games seldom come to: every other mutant is made of one of them. */
  readonly beside?: readonly State[]
}

/** What was seen, so that a test can tell that there was something to see. */
export interface MutantReport {
  made: number
  /** Let in by schema and audit. */
  possible: number
  actions: number
}

/** What of a room is tried; the rest only where there is one. */
export type MutantSubject<State, Action, View, Options, Event extends GameEvent> = Pick<
  Room<State, Action, View, Options, Event>,
  'game'
> &
  Partial<
    Pick<Room<State, Action, View, Options, Event>, 'notation' | 'words'> &
      Pick<Rules<State, Action, View, Options, Event>, 'heuristics'>
  >

export interface WayToPlay<Options> {
  readonly seats: number
  readonly options: Options
}

/** Every number of seats with every combination of options; `numbers` says what is tried of those that are numbers. */
export function waysToPlay<Options>(
  { seats, options }: Pick<Game<unknown, unknown, unknown, Options>, 'seats' | 'options'>,
  numbers: Readonly<Record<string, readonly number[]>> = {},
): WayToPlay<Options>[] {
  let combined: Record<string, unknown>[] = [{}]
  for (const [name, field] of Object.entries<Schema<unknown>>(options.fields)) {
    const json = jsonSchema(field)
    const values = json.type === 'boolean' ? [false, true] : (json.enum ?? numbers[name])
    if (!Array.isArray(values)) throw new TypeError(`the values of the option ${name} cannot be listed`)
    combined = combined.flatMap((others) => values.map((value: unknown) => ({ ...others, [name]: value })))
  }
  const seatings = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i)
  return seatings.flatMap((number) => combined.map((some) => ({ seats: number, options: some as Options })))
}

export function playMutants<State, Action, View, Options, Event extends GameEvent>(
  subject: MutantSubject<State, Action, View, Options, Event>,
  family: MutantFamily<Options, NoInfer<State>>,
): MutantReport {
  const report: MutantReport = { made: 0, possible: 0, actions: 0 }
  const played = statesOfGames(subject.game, family)
  const beside = (family.beside ?? []).map(jsonTrip)
  for (; report.made < family.mutants; report.made++) {
    const dice = new FastChance(`mutant ${family.seed}/${report.made}`).at(0)
    const donors = beside.length > 0 && report.made % 2 === 1 ? beside : played
    const donor = pick(donors, dice)
    const sent = mutate(donor, donors, dice)
    // Two equal tiles changed places: nothing has happened.
    if (!sameData(sent, donor)) new Mutant(subject, family, report, sent, dice).play()
  }
  return report
}

/** So many games are enough to show early and late states of every kind. */
const GAMES = 4

/** As they would be sent. The last ones come several times: endings are where positions go wrong. */
function statesOfGames<State, Action, View, Options, Event extends GameEvent>(
  game: Game<State, Action, View, Options, Event>,
  { seats, options, seed }: Omit<MutantFamily<Options>, 'beside'>,
): readonly unknown[] {
  const states: State[] = []
  for (let i = 0; i < GAMES; i++) {
    const dice = new FastChance(`donors ${seed}/${i}`).at(0)
    const state = game.setup(options, seats, dice)
    const played = [game.clone(state)]
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      game.apply(state, seat, pick(game.legalActions(state, seat), dice), dice)
      played.push(game.clone(state))
    }
    states.push(...played, ...played.slice(-LAST), ...played.slice(-LAST))
  }
  return states.map(jsonTrip)
}

const LAST = 5

/** One step in so many is looked at in full, beside the first ones. */
const LOOK_EVERY = 8
const FIRST_LOOKS = 3

class Mutant<State, Action, View, Options, Event extends GameEvent> {
  readonly #subject: MutantSubject<State, Action, View, Options, Event>
  readonly #game: Game<State, Action, View, Options, Event>
  readonly #family: Omit<MutantFamily<Options>, 'beside'>
  readonly #report: MutantReport
  readonly #sent: unknown
  readonly #dice: Chance
  readonly #actions: Action[] = []
  readonly #checks = new Checks(() => this.#where())

  constructor(
    subject: MutantSubject<State, Action, View, Options, Event>,
    family: Omit<MutantFamily<Options>, 'beside'>,
    report: MutantReport,
    sent: unknown,
    dice: Chance,
  ) {
    this.#subject = subject
    this.#game = subject.game
    this.#family = family
    this.#report = report
    this.#sent = sent
    this.#dice = dice
  }

  play(): void {
    try {
      const checked = checkState(this.#game as Game<State>, this.#sent)
      if (isProblem(checked)) return
      this.#report.possible++
      this.#playOn(checked.state)
      this.#report.actions += this.#actions.length
    } catch (error) {
      if (error instanceof ConformanceError) throw error
      throw this.#checks.violation(`Error: ${error instanceof Error ? error.stack : String(error)}`)
    }
  }

  #playOn(state: State): void {
    const game = this.#game
    const { seats } = game.setupOf(state)
    for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
      if (this.#actions.length === this.#family.upTo) return
      this.#checks.holds(
        this.#actions.length < this.#family.mostActions,
        `Length: the match goes on after ${this.#family.mostActions} actions (mostActions)`,
      )
      this.#checks.holds(
        toAct.every((seat) => seat >= 0 && seat < seats),
        `Turns: toAct() lists a seat that is not in the match: [${toAct.join(', ')}]`,
      )
      this.#checks.holds(
        game.outcome(state) === undefined,
        'Outcome: outcome() is there although somebody is still to act',
      )
      const seat = pick(toAct, this.#dice)
      const legal = game.legalActions(state, seat)
      this.#checks.holds(legal.length > 0, `Turns: seat ${seat} is to act, but has no legal action`)
      const action = pick(legal, this.#dice)
      const refusal = game.check(state, seat, action)
      this.#checks.holds(
        refusal === undefined,
        `Refusals: check() refuses ${canonicalJson(action)} of seat ${seat}, which legalActions() lists: ${canonicalJson(refusal ?? '')}`,
      )
      const thorough = this.#actions.length < FIRST_LOOKS || this.#dice.below(LOOK_EVERY) === 0
      if (thorough) this.#examine(state, seat)
      this.#step(state, seat, action, thorough ? [] : undefined)
    }
    this.#examine(state, 0)
    this.#checkEnd(state, seats)
  }

  #step(state: State, seat: Seat, action: Action, events: Event[] | undefined): void {
    this.#game.apply(state, seat, action, this.#dice, events)
    this.#actions.push(action)
    for (const event of events ?? []) {
      this.#checks.fits('an event', this.#game.schemas.event, event)
      for (const language of LANGUAGES) this.#subject.words?.[language].story(event, NAMES)
    }
  }

  /** All that is cheap enough to be looked at often. */
  #examine(state: State, seat: Seat): void {
    const game = this.#game
    const problem = game.audit(state)
    this.#checks.holds(
      problem === undefined,
      `Audit: the rules lead from a state that audit() accepts to one that it refuses: ${problem}`,
    )
    this.#checks.fits('a state', game.schemas.state, state)
    this.#checkNotation(state)
    for (const viewer of [seat, 'spectator'] as const) this.#checkViewer(state, viewer)
    this.#checkHeuristics(state, seat)
  }

  #checkNotation(state: State): void {
    const { notation } = this.#subject
    if (notation === undefined) return
    const text = notation.writePosition(state)
    this.#checks.same(
      state,
      notation.parsePosition(text),
      `Notation: the position "${text}" reads back as another state`,
      ['the state', 'what is read'],
    )
  }

  #checkViewer(state: State, viewer: Viewer): void {
    const game = this.#game
    const view = jsonTrip(game.view(state, viewer))
    this.#checks.fits('a view', game.schemas.view, view)
    const imagined = game.imagine(view, this.#dice)
    const problem = game.audit(imagined)
    this.#checks.holds(
      problem === undefined,
      `Imagination: imagine() of ${named(viewer)} gives a state that audit() refuses: ${problem}`,
    )
    for (const language of LANGUAGES) this.#readOut(language, view, viewer)
  }

  #readOut(language: (typeof LANGUAGES)[number], view: View, viewer: Viewer): void {
    const words = this.#subject.words?.[language]
    words?.board(view, NAMES)
    if (viewer !== 'spectator') words?.prompt(view, viewer)
  }

  #checkHeuristics(state: State, seat: Seat): void {
    const { heuristics } = this.#subject
    if (heuristics === undefined) return
    const values = heuristics.evaluate(state)
    this.#checks.holds(
      values.every((value) => value >= 0 && value <= 1),
      `Heuristics: evaluate() gives a value that is not between 0 and 1: ${values.join(', ')}`,
    )
    const legal = this.#game.legalActions(state, seat)
    if (legal.length === 0) return
    const judged = heuristics.judge(state, seat, legal)
    this.#checks.holds(
      judged.length === legal.length && judged.every(Number.isFinite),
      'Heuristics: judge() does not give a number for every action',
    )
    const tried = heuristics.playout(state, seat, this.#dice)
    this.#checks.holds(
      this.#game.check(state, seat, tried) === undefined,
      'Heuristics: playout() gives an action that is not legal',
    )
  }

  #checkEnd(state: State, seats: number): void {
    const outcome = this.#game.outcome(state)
    if (outcome === undefined) throw this.#checks.violation('Outcome: nobody is to act, but outcome() is undefined')
    this.#checks.holds(
      this.#game.endings.includes(outcome.ending),
      `Outcome: the ending "${outcome.ending}" is not in Game.endings`,
    )
    this.#checks.holds(
      outcome.scores.length === seats && outcome.scores.every(Number.isSafeInteger),
      `Outcome: ${seats} seats need whole numbers as scores, not ${outcome.scores.join(', ')}`,
    )
    for (const language of LANGUAGES) this.#subject.words?.[language].ending(outcome, NAMES)
  }

  #where(): string {
    const { seed } = this.#family
    return [
      `${this.#game.id}, mutant ${this.#report.made} of seed ${seed}, after the actions ${canonicalJson(this.#actions)}`,
      canonicalJson(this.#sent),
    ].join('\n  ')
  }
}

const NAMES: readonly string[] = ['Ada', 'Bea', 'Cyd', 'Dan']

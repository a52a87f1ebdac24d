/** One random game, checked on the way. */
import { type Chance, pick, WatchedChance } from '../chance'
import { FastChance } from '../chance-fast'
import type { Game, GameEvent, Outcome, Seat, Viewer } from '../game'
import { canonicalJson, sameData as same } from '../json'
import { Match } from '../match'
import { isProblem, replay, writeRecord } from '../record'
import type { Schema } from '../schema'
import { describeProblem } from '../text/shapes'
import { ConformanceError, type Family, type Report, type Subject } from './subject'

/** One game in so many is played again as a match. */
const MATCH_EVERY = 20

/** Things that are not actions of any game. `check` must refuse them all and never throw. */
const JUNK: readonly unknown[] = [
  undefined,
  null,
  0,
  'draw',
  [],
  {},
  { type: 'no such action' },
  { type: 'castle', rank: 1e9, space: -1 },
  { type: Number.NaN },
  Object.create(null),
]

/** Enough for two of them to look the same to somebody. */
const OPENINGS = 20

export class Run<State, Action, View, Options, Event extends GameEvent> {
  readonly #subject: Subject<State, Action, View, Options, Event>
  readonly #game: Game<State, Action, View, Options, Event>
  readonly #family: Family<Options, State, Action>
  readonly #seed: string
  readonly #report: Report
  /** Chooses the actions and the steps to look at. */
  readonly #dice: Chance
  readonly #log: { readonly seat: Seat; readonly action: Action }[] = []
  /** Some actions of this match, legal once and perhaps no more. */
  readonly #pool: Action[] = []
  readonly #viewers: readonly Viewer[]
  #secretsCounted = false

  constructor(
    subject: Subject<State, Action, View, Options, Event>,
    family: Family<Options, State, Action>,
    seed: string,
    report: Report,
  ) {
    this.#subject = subject
    this.#game = subject.game
    this.#family = family
    this.#seed = seed
    this.#report = report
    this.#dice = new FastChance(`conformance ${seed}`).at(0)
    this.#viewers = [...Array.from({ length: family.seats }, (_, seat) => seat), 'spectator' as const]
  }

  play(): void {
    const game = this.#game
    const events: Event[] = []
    const state = this.#begin(events)
    this.#checkFit('event', game.schemas.event, ...events)
    this.#check(
      canonicalJson(game.setupOf(state)) ===
        canonicalJson({ seats: this.#family.seats, options: this.#family.options }),
      'setupOf gives back what the state was set up with',
    )
    while (game.toAct(state).length > 0 && this.#log.length !== this.#family.upTo) this.#step(state)
    this.#checkReplay(state)
    if (game.toAct(state).length === 0) this.#checkEnd(state)
    this.#report.games++
    this.#report.actions += this.#log.length
  }

  #begin(events?: Event[]): State {
    const { start, options, seats } = this.#family
    return start === undefined ? this.#game.setup(options, seats, this.#chanceAt(0), events) : this.#game.clone(start)
  }

  #step(state: State): void {
    const game = this.#game
    this.#check(
      this.#log.length < this.#subject.mostActions,
      `the match ends within ${this.#subject.mostActions} actions`,
    )
    this.#checkSeatsToAct(state)
    this.#checkQuestion(state)
    const seat = pick(game.toAct(state), this.#dice)
    const legal = game.legalActions(state, seat)
    this.#check(legal.length > 0, `seat ${seat} is to act and has something to do`)
    this.#check(game.outcome(state) === undefined, 'there is no outcome while somebody is to act')
    const action = this.#family.policy?.(state, seat, legal, this.#dice) ?? pick(legal, this.#dice)
    if (this.#dice.below(100) < this.#family.thoroughPercent) this.#checkThoroughly(state, seat, action)
    if (this.#dice.below(4) === 0) this.#pool.push(pick(legal, this.#dice))
    game.apply(state, seat, action, this.#chanceAt(this.#log.length + 1))
    this.#log.push({ seat, action })
  }

  /** Several set-ups under different chances. Where a viewer cannot tell them apart, their events must look the same too. */
  checkOpenings(): void {
    const game = this.#game
    const told = new Map<string, string>()
    for (let attempt = 0; attempt < OPENINGS; attempt++) {
      const events: Event[] = []
      const chance = this.#chanceAt(0, `${this.#seed}/opening ${attempt}`)
      const state = game.setup(this.#family.options, this.#family.seats, chance, events)
      for (const viewer of this.#viewers) this.#checkTold(told, state, events, viewer)
    }
  }

  #chanceAt(step: number, seed = this.#seed): Chance {
    return new FastChance(seed).at(step)
  }

  #checkSeatsToAct(state: State): void {
    const toAct = this.#game.toAct(state)
    for (let seat = 0; seat < this.#family.seats; seat++) {
      if (toAct.includes(seat)) continue
      this.#check(this.#game.legalActions(state, seat).length === 0, `seat ${seat} is not to act and has nothing to do`)
    }
    this.#check(
      toAct.every(
        (seat, i) => Number.isInteger(seat) && seat >= 0 && seat < this.#family.seats && seat > (toAct[i - 1] ?? -1),
      ),
      'the seats to act are seats of the match, in order',
    )
  }

  /** T-Q1: whoever is asked out of turn may pass. */
  #checkQuestion(state: State): void {
    const game = this.#game
    if (game.isQuestion?.(state) !== true) return
    this.#report.questions++
    for (const seat of game.toAct(state)) {
      this.#check(
        game.closing !== undefined && game.check(state, seat, game.closing) === undefined,
        `seat ${seat} is asked a question and may pass`,
      )
    }
  }

  #checkThoroughly(state: State, seat: Seat, action: Action): void {
    this.#report.thoroughSteps++
    this.#checkAudit(state)
    this.#checkFit('state', this.#game.schemas.state, jsonTrip(state))
    this.#checkActions(state)
    this.#checkRefusals(state)
    this.#checkStep(state, seat, action)
    this.#checkNotation(state)
    this.#countSecrets(state)
    const before = canonicalJson(state)
    for (const viewer of this.#viewers) {
      this.#checkViewer(state, viewer, seat, action)
      this.#check(canonicalJson(state) === before, 'what happens to a clone does not happen to the original')
    }
  }

  #checkAudit(state: State): void {
    const problem = this.#game.audit(state)
    this.#check(problem === undefined, `no piece is lost: ${problem}`)
  }

  #checkActions(state: State): void {
    const game = this.#game
    for (const seat of game.toAct(state)) {
      const legal = game.legalActions(state, seat)
      this.#check(new Set(legal.map(canonicalJson)).size === legal.length, 'no action is listed twice')
      this.#check(
        same(legal, game.legalActions(game.clone(state), seat)),
        'a clone has the same actions in the same order',
      )
      this.#check(same(legal, game.legalActions(jsonTrip(state), seat)), 'the actions survive the JSON of the state')
      this.#checkFit('action', game.schemas.action, ...legal)
      if (game.randomAction === undefined) continue
      const random = canonicalJson(game.randomAction(state, seat, this.#dice))
      this.#check(
        legal.some((action) => canonicalJson(action) === random),
        `a random action is legal: ${random}`,
      )
    }
  }

  #checkRefusals(state: State): void {
    const game = this.#game
    const before = canonicalJson(state)
    for (let seat = 0; seat < this.#family.seats; seat++) {
      const legal = game.legalActions(state, seat)
      const legalTexts = new Set(legal.map(canonicalJson))
      for (const action of [...legal, ...this.#pool]) {
        const refusal = game.check(state, seat, action)
        const isLegal = legalTexts.has(canonicalJson(action))
        this.#check(
          (refusal === undefined) === isLegal,
          `check agrees with the legal actions of seat ${seat} on ${canonicalJson(action)}: ${canonicalJson(refusal ?? 'no refusal')}`,
        )
        if (refusal !== undefined) this.#report.refusals++
      }
      for (const junk of JUNK) this.#check(game.check(state, seat, junk) !== undefined, 'what is no action is refused')
    }
    this.#check(canonicalJson(state) === before, 'looking and refusing change nothing')
  }

  /** Clones are deep, JSON loses nothing, and asking for events changes nothing. */
  #checkStep(state: State, seat: Seat, action: Action): void {
    const game = this.#game
    const step = this.#log.length + 1
    const before = canonicalJson(state)
    const events: Event[] = []
    const told = game.clone(state)
    const quiet = game.clone(state)
    const parsed = jsonTrip(state)
    game.apply(told, seat, action, this.#chanceAt(step), events)
    game.apply(quiet, seat, jsonTrip(action), this.#chanceAt(step))
    game.apply(parsed, seat, action, this.#chanceAt(step))
    this.#check(canonicalJson(state) === before, 'what happens to a clone does not happen to the original')
    this.#check(same(told, quiet), 'the state is the same whether or not events are asked for')
    this.#check(same(told, parsed), 'a state read from JSON goes on as the original')
    this.#check(events.length > 0, `${canonicalJson(action)} tells what happened`)
    this.#checkFit('event', game.schemas.event, ...events)
  }

  #checkNotation(state: State): void {
    const { notation } = this.#subject
    if (notation === undefined) return
    for (const seat of this.#game.toAct(state)) {
      for (const action of this.#game.legalActions(state, seat)) {
        const text = notation.writeAction(action)
        this.#check(
          same(notation.parseAction(text), action),
          `the notation ${text} reads back as ${canonicalJson(action)}`,
        )
      }
    }
    const text = notation.writePosition(state)
    this.#check(same(notation.parsePosition(text), state), `the position ${text} reads back as the state`)
  }

  /** Secrecy and imagination. */
  #checkViewer(state: State, viewer: Viewer, seat: Seat, action: Action): void {
    const game = this.#game
    const view = game.view(state, viewer)
    const viewText = canonicalJson(view)
    this.#checkFit('view', game.schemas.view, view)
    this.#checkViewIsACopy(state, viewer, seat, action)
    // As a bot elsewhere would: from the view as it was sent.
    const imagined = game.imagine(jsonTrip(view), this.#dice)
    const problem = game.audit(imagined)
    this.#check(problem === undefined, `what ${viewer} imagines is possible: ${problem}`)
    this.#check(
      canonicalJson(game.view(imagined, viewer)) === viewText,
      `what ${viewer} imagines looks to ${viewer} like the truth`,
    )
    if (!same(imagined, state)) this.#report.secretsCompared++
    this.#check(same(game.toAct(imagined), game.toAct(state)), `${viewer} can tell who is to act`)
    this.#check(
      game.isQuestion?.(imagined) === game.isQuestion?.(state),
      `${viewer} can tell whether it is a question that is asked`,
    )
    if (viewer !== 'spectator') this.#checkSameChoices(state, imagined, viewer)
    if (viewer === seat) this.#checkSameQuestion(state, imagined, seat, action)
    this.#checkEventsTellNoMoreThanViews(state, imagined, viewer, seat, action)
  }

  /** What happens later must not show in a view that was given away before. */
  #checkViewIsACopy(state: State, viewer: Viewer, seat: Seat, action: Action): void {
    const game = this.#game
    const goingOn = game.clone(state)
    const view = game.view(goingOn, viewer)
    const before = canonicalJson(view)
    this.#check(same(goingOn, state), 'looking changes nothing')
    const imagined = game.imagine(view, this.#dice)
    game.apply(goingOn, seat, action, this.#chanceAt(this.#log.length + 1))
    if (game.check(imagined, seat, action) === undefined) game.apply(imagined, seat, action, this.#dice)
    this.#check(canonicalJson(view) === before, `what ${viewer} was shown stays as it was`)
  }

  /** Once in a game, for one viewer: what is true for several viewers, or for long, would count as more luck than it is. */
  #countSecrets(state: State): void {
    const { secret } = this.#subject
    if (secret === undefined || this.#secretsCounted) return
    const viewer = pick(this.#viewers, this.#dice)
    const imagined = this.#game.imagine(this.#game.view(state, viewer), this.#dice)
    for (const [kind, found] of [
      ['truly', secret(state, viewer)],
      ['imagined', secret(imagined, viewer)],
    ] as const) {
      if (found === undefined) continue
      const counts = this.#report.secrets.get(found) ?? { truly: 0, imagined: 0 }
      counts[kind]++
      this.#report.secrets.set(found, counts)
      this.#secretsCounted = true
    }
  }

  #checkSameChoices(state: State, imagined: State, viewer: Seat): void {
    const game = this.#game
    this.#check(
      same(game.legalActions(state, viewer), game.legalActions(imagined, viewer)),
      `${viewer}'s choices tell ${viewer} nothing hidden`,
    )
    for (const tried of this.#pool) {
      this.#check(
        same(game.check(state, viewer, tried), game.check(imagined, viewer, tried)),
        `refusals tell ${viewer} nothing hidden`,
      )
    }
  }

  /** T-Q1: whom an action leads to be asked hangs on what everybody knows, unless the action itself shows more. */
  #checkSameQuestion(state: State, imagined: State, seat: Seat, action: Action): void {
    const game = this.#game
    if (game.isQuestion === undefined || game.check(imagined, seat, action) !== undefined) return
    const asked = [state, imagined].map((start) => {
      const after = game.clone(start)
      const events: Event[] = []
      const chance = new WatchedChance(this.#chanceAt(this.#log.length + 1))
      game.apply(after, seat, action, chance, events)
      const shows = chance.used || events.some(({ reveals }) => reveals === true)
      return shows ? undefined : [game.isQuestion?.(after), game.toAct(after)]
    })
    this.#check(
      asked.includes(undefined) || same(asked[0], asked[1]),
      `whom a question goes to tells ${seat} nothing hidden`,
    )
  }

  /**
   * The true state and an imagined one go on under several chances, with the same action and, where the
   * choice is not the viewer's own, with another. Wherever the viewer cannot tell the results apart, the
   * events on the way must look the same too.
   */
  #checkEventsTellNoMoreThanViews(state: State, imagined: State, viewer: Viewer, seat: Seat, action: Action): void {
    const game = this.#game
    const told = new Map<string, string>()
    for (const start of [state, imagined]) {
      const tried = game.check(start, seat, action) === undefined ? [action] : []
      if (viewer !== seat) tried.push(pick(game.legalActions(start, seat), this.#dice))
      for (const choice of tried) {
        for (let attempt = 0; attempt < 3; attempt++) {
          const after = game.clone(start)
          const events: Event[] = []
          game.apply(after, seat, choice, this.#chanceAt(this.#log.length + 1, `${this.#seed}/${attempt}`), events)
          this.#checkTold(told, after, events, viewer)
        }
      }
    }
  }

  /** `told` holds the story that goes with each view. */
  #checkTold(told: Map<string, string>, after: State, events: readonly Event[], viewer: Viewer): void {
    const seen = events.flatMap((event) => this.#game.viewEvent(event, viewer) ?? [])
    this.#checkFit('event', this.#game.schemas.event, ...seen)
    const view = canonicalJson([viewer, this.#game.view(after, viewer)])
    const story = canonicalJson(seen.filter((event) => this.#subject.openly?.(event) !== true))
    this.#check((told.get(view) ?? story) === story, `events tell ${viewer} no more than the view does`)
    told.set(view, story)
  }

  #checkReplay(state: State): void {
    const again = this.#begin()
    this.#log.forEach(({ seat, action }, i) => {
      this.#game.apply(again, seat, jsonTrip(action), this.#chanceAt(i + 1))
    })
    this.#check(same(again, state), 'playing the record again gives the same state')
    this.#checkAudit(state)
    if (this.#report.games % MATCH_EVERY === 0) this.#checkMatch(state)
  }

  #checkEnd(state: State): void {
    const game = this.#game
    const outcome = game.outcome(state)
    if (outcome === undefined) throw this.#violation('a match in which nobody is to act has an outcome')
    this.#checkOutcome(outcome)
    for (let seat = 0; seat < this.#family.seats; seat++) {
      for (const action of this.#pool)
        this.#check(game.check(state, seat, action) !== undefined, 'a finished match takes no action')
    }
    for (const viewer of this.#viewers) {
      const view = game.view(state, viewer)
      this.#checkFit('view', game.schemas.view, view)
      this.#check(same(game.outcome(game.imagine(view, this.#dice)), outcome), 'everybody can see how the match ended')
    }
  }

  /** The same game once more as a match with tentative turns: taken back and done again, seen, left and resumed, recorded. */
  #checkMatch(end: State): void {
    const game = this.#game
    const { seats, options, start } = this.#family
    const chance = { kind: 'fast', seed: this.#seed } as const
    const setup = { seats, options, chance, turns: 'tentative', ...(start !== undefined && { start }) } as const
    let match = new Match(game, setup)
    const before: { readonly seat: Seat; readonly action: Action }[] = []
    for (const { seat, action } of this.#log) {
      this.#check(match.act(seat, action) === undefined, 'a match takes the actions of the game')
      if (this.#dice.below(4) === 0 && match.undo(seat) === undefined) match.act(seat, action)
      if (this.#dice.below(8) === 0) {
        const resumed = resumedInJson(match)
        before.push(...match.settledSteps())
        this.#checkResumed(match, resumed)
        match = resumed
      }
      if (match.awaitsEndOfTurn() === undefined) continue
      match.endTurn(seat)
      for (const viewer of this.#viewers) {
        const seen = match.view(viewer)
        this.#check(same(seen, game.view(match.trueState(), viewer)), `${viewer} sees how things stand after a turn`)
      }
    }
    this.#check(same(match.trueState(), end), 'a match with turns taken back and done again comes to the same end')
    const record = jsonTrip(writeRecord(match, before))
    this.#check(!isProblem(replay(record, () => game as unknown as Game)), 'the record of a match holds after JSON')
  }

  /** Whoever comes back to a match finds it as it was left, an open turn included. */
  #checkResumed(
    left: Match<State, Action, View, Options, Event>,
    resumed: Match<State, Action, View, Options, Event>,
  ): void {
    this.#check(
      same([resumed.length, resumed.finalLength, resumed.toAct()], [left.length, left.finalLength, left.toAct()]),
      'a match that is resumed stands where it was left',
    )
    this.#check(same(resumed.snapshot(), left.snapshot()), 'a match that is resumed has the same final state')
    for (const viewer of this.#viewers) {
      this.#check(same(resumed.view(viewer), left.view(viewer)), `${viewer} sees a resumed match as it was left`)
      this.#check(
        same(resumed.tell(viewer), left.tell(viewer, left.finalLength)),
        `${viewer} is told the same of the open turn of a resumed match`,
      )
    }
    for (let seat = 0; seat < this.#family.seats; seat++) {
      this.#check(same(resumed.legalActions(seat), left.legalActions(seat)), 'a resumed match has the same choices')
    }
  }

  #checkOutcome(outcome: Outcome): void {
    const { min, max } = this.#subject.scores
    const { seats } = this.#family
    this.#check(this.#game.endings.includes(outcome.ending), `${outcome.ending} is one of the game's endings`)
    this.#check(outcome.scores.length === seats, 'every seat has a score')
    this.#check(
      outcome.scores.every((score) => score >= min && score <= max),
      `the scores ${outcome.scores.join(', ')} are between ${min} and ${max}`,
    )
    this.#check(
      outcome.winners.every((seat) => seat >= 0 && seat < seats),
      'the winners sat at the table',
    )
    const { endings } = this.#report
    endings.set(outcome.ending, (endings.get(outcome.ending) ?? 0) + 1)
    if (outcome.winners.length > 1) this.#report.sharedVictories++
  }

  #checkFit<T>(what: string, schema: Schema<T>, ...values: readonly unknown[]): void {
    for (const value of values) {
      const problem = schema.problem(jsonTrip(value))
      if (problem !== undefined)
        throw this.#violation(`every ${what} fits its schema: ${describeProblem(problem, 'en')}`)
    }
  }

  #check(holds: boolean, claim: string): void {
    if (!holds) throw this.#violation(claim)
  }

  #violation(claim: string): ConformanceError {
    const { seats, options } = this.#family
    return new ConformanceError(
      `does not hold: ${claim}\n  ${this.#game.id}, ${seats} seats, ${canonicalJson(options)}, seed ${this.#seed}, action ${this.#log.length + 1}`,
    )
  }
}

function jsonTrip<T>(value: T): T {
  return value === undefined ? value : JSON.parse(JSON.stringify(value))
}

/** The match as somebody finds it who comes back to it: from what was stored of it. */
function resumedInJson<State, Action, View, Options, Event extends GameEvent>(
  match: Match<State, Action, View, Options, Event>,
): Match<State, Action, View, Options, Event> {
  const resumed = new Match(match.game, match.setup, jsonTrip(match.snapshot()))
  for (const { seat, action } of match.openSteps()) resumed.act(seat, jsonTrip(action))
  return resumed
}

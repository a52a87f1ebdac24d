/** One random game, checked on the way. */
import { type Chance, pick, WatchedChance } from '../chance'
import { FastChance } from '../chance-fast'
import type { Game, GameEvent, Outcome, Seat, Viewer } from '../game'
import { canonicalJson, sameData as same } from '../json'
import { Checks, describeLeak, jsonTrip, named } from './checks'
import type { Pair } from './difference'
import { checkMatch } from './match-checks'
import type { Family, Report, Subject } from './subject'

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
  readonly #checks = new Checks(() => this.#where())
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
    this.#checks.fits('an event', game.schemas.event, ...events)
    const { seats, options } = this.#family
    this.#checks.same(game.setupOf(state), { seats, options }, 'Set-up: setupOf() returns something else', [
      'setupOf()',
      'what setup() was given',
    ])
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
    this.#checks.holds(
      this.#log.length < this.#subject.mostActions,
      `Length: the match goes on after ${this.#subject.mostActions} actions (mostActions)`,
    )
    this.#checkSeatsToAct(state)
    this.#checkQuestion(state)
    const seat = pick(game.toAct(state), this.#dice)
    const legal = game.legalActions(state, seat)
    this.#checks.holds(legal.length > 0, `Turns: seat ${seat} is to act, but has no legal action`)
    this.#checks.holds(
      game.outcome(state) === undefined,
      `Outcome: outcome() is there although seat ${seat} is still to act`,
    )
    const action = this.#family.policy?.(state, seat, legal, this.#dice) ?? pick(legal, this.#dice)
    if (this.#dice.below(100) < this.#family.thoroughPercent) this.#checkThoroughly(state, seat, action)
    if (this.#dice.below(4) === 0) this.#pool.push(pick(legal, this.#dice))
    game.apply(state, seat, action, this.#chanceAt(this.#log.length + 1))
    this.#log.push({ seat, action })
  }

  /** Several set-ups under different chances. Where a viewer cannot tell them apart, their events must look the same too. */
  checkOpenings(): void {
    const game = this.#game
    const told = new Map<string, Told<State, Event>>()
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
      this.#checks.holds(
        this.#game.legalActions(state, seat).length === 0,
        `Turns: seat ${seat} is not to act, but has legal actions`,
      )
    }
    this.#checks.holds(
      toAct.every(
        (seat, i) => Number.isInteger(seat) && seat >= 0 && seat < this.#family.seats && seat > (toAct[i - 1] ?? -1),
      ),
      `Turns: toAct() must list seats of the match, each once, in rising order; it returns [${toAct.join(', ')}]`,
    )
  }

  /** T-Q1: whoever is asked out of turn may pass. */
  #checkQuestion(state: State): void {
    const game = this.#game
    if (game.isQuestion?.(state) !== true) return
    this.#report.questions++
    for (const seat of game.toAct(state)) {
      this.#checks.holds(
        game.closing !== undefined && game.check(state, seat, game.closing) === undefined,
        `Questions (T-Q1): seat ${seat} is asked a question, but cannot pass with the closing action`,
      )
    }
  }

  #checkThoroughly(state: State, seat: Seat, action: Action): void {
    this.#report.thoroughSteps++
    this.#checkAudit(state)
    this.#checks.fits('a state', this.#game.schemas.state, jsonTrip(state))
    this.#checkActions(state)
    this.#checkRefusals(state)
    this.#checkStep(state, seat, action)
    this.#checkNotation(state)
    this.#countSecrets(state)
    const before = canonicalJson(state)
    for (const viewer of this.#viewers) {
      this.#checkViewer(state, viewer, seat, action)
      this.#checks.unchanged(state, before, 'Clone: apply() on a clone changes the original')
    }
  }

  #checkAudit(state: State): void {
    const problem = this.#game.audit(state)
    this.#checks.holds(problem === undefined, `Audit: audit() refuses a state that the rules reached: ${problem}`)
  }

  #checkActions(state: State): void {
    const game = this.#game
    for (const seat of game.toAct(state)) {
      const legal = game.legalActions(state, seat)
      const texts = legal.map(canonicalJson)
      const twice = texts.find((text, i) => texts.indexOf(text) !== i)
      this.#checks.holds(twice === undefined, `Actions: legalActions() lists ${twice} twice`)
      this.#checks.same(legal, game.legalActions(game.clone(state), seat), 'Clone: a clone has other legal actions', [
        'the original',
        'the clone',
      ])
      this.#checks.same(
        legal,
        game.legalActions(jsonTrip(state), seat),
        'JSON: a state read from JSON has other legal actions',
        ['the original', 'the state read from JSON'],
      )
      this.#checks.fits('an action', game.schemas.action, ...legal)
      if (game.randomAction === undefined) continue
      const random = canonicalJson(game.randomAction(state, seat, this.#dice))
      this.#checks.holds(
        legal.some((action) => canonicalJson(action) === random),
        `Actions: randomAction() gives ${random}, which legalActions() does not list`,
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
        this.#checks.holds(
          (refusal === undefined) === isLegal,
          isLegal
            ? `Refusals: check() refuses ${canonicalJson(action)} of seat ${seat}, which legalActions() lists: ${canonicalJson(refusal)}`
            : `Refusals: check() allows ${canonicalJson(action)} of seat ${seat}, which legalActions() does not list`,
        )
        if (refusal !== undefined) this.#report.refusals++
      }
      for (const junk of JUNK)
        this.#checks.holds(
          game.check(state, seat, junk) !== undefined,
          `Refusals: check() allows ${JSON.stringify(junk)}, which is no action`,
        )
    }
    this.#checks.unchanged(state, before, 'Refusals: legalActions() or check() changes the state')
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
    this.#checks.unchanged(state, before, 'Clone: apply() on a clone changes the original')
    this.#checks.same(told, quiet, 'Events: apply() does something else when events are asked for', [
      'the state with events',
      'the state without',
    ])
    this.#checks.same(told, parsed, 'JSON: apply() does something else with a state read from JSON', [
      'the original',
      'the state read from JSON',
    ])
    this.#checks.holds(events.length > 0, `Events: apply() of ${canonicalJson(action)} makes no event`)
    this.#checks.fits('an event', game.schemas.event, ...events)
  }

  #checkNotation(state: State): void {
    const { notation } = this.#subject
    if (notation === undefined) return
    for (const seat of this.#game.toAct(state)) {
      for (const action of this.#game.legalActions(state, seat)) {
        const text = notation.writeAction(action)
        this.#checks.same(action, notation.parseAction(text), `Notation: "${text}" reads back as another action`, [
          'the action',
          'what is read',
        ])
      }
    }
    const text = notation.writePosition(state)
    this.#checks.same(
      state,
      notation.parsePosition(text),
      `Notation: the position "${text}" reads back as another state`,
      ['the state', 'what is read'],
    )
  }

  /** Secrecy and imagination. */
  #checkViewer(state: State, viewer: Viewer, seat: Seat, action: Action): void {
    const game = this.#game
    const view = game.view(state, viewer)
    const viewText = canonicalJson(view)
    this.#checks.fits('a view', game.schemas.view, view)
    this.#checkViewIsACopy(state, viewer, seat, action)
    // As a bot elsewhere would: from the view as it was sent.
    const imagined = game.imagine(jsonTrip(view), this.#dice)
    const problem = game.audit(imagined)
    this.#checks.holds(
      problem === undefined,
      `Imagination: imagine() of ${named(viewer)} gives a state that audit() refuses: ${problem}`,
    )
    this.#checks.unchanged(
      game.view(imagined, viewer),
      viewText,
      `Secrecy: the view of ${named(viewer)} shows what imagine() does not know from it`,
      ['the true view', 'the view of the imagined state'],
    )
    if (!same(imagined, state)) this.#report.secretsCompared++
    this.#checks.same(
      game.toAct(state),
      game.toAct(imagined),
      `Turns: the view of ${named(viewer)} does not show who is to act`,
      TRUE_AND_IMAGINED,
    )
    this.#checks.holds(
      game.isQuestion?.(imagined) === game.isQuestion?.(state),
      `Questions: the view of ${named(viewer)} does not show whether a question is asked`,
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
    this.#checks.same(state, goingOn, 'View: view() changes the state', ['the state before', 'the state after'])
    const imagined = game.imagine(view, this.#dice)
    game.apply(goingOn, seat, action, this.#chanceAt(this.#log.length + 1))
    if (game.check(imagined, seat, action) === undefined) game.apply(imagined, seat, action, this.#dice)
    this.#checks.unchanged(view, before, `View: apply() changes a view that ${named(viewer)} got before`)
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
    this.#checks.same(
      game.legalActions(state, viewer),
      game.legalActions(imagined, viewer),
      `Secrecy: the legal actions of ${named(viewer)} reveal what its view hides`,
      TRUE_AND_IMAGINED,
    )
    for (const tried of this.#pool) {
      this.#checks.same(
        game.check(state, viewer, tried),
        game.check(imagined, viewer, tried),
        `Secrecy: a refusal of ${canonicalJson(tried)} reveals to ${named(viewer)} what its view hides`,
        TRUE_AND_IMAGINED,
      )
    }
  }

  /** T-Q1: only public information decides who is asked a question, unless the action itself shows more. */
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
    this.#checks.holds(
      asked.includes(undefined) || same(asked[0], asked[1]),
      `Secrecy (T-Q1): who is asked a question reveals to seat ${seat} what its view hides: seats ${JSON.stringify(asked[0])} in the true state, ${JSON.stringify(asked[1])} in the imagined one`,
    )
  }

  /**
   * The true state and an imagined one go on under several chances, with the same action and, where the
   * choice is not the viewer's own, with another. Wherever the viewer cannot tell the results apart, the
   * events on the way must look the same too.
   */
  #checkEventsTellNoMoreThanViews(state: State, imagined: State, viewer: Viewer, seat: Seat, action: Action): void {
    const game = this.#game
    const told = new Map<string, Told<State, Event>>()
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

  /** `told` holds the story that goes with each view, and the state in which it was told. */
  #checkTold(told: Map<string, Told<State, Event>>, state: State, events: readonly Event[], viewer: Viewer): void {
    const seen = events.flatMap((event) => this.#game.viewEvent(event, viewer) ?? [])
    this.#checks.fits('an event', this.#game.schemas.event, ...seen)
    const view = canonicalJson([viewer, this.#game.view(state, viewer)])
    const story = seen.filter((event) => this.#subject.openly?.(event) !== true)
    const text = canonicalJson(story)
    const before = told.get(view)
    if (before !== undefined && before.text !== text)
      throw this.#checks.violation(
        [
          `Secrecy: an event shown to ${named(viewer)} reveals what its view hides (${describeLeak(before.story, story)})`,
          `one state: ${canonicalJson(before.state)}`,
          `the other state, with the same view: ${canonicalJson(state)}`,
        ].join('\n  '),
      )
    told.set(view, { story, text, state })
  }

  #checkReplay(state: State): void {
    const again = this.#begin()
    this.#log.forEach(({ seat, action }, i) => {
      this.#game.apply(again, seat, jsonTrip(action), this.#chanceAt(i + 1))
    })
    this.#checks.same(state, again, 'Replay: the same actions with the same chance lead to another state', [
      'the first game',
      'the replay',
    ])
    this.#checkAudit(state)
    if (this.#report.games % MATCH_EVERY === 0) this.#checkMatch(state)
  }

  #checkEnd(state: State): void {
    const game = this.#game
    const outcome = game.outcome(state)
    if (outcome === undefined) throw this.#checks.violation('Outcome: nobody is to act, but outcome() is undefined')
    this.#checkOutcome(outcome)
    for (let seat = 0; seat < this.#family.seats; seat++) {
      for (const action of this.#pool)
        this.#checks.holds(
          game.check(state, seat, action) !== undefined,
          `Refusals: check() allows ${canonicalJson(action)} after the end`,
        )
    }
    for (const viewer of this.#viewers) {
      const view = game.view(state, viewer)
      this.#checks.fits('a view', game.schemas.view, view)
      this.#checks.same(
        outcome,
        game.outcome(game.imagine(view, this.#dice)),
        `Outcome: the view of ${named(viewer)} does not show how the match ended`,
        TRUE_AND_IMAGINED,
      )
    }
  }

  #checkMatch(end: State): void {
    const [game, family, seed, log] = [this.#game, this.#family, this.#seed, this.#log]
    checkMatch({ game, family, seed, log, viewers: this.#viewers, dice: this.#dice, checks: this.#checks }, end)
  }

  #checkOutcome(outcome: Outcome): void {
    const { min, max } = this.#subject.scores
    const { seats } = this.#family
    this.#checks.holds(
      this.#game.endings.includes(outcome.ending),
      `Outcome: the ending "${outcome.ending}" is not in Game.endings`,
    )
    this.#checks.holds(outcome.scores.length === seats, `Outcome: ${outcome.scores.length} scores for ${seats} seats`)
    this.#checks.holds(
      outcome.scores.every((score) => score >= min && score <= max),
      `Outcome: a score is not between ${min} and ${max}: ${outcome.scores.join(', ')}`,
    )
    this.#checks.holds(
      outcome.winners.every((seat) => seat >= 0 && seat < seats),
      `Outcome: a winner has no seat: ${outcome.winners.join(', ')}`,
    )
    const { endings } = this.#report
    endings.set(outcome.ending, (endings.get(outcome.ending) ?? 0) + 1)
    if (outcome.winners.length > 1) this.#report.sharedVictories++
  }

  #where(): string {
    const { seats, options } = this.#family
    return `${this.#game.id}, ${seats} seats, ${canonicalJson(options)}, seed ${this.#seed}, action ${this.#log.length + 1}`
  }
}

const TRUE_AND_IMAGINED: Pair = ['the true state', 'an imagined one']

/** What somebody was told on the way to a state. */
interface Told<State, Event> {
  readonly story: readonly Event[]
  /** The story as canonical JSON. */
  readonly text: string
  readonly state: State
}

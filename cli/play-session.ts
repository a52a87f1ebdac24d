/** A game in the terminal, without the terminal: input lines in, output lines out. */

import type { Budget } from '@crownlands/bots/budget'
import { type BotSpec, createBot, writeBotSpec } from '@crownlands/bots/levels'
import { SearchBot, type SearchReport } from '@crownlands/bots/search'
import type { Chance } from '@crownlands/core/chance'
import type { GameEvent, Refusal, Seat } from '@crownlands/core/game'
import type { Glimpse } from '@crownlands/core/glimpse'
import { Match } from '@crownlands/core/match'
import { type MatchRecord, writeRecord } from '@crownlands/core/record'
import { type Language, type Rulebook, type WholeRoom, wordsFor } from '@crownlands/core/room'
import { explainRefusal } from '@crownlands/core/text/table'
import { meant } from './meant'
import { findClause, writeClause, writeRulebook } from './rulebook'
import { PLAY_WORDS, type PlayWords } from './text/words'

export interface PlaySetup {
  readonly room: WholeRoom
  /** In the language of the session. */
  readonly rulebook: Rulebook
  readonly seats: number
  readonly options: unknown
  readonly seed: string
  /** The bots on the other seats. The person has the first seat. */
  readonly bots: readonly BotSpec[]
  readonly language: Language
  /** Randomness of the bots. */
  readonly chance: Chance
  /** Runs a search. Default: on this thread. */
  readonly search?: Search
}

type Search = (room: WholeRoom, glimpse: Glimpse<unknown, unknown>, budget: Budget) => SearchReport<unknown>

const PERSON: Seat = 0
const HINT_MILLISECONDS = 1000
const NO_TURN: Refusal = { clause: 'T-U4', reason: 'no-turn-to-end' }

export class PlaySession {
  readonly #setup: PlaySetup
  readonly #words: PlayWords
  /** The words of the game in the person's language. */
  readonly #roomWords: WholeRoom['words'][Language]
  readonly #match: Match<unknown, unknown, unknown, unknown, GameEvent>
  readonly #names: readonly string[]
  /** The number of steps already shown. */
  #told = 0
  /** The clause of the last refusal. */
  #refusedBy: string | undefined
  /** Show the whole table next: others have acted, or the person asked for it. */
  #wholeTableDue = true

  constructor(setup: PlaySetup) {
    const { room, seats, options, seed } = setup
    this.#setup = setup
    this.#words = PLAY_WORDS[setup.language]
    this.#roomWords = wordsFor(room, setup.language, options)
    this.#names = this.#words.houses.slice(0, seats)
    this.#match = new Match(room.game, { seats, options, chance: { kind: 'keyed', seed }, turns: 'tentative' })
  }

  get over(): boolean {
    return this.#match.toAct().length === 0
  }

  welcome(): string[] {
    const opponents = this.#setup.bots.map((bot, i) =>
      this.#words.playedBy(this.#names[i + 1] ?? '', writeBotSpec(bot)),
    )
    return [
      this.#words.welcome(this.#roomWords.title, opponents.join(' ')),
      this.#words.typeHelp,
      '',
      ...this.#match.story(PERSON).flatMap((event) => this.#roomWords.story(event, this.#names)),
    ]
  }

  /** The bot that must act now, if it is not the person's turn. */
  botToAct(): string | undefined {
    const seat = this.#botSeat()
    return seat === undefined ? undefined : this.#words.thinking(this.#names[seat] ?? '')
  }

  /** Bots wait while the person must decide. */
  #botSeat(): Seat | undefined {
    const toAct = this.#match.toAct()
    return toAct.includes(PERSON) ? undefined : toAct[0]
  }

  /** Lets the bot make one action. */
  actBot(): string[] {
    const seat = this.#botSeat()
    const spec = seat === undefined ? undefined : this.#setup.bots[seat - 1]
    if (seat === undefined || spec === undefined) return []
    const refusal = this.#match.act(seat, this.#choose(spec, this.#match.glimpse(seat)))
    if (refusal !== undefined) throw new Error(`a bot broke rule ${refusal.clause}`)
    this.#wholeTableDue = true
    if (this.#match.awaitsEndOfTurn() === seat) this.#match.endTurn(seat)
    this.#passForPerson()
    return this.#tellNews()
  }

  /** T-Q2: the person plays alone, so questions that can only be passed are passed automatically. */
  #passForPerson(): void {
    while (this.#match.isQuestion() && this.#match.toAct().includes(PERSON)) {
      const [only, ...others] = this.#match.legalActions(PERSON)
      if (others.length > 0) return
      this.#match.act(PERSON, only)
    }
  }

  #choose(spec: BotSpec, glimpse: Glimpse<unknown, unknown>): unknown {
    const [best] = spec.level === 'search' ? this.#search(glimpse, spec.budget).choices : []
    return best?.turn[0] ?? createBot(this.#setup.room, spec, this.#setup.chance).choose(glimpse)
  }

  #search(glimpse: Glimpse<unknown, unknown>, budget: Budget): SearchReport<unknown> {
    const { room, chance, search } = this.#setup
    return search?.(room, glimpse, budget) ?? new SearchBot(room, chance, budget).search(glimpse)
  }

  /** The table as the person sees it, and the prompt. */
  table(): string[] {
    this.#wholeTableDue = false
    return this.#tableWith(this.#roomWords.board(this.#match.view(PERSON), this.#names))
  }

  /** During the person's own turn, if the game has a brief form, only what is needed to continue. */
  tableNow(): string[] {
    const goesOn = !this.#wholeTableDue && this.#match.legalActions(PERSON).length > 0
    const brief = goesOn ? this.#roomWords.brief?.(this.#match.view(PERSON), this.#names) : undefined
    return brief === undefined ? this.table() : this.#tableWith(brief)
  }

  #tableWith(board: string): string[] {
    const view = this.#match.view(PERSON)
    const prompt =
      this.#match.awaitsEndOfTurn() === PERSON ? this.#words.endTurn : this.#roomWords.prompt(view, PERSON, this.#names)
    return ['', board, '', ...(this.over ? this.#ending() : [prompt])]
  }

  #ending(): string[] {
    const outcome = this.#match.outcome()
    return outcome === undefined ? [] : [this.#roomWords.ending(outcome, this.#names), this.#words.afterEnd]
  }

  record(): MatchRecord {
    return writeRecord(this.#match)
  }

  /** Carries out a typed line. `showTable`: the table has changed. */
  enter(line: string): { readonly say: readonly string[]; readonly showTable: boolean } {
    const [word = '', argument] = line.trim().toLowerCase().split(/\s+/)
    switch (word) {
      case '':
        // An empty line ends a complete turn, but never causes an action of the game.
        return this.#changed(this.#match.awaitsEndOfTurn() === PERSON ? this.#match.endTurn(PERSON) : NO_TURN, [])
      case 'end':
        return this.#changed(this.#match.endTurn(PERSON), [])
      case 'undo':
      case 'u':
        return this.#changed(argument === 'all' ? this.#match.undoTurn(PERSON) : this.#match.undo(PERSON), [
          this.#words.takenBack,
        ])
      case 'hint':
        return { say: this.#hint(), showTable: false }
      case 'board':
        this.#wholeTableDue = true
        return { say: [], showTable: true }
      case 'why':
        return { say: [this.#why()], showTable: false }
      case 'help':
      case '?':
        return { say: [this.#roomWords.howToType, this.#words.help], showTable: false }
      case 'rules':
        return { say: [this.#rules(argument)], showTable: false }
      default:
        return this.#act(line)
    }
  }

  #act(line: string): { readonly say: readonly string[]; readonly showTable: boolean } {
    const { parseAction, writeAction } = this.#setup.room.notation
    const typed = line.trim().toLowerCase().replaceAll(/\s+/g, '')
    const action = parseAction(typed)
    if (action !== undefined) return this.#changed(this.#match.act(PERSON, action), [])
    const legal = this.#match.legalActions(PERSON)
    const written = legal.map((one) => writeAction(one))
    const [only, ...others] = meant(line, written)
    if (only === undefined) return { say: [this.#words.notUnderstood(typed)], showTable: false }
    if (others.length > 0) return { say: [this.#words.whichOne([only, ...others])], showTable: false }
    return this.#changed(this.#match.act(PERSON, legal[written.indexOf(only)]), [])
  }

  /** The full text of the clause that the last refusal cited. */
  #why(): string {
    return this.#refusedBy === undefined ? this.#words.nothingRefused : this.#rules(this.#refusedBy)
  }

  #changed(refusal: Refusal | undefined, say: readonly string[]) {
    if (refusal === undefined) {
      this.#passForPerson()
      return { say: [...say, ...this.#tellNews()], showTable: true }
    }
    this.#refusedBy = refusal.clause
    const sentence = explainRefusal(refusal, this.#setup.language, this.#roomWords)
    return { say: [`${sentence} (${this.#words.cite(refusal.clause)})`], showTable: false }
  }

  #tellNews(): string[] {
    const after = Math.min(this.#told, this.#match.length)
    // A bot's open turn is shown when it is complete.
    const steps = this.#match.tell(PERSON, after)
    this.#told = after + steps.length
    return together(steps.flat().flatMap((event) => this.#roomWords.story(event, this.#names)))
  }

  #hint(): string[] {
    if (this.#match.legalActions(PERSON).length === 0) return [this.#words.endTurn]
    const glimpse = this.#match.glimpse(PERSON)
    const { choices, line } = this.#search(glimpse, { milliseconds: HINT_MILLISECONDS })
    const [best] = choices
    if (best === undefined) return []
    const [action] = best.turn
    const share = `${Math.round(best.value * 100)}/100`
    const { notation } = this.#setup.room
    const view = glimpse.view()
    const why = this.#roomWords.why?.(view, line)
    return [
      this.#words.hint(
        notation.writeAction(action),
        this.#roomWords.action(action, view, undefined, this.#names),
        share,
        why,
      ),
    ]
  }

  #rules(id: string | undefined): string {
    const { rulebook, language } = this.#setup
    if (id === undefined) return writeRulebook(rulebook)
    const clause = findClause(rulebook, language, id)
    return clause === undefined ? this.#words.noClause(id) : writeClause(clause)
  }
}

/** Combines equal consecutive lines: `Azure places a counter in E4. ×4` */
function together(lines: readonly string[]): string[] {
  const told: { line: string; times: number }[] = []
  for (const line of lines) {
    const last = told.at(-1)
    if (last?.line === line) last.times++
    else told.push({ line, times: 1 })
  }
  return told.map(({ line, times }) => (times === 1 ? line : `${line} ×${times}`))
}

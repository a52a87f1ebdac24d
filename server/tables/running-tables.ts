/**
 * Tables on which a match runs: commands one after the other, stored before anybody is told. What another node has written
 * first wins; then this one reads what is stored and tries again.
 */
import type { Refusal, Seat, Viewer } from '@crownlands/core/game'
import type { RecordedAction } from '@crownlands/core/record'
import type { Question } from '@crownlands/table/bots/thinker'
import { type Cursor, comparePositions, parseCursor, printVersion } from '@crownlands/table/position'
import { type Deed, hostProblem } from '@crownlands/table/protocol'
import { Queues } from '@crownlands/table/queues'
import type { Share } from '../base/fair-pool'
import type { Counts } from '../base/metrics'
import type { Database } from '../database/database'
import type { Broadcaster } from '../live/broadcaster'
import { type Stream, stepData } from '../live/streams'
import { type Due, KEYS_KEPT, type MoreTime, type WriteResult, type Written, writeDraft } from '../match/append'
import { AppendQueue } from '../match/append-queue'
import { type Head, readHead, readNews } from '../match/headers'
import { isKnownKey, readFile, readTail, type TableTail, tailOf } from '../match/match-file'
import { mustHaveBegun, mustPlay, whyNotPlaying } from '../match/may-play'
import { isHere, shareOf } from '../match/status'
import { TableProblem } from '../match/table-problem'
import { noteTrouble, type Trouble } from '../match/troubles'
import type { BotStep, Change, Done, Reader, Telling } from '../threads/table-cache'
import { Runaway, type TableThreads, withFile } from '../threads/table-threads'

export interface Command {
  readonly seat: Seat
  readonly at: Cursor
  readonly key: string
  readonly deed: Deed
  readonly end: boolean
}

/** All JSON: a step as it was made in the thread. */
export type CommandAnswer = { readonly step: string } | { readonly refusal: Refusal } | { readonly changed: string }

/** What others are told after a change: other nodes that there is something to read, workers that there is something to do. */
export interface Announcer {
  /** The match has gone on. `due`: when somebody must look after the table. */
  announce(head: Head, due: Due | undefined): void
  /** Something around the match has changed. */
  hint(head: Head): void
}

export interface RunningNeeds {
  readonly db: Database
  readonly threads: TableThreads
  /** For tables whose match is over for long: opened there, it keeps no match waiting that goes on. */
  readonly pastThreads: TableThreads
  readonly broadcaster: Broadcaster
  readonly announcer: Announcer
  readonly counts: Counts
  /** How long a bot waits before it acts: the same whatever it has to choose from. In milliseconds. */
  botDelay(): number
  now(): number
  /** Heads that are kept, so that a move needs no reading. */
  readonly heads: number
  /** Called once for a table: the rules do not come to an end, or refuse what is stored. */
  onBroken(head: Head, trouble: Trouble, error: unknown): void
  onTrouble(error: unknown): void
}

const TRIES = 3
const DAY = 86_400_000
/** In milliseconds. */
const JUST_OVER = 600_000

export class RunningTables {
  readonly #needs: RunningNeeds
  readonly #queues = new Queues()
  readonly #appends: AppendQueue
  readonly #heads = new Map<string, Head>()
  /** How far the database's clock is ahead of ours, in milliseconds. */
  #ahead = 0

  constructor(needs: RunningNeeds) {
    this.#needs = needs
    this.#appends = new AppendQueue(needs.db)
  }

  do(code: string, playerId: number, command: Command): Promise<CommandAnswer> {
    // Keys of one seat are nothing to another, nor to the table itself.
    const known = { ...command, key: `${command.seat}:${command.key}` }
    return this.#queues.run(code, async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const { head, tail } = await this.#headFor(code, playerId, command)
        const problem = whyNotPlaying(head, command.seat, playerId)
        if (problem !== undefined) return this.#asThen(head, playerId, known, problem)
        if (head.draftKeys.includes(known.key)) return this.#asDone(code, command)
        const answer = await this.#try(head, tail, known)
        if (answer !== 'again') return answer
        this.#needs.counts.conflicts.inc()
        this.#drop(code)
      }
      throw new TableProblem('busy', 'The table changed several times meanwhile. Read its state and try again.')
    })
  }

  async #try(head: Head, tail: TableTail | undefined, command: Command): Promise<CommandAnswer | 'again'> {
    const { seat, at, key, deed, end } = command
    const readers = this.#needs.broadcaster.readers(head.code)
    const done = await this.#ask(head, () =>
      this.#needs.threads.call(head.code, 'do', head.code, printVersion(head), {
        ...{ seat, at, deed, end, readers, tail },
      }),
    )
    if (!('change' in done)) return this.#notDone(head, key, done)
    const written = await this.#write(head, seat, key, done.change)
    if (written === 'changed') return 'again'
    if (written === 'known-key') return this.#asDone(head.code, command)
    try {
      this.#settle(head, seat, key, done, written)
    } catch (error) {
      // It is stored: whoever was not told of it asks again.
      this.#needs.onTrouble(error)
      await this.#forget(head.code)
    }
    return { step: done.answer }
  }

  /** It was carried out before. If that cannot be shown now, nobody is to believe that it was not. */
  async #asDone(code: string, { seat, at }: Command): Promise<CommandAnswer> {
    try {
      return { step: await this.#step(await this.#fresh(code), seat, at) }
    } catch (error) {
      this.#needs.onTrouble(error)
      throw outcomeUnknown()
    }
  }

  /** Sent again after it was carried out it is answered as then. And what we know of the table may be old. */
  async #notDone(head: Head, key: string, done: Exclude<Done, Accepted>): Promise<CommandAnswer | 'again'> {
    if (await this.#isStale(head)) return 'again'
    if ('refusal' in done) return done
    return (await isKnownKey(this.#needs.db, head.id, key)) ? { step: done.changed } : done
  }

  /** Whoever may play no more may still ask what became of the last command: the one that ended the match, say. */
  async #asThen(head: Head, playerId: number, command: Command, problem: TableProblem): Promise<CommandAnswer> {
    const { seat, key } = command
    const isTheirs = head.status !== 'open' && head.seats[seat]?.playerId === playerId
    if (!isTheirs || !(await isKnownKey(this.#needs.db, head.id, key))) throw problem
    return this.#asDone(head.code, command)
  }

  /** Lets the bot whose turn it is think, action by action, until there is something to see; then writes all of it. */
  async playBot(
    code: string,
    n: number,
    think: (step: BotQuestion, share: Share) => Promise<unknown>,
  ): Promise<BotPlayed> {
    const { threads } = this.#needs
    const head = await this.#queues.run(code, () => this.#fresh(code))
    if (head.n !== n || head.status !== 'running' || head.pausedAt !== undefined) return 'too-late'
    const version = printVersion(head)
    const share = shareOf(head)
    let step = await this.#ask(head, () => threads.call(code, 'beginBot', code, version))
    while ('question' in step) {
      const { fork, seat } = step
      const next = await threads.call(code, 'goOnWithBot', code, version, fork, seat, await think(step, share))
      if (next === 'not-here') return 'interrupted'
      step = next
    }
    if ('refusal' in step) return 'refused'
    if (step.actions.length === 0) return 'nothing-to-do'
    return (await this.play(code, n, `bot:${n}`, step.actions)) ? 'played' : 'interrupted'
  }

  /** What a bot or the table itself does, whole. False when something else happened first. */
  play(code: string, n: number, key: string, actions: readonly RecordedAction[]): Promise<boolean> {
    return this.#queues.run(code, async () => {
      const head = await this.#fresh(code)
      const [first] = actions
      if (head.n !== n || head.status !== 'running' || head.pausedAt !== undefined || first === undefined) return false
      const readers = this.#needs.broadcaster.readers(code)
      const done = await this.#ask(head, () =>
        this.#needs.threads.call(code, 'play', code, printVersion(head), { actions, readers }),
      )
      if (!('change' in done)) return false
      const written = await this.#write(head, first.seat, key, done.change)
      if (typeof written === 'string') {
        this.#drop(code)
        return false
      }
      this.#settle(head, first.seat, key, done, written)
      return true
    })
  }

  /** The outcome of a write that was cut off is unknown: the key tells. Whatever was not written the thread must forget. */
  async #write(head: Head, seat: Seat, key: string, change: Change): Promise<WriteResult> {
    const { db, counts } = this.#needs
    const timed = counts.appends.startTimer()
    try {
      const written = await this.#store(head, seat, key, change)
      timed()
      if (typeof written === 'string') await this.#forget(head.code)
      return written
    } catch (error) {
      this.#needs.onTrouble(error)
      await this.#forget(head.code)
      if (await isKnownKey(db, head.id, key).catch(() => false)) return 'known-key'
      throw outcomeUnknown()
    }
  }

  #store(head: Head, seat: Seat, key: string, change: Change): Promise<WriteResult> {
    const { db } = this.#needs
    const seen = { id: head.id, n: head.n, draftRev: head.draftRev, tableRev: head.tableRev }
    const { draft, draftRev, ...settled } = change
    if (change.actions.length === 0) return writeDraft(db, seen, { seat, draft, draftRev, key })
    const afterMissing = (head.seats[seat]?.missed ?? 0) > 0
    const due = this.#dueAfter(head, change)
    return this.#appends.append(seen, { ...settled, seat, key, more: moreTime(head), due, afterMissing })
  }

  #settle(head: Head, seat: Seat, key: string, { change, told }: Accepted, { now, leftMs }: Written): void {
    this.#setTime(now)
    const isFinal = change.actions.length > 0
    const after: Head = {
      ...head,
      n: head.n + change.actions.length,
      actions: head.actions + change.actions.length,
      draft: change.draft,
      draftRev: change.draftRev,
      draftSeat: isFinal ? undefined : seat,
      draftKeys: isFinal ? [] : [key, ...head.draftKeys].slice(0, KEYS_KEPT),
      toAct: change.toAct,
      isQuestion: change.isQuestion,
      outcome: change.outcome,
      status: change.outcome === undefined ? head.status : 'over',
      leftMs,
      turnAt: isFinal ? now : head.turnAt,
      now,
      endedAt: change.outcome === undefined ? head.endedAt : now,
      seats: isFinal ? head.seats.map((one) => (one.seat === seat ? { ...one, missed: 0 } : one)) : head.seats,
      questions: isFinal ? [] : head.questions,
    }
    this.#keep(after)
    this.#needs.broadcaster.step(head, after, told, this.#around(after))
    this.#needs.announcer.announce(after, isFinal ? this.#dueAfter(head, change) : undefined)
    if (change.snapshotDue) void this.#storeSnapshot(after)
  }

  #dueAfter(head: Head, { toAct, isQuestion, outcome }: Change): Due | undefined {
    return outcome === undefined ? this.dueOf({ ...head, toAct, isQuestion }) : undefined
  }

  /** Who is to look after the table, and when. */
  dueOf(head: Head): Due | undefined {
    if (head.status !== 'running' || head.pausedAt !== undefined) return undefined
    const here = head.toAct.filter((seat) => isHere(head.seats[seat]))
    const isBot = head.toAct.some((seat) => (head.seats[seat]?.standIn ?? head.seats[seat]?.bot) !== undefined)
    // T-Q2: somebody looks whether there is anything to choose, whether or not there is.
    const isAlone = head.isQuestion && here.length > 0 && head.seats.filter(isHere).length === 1
    if (isBot || isAlone) return { why: 'bot', after: this.#needs.botDelay() }
    return head.clock.type === 'none' || here.length === 0 ? undefined : { why: 'clock', after: undefined }
  }

  /** A cache: lost, it costs a replay. */
  async #storeSnapshot(head: Head): Promise<void> {
    const { db, threads, onTrouble } = this.#needs
    try {
      const snapshot = await threads.call(head.code, 'snapshot', head.code, printVersion(head))
      if (snapshot === 'not-here') return
      const row = { match_id: head.id, steps: snapshot.steps, n: head.n, snapshot: JSON.stringify(snapshot) }
      await db
        .insertInto('match_snapshot')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    } catch (error) {
      onTrouble(error)
    }
  }

  /** A step for one who has seen this much; JSON. */
  async #step(head: Head, viewer: Viewer, at: Cursor | undefined): Promise<string> {
    const [telling] = await this.#tellings(head, [{ viewer, at: undefined, story: at }])
    return telling?.text ?? '{}'
  }

  #tellings(head: Head, readers: readonly Reader[], tail?: TableTail): Promise<readonly Telling[]> {
    return this.#ask(head, () =>
      this.#threadsOf(head).call(head.code, 'tell', head.code, printVersion(head), readers, tail),
    )
  }

  /** How the table stands; the head that it belongs to. */
  look(code: string, viewer: Viewer, at: Cursor | undefined): Promise<{ readonly head: Head; readonly data: string }> {
    return this.#queues.run(code, async () => {
      const head = await this.#fresh(code)
      mustHaveBegun(head)
      return { head, data: stepData(await this.#step(head, viewer, at), this.#around(head)) }
    })
  }

  check(code: string, playerId: number, seat: Seat, deed: Deed): Promise<Refusal | undefined> {
    return this.#queues.run(code, async () => {
      const head = await this.#fresh(code)
      mustPlay(head, seat, playerId)
      const { refusal } = await this.#ask(head, () =>
        this.#needs.threads.call(code, 'check', code, printVersion(head), seat, deed),
      )
      return refusal
    })
  }

  /** What the seat has to decide, for a hint. */
  question(code: string, playerId: number, seat: Seat): Promise<Asked> {
    return this.#queues.run(code, async () => {
      const head = await this.#fresh(code)
      mustPlay(head, seat, playerId)
      const asked = await this.#ask(head, () =>
        this.#needs.threads.call(code, 'question', code, printVersion(head), seat),
      )
      return { question: asked.question, share: shareOf(head) }
    })
  }

  /** Adds a stream and tells it what it has missed, with nothing in between. `open` is called when there is something to tell. */
  listen(code: string, open: () => Stream | undefined): Promise<void> {
    return this.#queues.run(code, async () => {
      const head = await this.#fresh(code)
      // Whether it can be opened is known before anything is answered.
      if (head.status !== 'open') await this.#tellings(head, [])
      const stream = open()
      if (stream === undefined) return
      if (stream.at !== undefined && isAhead(stream.at, head)) stream.at = undefined
      this.#needs.broadcaster.streams.add(stream)
      await this.#tellNews(head)
    })
  }

  /** Somebody has gone on with the table: whoever listens here is told. */
  follow(code: string): Promise<Head> {
    return this.#queues.run(code, async () => {
      const { head, tail } = await this.#caughtUp(code)
      await this.#tellNews(head, tail)
      return head
    })
  }

  /** Something around the match has changed: this node's listeners are told, and other nodes hear of it. */
  tellNews(code: string): void {
    void this.follow(code).then((head) => this.#needs.announcer.hint(head), this.#needs.onTrouble)
  }

  async noteTrouble(head: Head, trouble: Trouble, error: unknown): Promise<void> {
    if (!(await noteTrouble(this.#needs.db, head.code, trouble))) return
    this.#needs.onBroken(head, trouble, error)
    this.tellNews(head.code)
  }

  async #tellNews(head: Head, tail?: TableTail): Promise<void> {
    const { broadcaster } = this.#needs
    const readers = head.status === 'open' ? [] : broadcaster.readers(head.code)
    const told = readers.length === 0 ? [] : await this.#tellings(head, readers, tail)
    await broadcaster.news(head, told, this.#around(head))
  }

  /** Runs something that changes the head in another way, alone on this node; what is kept of it is read anew. */
  alone<T>(code: string, work: () => Promise<T>): Promise<T> {
    return this.#queues.run(code, async () => {
      try {
        return await work()
      } finally {
        this.#drop(code)
      }
    })
  }

  async #ask<T>(head: Head, ask: () => Promise<T | 'not-here'>): Promise<T> {
    try {
      return await withFile(ask, () => this.#bring(head))
    } catch (error) {
      const trouble = error instanceof Runaway ? 'rules' : hostProblem(error)
      if (trouble === 'rules' || trouble === 'damaged')
        void this.noteTrouble(head, trouble, error).catch(this.#needs.onTrouble)
      throw error
    }
  }

  /** Where a match was played it is still known for a while. */
  #threadsOf({ endedAt, now }: Head): TableThreads {
    const { threads, pastThreads } = this.#needs
    return endedAt !== undefined && now.getTime() - endedAt.getTime() > JUST_OVER ? pastThreads : threads
  }

  /** What the thread does not have of the table: as a rule the moves that another node has written. */
  async #bring(head: Head): Promise<void> {
    const { db } = this.#needs
    const threads = this.#threadsOf(head)
    const { code } = head
    const here = await threads.call(code, 'versionOf', code)
    const tail = here === undefined ? undefined : await readTail(db, head, here)
    if (tail !== undefined && (await threads.call(code, 'follow', code, tail))) return
    await threads.call(code, 'open', code, await readFile(db, head))
  }

  /** What goes with every step: clocks by the database's time. */
  #around({ leftMs, turnAt, clock, pausedAt }: Head): string {
    const now = this.#needs.now() + this.#ahead
    const clocks =
      clock.type === 'none'
        ? {}
        : { left: leftMs, since: turnAt?.getTime(), ...(pausedAt !== undefined && { paused: true }) }
    return `"clock":${JSON.stringify({ now, ...clocks })}`
  }

  /** The head as it is stored now. */
  async head(code: string): Promise<Head> {
    const head = await readHead(this.#needs.db, code)
    if (head === undefined) throw new TableProblem('no-such-table', 'There is no such table.')
    this.#setTime(head.now)
    return head
  }

  #setTime(now: Date): void {
    this.#ahead = now.getTime() - this.#needs.now()
  }

  async #fresh(code: string): Promise<Head> {
    const head = await this.head(code)
    this.#keep(head)
    return head
  }

  /** As it is kept, unless the seat has seen more, or may do more than we know of. */
  async #headFor(code: string, playerId: number, { seat, at }: Command): Promise<Caught> {
    const kept = this.#heads.get(code)
    const mayPlay = kept !== undefined && whyNotPlaying(kept, seat, playerId) === undefined
    if (!mayPlay) return { head: await this.#fresh(code) }
    return isAhead(at, kept) ? this.#caughtUp(code) : { head: kept }
  }

  /** The head as it is stored now, with what was missed of it where that was moves alone. */
  async #caughtUp(code: string): Promise<Caught> {
    const before = this.#heads.get(code)
    const news = before === undefined ? undefined : await readNews(this.#needs.db, before)
    if (before === undefined || news === undefined) return { head: await this.#fresh(code) }
    this.#setTime(news.head.now)
    this.#keep(news.head)
    return { head: news.head, tail: tailOf(printVersion(before), news.head, news.actions) }
  }

  async #isStale(head: Head): Promise<boolean> {
    return printVersion(await this.head(head.code)) !== printVersion(head)
  }

  #keep(head: Head): void {
    this.#heads.delete(head.code)
    this.#heads.set(head.code, head)
    const [oldest] = this.#heads.keys()
    if (this.#heads.size > this.#needs.heads && oldest !== undefined) this.#heads.delete(oldest)
  }

  #drop(code: string): void {
    this.#heads.delete(code)
  }

  async #forget(code: string): Promise<void> {
    this.#drop(code)
    await this.#needs.threads.call(code, 'forget', code).catch(() => undefined)
  }
}

function outcomeUnknown(): TableProblem {
  const message = 'The outcome is unknown. Send the same request again with the same key.'
  return new TableProblem('unknown-outcome', message)
}

export type BotQuestion = Extract<BotStep, { readonly question: unknown }>
/** `refused`: the bot broke a rule. `interrupted`: something else happened at the table; it may still be the bot's turn. */
export type BotPlayed = 'played' | 'too-late' | 'interrupted' | 'nothing-to-do' | 'refused'

export interface Asked {
  readonly question: Question | undefined
  readonly share: Share
}

/** A head, and what the thread may have missed. */
interface Caught {
  readonly head: Head
  readonly tail?: TableTail
}

type Accepted = Extract<Done, { readonly change: Change }>

function isAhead(at: Cursor, head: Head): boolean {
  const seen = parseCursor(at)
  return seen !== undefined && comparePositions(seen, head) > 0
}

function moreTime({ clock }: Head): MoreTime | undefined {
  switch (clock.type) {
    case 'none':
      return undefined
    case 'live':
      return { plus: clock.plus * 1000 }
    case 'days':
      return { plus: 0, anew: clock.per * DAY }
  }
}

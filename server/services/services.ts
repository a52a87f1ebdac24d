/** What a process of the server works with, put together once: tables, people, threads, and the lines to other processes. */
import type { ClientConfig, Pool } from 'pg'
import type { Logger } from 'pino'
import { Absence } from '../absence/absence'
import { Attendance } from '../absence/attendance'
import { SeatLinks } from '../absence/seat-links'
import { Agreements } from '../agreements/agreements'
import type { Config } from '../base/config'
import { FairPool, type Places, Usage } from '../base/fair-pool'
import { type Counts, makeCounts, showGauges } from '../base/metrics'
import { type Outside, realOutside } from '../base/outside'
import { BotThreads } from '../bots/bot-threads'
import { BotTurns, type BotTurnsNeeds } from '../bots/turns'
import { type Database, databaseOn } from '../database/database'
import { Limits } from '../limits/limits'
import { Origins } from '../limits/origins'
import { AfterBatch, type Dropped } from '../live/after-batch'
import { Broadcaster } from '../live/broadcaster'
import { botTurnOf, EVERY_NODE, waitsOf } from '../live/hints'
import { Nodes } from '../live/nodes'
import { Presence } from '../live/presence'
import { Streams } from '../live/streams'
import { Waiting } from '../live/waiting'
import { Lobby } from '../lobby/lobby'
import type { Due } from '../match/append'
import type { Head } from '../match/headers'
import { shareOf } from '../match/status'
import { noteTrouble } from '../match/troubles'
import { PastTables } from '../past/past-tables'
import { Replays } from '../past/replays'
import { BotPlayers } from '../people/bot-players'
import { Devices } from '../people/devices'
import { Passkeys } from '../people/passkeys'
import { Push, senderFor } from '../people/push'
import { Sessions } from '../people/sessions'
import { TableChanges } from '../tables/changes'
import { Chat } from '../tables/chat'
import { KnownTables } from '../tables/known-tables'
import { RunningTables } from '../tables/running-tables'
import { noticeJob } from '../tables/turn-notice'
import type { TableCall } from '../threads/table-thread'
import { TableThreads } from '../threads/table-threads'

export interface ServiceNeeds {
  readonly config: Config
  readonly connection: ClientConfig
  readonly pool: Pool
  readonly log: Logger
  /** The built files of threads. */
  readonly threadFiles: { readonly table: URL; readonly bot: URL }
  readonly outside?: Outside
  /** Undefined where somebody else has the HTTP server. */
  readonly connections?: ConnectionFigures
}

/** HTTP connections of this process. */
export interface ConnectionFigures {
  readonly open: number
  readonly refused: { readonly address: number; readonly total: number }
}

export interface Services extends Omit<ServiceNeeds, 'outside'> {
  readonly db: Database
  readonly outside: Outside
  readonly counts: Counts
  readonly limits: Limits
  readonly knownTables: KnownTables
  readonly origins: Origins
  readonly streams: Streams
  readonly broadcaster: Broadcaster
  readonly sessions: Sessions
  readonly devices: Devices
  readonly passkeys: Passkeys
  readonly botPlayers: BotPlayers
  /** Undefined where no notices are sent. */
  readonly push: Push | undefined
  readonly running: RunningTables
  readonly changes: TableChanges
  readonly past: PastTables
  readonly lobby: Lobby
  readonly batch: AfterBatch
  readonly nodes: Nodes
  readonly bots: BotThreads
  readonly chat: Chat
  readonly presence: Presence
  readonly waiting: Waiting
  readonly absence: Absence
  /** Undefined in a worker, to which nobody connects. */
  readonly attendance: Attendance | undefined
  readonly agreements: Agreements
  readonly seatLinks: SeatLinks
  /** Something about a table is new that is not in its head's way of telling: chat, say. */
  tellNews(code: string): void
  /** Somebody is signed in no more, or has another name: no node believes what it remembers. */
  forgetPerson(playerId: number): void
  /** From now on this process plays bots: those of its own tables, and those of nodes that play none. */
  playBots(needs: Pick<BotTurnsNeeds, 'play'>): BotTurns
  /** Lets go of everything but the pool, which came from outside. */
  close(): Promise<void>
}

const TABLES_KEPT = 5000
const PAST_TABLES_KEPT = 500
/** In bytes. */
const REPLAYS_KEPT = 64 * 1024 * 1024

export async function openServices(needs: ServiceNeeds): Promise<Services> {
  const { config, connection, pool, log, threadFiles, outside = realOutside() } = needs
  const db = databaseOn(pool)
  const counts = makeCounts()
  const onTrouble = (error: unknown) => log.warn({ err: error }, 'the database is not heard')
  const onThreadFailure = (error: Error, call: TableCall) => log.error({ err: error, call }, 'a table is opened anew')
  const threads = new TableThreads({
    threads: config.tableThreads,
    tables: TABLES_KEPT,
    limit: outside.limits.rules,
    file: threadFiles.table,
    onFailure: onThreadFailure,
  })
  const pastThreads = new TableThreads({
    ...{ threads: config.pastThreads, tables: PAST_TABLES_KEPT, limit: outside.limits.replay, isPatient: true },
    file: threadFiles.table,
    onFailure: onThreadFailure,
  })
  const usage = new Usage(outside.now)
  const bots = new BotThreads({
    ...{ usage, threads: config.botThreads, limit: outside.limits.bot, file: threadFiles.bot },
    onFailure: (error, bot) => log.error({ err: error, ...bot }, 'a bot failed'),
  })
  const streams = new Streams()
  const chat = new Chat(db)
  const broadcaster = new Broadcaster(streams, (head, after) => chat.linesAfter(head, after))
  const onDropped = (dropped: Dropped) => {
    for (const [task, jobs] of dropped) counts.droppedJobs.inc({ task }, jobs)
    log.error({ jobs: Object.fromEntries(dropped) }, 'jobs were dropped')
  }
  const batch = new AfterBatch({ connection, onTrouble, onDropped })
  const limits = new Limits(outside.now, config.limits === 'on')
  const sessions = new Sessions(db, limits, outside)
  const sender = outside.sender ?? (config.pushContact === undefined ? undefined : senderFor(config.pushContact))
  const push = sender === undefined ? undefined : new Push(db, sender, outside.now)
  const hint = (head: Head) => {
    waiting.note(head.code, waitsOf(head))
    batch.hint(head)
  }
  const announce = (head: Head, due: Due | undefined) => {
    hint(head)
    if (due?.why === 'bot') announceBot(head, due.after ?? 0)
    if (head.status === 'over' && head.rated)
      batch.job({ task: 'rate-match', payload: { code: head.code }, key: `rate:${head.code}` })
    if (push !== undefined) void noticeTurns(push, head)
  }
  let botTurns: BotTurns | undefined
  /** Whoever dies meanwhile is replaced by the sweep, which finds the same in the database. */
  const announceBot = (head: Head, after: number) => {
    if (botTurns === undefined) batch.botTurn(head.code, botTurnOf(head, after))
    else botTurns.add({ code: head.code, n: head.n }, shareOf(head), after)
  }
  const noticeTurns = async (sending: Push, { code, n, status, toAct, seats }: Head) => {
    for (const seat of status === 'running' ? toAct : []) {
      const playerId = seats[seat]?.playerId
      if (playerId === undefined) continue
      const isWanted = await sending.isWanted(playerId).catch((error: unknown) => {
        onTrouble(error)
        return false
      })
      if (!isWanted) continue
      batch.job(noticeJob({ code, n, seat }, playerId, NOTICE_AFTER))
    }
  }
  const running: RunningTables = new RunningTables({
    ...{ db, threads, pastThreads, broadcaster, counts, onTrouble },
    announcer: { announce },
    botDelay: outside.botDelay,
    now: outside.now,
    heads: TABLES_KEPT,
    onBroken: ({ id, code, game, rules }, trouble, error) => {
      void noteTrouble(db, code, trouble).then((isNew) => {
        if (!isNew) return
        log.error({ err: error, match: id, game, rules, trouble }, 'a table is in trouble')
        tellNews(code)
      }, onTrouble)
    },
  })
  const follow = (code: string) => running.follow(code).catch((error: unknown) => void log.warn({ err: error }))
  const presence = new Presence({ db, streams, node: outside.node, every: outside.every.beat, onTrouble })
  const waiting = new Waiting({ db, streams, every: outside.every.beat, onTrouble })
  const nodes = new Nodes({
    ...{ connection, db, onTrouble },
    every: outside.every.repair,
    codes: () => streams.codes(),
    isListenedTo: (code) => streams.of(code).size > 0,
    known: (code) => broadcaster.known(code),
    onHint: (code) => void follow(code),
    onPerson: (playerId) => leave(playerId),
    onWaits: (code, waits) => waiting.note(code, waits),
    onBotTurn: (code, { n, share, after }) => botTurns?.add({ code, n }, share, after),
    // What this node has written itself it knows.
    onPresence: (code, node) => node !== outside.node && void presence.changed(code),
  })
  const leave = (playerId: number) => {
    sessions.forget(playerId)
    streams.endOf(playerId)
  }
  const forgetPerson = (playerId: number) => {
    leave(playerId)
    batch.person(playerId)
  }
  presence.onChange = (code) => batch.presence(code, outside.node)
  const changes = new TableChanges({
    ...{ db, running },
    onUnseated: (playerId) => forgetPerson(playerId),
    onChange: (head, due) => {
      announce(head, due)
      // A spectator may have sat down.
      batch.presence(head.code, EVERY_NODE)
      void follow(head.code)
    },
  })
  const tellNews = (code: string) => {
    void follow(code).then((head) => head && hint(head))
  }
  const atOnce = config.pastThreads
  const replays = new Replays({
    ...{ usage: new Usage(outside.now), limits, kept: REPLAYS_KEPT },
    places: { total: atOnce, perOrigin: atOnce, withoutPeople: atOnce },
  })
  showGauges(counts, {
    streams: () => streams.count,
    threadsWaiting: () => threads.figures().waiting,
    threadsEnded: () => threads.figures().ended,
    replaysWaiting: () => replays.waiting,
    replaysMade: () => replays.figures.made,
    replaysShared: () => replays.figures.shared,
    replaysRefused: () => replays.figures.refused,
    replaysKept: () => replays.keptBytes,
    botsWaiting: () => bots.figures().waiting,
    botsEnded: () => bots.figures().ended,
    hintsSent: () => batch.sent,
    hintsHeard: () => nodes.figures.heard,
    repaired: () => nodes.figures.repaired,
    jobsUnstored: () => batch.waiting,
    httpConnections: () => needs.connections?.open ?? 0,
    refusedByAddress: () => needs.connections?.refused.address ?? 0,
    refusedInTotal: () => needs.connections?.refused.total ?? 0,
    connections: () => pool.totalCount,
    connectionsWaiting: () => pool.waitingCount,
  })
  const agreements = new Agreements({ running, changes, pastThreads })
  const attendance =
    config.role === 'worker'
      ? undefined
      : new Attendance({
          ...{ db, streams, onTrouble },
          every: outside.every.beat,
          settle: (code) => agreements.settle(code),
        })
  const close = async () => {
    await attendance?.close()
    await waiting.close()
    await presence.close()
    await nodes.close()
    await batch.close()
    await Promise.all([threads.close(), pastThreads.close(), bots.close()])
  }
  // Whoever tries again begins anew.
  await nodes.open().catch(async (error: unknown) => {
    await close()
    throw error
  })
  // Before anybody is asked who is gone.
  await attendance?.now()
  return {
    ...needs,
    ...{
      db,
      outside,
      counts,
      limits,
      knownTables: new KnownTables(db, limits, outside.now),
      origins: new Origins(db),
      streams,
      broadcaster,
      running,
      changes,
      batch,
      nodes,
      bots,
      chat,
      presence,
      waiting,
      attendance,
      agreements,
      sessions,
      push,
      tellNews,
    },
    past: new PastTables(db, pastThreads, replays),
    lobby: new Lobby({ ...{ db, running, changes }, makeCode: outside.makeCode, makeSecret: outside.makeSecret }),
    absence: new Absence({ running, changes, pastThreads }),
    seatLinks: new SeatLinks({ running, changes }),
    devices: new Devices(db),
    passkeys: new Passkeys(db),
    botPlayers: new BotPlayers(db),
    playBots: ({ play }) => {
      botTurns = new BotTurns({ play, fair: new FairPool(turnPlaces(config.botThreads), usage) })
      return botTurns
    },
    forgetPerson,
    close,
  }
}

/** So long after it became somebody's turn a notice is sent, in milliseconds. */
const NOTICE_AFTER = 60_000

/** Turns that are begun: each has at most one decision at a time thought about. Those of one address, or of bots alone, leave places. */
function turnPlaces(threads: number): Places {
  return { total: 4 * threads + 4, perOrigin: threads + 1, withoutPeople: threads + 1 }
}

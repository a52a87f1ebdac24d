/** What a process of the server works with. Each service is made after those that it needs, and gets them when it is made. */
import type { ClientConfig, Pool } from 'pg'
import type { Logger } from 'pino'
import { Absence } from '../absence/absence'
import { Attendance } from '../absence/attendance'
import { SeatLinks } from '../absence/seat-links'
import { Agreements } from '../agreements/agreements'
import { Components } from '../base/components'
import type { Config } from '../base/config'
import { FairPool, type Places, Usage } from '../base/fair-pool'
import { makeCounts, showGauges } from '../base/metrics'
import { type Outside, realOutside } from '../base/outside'
import { BotThreads } from '../bots/bot-threads'
import { BotTurns } from '../bots/turns'
import { databaseOn } from '../database/database'
import { Limits } from '../limits/limits'
import { Origins } from '../limits/origins'
import { AfterBatch } from '../live/after-batch'
import { Broadcaster } from '../live/broadcaster'
import { EVERY_NODE } from '../live/hints'
import { Nodes } from '../live/nodes'
import { Presence } from '../live/presence'
import { Streams } from '../live/streams'
import { Waiting } from '../live/waiting'
import { Lobby } from '../lobby/lobby'
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
import type { TableCall } from '../threads/table-thread'
import { TableThreads } from '../threads/table-threads'
import { ChangeAnnouncer } from './announcer'

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

export type Services = Awaited<ReturnType<typeof openServices>>

const TABLES_KEPT = 5000
const PAST_TABLES_KEPT = 500
/** In bytes. */
const REPLAYS_KEPT = 64 * 1024 * 1024

export async function openServices(needs: ServiceNeeds) {
  const { config, connection, pool, log, threadFiles, outside = realOutside() } = needs
  const onTrouble = (error: unknown) => log.warn({ err: error }, 'the database does not answer')
  const onThreadFailure = (error: Error, call: TableCall) => log.error({ err: error, call }, 'a table is opened anew')
  const components = new Components()

  const db = databaseOn(pool)
  const counts = makeCounts()
  const limits = new Limits(outside.now, config.limits === 'on')
  const threads = components.add(
    new TableThreads({
      threads: config.tableThreads,
      tables: TABLES_KEPT,
      limit: outside.limits.rules,
      file: threadFiles.table,
      onFailure: onThreadFailure,
    }),
  )
  const pastThreads = components.add(
    new TableThreads({
      ...{ threads: config.pastThreads, tables: PAST_TABLES_KEPT, limit: outside.limits.replay, isPatient: true },
      file: threadFiles.table,
      onFailure: onThreadFailure,
    }),
  )
  const usage = new Usage(outside.now)
  const bots = components.add(
    new BotThreads({
      ...{ usage, threads: config.botThreads, limit: outside.limits.bot, file: threadFiles.bot },
      onFailure: (error, bot) => log.error({ err: error, ...bot }, 'a bot failed'),
    }),
  )
  const botTurns = components.add(new BotTurns(new FairPool(turnPlaces(config.botThreads), usage)))

  const sessions = new Sessions(db, limits, outside)
  const sender = outside.sender ?? (config.pushContact === undefined ? undefined : senderFor(config.pushContact))
  const push = sender === undefined ? undefined : new Push(db, sender, outside.now)

  const streams = new Streams()
  const chat = new Chat(db)
  const broadcaster = new Broadcaster(streams, (head, after) => chat.linesAfter(head, after))
  const batch = components.add(
    new AfterBatch({
      ...{ connection, onTrouble },
      onDropped: (dropped) => {
        for (const [task, jobs] of dropped) counts.droppedJobs.inc({ task }, jobs)
        log.error({ jobs: Object.fromEntries(dropped) }, 'jobs were dropped')
      },
    }),
  )
  const waiting = components.add(new Waiting({ db, streams, every: outside.every.beat, onTrouble }))
  const presence = components.add(
    new Presence({
      ...{ db, streams, node: outside.node, every: outside.every.beat, onTrouble },
      onChange: (code) => batch.presence(code, outside.node),
    }),
  )
  const announcer = new ChangeAnnouncer({ waiting, batch, botTurns, push, onTrouble })
  const running = new RunningTables({
    ...{ db, threads, pastThreads, broadcaster, announcer, counts, onTrouble },
    botDelay: outside.botDelay,
    now: outside.now,
    heads: TABLES_KEPT,
    onBroken: ({ id, game, rules }, trouble, error) =>
      log.error({ err: error, match: id, game, rules, trouble }, 'a table is in trouble'),
  })
  const follow = (code: string) => void running.follow(code).catch((error: unknown) => log.warn({ err: error }))
  /** A player's sessions, name or kind have changed: this node forgets what it remembers. */
  const forgetHere = (playerId: number) => {
    sessions.forget(playerId)
    streams.endOf(playerId)
  }
  /** The same on every node. */
  const forgetPerson = (playerId: number) => {
    forgetHere(playerId)
    batch.person(playerId)
  }
  const nodes = components.add(
    new Nodes({
      ...{ connection, db, onTrouble },
      every: outside.every.repair,
      codes: () => streams.codes(),
      isListenedTo: (code) => streams.of(code).size > 0,
      known: (code) => broadcaster.known(code),
      onHint: follow,
      onPerson: forgetHere,
      onWaits: (code, waits) => waiting.note(code, waits),
      onBotTurn: (code, { n, share, after }) => botTurns.add({ code, n }, share, after),
      // This node knows what it has written itself.
      onPresence: (code, node) => node !== outside.node && void presence.changed(code),
    }),
  )
  const changes = new TableChanges({
    ...{ db, running },
    onUnseated: forgetPerson,
    onChange: (head, due) => {
      announcer.announce(head, due)
      // A spectator may have sat down.
      batch.presence(head.code, EVERY_NODE)
      follow(head.code)
    },
  })
  const agreements = new Agreements({ running, changes, pastThreads })
  // Nobody connects to a worker.
  const attendance =
    config.role === 'worker'
      ? undefined
      : components.add(
          new Attendance({
            ...{ db, streams, onTrouble },
            every: outside.every.beat,
            settle: (code) => agreements.settle(code),
          }),
        )
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
  await components.open().catch(async (error: unknown) => {
    await components.close()
    throw error
  })
  return {
    ...{ config, pool, db, log, counts, limits, sessions, push, streams, chat, broadcaster, batch, waiting, presence },
    ...{ bots, botTurns, running, forgetPerson, nodes, changes, agreements, attendance },
    knownTables: new KnownTables(db, limits, outside.now),
    origins: new Origins(db),
    past: new PastTables(db, pastThreads, replays),
    lobby: new Lobby({ ...{ db, running, changes }, makeCode: outside.makeCode, makeSecret: outside.makeSecret }),
    absence: new Absence({ running, changes, pastThreads }),
    seatLinks: new SeatLinks({ running, changes }),
    devices: new Devices(db),
    passkeys: new Passkeys(db),
    botPlayers: new BotPlayers(db),
    outside,
    /** Closes everything but the pool, which came from outside. */
    close: () => components.close(),
  }
}

/** Turns that are begun: each has at most one decision at a time thought about. Those of one address, or of bots alone, leave places. */
function turnPlaces(threads: number): Places {
  return { total: 4 * threads + 4, perOrigin: threads + 1, withoutPeople: threads + 1 }
}

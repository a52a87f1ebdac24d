/** What a process of the server works with, put together once: tables, people, threads, and the lines to other processes. */
import type { ClientConfig, Pool } from 'pg'
import type { Logger } from 'pino'
import { BotThreads } from './bots/bot-threads'
import type { Config } from './config'
import { AfterBatch } from './live/after-batch'
import { waitsOf } from './live/hints'
import { Nodes } from './live/nodes'
import { Presence } from './live/presence'
import { Streams } from './live/streams'
import { Teller } from './live/teller'
import { Waiting } from './live/waiting'
import { type Counts, makeCounts, showGauges } from './metrics'
import { type Outside, realOutside } from './outside'
import { BotPlayers } from './people/bot-players'
import { Devices } from './people/devices'
import { Passkeys } from './people/passkeys'
import { Push, senderFor } from './people/push'
import { Sessions } from './people/sessions'
import { Absence } from './tables/absence'
import { Agreements } from './tables/agreements'
import type { Due } from './tables/append'
import { TableChanges } from './tables/changes'
import { Chat } from './tables/chat'
import type { Head } from './tables/heads'
import { LastTurns } from './tables/last-turns'
import { Lobby } from './tables/lobby'
import { PastTables } from './tables/past-tables'
import { RunningTables } from './tables/running'
import { TableThreads } from './tables/threads'
import { Troubles } from './tables/troubles'

export interface ServiceNeeds {
  readonly config: Config
  readonly connection: ClientConfig
  readonly pool: Pool
  readonly log: Logger
  /** The built files of threads. */
  readonly threadFiles: { readonly table: URL; readonly bot: URL }
  readonly outside?: Outside
}

export interface Services extends Omit<ServiceNeeds, 'outside'> {
  readonly outside: Outside
  readonly counts: Counts
  readonly streams: Streams
  readonly teller: Teller
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
  readonly agreements: Agreements
  readonly troubles: Troubles
  /** Something about a table is new that is not in its head's way of telling: chat, say. */
  tellNews(code: string): void
  /** Somebody is signed in no more, or has another name: no node believes what it remembers. */
  forgetPerson(playerId: number): void
  /** Lets go of everything but the pool, which came from outside. */
  close(): Promise<void>
}

const TABLES_KEPT = 5000

export async function openServices(needs: ServiceNeeds): Promise<Services> {
  const { config, connection, pool, log, threadFiles, outside = realOutside() } = needs
  const counts = makeCounts()
  const onTrouble = (error: unknown) => log.warn({ err: error }, 'the database is not heard')
  const threads = new TableThreads({
    threads: config.tableThreads,
    tables: TABLES_KEPT,
    limit: outside.limits.rules,
    file: threadFiles.table,
  })
  const bots = new BotThreads({ threads: config.botThreads, limit: outside.limits.bot, file: threadFiles.bot })
  const streams = new Streams()
  const chat = new Chat(pool)
  const teller = new Teller(streams, chat)
  const batch = new AfterBatch(connection, onTrouble)
  const sessions = new Sessions(pool, outside)
  const sender = outside.sender ?? (config.pushContact === undefined ? undefined : senderFor(config.pushContact))
  const push = sender === undefined ? undefined : new Push(pool, sender, outside.now)
  const jobs = new Set<NodeJS.Timeout>()
  const hint = (head: Head) => {
    waiting.note(head.code, waitsOf(head))
    batch.hint(head)
  }
  const announce = (head: Head, due: Due | undefined) => {
    hint(head)
    if (due?.why === 'bot') soon(due.after ?? 0, () => batch.job(botTurn(head)))
    if (head.status === 'over' && head.rated)
      batch.job({ task: 'rate-match', payload: { code: head.code }, key: `rate:${head.code}` })
    if (push !== undefined) void noticeTurns(push, head)
  }
  /** Whoever dies meanwhile is replaced by the sweep, which finds the same in the database. */
  const soon = (after: number, act: () => void) => {
    const timer = setTimeout(() => {
      jobs.delete(timer)
      act()
    }, after)
    jobs.add(timer.unref())
  }
  const noticeTurns = async (sending: Push, { code, n, status, toAct, seats }: Head) => {
    for (const seat of status === 'running' ? toAct : []) {
      const playerId = seats[seat]?.playerId
      if (playerId === undefined || !(await sending.isWanted(playerId).catch(() => false))) continue
      const payload = { code, n, seat }
      batch.job({ task: 'turn-notice', payload, key: `notice:${code}:${n}:${seat}`, after: NOTICE_AFTER })
    }
  }
  const troubles = new Troubles(pool)
  const running: RunningTables = new RunningTables({
    ...{ pool, threads, teller, counts, onTrouble },
    announcer: { announce },
    botDelay: outside.botDelay,
    now: outside.now,
    heads: TABLES_KEPT,
    onBroken: ({ id, code }, trouble) => {
      void troubles.note(code, trouble).then((isNew) => {
        if (!isNew) return
        log.error({ match: id, trouble }, 'a table is in trouble')
        tellNews(code)
      }, onTrouble)
    },
  })
  const follow = (code: string) => running.follow(code).catch((error: unknown) => void log.warn({ err: error }))
  const presence = new Presence({ pool, streams, node: outside.node, every: outside.every.beat, onTrouble })
  const waiting = new Waiting({ pool, streams, every: outside.every.beat, onTrouble })
  const nodes = new Nodes({
    ...{ connection, pool, onTrouble },
    every: outside.every.repair,
    codes: () => streams.codes(),
    isListenedTo: (code) => streams.of(code).size > 0,
    known: (code) => teller.known(code),
    onHint: (code) => void follow(code),
    onPerson: (playerId) => leave(playerId),
    onWaits: (code, waits) => waiting.note(code, waits),
    onPresence: (code) => void presence.tell(code),
  })
  const leave = (playerId: number) => {
    sessions.forget(playerId)
    streams.endOf(playerId)
  }
  presence.onChange = (code) => batch.presence(code)
  const changes = new TableChanges({
    ...{ pool, running },
    onChange: (head, due) => {
      announce(head, due)
      void follow(head.code)
    },
  })
  const tellNews = (code: string) => {
    void follow(code).then((head) => head && hint(head))
  }
  showGauges(counts, {
    streams: () => streams.count,
    threadsWaiting: () => threads.figures().waiting,
    threadsEnded: () => threads.figures().ended,
    botsWaiting: () => bots.figures().waiting,
    botsEnded: () => bots.figures().ended,
    hintsSent: () => batch.sent,
    hintsHeard: () => nodes.figures.heard,
    repaired: () => nodes.figures.repaired,
    connections: () => pool.totalCount,
    connectionsWaiting: () => pool.waitingCount,
  })
  await nodes.open()
  return {
    ...needs,
    ...{
      outside,
      counts,
      streams,
      teller,
      running,
      changes,
      batch,
      nodes,
      bots,
      chat,
      presence,
      waiting,
      sessions,
      push,
      troubles,
      tellNews,
    },
    past: new PastTables(pool, threads),
    lobby: new Lobby({ ...{ pool, running, changes }, makeCode: outside.makeCode, makeSecret: outside.makeSecret }),
    absence: new Absence({ running, changes }),
    agreements: new Agreements({ running, changes, lastTurns: new LastTurns(threads) }),
    devices: new Devices(pool),
    passkeys: new Passkeys(pool),
    botPlayers: new BotPlayers(pool),
    forgetPerson: (playerId) => {
      leave(playerId)
      batch.person(playerId)
    },
    close: async () => {
      for (const timer of jobs) clearTimeout(timer)
      waiting.close()
      await presence.close()
      await nodes.close()
      await batch.close()
      await Promise.all([threads.close(), bots.close()])
    },
  }
}

/** So long after it became somebody's turn a notice is sent, in milliseconds. */
const NOTICE_AFTER = 60_000

export function botTurn({ code, n }: Pick<Head, 'code' | 'n'>) {
  return { task: 'bot-turn', payload: { code, n }, key: `bot:${code}:${n}` }
}

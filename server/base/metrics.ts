/** What the server counts of itself, for whoever runs it. Nothing in it is of a table or a person. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Counts {
  readonly registry: Registry
  readonly commands: Counter<'result'>
  readonly appends: Histogram
  readonly conflicts: Counter
  readonly events: Counter
  readonly bytes: Counter
  readonly jobs: Counter<'task' | 'result'>
  readonly droppedJobs: Counter<'task'>
  readonly jobLag: Histogram
}

/** What is asked for when somebody looks. */
export interface Gauges {
  readonly streams: () => number
  readonly threadsWaiting: () => number
  readonly threadsEnded: () => number
  readonly replaysWaiting: () => number
  readonly replaysMade: () => number
  readonly replaysShared: () => number
  readonly replaysRefused: () => number
  readonly replaysKept: () => number
  readonly botsWaiting: () => number
  readonly botsEnded: () => number
  readonly hintsSent: () => number
  readonly hintsHeard: () => number
  readonly repaired: () => number
  readonly jobsUnstored: () => number
  readonly httpConnections: () => number
  readonly refusedByAddress: () => number
  readonly refusedInTotal: () => number
  readonly connections: () => number
  readonly connectionsWaiting: () => number
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

export function makeCounts(): Counts {
  const registry = new Registry()
  const own = { registers: [registry] }
  return {
    registry,
    commands: new Counter({
      ...own,
      name: 'crownlands_commands_total',
      help: 'Commands, by what became of them.',
      labelNames: ['result'],
    }),
    appends: new Histogram({
      ...own,
      name: 'crownlands_append_seconds',
      help: 'How long the one statement of a move takes.',
      buckets: SECONDS,
    }),
    conflicts: new Counter({
      ...own,
      name: 'crownlands_conflicts_total',
      help: 'Commands that found the table changed by another node.',
    }),
    events: new Counter({ ...own, name: 'crownlands_events_total', help: 'Events sent to streams.' }),
    bytes: new Counter({ ...own, name: 'crownlands_event_bytes_total', help: 'Bytes of events sent to streams.' }),
    jobs: new Counter({
      ...own,
      name: 'crownlands_jobs_total',
      help: 'Jobs, by task and by what became of them.',
      labelNames: ['task', 'result'],
    }),
    droppedJobs: new Counter({
      ...own,
      name: 'crownlands_jobs_dropped_total',
      help: 'Jobs that were given up before they were stored, by task.',
      labelNames: ['task'],
    }),
    jobLag: new Histogram({
      ...own,
      name: 'crownlands_job_lag_seconds',
      help: 'How long after its time a job begins.',
      buckets: SECONDS,
    }),
  }
}

const HELP: Readonly<Record<keyof Gauges, readonly [string, string]>> = {
  streams: ['streams', 'Streams that are open.'],
  threadsWaiting: ['table_threads_waiting', 'Calls that wait for a thread of tables.'],
  threadsEnded: [
    'table_threads_ended_total',
    'Threads of tables that were ended because a call did not come to an end.',
  ],
  replaysWaiting: ['replays_waiting', 'Replays of the past that wait or are under way.'],
  replaysMade: ['replays_made_total', 'Replays of the past that were made.'],
  replaysShared: ['replays_shared_total', 'Answers about the past that needed no replay of their own.'],
  replaysRefused: ['replays_refused_total', 'Questions about the past that were refused because there were too many.'],
  replaysKept: ['replays_kept_bytes', 'Bytes of answers about the past that are kept.'],
  botsWaiting: ['bot_threads_waiting', 'Questions that wait for a thread of bots.'],
  botsEnded: ['bot_threads_ended_total', 'Threads of bots that were ended because a bot did not come to an end.'],
  hintsSent: ['hints_sent_total', 'Hints sent to other nodes.'],
  hintsHeard: ['hints_heard_total', 'Hints of other nodes that were news here.'],
  repaired: ['hints_repaired_total', 'Tables that had gone on without a hint.'],
  jobsUnstored: ['unstored_jobs', 'Jobs that wait for the database to be stored.'],
  httpConnections: ['http_connections', 'HTTP connections that are open.'],
  refusedByAddress: [
    'http_connections_refused_by_address_total',
    'HTTP connections that were closed because their address had too many.',
  ],
  refusedInTotal: ['http_connections_refused_total', 'HTTP connections that were closed because there were too many.'],
  connections: ['database_connections', 'Connections to the database.'],
  connectionsWaiting: ['database_waiting', 'Queries that wait for a connection.'],
}

export function showGauges({ registry }: Counts, gauges: Gauges): void {
  collectDefaultMetrics({ register: registry })
  for (const [key, [name, help]] of Object.entries(HELP)) {
    const read = gauges[key as keyof Gauges]
    new Gauge({
      name: `crownlands_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  }
}

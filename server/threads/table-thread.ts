/** A thread that keeps tables: its calls by name. */
import { constants, platform, setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'
import { hostProblem } from '@crownlands/table/protocol'
import { sealedError } from '@crownlands/table/sealed-error'
import { lookBack, record, story } from './past-calls'
import { lastTurn, onTime } from './replay'
import { TableCache } from './table-cache'

export interface ThreadData {
  /** How many tables it keeps. */
  readonly tables: number
  /** Others come first where there are too few processors. */
  readonly isPatient: boolean
}

const { tables, isPatient } = workerData as ThreadData
// On Linux this is the priority of the thread that asks for it; elsewhere that of the whole process.
if (isPatient && platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

/** Of the call that is carried out: it went on in another way, but somebody should hear of it. */
let failures: Error[] = []
const cache = new TableCache(tables, (error) => {
  failures.push(sealedError(error))
})

const CALLS = {
  open: cache.open.bind(cache),
  forget: cache.forget.bind(cache),
  versionOf: cache.versionOf.bind(cache),
  follow: cache.follow.bind(cache),
  do: cache.do.bind(cache),
  play: cache.play.bind(cache),
  tell: cache.tell.bind(cache),
  check: cache.check.bind(cache),
  question: cache.question.bind(cache),
  snapshot: cache.snapshot.bind(cache),
  beginBot: cache.beginBot.bind(cache),
  goOnWithBot: cache.goOnWithBot.bind(cache),
  lastTurn,
  lookBack,
  onTime,
  story,
  record,
}
export type TableCalls = typeof CALLS
export type TableCall = keyof TableCalls

export interface Task {
  readonly name: TableCall
  readonly args: readonly unknown[]
}
/** `error`: something that nobody expected. `failures`: what else broke on the way. */
export type CallResult = (
  | { readonly answer: unknown }
  | { readonly problem: string; readonly message: string; readonly cause?: Error }
  | { readonly error: Error }
) & { readonly failures?: readonly Error[] }

let last: Promise<unknown> = Promise.resolve()

/** One after the other, as they came: so the one that has waited longest is the one that does not end. */
export default function call(tasks: readonly Task[]): Promise<readonly CallResult[]> {
  const mine = last.then(() => carryOutAll(tasks))
  last = mine
  return mine
}

async function carryOutAll(tasks: readonly Task[]): Promise<readonly CallResult[]> {
  const results: CallResult[] = []
  for (const task of tasks) results.push(await carryOut(task))
  return results
}

async function carryOut(task: Task): Promise<CallResult> {
  failures = []
  const result = await resultOf(task)
  return failures.length === 0 ? result : { ...result, failures }
}

async function resultOf({ name, args }: Task): Promise<CallResult> {
  try {
    return { answer: await (CALLS[name] as (...all: readonly unknown[]) => unknown)(...args) }
  } catch (error) {
    const problem = hostProblem(error)
    if (problem === undefined || !(error instanceof Error)) return { error: sealedError(error) }
    const { message, cause } = error
    return { problem, message, ...(cause !== undefined && { cause: sealedError(cause) }) }
  }
}

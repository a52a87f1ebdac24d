/** A thread that keeps tables: its calls by name. */
import { workerData } from 'node:worker_threads'
import { hostProblem } from '@crownlands/table/protocol'
import { lastTurn, lookBack, record, story, TableKeeper } from './keeper'

const keeper = new TableKeeper((workerData as { readonly tables: number }).tables)

const CALLS = {
  open: keeper.open.bind(keeper),
  forget: keeper.forget.bind(keeper),
  versionOf: keeper.versionOf.bind(keeper),
  follow: keeper.follow.bind(keeper),
  do: keeper.do.bind(keeper),
  play: keeper.play.bind(keeper),
  tell: keeper.tell.bind(keeper),
  check: keeper.check.bind(keeper),
  question: keeper.question.bind(keeper),
  snapshot: keeper.snapshot.bind(keeper),
  beginBot: keeper.beginBot.bind(keeper),
  goOnWithBot: keeper.goOnWithBot.bind(keeper),
  lastTurn,
  lookBack,
  story,
  record,
}
export type TableCalls = typeof CALLS
export type TableCall = keyof TableCalls

export interface Task {
  readonly name: TableCall
  readonly args: readonly unknown[]
}
/** `error`: something that nobody expected. */
export type CallResult =
  | { readonly answer: unknown }
  | { readonly problem: string; readonly message: string }
  | { readonly error: unknown }

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

async function carryOut({ name, args }: Task): Promise<CallResult> {
  try {
    return { answer: await (CALLS[name] as (...all: readonly unknown[]) => unknown)(...args) }
  } catch (error) {
    const problem = hostProblem(error)
    return problem === undefined || !(error instanceof Error) ? { error } : { problem, message: error.message }
  }
}

/** The host of the tables, fetched when it is first asked: the home page is there before it. */
import { passingOn, type TableHost } from '@crownlands/table/protocol'
import { rememberCount, rememberedCount } from './remembered'

/** The calls that lay another table, unless they say what is wrong. */
const LAYING: readonly (keyof TableHost)[] = ['create', 'repeat', 'importRecord']

export function hostOnDemand(connect: () => Promise<TableHost>): TableHost {
  let connected: Promise<TableHost> | undefined
  const host = (): Promise<TableHost> => {
    connected ??= connect().catch((error: unknown) => {
      // The next call tries again: the network may be back.
      connected = undefined
      throw error
    })
    return connected
  }
  return passingOn(async (call, args) => {
    const to = await host()
    const answer: unknown = await Reflect.apply(to[call], to, args)
    if (LAYING.includes(call) && !hasProblem(answer)) rememberCount(rememberedCount() + 1)
    return answer
  })
}

function hasProblem(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'problem' in answer
}

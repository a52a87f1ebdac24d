/** A thread in which bots think. It knows what a seat may know and nothing else. */
import type { MessagePort } from 'node:worker_threads'
import type { Hint, Temperament } from '@crownlands/table/protocol'
import { RoomThinker } from '@crownlands/table/room-thinker'
import { loadRules } from '@crownlands/table/rules'
import { sealedError } from '@crownlands/table/sealed-error'
import type { Question } from '@crownlands/table/thinker'

const thinker = new RoomThinker(loadRules)

export type Thought =
  | { readonly wants: 'action'; readonly question: Question; readonly temperament: Temperament }
  | { readonly wants: 'hint'; readonly question: Question }

export interface Task {
  readonly thought: Thought
  /** Told when it is begun with: waiting for a thread is not thinking. */
  readonly begun: MessagePort
}

export default async function think({ thought, begun }: Task): Promise<unknown> {
  begun.postMessage('begun')
  try {
    switch (thought.wants) {
      case 'action':
        return await thinker.choose(thought.question, thought.temperament)
      case 'hint':
        return (await thinker.hint(thought.question)) satisfies Hint | undefined
    }
  } catch (error) {
    throw sealedError(error)
  }
}

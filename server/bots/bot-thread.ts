/** A thread in which bots think. It knows what a seat may know and nothing else. */
import type { MessagePort } from 'node:worker_threads'
import { RoomThinker } from '@crownlands/table/bots/room-thinker'
import type { Question } from '@crownlands/table/bots/thinker'
import type { Hint, Temperament } from '@crownlands/table/protocol'
import { loadRules } from '@crownlands/table/rules'
import { sealedError } from '@crownlands/table/sealed-error'

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

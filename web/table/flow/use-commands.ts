/** Sends what the people at the table do, and shows what comes of it. */
import type { Refusal, Seat } from '@crownlands/core/game'
import { type Answer, type Deed, hostProblem } from '@crownlands/table/protocol'
import { useRef } from 'react'
import { useHosts } from '../host/use-hosts'
import type { TableEvent, TableState } from './flow'
import type { Notice } from './notice'

interface CommandNeeds {
  readonly state: TableState
  dispatch(event: TableEvent): void
  setNotice(notice: Notice | undefined): void
}

export function useCommands({ state, dispatch, setNotice }: CommandNeeds) {
  const { play } = useHosts()
  const calling = useRef(false)
  const { table, look } = state
  return {
    /**
     * One command at a time: while one is under way others are dropped, as a double click would be. Whether there is
     * something new to look at.
     */
    send: async (deed: Deed): Promise<boolean> => {
      if (calling.current || look === undefined || look.viewer === 'spectator') return false
      calling.current = true
      const command = { seat: look.viewer, at: look.at, key: newKey(), deed }
      try {
        // With the same key it is done once, even if the first answer was only lost.
        const answer = await play.do(table.id, command).catch((error: unknown) => {
          if (hostProblem(error) !== 'host-lost') throw error
          return play.do(table.id, command)
        })
        if ('refusal' in answer) {
          setNotice({ kind: 'refusal', refusal: answer.refusal })
          return false
        }
        setNotice('changed' in answer ? { kind: 'overtaken' } : undefined)
        dispatch({ type: 'arrived', look: lookIn(answer) })
        return 'look' in answer
      } catch (error) {
        setNotice({ kind: 'failed', problem: hostProblem(error) })
        return false
      } finally {
        calling.current = false
      }
    },
    /** T-Q2: nobody answers the question. */
    passFor: async (seats: readonly Seat[]) => {
      try {
        for (const seat of seats) {
          const command = { seat, at: `${table.actions}.0`, key: newKey(), deed: { type: 'end-turn' } } as const
          const answer = await play.do(table.id, command)
          // Of what that seat sees nothing is kept but how the table stands.
          if (!('refusal' in answer)) dispatch({ type: 'went-on', table: lookIn(answer).table })
        }
      } catch (error) {
        setNotice({ kind: 'failed', problem: hostProblem(error) })
      }
    },
  }
}

/** Not `randomUUID`, which browsers keep back on plain http, as in a home network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36)).join('-')
}

function lookIn(answer: Exclude<Answer, { readonly refusal: Refusal }>) {
  return 'look' in answer ? answer.look : answer.changed
}

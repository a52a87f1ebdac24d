/** Asks the host about the table as it is seen: why something is not possible, and what a strong player would do. */
import type { Refusal } from '@crownlands/core/game'
import { type Deed, hostProblem } from '@crownlands/table/protocol'
import { useEffect, useRef } from 'react'
import { useHosts } from '../host/use-hosts'
import type { Expected, ShownLook } from './flow'
import { isSameLook, type Notice } from './notice'

interface AdviceNeeds {
  readonly id: string
  readonly look: ShownLook | undefined
  readonly waits: Expected
  setNotice(notice: Notice): void
}

export function useAdvice({ id, look, waits, setNotice }: AdviceNeeds) {
  const { play } = useHosts()
  const shown = useRef(look)
  useEffect(() => {
    shown.current = look
  }, [look])
  return {
    explain: async (deed: Deed) => {
      if (look === undefined || look.viewer === 'spectator') return
      const refusal = await play.check(id, look.viewer, deed).catch(() => undefined)
      if (refusal !== undefined && shown.current === look) setNotice({ kind: 'refusal', refusal })
    },
    hint: async () => {
      if (waits.kind !== 'act') return setNotice({ kind: 'refusal', refusal: whyNoHint(waits) })
      if (look === undefined) return
      setNotice({ kind: 'hint-thinking', look })
      const answer: Notice = await play.hint(id, waits.seat).then(
        (hint) => ({ kind: 'hint', look, hint }),
        (error) => ({ kind: 'failed', problem: hostProblem(error) }),
      )
      // Another person may look by now, or the same one may have acted.
      if (isSameLook(shown.current, look)) setNotice(answer)
    },
  }
}

/** T-A1, T-U4: only the player who decides now is advised. */
function whyNoHint({ kind }: Expected): Refusal {
  return kind === 'end-turn' ? { clause: 'T-U4', reason: 'end-turn-first' } : { clause: 'T-A1', reason: 'not-to-act' }
}

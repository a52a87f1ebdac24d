/** A piece that was put down is to be seen in the next frame; the table's answer comes a moment later. */
import type { Seat } from '@crownlands/core/game'
import { useState } from 'react'

interface Laying<Laid> {
  /** What was put down and of which the table has not yet said that it lies. */
  readonly laid: Laid | undefined
  /** The seat that may act. While the table is asked, nothing else can be done. */
  readonly actor: Seat | undefined
  /** Shows it until the table has answered, whatever it says. */
  lay(what: Laid, answer: Promise<void>): void
}

export function useLaying<Laid>(seat: Seat | undefined): Laying<Laid> {
  const [laid, setLaid] = useState<Laid>()
  return {
    laid,
    actor: laid === undefined ? seat : undefined,
    lay: (what, answer) => {
      setLaid(() => what)
      void answer.finally(() => setLaid(undefined))
    },
  }
}

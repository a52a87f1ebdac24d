/** The board of a game at the table. What breaks may be what only advises or decorates: then the board goes on without it. */
import type { SurfaceProps } from '@crownlands/kit/room-ui'
import type { ComponentType } from 'react'
import { Mender } from '../design/mender'

type Extra = 'latest' | 'recent' | 'scoring' | 'hinted' | 'hintedLine'

interface BoardProps {
  readonly Surface: ComponentType<SurfaceProps>
  /** What cannot be done without. */
  readonly table: Omit<SurfaceProps, Extra>
  readonly extra: Pick<SurfaceProps, Extra>
  /** With the next one all of it is shown again. */
  readonly update: unknown
}

export function Board({ Surface, table, extra, update }: BoardProps) {
  return (
    <Mender until={update} instead={() => <Surface {...table} latest={NOTHING} />}>
      <Surface {...table} {...extra} />
    </Mender>
  )
}

const NOTHING: SurfaceProps['latest'] = []

/** A table online, from its link: a waiting room until the game begins, then the table itself. */

import { useEffect } from 'react'
import { PageBar } from '../design/page-bar'
import { HostProvider } from '../table/host/host-context'
import frame from '../table/table-frame.module.css'
import { Laying } from '../table/table-screen'
import { rememberOneOnline } from './api/remembered'
import { NoTable } from './no-table'
import { OnlineTableScreen } from './online-table'
import { type OnlineTable, useOnline, useOnlineTable } from './play/use-online-table'
import { TakeSeat } from './seat-link/take-seat'
import { Talk } from './talk/talk-sheet'
import { WaitingRoom } from './waiting/waiting-room'

interface OnlineScreenProps {
  readonly code: string
  /** Of a link to a seat at the table. */
  readonly token: string | undefined
}

export function OnlineScreen({ code, token }: OnlineScreenProps) {
  return token === undefined ? <AtTable code={code} /> : <TakeSeat code={code} token={token} />
}

function AtTable({ code }: { readonly code: string }) {
  const opening = useOnlineTable(code)
  if (opening.kind === 'opening') return <Laying />
  if (opening.kind === 'trouble')
    return (
      <>
        <PageBar route={{ page: 'online', code }} />
        <NoTable trouble={opening.trouble} onAgain={opening.again} />
      </>
    )
  return <Opened table={opening.table} />
}

function Opened({ table }: { readonly table: OnlineTable }) {
  const { info, sight, present } = useOnline(table)
  const { code, me, play, onInfo, onMe } = table
  const isSeated = info.mine.length > 0
  useEffect(() => {
    if (isSeated) rememberOneOnline()
  }, [isSeated])
  if (info.status === 'open')
    return (
      <>
        <PageBar route={{ page: 'online', code }} />
        <WaitingRoom
          {...{ code, info, me, onInfo, onMe }}
          here={present.here}
          chat={me === undefined ? undefined : <Talk table={table} className={frame.tool} />}
        />
      </>
    )
  if (sight === undefined) return <Laying />
  return (
    <HostProvider play={play} past={play}>
      <OnlineTableScreen table={table} />
    </HostProvider>
  )
}

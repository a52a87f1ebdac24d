/** A game online seen again: the same screen as for games on this device. */
import { useEffect } from 'react'
import { PageBar } from '../design/page-bar'
import { goToInstead, hrefOf } from '../page/routes'
import { ReplayScreen } from '../replay/replay-screen'
import { HostProvider } from '../table/host/host-context'
import { Laying } from '../table/table-screen'
import { NoTable } from './no-table'
import { type OnlineTable, useOnline, useOnlineTable } from './play/use-online-table'

export function OnlineReplayScreen({ code }: { readonly code: string }) {
  const opening = useOnlineTable(code)
  if (opening.kind === 'opening') return <Laying />
  if (opening.kind === 'trouble')
    return (
      <>
        <PageBar route={{ page: 'online', code }} />
        <NoTable trouble={opening.trouble} onAgain={opening.again} />
      </>
    )
  return <Replayed table={opening.table} />
}

function Replayed({ table: { code, line, play } }: { readonly table: OnlineTable }) {
  const { sight, info } = useOnline({ line })
  const tableHref = hrefOf({ page: 'online', code })
  const hasBegun = info.status !== 'open'
  // What has not begun cannot be seen again: the table is where it will.
  useEffect(() => {
    if (!hasBegun) goToInstead({ page: 'online', code })
  }, [hasBegun, code])
  if (sight === undefined) return <Laying />
  return (
    <HostProvider play={play} past={play}>
      <ReplayScreen id={code} past={play} tableHref={tableHref} />
    </HostProvider>
  )
}

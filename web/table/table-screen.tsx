/** A table to play at: the frame around every game’s board. */
import { Mender } from '../design/mender'
import { useLanguage } from '../text/words'
import { TableFrame } from './table-frame'
import { Laying, TroubleScreen } from './trouble-screen'
import { useTable } from './use-table'

export function TableScreen({ id }: { readonly id: string }) {
  return <Opening key={id} id={id} />
}

function Opening({ id }: { readonly id: string }) {
  const language = useLanguage()
  const { opened, dispatch, retry } = useTable(id)
  if (opened === undefined) return <Laying language={language} />
  if ('trouble' in opened) return <TroubleScreen {...opened} id={id} language={language} onRetry={retry} />
  return (
    // A board that breaks takes only itself away: the game can still be saved.
    <Mender instead={() => <TroubleScreen trouble="failed" id={id} language={language} onRetry={retry} />}>
      <TableFrame {...opened} language={language} dispatch={dispatch} />
    </Mender>
  )
}

/** The shelf of tables online on the first page: those that wait are marked; whoever has none is invited. */
import { useEffect, useState } from 'react'
import { ButtonLink } from '../../design/button'
import { hrefOf } from '../../page/routes'
import { useLanguage } from '../../text/words'
import * as api from '../api/api'
import { inOrder, isOver } from '../my-games/my-tables'
import { TableLine } from '../my-games/table-line'
import { useMyTables } from '../my-games/use-my-tables'
import css from './online-shelf.module.css'
import { SHELF_TEXT } from './text'

/** The first page has room for so many; the others are under "my games". */
const MOST = 4

export function OnlineShelf() {
  const text = SHELF_TEXT[useLanguage()]
  const isOn = useIsOn()
  if (isOn === undefined) return <p role="status">{text.looking}</p>
  return isOn === 'on' ? <Shelf /> : <p className={css.quiet}>{text.off[isOn]}</p>
}

function Shelf() {
  const text = SHELF_TEXT[useLanguage()]
  const { tables } = useMyTables()
  const now = tables.state === 'there' ? Date.now() + tables.ahead : 0
  const sorted = tables.state === 'there' ? inOrder(tables.tables, now).filter((table) => !isOver(table)) : []
  const waiting = sorted.filter(({ myTurn }) => myTurn).length
  return (
    <>
      {sorted.length > 0 ? (
        <ul className={css.list}>
          {sorted.slice(0, MOST).map((table) => (
            <li key={table.code}>
              <TableLine table={table} now={now} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={css.quiet}>{tables.state === 'loading' ? text.looking : text.empty}</p>
      )}
      <p className={css.ways}>
        <ButtonLink href={hrefOf({ page: 'lobby' })}>{text.lobby}</ButtonLink>
        {tables.state === 'there' && (
          <>
            <ButtonLink href={hrefOf({ page: 'my-games' })}>{text.mine(waiting)}</ButtonLink>
            <ButtonLink href={hrefOf({ page: 'account' })}>{text.you}</ButtonLink>
          </>
        )}
      </p>
    </>
  )
}

type On = 'on' | 'off' | 'away'

/** Whether online play is on here; undefined until it is known. */
function useIsOn(): On | undefined {
  const [isOn, setOn] = useState<On>()
  useEffect(() => {
    let isGone = false
    const ask = () => {
      void api.me.status().then((answer) => {
        if (isGone) return
        setOn('trouble' in answer ? 'away' : answer.value.online ? 'on' : 'off')
      })
    }
    ask()
    // The network is back.
    window.addEventListener('online', ask)
    return () => {
      isGone = true
      window.removeEventListener('online', ask)
    }
  }, [])
  return isOn
}

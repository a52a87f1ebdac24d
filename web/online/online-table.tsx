/** The table that people know from this device, with others elsewhere around it. */

import { fetched } from '@crownlands/table/fetched'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { Mender } from '../design/mender'
import { hrefOf } from '../page/routes'
import { noteTurn } from '../pwa/between-turns'
import { gameTitle } from '../rooms/game-title'
import type { Around, TableNote } from '../table/flow/around'
import frame from '../table/table-frame.module.css'
import { TableScreen } from '../table/table-screen'
import { useLanguage } from '../text/words'
import { INCIDENT_TEXT } from './notices/incident-text'
import { NoticeBar } from './notices/notice-bar'
import { ownSeat } from './notices/notices'
import { NOTICE_TEXT } from './notices/text'
import { asOne, gathered } from './pace'
import { isGone } from './play/sync'
import type { OnlineState } from './play/table-line'
import { type OnlineTable, useOnline } from './play/use-online-table'
import { Rematch } from './rematch/rematch'
import { SeatNote } from './seat-note'
import { Talk } from './talk/talk-sheet'
import { TITLE_TEXT } from './text'

/** Not needed before the end. */
const loadFairness = () => import('./fairness/fairness')
const Fairness = lazy(async () => ({ default: (await fetched(loadFairness())).Fairness }))

/** Not needed before the menu is opened. */
const loadMenu = () => import('./menu/table-menu')
const TableMenu = lazy(async () => ({ default: (await fetched(loadMenu())).TableMenu }))

const ELSEWHERE = { gather: gathered, asOne }

export function OnlineTableScreen({ table }: { readonly table: OnlineTable }) {
  const language = useLanguage()
  const { code } = table
  const { rated } = useOnline(table).info
  const notes = useNotes(table)
  useTurnInTitle(table)
  useUndisturbed(table)
  const around = useMemo(
    (): Around => ({
      notes,
      seatNote: (seat, where) => <SeatNote table={table} seat={seat} where={where} />,
      calls: <NoticeBar table={table} />,
      still: NOTICE_TEXT[language].still,
      tools: <Talk table={table} className={frame.tool} />,
      menu: (
        <Mender instead={() => null}>
          <Suspense>
            <TableMenu table={table} />
          </Suspense>
        </Mender>
      ),
      ending: (
        <Mender instead={() => null}>
          <Suspense>
            <Fairness table={table} />
          </Suspense>
        </Mender>
      ),
      again: <Rematch table={table} />,
      replayHref: hrefOf({ page: 'online-replay', code }),
      hasHints: !rated,
      elsewhere: ELSEWHERE,
    }),
    [table, language, code, rated, notes],
  )
  return <TableScreen id={code} around={around} />
}

/** What the story tells beside the moves: whose time ran out, who left, who is back. */
function useNotes(table: OnlineTable): readonly TableNote[] {
  const { incidents, seats } = useOnline(table).info
  const language = useLanguage()
  const { told } = INCIDENT_TEXT[language]
  const notes = incidents.map(({ what, seat, after }) => ({ after, line: told[what](seats[seat]?.name ?? '') }))
  // Most changes around a table are neither: the story is not told anew for them.
  const known = JSON.stringify(notes)
  return useMemo((): readonly TableNote[] => JSON.parse(known), [known])
}

/** A new version of the page is not offered in the middle of a turn. */
function useUndisturbed(table: OnlineTable): void {
  const isMine = isMyTurn(useOnline(table))
  useEffect(() => {
    noteTurn(isMine)
    return () => noteTurn(false)
  }, [isMine])
}

function isMyTurn({ info, sight }: OnlineState): boolean {
  const own = ownSeat(info)
  return own !== undefined && !isGone(own) && (sight?.step.toAct.includes(own.seat) ?? false)
}

/** Whoever has other pages open sees by the title whose turn it is. */
function useTurnInTitle(table: OnlineTable): void {
  const state = useOnline(table)
  const { info, sight } = state
  const language = useLanguage()
  const toAct = sight?.step.toAct[0]
  const isMine = isMyTurn(state)
  const name = toAct === undefined ? undefined : info.seats[toAct]?.name
  const isOver = info.status !== 'running' || sight?.step.outcome !== undefined
  useEffect(() => {
    const text = TITLE_TEXT[language]
    const game = gameTitle(info.game, language)
    if (isOver || name === undefined) document.title = game
    else if (info.pausedAt !== undefined) document.title = text.paused(game)
    else document.title = isMine ? text.yourTurn(game) : text.waitingFor(name, game)
  }, [info.game, info.pausedAt, isOver, isMine, name, language])
}

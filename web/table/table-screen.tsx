/** A table to play at: the frame around every game’s board, or why there is none to be seen. */

import { fetched } from '@crownlands/table/fetched'
import { lazy } from 'react'
import { BoardSketch } from '../design/board-sketch'
import { Mender } from '../design/mender'
import { hrefOf } from '../page/routes'
import { useLanguage, useWords } from '../text/words'
import type { Around } from './flow/around'
import type { Guide } from './guide'
import { TableFrame } from './table-frame'
import css from './table-screen.module.css'
import { TABLE_TEXT } from './text'
import { useTable } from './use-table'

interface TableScreenProps {
  readonly id: string
  /** In a first game: who leads through it. */
  readonly guide?: Guide
  /** At a table online: the others, and the line to them. */
  readonly around?: Around
}

export function TableScreen(props: TableScreenProps) {
  return <Opening key={props.id} {...props} />
}

function Opening({ id, guide, around }: TableScreenProps) {
  const { opened, dispatch, retry } = useTable(id, around?.elsewhere)
  const language = useLanguage()
  if (opened === undefined) return <Laying />
  if ('trouble' in opened) return <TroubleScreen trouble={opened.trouble} id={id} onRetry={retry} />
  return (
    // A board that breaks takes only itself away: the game can still be saved.
    <Mender instead={() => <TroubleScreen trouble="failed" id={id} onRetry={retry} />}>
      <TableFrame
        {...opened}
        guide={guide}
        around={around}
        language={language}
        laying={<Laying />}
        instead={(trouble, onRetry) => <TroubleScreen trouble={trouble} id={id} onRetry={onRetry} />}
        dispatch={dispatch}
      />
    </Mender>
  )
}

export function Laying() {
  const { loading } = TABLE_TEXT[useLanguage()]
  const { shell } = useWords()
  return (
    <main className={css.laying} aria-busy="true">
      <BoardSketch state="laying" />
      <p role="status">{loading}</p>
      {/* Comes into sight when it takes long: a table that is never laid must not hold anybody. */}
      <a className={css.leave} href={hrefOf({ page: 'home' })}>
        {shell.home}
      </a>
    </main>
  )
}

// Few ever meet it.
const loadTrouble = () => import('./trouble/trouble-screen')
export const TroubleScreen = lazy(async () => ({ default: (await fetched(loadTrouble())).TroubleScreen }))

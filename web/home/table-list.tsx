/** The games under way and finished, newest first. Brings the heraldry with it: loaded when there is something to list. */
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import type { TableSummary } from '@crownlands/table/protocol'
import { useState } from 'react'
import { useDailyName } from '../daily/use-daily-name'
import { BoardSketch } from '../design/board-sketch'
import { IconButton } from '../design/button'
import { ConfirmDialog } from '../design/dialog'
import { hrefOf } from '../page/routes'
import { gameTitle } from '../rooms/game-title'
import { useLanguage, useWords } from '../text/words'
import { playersOf, statusOf } from './status'
import styles from './table-list.module.css'

interface TableListProps {
  readonly tables: readonly TableSummary[]
  /** The ids of those that cannot be read. */
  readonly damaged: readonly string[]
  /** The day whose game is on the table. Given, so that the home page stays in one piece. */
  dayAt(id: string): string | undefined
  onRemove(id: string): void
}

export function TableList({ tables, damaged, dayAt, onRemove }: TableListProps) {
  const words = useWords()
  const text = words.home.tables
  /** What is to be removed, once that is confirmed. */
  const [asked, setAsked] = useState<{ readonly id: string; readonly text: string }>()
  const now = Date.now()
  return (
    <>
      <ul className={styles.list}>
        {tables.map((table) => {
          const players = playersOf(table, text)
          return (
            <li key={table.id} className={styles.row}>
              <a className={styles.go} href={hrefOf({ page: 'table', id: table.id })}>
                <TableLine table={table} now={now} dayAt={dayAt} />
              </a>
              <IconButton
                glyph="bin"
                label={text.removeTable(players)}
                onClick={() => setAsked({ id: table.id, text: text.removeText(players) })}
              />
            </li>
          )
        })}
        {damaged.map((id) => (
          <li key={id} className={styles.row}>
            <a className={styles.go} href={hrefOf({ page: 'table', id })}>
              <span className={styles.torn}>
                <BoardSketch state="torn" />
              </span>
              <span>
                <span className={styles.status}>{text.damaged}</span>
                <span className={styles.who}>{text.damagedHint}</span>
              </span>
            </a>
            <IconButton
              glyph="bin"
              label={text.removeDamaged}
              onClick={() => setAsked({ id, text: text.removeDamagedText })}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title={text.removeTitle}
        text={asked?.text ?? ''}
        confirm={text.remove}
        cancel={text.keep}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked !== undefined) onRemove(asked.id)
        }}
      />
    </>
  )
}

interface TableLineProps extends Pick<TableListProps, 'dayAt'> {
  readonly table: TableSummary
  readonly now: number
}

function TableLine({ table, now, dayAt }: TableLineProps) {
  const words = useWords()
  const language = useLanguage()
  const text = words.home.tables
  const status = statusOf(table, text)
  const day = dayAt(table.id)
  const named = useDailyName(day === undefined ? undefined : { game: table.game, day })
  return (
    <>
      <span className={styles.shields}>
        {table.seats.map(({ house }) => (
          <HouseShield key={house} house={house} size={26} />
        ))}
      </span>
      <span>
        <span className={styles.status} data-yours={status.yours}>
          {status.text}
        </span>
        <span className={styles.who}>{playersOf(table, text)}</span>
        <span className={styles.who}>
          {gameTitle(table.game, language)} · {named !== undefined && `${named} · `}
          {text.when(table.changedAt, now)}
        </span>
      </span>
    </>
  )
}

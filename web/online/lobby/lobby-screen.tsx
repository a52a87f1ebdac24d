/** The open tables: who waits for somebody, and one press to sit down. */
import { GAMES, manifestOf } from '@crownlands/games/registry'
import { forReaders } from '@crownlands/kit/for-readers'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import type { TableInfo } from '@crownlands/table/online'
import { useCallback, useEffect, useState } from 'react'
import { BoardSketch } from '../../design/board-sketch'
import { Button, ButtonLink } from '../../design/button'
import { Card } from '../../design/card'
import { Dialog } from '../../design/dialog'
import { Segmented } from '../../design/field'
import { goTo, hrefOf } from '../../page/routes'
import { Emblem } from '../../rooms/emblem'
import { gameTitle } from '../../rooms/game-title'
import { ON_THE_TABLE } from '../../rooms/games'
import { useLanguage, useWords } from '../../text/words'
import * as api from '../api/api'
import { useDoing } from '../api/use-doing'
import { useProblemText } from '../api/words'
import { NameForm } from '../names/name-form'
import { seatName } from '../play/seat-names'
import { WAITING_TEXT } from '../waiting/text'
import { freeSeats } from '../waiting/waiting'
import css from './lobby.module.css'
import { ANY, choicesIn, shown, type Wanted } from './open-tables'
import { LOBBY_TEXT } from './text'

/** How often it is looked whether somebody has come, in milliseconds. */
const EVERY = 4000

export function LobbyScreen() {
  const text = LOBBY_TEXT[useLanguage()]
  const { open, load } = useOpenTables()
  const [wanted, setWanted] = useState(ANY)
  return (
    <main className={css.page} tabIndex={-1}>
      <div className={css.head}>
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
      </div>
      {open.tables.length > 1 && <Filter tables={open.tables} wanted={wanted} onChange={setWanted} />}
      <p role="status" className={forReaders}>
        {open.state === 'there' && text.count(open.tables.length)}
      </p>
      <Body open={open} wanted={wanted} onAgain={() => void load()} />
      <LayOne variant={open.state === 'there' && open.tables.length === 0 ? 'seal' : 'plain'} />
      <p className={css.ways}>
        <ButtonLink href={hrefOf({ page: 'my-games' })}>{text.mine}</ButtonLink>
        <ButtonLink href={hrefOf({ page: 'account' })}>{text.you}</ButtonLink>
      </p>
    </main>
  )
}

interface Open {
  readonly state: 'loading' | 'there' | 'failed'
  readonly tables: readonly TableInfo[]
  readonly trouble?: api.Trouble
}

function useOpenTables() {
  const [open, setOpen] = useState<Open>({ state: 'loading', tables: [] })
  const load = useCallback(async () => {
    const answer = await api.tables.open()
    if ('value' in answer) setOpen({ state: 'there', tables: answer.value.tables })
    else setOpen({ state: 'failed', tables: [], trouble: answer.trouble })
  }, [])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void load()
    }
    look()
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [load])
  return { open, load }
}

interface BodyProps {
  readonly open: Open
  readonly wanted: Wanted
  onAgain(): void
}

function Body({ open, wanted, onAgain }: BodyProps) {
  const text = LOBBY_TEXT[useLanguage()]
  const problemText = useProblemText()
  if (open.state === 'loading') return <p role="status">{text.loading}</p>
  if (open.trouble !== undefined)
    return (
      <div role="alert" className={css.failed}>
        <p>{problemText(open.trouble)}</p>
        <Button onClick={onAgain}>{text.again}</Button>
      </div>
    )
  if (open.tables.length === 0) return <Empty />
  const tables = shown(open.tables, wanted)
  return tables.length === 0 ? <p>{text.noneSuch}</p> : <List tables={tables} />
}

function Empty() {
  const text = LOBBY_TEXT[useLanguage()]
  const [first] = GAMES
  return (
    <div className={css.empty}>
      <BoardSketch state="empty" />
      <div>
        <h2>{text.empty.title}</h2>
        <p>{text.empty.text}</p>
        <p className={css.ways}>
          <ButtonLink href={hrefOf({ page: 'new', game: first.id })}>{text.bot}</ButtonLink>
        </p>
      </div>
    </div>
  )
}

function List({ tables }: { readonly tables: readonly TableInfo[] }) {
  const text = LOBBY_TEXT[useLanguage()]
  const { run, isBusy } = useDoing()
  /** Where whoever has no name yet wants to sit. */
  const [asked, setAsked] = useState<TableInfo>()

  async function sit(table: TableInfo) {
    const seat = freeSeats(table)[0]
    if (seat === undefined) return goTo({ page: 'online', code: table.code })
    const me = await api.me.who()
    if ('trouble' in me && me.trouble.problem === 'nobody') return setAsked(table)
    const answer = await run(() => api.tables.sit(table.code, seat.seat))
    if (answer !== undefined) goTo({ page: 'online', code: table.code })
  }

  return (
    <>
      <ul className={css.list} aria-label={text.list}>
        {tables.map((table) => (
          <li key={table.code}>
            <OpenTable table={table} isBusy={isBusy} onSit={() => void sit(table)} />
          </li>
        ))}
      </ul>
      <Dialog open={asked !== undefined} title={text.name.title} onClose={() => setAsked(undefined)}>
        <p>{text.name.text}</p>
        <NameForm
          label={text.name.label}
          action={text.name.go}
          onMe={async () => {
            if (asked !== undefined) await sit(asked)
            setAsked(undefined)
          }}
        />
      </Dialog>
    </>
  )
}

interface OpenTableProps {
  readonly table: TableInfo
  readonly isBusy: boolean
  onSit(): void
}

function OpenTable({ table, isBusy, onSit }: OpenTableProps) {
  const language = useLanguage()
  const text = LOBBY_TEXT[language]
  const { setup } = useWords()
  const manifest = manifestOf(table.game)
  const free = freeSeats(table).length
  const isMine = table.mine.length > 0
  return (
    <Card as="article" className={css.table}>
      <div className={css.emblem}>{manifest !== undefined && <Emblem {...manifest} />}</div>
      <div className={css.about}>
        <h2>{gameTitle(table.game, language)}</h2>
        <p className={css.free}>{isMine ? text.yours : free === 0 ? text.full : text.free(free)}</p>
        <p>{WAITING_TEXT[language].clock(table.clock)}</p>
        {table.rated && <p>{WAITING_TEXT[language].rated}</p>}
      </div>
      <ul className={css.seats}>
        {table.seats.map((seat) => (
          <li key={seat.seat} data-taken={seat.taken || undefined}>
            <HouseShield house={seat.house} size={24} />
            {seatName(seat, setup, WAITING_TEXT[language].free)}
          </li>
        ))}
      </ul>
      {isMine || free === 0 ? (
        <ButtonLink variant={isMine ? 'seal' : 'plain'} href={hrefOf({ page: 'online', code: table.code })}>
          {isMine ? text.go : text.watch}
        </ButtonLink>
      ) : (
        <Button variant="seal" aria-disabled={isBusy} onClick={onSit}>
          {text.sit}
        </Button>
      )}
    </Card>
  )
}

interface FilterProps {
  readonly tables: readonly TableInfo[]
  readonly wanted: Wanted
  onChange(wanted: Wanted): void
}

const ALL = 'all'

function Filter({ tables, wanted, onChange }: FilterProps) {
  const language = useLanguage()
  const text = LOBBY_TEXT[language]
  const { games, paces, seats } = choicesIn(tables)
  const all = { value: ALL, label: text.all }
  return (
    <div className={css.filter}>
      {games.length > 1 && (
        <Segmented
          label={text.game}
          choices={[all, ...games.map((value) => ({ value, label: gameTitle(value, language) }))]}
          value={wanted.game ?? ALL}
          onChange={(game) => onChange({ ...wanted, game: game === ALL ? undefined : game })}
        />
      )}
      {paces.length > 1 && (
        <Segmented
          label={text.pace}
          choices={[all, ...paces.map((value) => ({ value, label: text.paces[value] }))]}
          value={wanted.pace ?? ALL}
          onChange={(pace) => onChange({ ...wanted, pace: paces.find((one) => one === pace) })}
        />
      )}
      {seats.length > 1 && (
        <Segmented
          label={text.seats}
          choices={[all, ...seats.map((value) => ({ value: String(value), label: String(value) }))]}
          value={wanted.seats === undefined ? ALL : String(wanted.seats)}
          onChange={(count) => onChange({ ...wanted, seats: count === ALL ? undefined : Number(count) })}
        />
      )}
    </div>
  )
}

/** A game for several, laid by whoever does not want to wait. */
function LayOne({ variant }: { readonly variant: 'seal' | 'plain' }) {
  const language = useLanguage()
  const text = LOBBY_TEXT[language]
  return (
    <section className={css.lay} aria-labelledby="lay">
      <h2 id="lay">{text.layTitle}</h2>
      <p className={css.ways}>
        {ON_THE_TABLE.filter(({ seats }) => seats.max > 1).map(({ id }) => (
          <ButtonLink key={id} variant={variant} href={hrefOf({ page: 'new', game: id, where: 'online' })}>
            {gameTitle(id, language)}
          </ButtonLink>
        ))}
      </p>
    </section>
  )
}

/** A table online before the match: a place where people come in, sit down and begin together. */
import { manifestOf } from '@crownlands/games/registry'
import { forReaders } from '@crownlands/kit/for-readers'
import { fetched } from '@crownlands/table/fetched'
import type { Me, TableInfo } from '@crownlands/table/online'
import { lazy, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../design/button'
import { expire, notify } from '../../design/notices-store'
import { WhenLoaded } from '../../design/when-loaded'
import { currentSettings } from '../../settings/store/store'
import { useLanguage } from '../../text/words'
import * as api from '../api/api'
import { type Doing, useDoing } from '../api/use-doing'
import { rememberSeal, rememberWord } from '../fairness/chance-store'
import { NameForm } from '../names/name-form'
import { ChanceWord } from './chance-word'
import { Invitation } from './invitation'
import { Places } from './places'
import { StartBar } from './start-bar'
import { WAITING_TEXT } from './text'
import { anyOf, comings, freeSeats, pepper, wasSentAway } from './waiting'
import css from './waiting-room.module.css'

const loadNoticeOffer = () => import('../push/notice-offer')
const NoticeOffer = lazy(async () => ({ default: (await fetched(loadNoticeOffer())).NoticeOffer }))
const loadChanges = () => import('./changes')
const Changes = lazy(async () => ({ default: (await fetched(loadChanges())).Changes }))
const loadSeatDialog = () => import('./seat-dialog')
const SeatDialog = lazy(async () => ({ default: (await fetched(loadSeatDialog())).SeatDialog }))

export interface WaitingRoomProps {
  readonly code: string
  /** The newest that is known. */
  readonly info: TableInfo
  readonly me: Me | undefined
  /** The codes of those who are looking at the table. */
  readonly here: readonly string[]
  /** The way to the talk at the table. */
  readonly chat: ReactNode
  /** What the server answered here is newer than what the line has told. */
  onInfo(info: TableInfo): void
  onMe(me: Me): void
}

export function WaitingRoom({ code, info, me, here, chat, onInfo, onMe }: WaitingRoomProps) {
  const language = useLanguage()
  const text = WAITING_TEXT[language]
  const manifest = manifestOf(info.game)
  const doing = useDoing(info)
  const room = useRoom(code, info, doing, onInfo)
  const [managed, setManaged] = useState<number>()
  if (manifest === undefined) return null
  const game = manifest.words[language].title
  const isSeated = info.mine.length > 0

  /** Whoever does something to a seat is done with its dialog. */
  const closing =
    <Args extends readonly unknown[]>(does: (...args: Args) => Promise<unknown>) =>
    (...args: Args): void => {
      setManaged(undefined)
      void does(...args)
    }

  return (
    <main className={css.page} tabIndex={-1}>
      <div className={css.head}>
        <h1>{game}</h1>
        <p>{info.rematchOf === undefined ? text.lead(game) : text.again}</p>
        {chat}
      </div>
      <Comings info={info} />
      <div className={css.room}>
        <div className={css.laid}>
          <Places
            info={info}
            manifest={manifest}
            here={here}
            onSit={me === undefined || info.isRemoved === true ? undefined : (seat) => void room.sit(seat)}
            onGetUp={() => void room.getUp()}
            onManage={setManaged}
          />
          {info.changes !== undefined && (
            <WhenLoaded>
              <Changes info={info} />
            </WhenLoaded>
          )}
          <Agreed info={info} />
        </div>
        <div className={css.beside}>
          {me !== undefined && info.clock.type === 'days' && (
            <WhenLoaded>
              <NoticeOffer me={me} info={info} />
            </WhenLoaded>
          )}
          {isSeated ? (
            <>
              <Invitation code={code} game={game} isFull={freeSeats(info).length === 0} />
              <ChanceWord
                info={info}
                isBusy={doing.isBusy}
                word={room.word}
                onWord={room.setWord}
                onGive={() => void room.speak()}
              />
            </>
          ) : (
            <SitDown info={info} me={me} needsOtherName={room.needsOtherName} onMe={onMe} onSit={room.sit} />
          )}
        </div>
      </div>
      {(isSeated || info.isHost) && (
        <StartBar
          info={info}
          isBusy={doing.isBusy}
          takesFocus={room.hasSat}
          onFill={() => void room.fill()}
          onReady={(ready) => void room.setReady(ready)}
          onStart={() => void room.start()}
        />
      )}
      {info.isHost && (
        <WhenLoaded>
          <SeatDialog
            info={info}
            seat={managed === undefined ? undefined : info.seats[managed]}
            onClose={() => setManaged(undefined)}
            onSit={closing(room.sit)}
            onBot={closing(room.seatBot)}
            onSwap={closing(room.swap)}
            onInvite={(player) => {
              setManaged(undefined)
              return room.inviteAgain(player)
            }}
            onClear={closing(room.clear)}
          />
        </WhenLoaded>
      )}
    </main>
  )
}

interface SitDownProps {
  readonly info: TableInfo
  readonly me: Me | undefined
  /** Somebody at the table is called alike. */
  readonly needsOtherName: boolean
  onMe(me: Me): void
  onSit(seat: number): Promise<void>
}

/** Who comes and goes, for whoever does not see it. */
function Comings({ info }: { readonly info: TableInfo }) {
  const text = WAITING_TEXT[useLanguage()]
  const before = useRef(info)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const { came, left } = comings(before.current, info)
    before.current = info
    const lines = [...(came.length > 0 ? [text.came(came)] : []), ...(left.length > 0 ? [text.left(left)] : [])]
    if (lines.length > 0) setSaid(lines.join(' '))
  }, [info, text])
  return (
    <p role="status" className={forReaders}>
      {said}
    </p>
  )
}

/** A name and a seat in one press; who has a name already chooses a seat at the table. */
function SitDown({ info, me, needsOtherName, onMe, onSit }: SitDownProps) {
  const text = WAITING_TEXT[useLanguage()]
  const free = freeSeats(info)[0]
  if (info.isRemoved === true)
    return (
      <section className={css.sit}>
        <h2>{text.removed.title}</h2>
        <p>{text.removed.text}</p>
      </section>
    )
  if (free === undefined)
    return (
      <section className={css.sit}>
        <h2>{text.full}</h2>
        <p>{text.watch}</p>
      </section>
    )
  return (
    <section className={css.sit} aria-labelledby="sit">
      <h2 id="sit">{text.sit.title}</h2>
      {me === undefined ? (
        <NameForm
          label={text.sit.name}
          action={text.sit.go}
          onMe={async (somebody) => {
            onMe(somebody)
            await onSit(free.seat)
          }}
        />
      ) : needsOtherName ? (
        <NameForm
          label={text.otherName.label}
          action={text.otherName.go}
          become={(name) => renamed(me, name)}
          onMe={async (somebody) => {
            onMe(somebody)
            await onSit(free.seat)
          }}
        />
      ) : (
        <>
          <p>{text.as(me.name)}</p>
          <Button variant="seal" onClick={() => void onSit(free.seat)}>
            {text.sit.go}
          </Button>
        </>
      )}
    </section>
  )
}

async function renamed(me: Me, name: string): Promise<api.Answered<Me>> {
  const answer = await api.me.rename(name)
  return 'value' in answer ? { value: { ...me, name: answer.value.name } } : answer
}

function Agreed({ info }: { readonly info: TableInfo }) {
  const text = WAITING_TEXT[useLanguage()]
  return (
    <section className={css.agreed} aria-labelledby="agreed">
      <h2 id="agreed">{text.agreed}</h2>
      <ul>
        <li>{text.clock(info.clock)}</li>
        <li>{text.whenGone[info.whenGone]}</li>
        <li>{text.goneAfter(info.goneAfter, info.whenGone)}</li>
        <li>{info.listed ? text.listed : text.byLink}</li>
        {info.rated && <li>{text.rated}</li>}
      </ul>
    </section>
  )
}

/** What can be done in the room; every answer is told at once. */
function useRoom(code: string, info: TableInfo, { run }: Doing, onInfo: (info: TableInfo) => void) {
  const text = WAITING_TEXT[useLanguage()]
  const [word, setWord] = useState(() => anyOf(text.chance.words))
  const [own] = useState(() => pepper())
  const [hasSat, setSat] = useState(false)
  const [needsOtherName, setNeedsOtherName] = useState(false)
  const gotUp = useRef(false)
  const seated = useRef(info.mine)

  useEffect(() => rememberSeal(code, info.commitment), [code, info.commitment])

  const [toldSentAway, setToldSentAway] = useState<number>()
  useEffect(() => {
    if (wasSentAway(seated.current, info.mine, gotUp.current))
      setToldSentAway(notify({ kind: 'trouble', text: text.sentAway }))
    else if (info.mine.length > 0) setToldSentAway(undefined)
    seated.current = info.mine
    gotUp.current = false
  }, [info.mine, text])
  // Until one sits again, or the match begins.
  useEffect(() => (toldSentAway === undefined ? undefined : () => expire(toldSentAway)), [toldSentAway])

  async function tell(ask: () => Promise<api.Answered<TableInfo>>): Promise<boolean> {
    const answer = await run(ask)
    if (answer !== undefined) onInfo(answer.value)
    return answer !== undefined
  }

  const speak = async () => {
    const answer = await api.tables.speak(code, word.trim(), own)
    if ('value' in answer) rememberWord(code, `${word.trim()} ${own}`)
    return answer
  }
  /** Whoever says nothing of their own gives the word that lies there: so the chance is never the server's alone. */
  const speakFirst = async (then: () => Promise<api.Answered<TableInfo>>) => {
    const spoken = word.trim() === '' ? undefined : await speak()
    return spoken !== undefined && 'trouble' in spoken ? spoken : then()
  }

  return {
    word,
    setWord,
    hasSat,
    needsOtherName,
    async sit(seat: number) {
      const isSeated = await tell(async () => {
        const answer = await api.tables.sit(code, seat)
        setNeedsOtherName('trouble' in answer && answer.trouble.problem === 'same-name')
        return answer
      })
      setSat(isSeated)
    },
    seatBot: (seat: number, bot: Parameters<typeof api.tables.seatBot>[2]) =>
      tell(() => api.tables.seatBot(code, seat, bot)),
    swap: (one: number, other: number) => tell(() => api.tables.swap(code, one, other)),
    clear: (seat: number) => tell(() => api.tables.clear(code, seat)),
    inviteAgain: (player: string) => tell(() => api.tables.inviteAgain(code, player)),
    speak: () => tell(speak),
    setReady: (ready: boolean) => tell(() => speakFirst(() => api.tables.ready(code, ready))),
    start: () => tell(() => (info.mine.length > 0 ? speakFirst(() => api.tables.start(code)) : api.tables.start(code))),
    async getUp() {
      const [seat] = info.mine
      gotUp.current = true
      if (seat === undefined || !(await tell(() => api.tables.clear(code, seat)))) gotUp.current = false
    },
    async fill() {
      const { opponent } = currentSettings()
      for (const { seat } of freeSeats(info)) if (!(await tell(() => api.tables.seatBot(code, seat, opponent)))) return
    },
  }
}

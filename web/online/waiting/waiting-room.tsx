/** A table online before the match: a place where people come in, sit down and begin together. */
import { manifestOf } from '@crownlands/games/registry'
import { forReaders } from '@crownlands/kit/for-readers'
import type { Me, TableInfo } from '@crownlands/table/online'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../design/button'
import { ConfirmDialog } from '../../design/dialog'
import { notify } from '../../design/notices-store'
import { currentSettings } from '../../settings/store'
import { useLanguage, useWords } from '../../text/words'
import * as api from '../api'
import { NameForm } from '../name-form'
import { NoticeOffer } from '../push/notice-offer'
import { seatName } from '../seat-names'
import { type Doing, useDoing } from '../use-doing'
import { ChanceWord } from './chance-word'
import { Invitation } from './invitation'
import { Places } from './places'
import { SeatDialog } from './seat-dialog'
import { StartBar } from './start-bar'
import { WAITING_TEXT } from './text'
import { anyOf, comings, freeSeats, pepper, wasSentAway } from './waiting'
import css from './waiting-room.module.css'

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
  const doing = useDoing()
  const room = useRoom(code, info, doing, onInfo)
  const [managed, setManaged] = useState<number>()
  const [sentAway, setSentAway] = useState<number>()
  const { setup } = useWords()
  if (manifest === undefined) return null
  const game = manifest.words[language].title
  const isSeated = info.mine.length > 0

  /** Whoever does something to a seat is done with its dialog. */
  const closing =
    <Args extends readonly unknown[]>(does: (...args: Args) => unknown) =>
    (...args: Args) => {
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
            onSit={me === undefined ? undefined : (seat) => void room.sit(seat)}
            onGetUp={() => void room.getUp()}
            onManage={setManaged}
          />
          <Agreed info={info} />
        </div>
        <div className={css.beside}>
          {me !== undefined && <NoticeOffer me={me} info={info} />}
          {isSeated ? (
            <>
              {freeSeats(info).length > 0 && <Invitation code={code} game={game} />}
              <ChanceWord
                info={info}
                isBusy={doing.isBusy}
                word={room.word}
                onWord={room.setWord}
                onGive={() => void room.speak()}
              />
            </>
          ) : (
            <SitDown info={info} me={me} onMe={onMe} onSit={room.sit} />
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
      <SeatDialog
        info={info}
        seat={managed === undefined ? undefined : info.seats[managed]}
        onClose={() => setManaged(undefined)}
        onSit={closing(room.sit)}
        onBot={closing(room.seatBot)}
        onSwap={closing(room.swap)}
        onClear={closing((seat: number) =>
          info.seats[seat]?.bot === undefined ? setSentAway(seat) : room.clear(seat),
        )}
      />
      <ConfirmDialog
        open={sentAway !== undefined}
        title={text.place.sendAwayTitle(nameOf(sentAway))}
        text={text.place.sendAwayText(nameOf(sentAway))}
        confirm={text.place.clear}
        cancel={text.place.keep}
        onClose={() => setSentAway(undefined)}
        onConfirm={() => {
          if (sentAway !== undefined) void room.clear(sentAway)
        }}
      />
    </main>
  )

  function nameOf(seat: number | undefined): string {
    const one = seat === undefined ? undefined : info.seats[seat]
    return one === undefined ? '' : seatName(one, setup.botNames, text.free)
  }
}

interface SitDownProps {
  readonly info: TableInfo
  readonly me: Me | undefined
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
function SitDown({ info, me, onMe, onSit }: SitDownProps) {
  const text = WAITING_TEXT[useLanguage()]
  const free = freeSeats(info)[0]
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

function Agreed({ info }: { readonly info: TableInfo }) {
  const text = WAITING_TEXT[useLanguage()]
  return (
    <section className={css.agreed} aria-labelledby="agreed">
      <h2 id="agreed">{text.agreed}</h2>
      <ul>
        <li>{text.clock(info.clock)}</li>
        <li>{text.whenGone[info.whenGone]}</li>
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
  const gotUp = useRef(false)
  const seated = useRef(info.mine)

  useEffect(() => {
    if (wasSentAway(seated.current, info.mine, gotUp.current)) notify({ kind: 'trouble', text: text.sentAway })
    seated.current = info.mine
    gotUp.current = false
  }, [info.mine, text])

  async function tell(ask: () => Promise<api.Answered<TableInfo>>): Promise<boolean> {
    const answer = await run(ask)
    if (answer !== undefined) onInfo(answer.value)
    return answer !== undefined
  }

  /** Whoever says nothing of their own gives the word that lies there: so the chance is never the server's alone. */
  const speakFirst = async (then: () => Promise<api.Answered<TableInfo>>) => {
    const spoken = word.trim() === '' ? undefined : await api.tables.speak(code, word.trim(), own)
    return spoken !== undefined && 'trouble' in spoken ? spoken : then()
  }

  return {
    word,
    setWord,
    hasSat,
    async sit(seat: number) {
      setSat(await tell(() => api.tables.sit(code, seat)))
    },
    seatBot: (seat: number, bot: Parameters<typeof api.tables.seatBot>[2]) =>
      tell(() => api.tables.seatBot(code, seat, bot)),
    swap: (one: number, other: number) => tell(() => api.tables.swap(code, one, other)),
    clear: (seat: number) => tell(() => api.tables.clear(code, seat)),
    speak: () => tell(() => api.tables.speak(code, word.trim(), own)),
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

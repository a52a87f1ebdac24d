/** Your own games on this device: what became of them, as pictures and in numbers; to be saved or deleted. */
import type { Language, Room } from '@crownlands/core/room'
import { loadRoom } from '@crownlands/games/load-room'
import { GAMES, manifestOf } from '@crownlands/games/registry'
import type { RoomFeats } from '@crownlands/kit/feats'
import { forReaders } from '@crownlands/kit/for-readers'
import { Icon } from '@crownlands/kit/icons/icon.tsx'
import { useEffect, useState } from 'react'
import { dayOf } from '../daily/daily'
import { DailyDays } from '../daily/daily-days'
import { dailyHistory } from '../daily/store'
import { Button } from '../design/button'
import { Card } from '../design/card'
import { ConfirmDialog } from '../design/dialog'
import { notify } from '../design/notices-store'
import { download } from '../page/download'
import { loadFeats } from '../rooms/room-feats'
import { loadRoomUi } from '../rooms/room-uis'
import { useLanguage, useWords } from '../text/words'
import { featsOf, type History, kindsOf, ofKind, tallyOf, writeHistory } from './history'
import css from './history.module.css'
import { levelName } from './level-name'
import { deleteHistory, ownHistory } from './store'
import { HISTORY_TEXT } from './text'

/** How many games a row of marks has. */
const LAST = 30

export function HistoryScreen() {
  const language = useLanguage()
  const text = HISTORY_TEXT[language]
  const [history, setHistory] = useState(ownHistory)
  const [asking, setAsking] = useState(false)
  const games = GAMES.filter(({ id }) => history.some(({ game }) => game === id))
  return (
    <main className={css.page} tabIndex={-1}>
      <div className={css.head}>
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
      </div>
      {games.length === 0 && <p className={css.empty}>{text.empty}</p>}
      {games.map(({ id }) => (
        <GameHistory key={id} game={id} history={history.filter(({ game }) => game === id)} language={language} />
      ))}
      {history.length > 0 && (
        <div className={css.actions}>
          <Button onClick={() => download(`crownlands-${dayOf(new Date())}.json`, writeHistory(history))}>
            <Icon name="download" size={20} />
            {text.saveAll}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            <Icon name="trash" size={20} />
            {text.remove}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={text.remove}
        text={text.removeQuestion}
        confirm={text.removeYes}
        cancel={text.removeNo}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          deleteHistory()
          setHistory([])
          notify({ kind: 'word', text: text.removed })
        }}
      />
    </main>
  )
}

interface OfGame {
  readonly game: string
  readonly history: History
  readonly language: Language
}

function GameHistory({ game, history, language }: OfGame) {
  const text = HISTORY_TEXT[language]
  const manifest = manifestOf(game)
  const known = useRoomKnown(game)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const heading = `history-${game}`
  return (
    <Card as="section" className={css.game} aria-labelledby={heading}>
      <header className={css.title}>
        <h2 id={heading}>{manifest?.words[language].title}</h2>
        <span>{text.sum(tallyOf(history))}</span>
      </header>
      <ol className={css.marks} aria-label={text.last}>
        {history.slice(-LAST).map(({ table, at, result, score }) => (
          <li key={table} data-result={result}>
            <span className={forReaders}>{text.mark(date.format(at), result, score)}</span>
          </li>
        ))}
      </ol>
      <Kinds game={game} history={history} language={language} known={known} />
      {manifest?.daily !== undefined && (
        <section className={css.daily}>
          <h3>{text.daily}</h3>
          <DailyDays history={dailyHistory()} game={game} day={dayOf(new Date())} days={28} />
        </section>
      )}
      <Feats game={game} history={history} language={language} feats={known?.feats ?? []} />
    </Card>
  )
}

/** What the room knows: loaded when it is looked at. Without it levels go by the names they are kept under. */
interface Known {
  readonly room: Room
  readonly level: string | undefined
  readonly feats: RoomFeats
}

function useRoomKnown(game: string): Known | undefined {
  const [known, setKnown] = useState<Known>()
  useEffect(() => {
    let current = true
    void Promise.all([loadRoom(game), loadRoomUi(game), loadFeats(game)]).then(
      ([room, ui, feats = []]) => {
        if (current && room !== undefined) setKnown({ room, level: ui?.level, feats })
      },
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [game])
  return known
}

function Kinds({ game, history, language, known }: OfGame & { readonly known: Known | undefined }) {
  const text = HISTORY_TEXT[language]
  const { setup } = useWords()
  const { columns } = text
  return (
    <table className={css.kinds}>
      <thead>
        <tr>
          <th scope="col">{columns.kind}</th>
          <th scope="col">{columns.games}</th>
          <th scope="col">{columns.won}</th>
          <th scope="col">{columns.streak}</th>
          <th scope="col">{columns.longest}</th>
          <th scope="col">{columns.best}</th>
        </tr>
      </thead>
      <tbody>
        {kindsOf(history, game).map((kind) => {
          const played = ofKind(history, kind)
          const tally = tallyOf(played)
          const level =
            known === undefined
              ? kind.level
              : levelName(kind.level, known.room, known.level, language, setup.temperaments)
          return (
            <tr key={`${kind.seats} ${kind.level}`}>
              <th scope="row">{text.kind(kind.level === undefined ? text.amongPeople : level, kind.seats)}</th>
              <td>{played.length}</td>
              <td>
                {tally.won}
                <meter
                  className={css.share}
                  min={0}
                  max={1}
                  value={tally.won / Math.max(1, tally.games)}
                  aria-hidden="true"
                />
              </td>
              <td>{tally.streak}</td>
              <td>{tally.longest}</td>
              <td>{tally.best ?? '–'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Feats({ game, history, language, feats }: OfGame & { readonly feats: RoomFeats }) {
  const text = HISTORY_TEXT[language]
  const done = featsOf(history, game)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  if (feats.length === 0) return null
  return (
    <section className={css.feats}>
      <h3>{text.feats}</h3>
      <ul>
        {feats.map(({ id, words }) => {
          const when = done.get(id)
          return (
            <li key={id} data-done={when !== undefined}>
              <Icon name="laurels" size={26} />
              <span>
                <b>{words[language].title}</b> {words[language].how}
              </span>
              <small>{when === undefined ? text.notYet : text.done(date.format(when))}</small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What has changed since the table was created, the newest first: what somebody who is ready again agrees to. */
import type { Room } from '@crownlands/core/room'
import { forReaders } from '@crownlands/kit/for-readers'
import type { TableInfo } from '@crownlands/table/online'
import { useEffect, useState } from 'react'
import { loadRoom } from '../../rooms/load-room'
import { timeAgo } from '../../text/time-ago'
import { useLanguage, useWords } from '../../text/words'
import { SEAT_TEXT } from '../play/seat-text'
import { changeLines, housesAt } from './change-lines'
import { CHANGE_TEXT } from './change-text'
import css from './changes.module.css'

export function Changes({ info }: { readonly info: TableInfo }) {
  const language = useLanguage()
  const { setup } = useWords()
  const text = CHANGE_TEXT[language]
  const { justNow } = SEAT_TEXT[language]
  const { changes = [], game, seats } = info
  const room = useRoomWords(game, changes.length > 0)
  const ago = timeAgo(language, justNow)
  const now = Math.max(Date.now(), ...changes.map(({ at }) => at))
  const lines = changes.toReversed().flatMap((change) =>
    changeLines(change, {
      ...{ language, room, formerPlayer: setup.formerPlayer, houseAt: housesAt(seats, setup.houseNames) },
      botName: (level) => `${setup.bot}, ${setup.temperaments[level].name}`,
    }).map((line) => ({ ...line, by: change.by ?? setup.formerPlayer, at: change.at })),
  )
  const [newest] = lines
  return (
    <>
      <p role="status" className={forReaders}>
        {newest !== undefined && `${text.label(newest.label)} ${newest.now}`}
      </p>
      {lines.length > 0 && (
        <section className={css.changes} aria-labelledby="changes">
          <h2 id="changes">{text.title}</h2>
          <ul>
            {lines.map((line) => (
              <li key={`${line.at} ${line.label}`}>
                <b>{text.label(line.label)}</b> {line.now}
                {line.before !== undefined && <> ({text.before(line.before)})</>}{' '}
                <small>
                  {line.by}, {ago(line.at, now)}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The words of the game's options; undefined until they are loaded. */
function useRoomWords(game: string, isWanted: boolean): Room | undefined {
  const [room, setRoom] = useState<Room>()
  useEffect(() => {
    if (isWanted) loadRoom(game).then(setRoom, () => undefined)
  }, [game, isWanted])
  return room
}

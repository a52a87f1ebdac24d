/** The table being laid: the cloth with the emblem of the game, and around it who sits where. */
import type { Manifest } from '@crownlands/core/manifest'
import { forReaders } from '@crownlands/kit/for-readers'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import { Glyph } from '@crownlands/kit/icons/glyph.tsx'
import type { SeatInfo, TableInfo } from '@crownlands/table/online'
import { Button } from '../../design/button'
import { Emblem } from '../../rooms/emblem'
import { useLanguage, useWords } from '../../text/words'
import { seatName } from '../play/seat-names'
import css from './places.module.css'
import { WAITING_TEXT } from './text'
import { sideOf } from './waiting'

export interface PlacesProps {
  readonly info: TableInfo
  readonly manifest: Manifest
  /** The codes of those who are looking. */
  readonly here: readonly string[]
  /** Undefined while nobody knows who asks: a name comes first. */
  readonly onSit: ((seat: number) => void) | undefined
  onGetUp(): void
  onManage(seat: number): void
}

export function Places({ manifest, ...rest }: PlacesProps) {
  const { info } = rest
  const text = WAITING_TEXT[useLanguage()]
  return (
    <section className={css.table} aria-label={text.places} data-seats={info.seats.length}>
      <div className={css.cloth} aria-hidden="true">
        <Emblem {...manifest} />
      </div>
      <ol className={css.places}>
        {info.seats.map((seat) => (
          <li key={seat.seat} data-side={sideOf(seat.seat, info)}>
            <Place seat={seat} {...rest} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface PlaceProps extends Omit<PlacesProps, 'manifest'> {
  readonly seat: SeatInfo
}

function Place({ info, seat, here, onSit, onGetUp, onManage }: PlaceProps) {
  const text = WAITING_TEXT[useLanguage()]
  const { setup } = useWords()
  const { house, taken } = seat
  const isMine = info.mine.includes(seat.seat)
  return (
    <div className={css.place} data-taken={taken || undefined} data-mine={isMine || undefined}>
      <HouseShield house={house} size={46} className={css.shield} />
      <div className={css.who}>
        <p className={css.name}>
          {seatName(seat, setup, text.free)}
          {isMine && <span className={css.you}> ({text.you})</span>}
        </p>
        <p className={css.state}>
          <Standing seat={seat} isMine={isMine} here={here} />
        </p>
      </div>
      <div className={css.does}>
        {!taken && onSit !== undefined && info.mine.length === 0 && (
          <Button onClick={() => onSit(seat.seat)}>
            {text.sit.here}
            <span className={forReaders}> ({setup.houseNames[house]})</span>
          </Button>
        )}
        {isMine && <Button onClick={onGetUp}>{text.getUp}</Button>}
        {info.isHost && (
          <Button onClick={() => onManage(seat.seat)}>
            {text.manage}
            <span className={forReaders}> ({setup.houseNames[house]})</span>
          </Button>
        )}
      </div>
    </div>
  )
}

interface StandingProps {
  readonly seat: SeatInfo
  readonly isMine: boolean
  readonly here: readonly string[]
}

function Standing({ seat, isMine, here }: StandingProps) {
  const text = WAITING_TEXT[useLanguage()]
  const { setup } = useWords()
  if (!seat.taken) return setup.houseNames[seat.house]
  if (seat.bot !== undefined) return `${setup.bot}, ${setup.temperaments[seat.bot].name}`
  const isHere = isMine || (seat.player !== undefined && here.includes(seat.player.code))
  return (
    <>
      <span className={css.presence} data-here={isHere || undefined}>
        {isHere ? text.here : text.away}
      </span>
      {seat.ready && (
        <span className={css.mark}>
          <Glyph name="check" size={16} />
          {text.ready}
        </span>
      )}
      {seat.hasWord && (
        <span className={css.mark} title={text.hasWord}>
          <Lozenge />
          <span className={forReaders}>{text.hasWord}</span>
        </span>
      )}
    </>
  )
}

/** A die-like mark: this one has a part in the chance. */
function Lozenge() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
      <path d="M7 0l7 7-7 7-7-7zM7 5.200a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600z" fillRule="evenodd" />
    </svg>
  )
}

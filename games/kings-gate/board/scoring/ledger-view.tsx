/** The ledger of a scoring: each colour with its tiles, its total, its place and why, what it wins; and the sum. */

import { signed } from '@crownlands/core/text/typesetting'
import { ClauseLink } from '@crownlands/kit/clause-link.tsx'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import ledger from '@crownlands/kit/ledger.module.css'
import type { LedgerProps } from '@crownlands/kit/room-ui'
import { COUNTERS } from '../../content'
import { tileOf } from '../../rules/pieces'
import type { Cited, Event, Scored, Standing } from '../../rules/state'
import { type Cast, colourLabel, tileName } from '../describe'
import { liveriesOf } from '../livery'
import { CounterFace, TileBadge, TileFace } from '../pieces.tsx'
import { BOARD_TEXT } from '../text/text'
import { ledgerOf } from './ledger'
import css from './ledger.module.css'

type Props = LedgerProps<Event>

export function Ledger({ events, nameplates, language, onClause }: Props) {
  const words = BOARD_TEXT[language]
  const cast: Cast = { nameplates, liveries: liveriesOf(nameplates), language }
  const scored = events.find((event) => event.type === 'scored')
  const ties = scored?.standings.some(({ tied }) => tied.length > 0)
  return (
    <div className={`${ledger.ledger} ${css.scoring}`}>
      <p className={ledger.rules}>
        <ClauseLink id="KG-P1" text={words.clauses['KG-P1']} onClause={onClause} />
        <ClauseLink id="KG-P2" text={words.clauses['KG-P2']} onClause={onClause} />
      </p>
      {scored !== undefined && (
        <p className={css.note}>
          {[
            ...(scored.free > 0 ? [words.scoredUnfinished(scored.free)] : []),
            ...(scored.bishop ? [words.bishopHere] : []),
            ...(ties ? [words.lastBy(nameplates[scored.lastBy]?.name ?? '')] : []),
          ].join(' ')}
          {scored.free > 0 && <ClauseLink id="KG-E2" text={words.clauses['KG-E2']} onClause={onClause} />}
        </p>
      )}
      <ol className={ledger.lines}>
        {ledgerOf(events).map((line) => {
          const row = { scored: line.scored, cast, onClause }
          if (line.type === 'place') return <PlaceRow key={line.standing.colour} standing={line.standing} {...row} />
          return line.type === 'tourney' ? <TourneyRow key="tourney" {...row} /> : <SumRow key="sum" {...row} />
        })}
      </ol>
    </div>
  )
}

interface RowProps {
  readonly scored: Scored
  readonly cast: Cast
}

interface Linking {
  onClause(id: string): void
}

/** What is worth a link: what every colour has is linked once, at the top. */
function notable(standing: Standing): readonly Cited[] {
  const all = [...standing.clauses, ...standing.tiles.flatMap(({ clauses }) => clauses)]
  return [...new Set(all)].filter((clause) => clause !== 'KG-P1' && clause !== 'KG-P2' && clause !== 'KG-L3')
}

function PlaceRow({ standing, scored, cast, onClause }: RowProps & Linking & { standing: Standing }) {
  const words = BOARD_TEXT[cast.language]
  const { colour, tiles, total, rank, vp, counter, counterDiscarded } = standing
  const remarks = remarksOn(standing, scored, cast)
  const clauses = notable(standing)
  return (
    <li className={`${ledger.line} ${css.line}`} data-quiet={vp === 0}>
      <span className={css.rank}>{rank === undefined ? '–' : words.rank(rank)}</span>
      <span className={css.who}>
        <TileBadge livery={cast.liveries[colour]} />
        {colourLabel(colour, cast)}
      </span>
      <span className={css.tiles}>
        {tiles.length === 0 && <span className={ledger.none}>{words.noTile}</span>}
        {tiles.map(({ cell, piece, printed, counts }) => (
          <span
            key={cell}
            className={`${ledger.piece} ${css.piece}`}
            role="img"
            aria-label={words.counted(tileName(tileOf(piece), cast.language), counts)}
          >
            <TileFace piece={piece} livery={cast.liveries[colour]} />
            {counts !== printed && <span className={`${ledger.effect} ${css.effect}`}>{counts}</span>}
          </span>
        ))}
      </span>
      <b className={`${ledger.count} ${css.count}`}>{total}</b>
      <span className={css.wins}>
        {rank !== undefined && <b>{words.vp(vp)}</b>}
        {counter !== undefined && (
          <span
            className={css.counter}
            role="img"
            aria-label={(counterDiscarded ? words.counterGone : words.takesCounter)(words.counters[counter])}
            data-gone={counterDiscarded}
          >
            <CounterFace counter={counter} />
          </span>
        )}
      </span>
      {(remarks.length > 0 || clauses.length > 0) && (
        <span className={css.remarks}>
          {remarks.length > 0 && <span>{remarks.join(' · ')}</span>}
          {clauses.map((id) => (
            <ClauseLink key={id} id={id} text={words.clauses[id]} onClause={onClause} />
          ))}
        </span>
      )}
    </li>
  )
}

/** Ties and counters as words. */
function remarksOn(standing: Standing, { standings }: Scored, cast: Cast): readonly string[] {
  const words = BOARD_TEXT[cast.language]
  const mine = standings.indexOf(standing)
  const name = (colours: Standing['tied']) => colours.map((colour) => colourLabel(colour, cast))
  const place = (colour: Standing['colour']) => standings.findIndex((one) => one.colour === colour)
  const over = standing.tied.filter((colour) => place(colour) > mine)
  const under = standing.tied.filter((colour) => place(colour) < mine)
  const counter = COUNTERS.find((one) => one === standing.counter)
  return [
    ...(over.length > 0 ? [words.tieWon(name(over))] : []),
    ...(under.length > 0 ? [words.tieLost(name(under))] : []),
    ...(counter === undefined
      ? []
      : [(standing.counterDiscarded ? words.counterGone : words.takesCounter)(words.counters[counter])]),
  ]
}

function TourneyRow({ scored: { tourney }, cast, onClause }: RowProps & Linking) {
  const words = BOARD_TEXT[cast.language]
  if (tourney === undefined) return null
  return (
    <li className={`${ledger.line} ${css.line} ${css.tourney}`}>
      <span className={css.who}>
        <TileBadge livery={cast.liveries[tourney.colour]} />
        {colourLabel(tourney.colour, cast)}
      </span>
      <span className={css.remarks}>
        {words.special['tourney-grounds']}
        <ClauseLink id="KG-L3" text={words.clauses['KG-L3']} onClause={onClause} />
      </span>
      <span className={css.wins}>
        <b>{words.vp(-tourney.loss).replace('-', '−')}</b>
      </span>
    </li>
  )
}

function SumRow({ scored, cast }: RowProps) {
  const words = BOARD_TEXT[cast.language]
  return (
    <li className={ledger.sum}>
      <span className={ledger.title}>{words.scoring}</span>
      {cast.nameplates.map(({ name, house }, seat) => {
        const { won = 0, vp } = scored.players[seat] ?? {}
        const loss = scored.tourney?.seat === seat ? scored.tourney.loss : 0
        return (
          <span key={house} className={ledger.house}>
            <HouseShield house={house} size="1.6rem" />
            <span className={ledger.name}>{name}</span>
            <b>{signed(won - loss)}</b>
            <span className={ledger.now}>{vp === undefined ? words.vpHidden : `${words.nowHas} ${vp}`}</span>
          </span>
        )
      })}
    </li>
  )
}

/** The ledger of a scoring: line by line, from the tiles to the base, from the castles to the gold, each with its rule. */

import { numeral, signed } from '@crownlands/core/text/typesetting'
import { ClauseLink } from '@crownlands/kit/clause-link.tsx'
import { forReaders } from '@crownlands/kit/for-readers'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import { Icon } from '@crownlands/kit/icons/icon.tsx'
import ledger from '@crownlands/kit/ledger.module.css'
import type { LedgerProps } from '@crownlands/kit/room-ui'
import type { Event, PartScore } from '../../rules/state'
import { partTitle, tileLabel } from '../describe'
import { CastleFace, TileFace } from '../pieces.tsx'
import { BOARD_TEXT } from '../text/text'
import { type LedgerLine, ledgerOf } from './ledger'
import css from './ledger.module.css'

type Props = LedgerProps<Event>
type PartLine = Extract<LedgerLine, { readonly type: 'part' }>
type SumLine = Extract<LedgerLine, { readonly type: 'sum' }>
type ClauseId = PartScore['clauses'][number]

export function Ledger(props: Props) {
  const { events, language, onClause } = props
  const words = BOARD_TEXT[language]
  return (
    <div className={`${ledger.ledger} ${css.scoring}`}>
      <p className={ledger.rules}>
        <ClauseLink id="K-P3" text={words.clauses['K-P3']} onClause={onClause} />
        <ClauseLink id="K-P7" text={words.clauses['K-P7']} onClause={onClause} />
      </p>
      <ol className={ledger.lines}>
        {ledgerOf(events).map((line) =>
          line.type === 'part' ? (
            <PartRow key={`${line.kind}${line.number}-${line.part.spaces[0]}`} line={line} {...props} />
          ) : (
            <SumRow key="sum" line={line} {...props} />
          ),
        )}
      </ol>
    </div>
  )
}

/** What is worth a word: the clauses that every part has are linked once, at the top. */
function notable(part: PartScore): ClauseId[] {
  const all = [...part.clauses, ...part.gains.flatMap((gain) => gain.clauses)]
  return [...new Set(all)].filter((clause) => clause !== 'K-P3' && clause !== 'K-P7')
}

function PartRow({ line, nameplates, language, onClause }: Props & { line: PartLine }) {
  const words = BOARD_TEXT[language]
  const { part } = line
  const clauses = notable(part)
  return (
    <li className={`${ledger.line} ${css.line}`} data-quiet={part.gains.length === 0 || part.base === 0}>
      <span className={`${ledger.title} ${css.title}`}>
        {partTitle(line.kind, line.number, line.broken ? part.spaces : undefined, language)}
      </span>
      <span className={css.tiles}>
        {part.tiles.length === 0 && <span className={ledger.none}>{words.noTiles}</span>}
        {part.tiles.map(({ space, tile, printed, counts }) => (
          <span
            key={space}
            className={`${ledger.piece} ${css.piece}`}
            role="img"
            aria-label={words.counted(tileLabel(tile, language), counts)}
          >
            <TileFace tile={tile} />
            {counts !== printed && <span className={`${ledger.effect} ${css.effect}`}>{signed(counts)}</span>}
          </span>
        ))}
      </span>
      <span
        className={`${ledger.count} ${css.count}`}
        data-tone={part.base > 0 ? 'good' : part.base < 0 ? 'bad' : 'nil'}
      >
        <span className={forReaders}>{words.base(part.base)}</span>
        <span aria-hidden="true">{signed(part.base)}</span>
      </span>
      <span className={css.gains}>
        {part.gains.length === 0 && <span className={ledger.none}>{words.noCastles}</span>}
        {part.gains.map(({ seat, castles, gold }) => {
          const nameplate = nameplates[seat]
          if (nameplate === undefined) return null
          return (
            <span key={seat} className={css.gain} role="img" aria-label={words.gains(nameplate.name, gold)}>
              {castles.map(({ space, rank, wizard }) => (
                <span key={space} className={`${ledger.piece} ${css.piece} ${css.castle}`}>
                  <CastleFace house={nameplate.house} rank={rank} />
                  {wizard > 0 && <span className={`${ledger.effect} ${css.effect}`}>+1</span>}
                </span>
              ))}
              <b>{signed(gold)}</b>
            </span>
          )
        })}
      </span>
      {clauses.length > 0 && (
        <span className={css.clauses}>
          {clauses.map((id) => (
            <ClauseLink key={id} id={id} text={words.clauses[id]} onClause={onClause} />
          ))}
        </span>
      )}
    </li>
  )
}

function SumRow({ line, nameplates, language }: Props & { line: SumLine }) {
  const words = BOARD_TEXT[language]
  return (
    <li className={ledger.sum}>
      <span className={ledger.title}>{words.total}</span>
      {nameplates.map(({ name, house }, seat) => (
        <span key={house} className={ledger.house}>
          <HouseShield house={house} size="1.6rem" />
          <span className={ledger.name}>{name}</span>
          <b>{signed(line.gained[seat] ?? 0)}</b>
          <span
            className={`${ledger.now} ${css.now}`}
            role="img"
            aria-label={`${words.nowHas}: ${words.gold(line.gold[seat] ?? 0)}`}
          >
            <Icon name="coins" /> {numeral(line.gold[seat] ?? 0)}
          </span>
        </span>
      ))}
    </li>
  )
}

/** Short facts beside a player's name: gold, castles left, the starting tile. */
import type { Seat } from '@crownlands/core/game'
import type { Language } from '@crownlands/core/room'
import { numeral } from '@crownlands/core/text/typesetting'
import { Icon } from '@crownlands/kit/icons/icon.tsx'
import type { View } from '../rules/state'
import { tileLabel } from './describe'
import pieces from './pieces.module.css'
import { TileBack, TileFace } from './pieces.tsx'
import css from './seat-facts.module.css'
import { BOARD_TEXT } from './text/text'

export function SeatFacts({ view, seat, language }: { view: View; seat: Seat; language: Language }) {
  const words = BOARD_TEXT[language]
  const player = view.players[seat]
  if (player === undefined) return null
  const { gold, castles, startingTile } = player
  return (
    <span className={css.facts}>
      {/* The key lets a new amount show itself. */}
      <span className={css.gold} key={gold} role="img" aria-label={words.gold(gold)}>
        <Icon name="coins" size="1.15em" />
        {numeral(gold)}
      </span>
      {!view.options.noLuck && (
        <span
          className={css.start}
          role="img"
          aria-label={
            startingTile === 'none'
              ? words.noStartingTile
              : startingTile === 'hidden'
                ? words.startingTileHidden
                : words.startingTileIs(tileLabel(startingTile, language))
          }
        >
          {startingTile === 'none' ? (
            <span className={pieces.gone} />
          ) : startingTile === 'hidden' ? (
            <TileBack />
          ) : (
            <TileFace tile={startingTile} />
          )}
        </span>
      )}
      <span className={css.castles} role="img" aria-label={words.castlesLeft(castles)}>
        {castles.map((count, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the rank
          <span key={i} data-none={count === 0}>
            <b>{i + 1}</b>
            <i>×{count}</i>
          </span>
        ))}
      </span>
    </span>
  )
}

/** Short facts beside a player's name: VP, hand and stack, counters held, and with two players the second house. */

import { forReaders } from '@crownlands/kit/for-readers'
import type { SeatFactsProps } from '@crownlands/kit/room-ui'
import { coloursOf } from '../content'
import type { View } from '../rules/state'
import { liveriesOf } from './livery'
import { CounterFace, Picture, TileBadge } from './pieces.tsx'
import css from './seat-facts.module.css'
import { BOARD_TEXT } from './text/text'

export function SeatFacts({ view, seat, nameplates, language }: SeatFactsProps<View>) {
  const words = BOARD_TEXT[language]
  const player = view.players[seat]
  if (player === undefined) return null
  const { vp, handSize, stackSize, counters } = player
  const liveries = liveriesOf(nameplates)
  const colours = coloursOf(seat, view.players.length)
  return (
    <span className={css.facts}>
      {/* The key lets a new amount show itself. */}
      <span className={css.vp} key={vp} role="img" aria-label={vp === undefined ? words.vpHidden : words.vp(vp)}>
        {vp ?? '?'}
        <small>{words.vpShort}</small>
      </span>
      <span className={css.tiles} role="img" aria-label={words.handOf(handSize, stackSize)}>
        <span>
          <Picture name="hand" />
          {handSize}
        </span>
        <span>
          <Picture name="stack" />
          {stackSize}
        </span>
      </span>
      <span className={css.colours}>
        {colours.map((colour) => (
          <TileBadge key={colour} livery={liveries[colour]} />
        ))}
        {colours[1] !== undefined && <span className={forReaders}>{words.alsoPlays(liveries[colours[1]].house)}</span>}
      </span>
      {counters.length > 0 && (
        <span
          className={css.counters}
          role="img"
          aria-label={words.countersHeld(counters.map((counter) => words.counters[counter]))}
        >
          {counters.map((counter) => (
            <CounterFace key={counter} counter={counter} />
          ))}
        </span>
      )}
    </span>
  )
}

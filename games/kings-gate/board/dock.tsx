/** The dock: hand and counters within thumb's reach. What is not possible stays calm, and says why when tried. */

import type { Seat } from '@crownlands/core/game'
import { DockRow, DockSlot, DockTray } from '@crownlands/kit/dock.tsx'
import { HintMark } from '@crownlands/kit/hint.tsx'
import { Icon } from '@crownlands/kit/icons/icon.tsx'
import type { MouseEvent, PointerEvent } from 'react'
import { type Counter, LOCATIONS } from '../content'
import type { Orientation } from '../rules/grid'
import { colourOf, isDragon, withCounter } from '../rules/pieces'
import type { Action, View } from '../rules/state'
import { discarding, type Held, handOf, mayPlay, mayUse } from './choice'
import { aboutTile, type Cast, prizesPaid, tileName, whyGrey } from './describe'
import css from './dock.module.css'
import { markedCounter, markedSlot } from './hinted'
import { CounterFace, LocationFace, Picture, TileBadge, TileFace } from './pieces.tsx'
import { BOARD_TEXT } from './text/text'

interface DockProps {
  readonly view: View
  /** Whose things are shown. */
  readonly owner: Seat | undefined
  /** Whether they can be used now. */
  readonly live: boolean
  readonly legal: readonly Action[]
  readonly cast: Cast
  readonly held: Held | undefined
  readonly hinted: Action | undefined
  /** Counts up each time the pieces should draw attention to themselves. */
  readonly nudges: number
  readonly singleKeys: boolean
  onTile(slot: number, event: MouseEvent): void
  onCounter(counter: Counter, event: MouseEvent): void
  onDiscard(event: MouseEvent): void
  onGrab(slot: number, event: PointerEvent<HTMLButtonElement>): void
}

export function Dock(props: DockProps) {
  const { view, owner, live, legal, cast, held, hinted, nudges, singleKeys } = props
  const words = BOARD_TEXT[cast.language]
  const player = owner === undefined ? undefined : view.players[owner]
  const hand = handOf(view, owner)
  const heldTile = held !== undefined && 'tile' in held ? held.tile : undefined
  const away = discarding(held, legal)
  const hintedSlot = markedSlot(hinted, hand)
  return (
    <DockTray live={live} className={css.tray} aria-label={words.dock}>
      <DockRow nudges={nudges}>
        {hand.map((tile, slot) => {
          const picked = held !== undefined && 'slot' in held && held.slot === slot
          const counter = picked && held.kind === 'tile' ? held.counter : undefined
          const name = tileName(tile, cast.language)
          return (
            <DockSlot
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the hand is what is chosen
              key={slot}
              name={`tile-${slot + 1}`}
              label={counter === undefined ? name : words.takes(name, words.counters[counter])}
              caption={words.tiles[tile[1] as keyof typeof words.tiles]}
              about={aboutTile(
                tile,
                cast.language,
                mayPlay(tile, legal) ? undefined : whyGrey(view, live, cast.language),
              )}
              shortcut={singleKeys ? String(slot + 1) : undefined}
              possible={mayPlay(tile, legal)}
              picked={picked}
              hinted={slot === hintedSlot}
              live={live}
              onClick={(event) => props.onTile(slot, event)}
              onGrab={(event) => props.onGrab(slot, event)}
            >
              <TileFace
                piece={counter === undefined || isDragon(tile) ? tile : withCounter(tile, counter)}
                livery={cast.liveries[colourOf(tile)]}
              />
            </DockSlot>
          )
        })}
        {player !== undefined && hand.length === 0 && <p className={css.empty}>{words.handEmpty}</p>}
        {away !== undefined ? (
          <button
            type="button"
            className={`${css.button} ${css.away}`}
            onClick={props.onDiscard}
            aria-label={words.discard}
            aria-keyshortcuts="Delete"
          >
            <Icon name="trash" size="1.3em" />
            <span>{words.discard}</span>
          </button>
        ) : (
          player !== undefined && <Stack count={player.stackSize} cast={cast} owner={owner ?? 0} />
        )}
      </DockRow>
      {player !== undefined && player.counters.length > 0 && (
        <DockRow>
          {player.counters.map((counter) => {
            const picked =
              (held?.kind === 'sorceress' && counter === 'sorceress') ||
              (held !== undefined && 'counter' in held && held.counter === counter)
            return (
              <DockSlot
                key={counter}
                name={`counter-${counter}`}
                label={`${words.counterHeld(words.counters[counter])}. ${words.effects[counter]}`}
                caption={words.counters[counter]}
                about={`${words.counterHeld(words.counters[counter])}\n${words.effects[counter]}`}
                shortcut={undefined}
                possible={mayUse(counter, heldTile, legal)}
                picked={picked}
                hinted={counter === markedCounter(hinted)}
                live={live}
                onClick={(event) => props.onCounter(counter, event)}
              >
                <CounterFace counter={counter} />
              </DockSlot>
            )
          })}
        </DockRow>
      )}
    </DockTray>
  )
}

/** How many tiles are left to draw. */
function Stack({ count, cast, owner }: { count: number; cast: Cast; owner: Seat }) {
  const words = BOARD_TEXT[cast.language]
  const livery = Object.values(cast.liveries).find(({ seat }) => seat === owner) ?? cast.liveries.y
  return (
    <span className={css.stack} role="img" aria-label={words.inStack(count)} data-none={count === 0}>
      <TileBadge livery={livery} />
      <b>{count}</b>
    </span>
  )
}

interface LocationDockProps {
  readonly view: View
  readonly cast: Cast
  readonly live: boolean
  readonly orientation: Orientation
  /** KG-N3: whether it may be turned. */
  readonly turnable: boolean
  /** A finger has chosen a position and may now say that it is meant. */
  readonly proposed: boolean
  /** A hint has it the other way round. */
  readonly turnHinted: boolean
  onTurn(event: MouseEvent): void
  onPlace(event: MouseEvent): void
}

/** KG-N1: the next location in the hand, to be turned and placed. */
export function LocationDock(props: LocationDockProps) {
  const { view, cast, live, orientation, turnable, proposed, turnHinted } = props
  const words = BOARD_TEXT[cast.language]
  const card = LOCATIONS[view.locations.length]
  if (card === undefined) return null
  const name = words.locations[card.id]
  return (
    <DockTray live={live} className={`${css.tray} ${css.next}`} aria-label={words.nextLocation(name)}>
      <span className={css.card} data-lying={orientation}>
        <LocationFace
          card={card}
          name={name}
          orientation={orientation}
          dangerous={card.dangerous}
          prizes={prizesPaid(card.vp, view.players.length)}
        />
      </span>
      <div className={css.buttons}>
        {turnable && (
          <button
            type="button"
            className={css.button}
            onClick={props.onTurn}
            aria-keyshortcuts="t"
            tabIndex={live ? 0 : -1}
          >
            <Picture name="turn" size="1.3em" />
            {words.turn}
            {turnHinted && <HintMark />}
          </button>
        )}
        {proposed && (
          <button
            type="button"
            className={css.button}
            data-seal="true"
            onClick={props.onPlace}
            tabIndex={live ? 0 : -1}
          >
            {words.placeHere}
          </button>
        )}
      </div>
    </DockTray>
  )
}

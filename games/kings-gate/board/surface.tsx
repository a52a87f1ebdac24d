/** The board and the dock together: what is held, what is pointed at, what is dragged, and what the camera sees. */

import { advice } from '@crownlands/kit/advice'
import { DockArea } from '@crownlands/kit/dock.tsx'
import { type KeyUse, useGridBoard } from '@crownlands/kit/grid/grid-board'
import { useLaying } from '@crownlands/kit/grid/laying'
import { useCamera } from '@crownlands/kit/grid/use-camera'
import type { SurfaceProps } from '@crownlands/kit/room-ui'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type Cell, cellsOf, type Orientation } from '../rules/grid'
import { colourOf, withCounter } from '../rules/pieces'
import type { Action, Event, View } from '../rules/state'
import { currentLying } from '../rules/table'
import css from './board.module.css'
import { Board, type Ghost } from './board.tsx'
import {
  type Choice,
  clickCell,
  clickCounter,
  clickDiscard,
  clickSite,
  clickTile,
  heldOf,
  type Meaning,
  nextCounter,
  sameSite,
  sourcesOf,
  targetsOf,
  type Wish,
} from './choice'
import { Controls } from './controls.tsx'
import { type Cast, heldPrompt } from './describe'
import { Dock, LocationDock } from './dock.tsx'
import { markedArea } from './hinted'
import { type KeyMeaning, meaningOfKey, moveFocus, restingCell } from './keyboard'
import { type Latest, latestOf } from './latest'
import { liveriesOf } from './livery'
import { Panel } from './panel.tsx'
import { TileFace } from './pieces.tsx'
import { areaOf, locationArea, ringArea, SIZES, wholeArea } from './places/camera'
import { cellsInPlay, gridOf } from './places/cells'
import { canLie, type SiteAction, siteAt, sitesOf, turned } from './places/sites'
import { previewOf, standingNow } from './preview'
import { litLine, scoredStandings } from './scoring/scene'
import { BOARD_TEXT } from './text/text'

const NOTHING_HELD: Wish = {}

export function Surface(props: SurfaceProps<View, Action, Event>) {
  const { view, seat, legal, nameplates, language, latest, recent, scoring, hinted, singleKeys } = props
  const { onAct, onTry, onHold, onSay } = props
  const [wish, setWish] = useState<Wish>(NOTHING_HELD)
  const [orientation, setOrientation] = useState<Orientation>('horizontal')
  const [proposed, setProposed] = useState<SiteAction>()
  const [hushed, setHushed] = useState<Cell>()
  const [nudges, setNudges] = useState(0)
  const { laid, actor, lay } = useLaying<Laid>(seat)

  const placingLocation = view.phase === 'location' && actor !== undefined
  const choice: Choice = { view, seat: actor, legal, wish }
  const held = actor === undefined ? undefined : heldOf(choice)
  const cast: Cast = useMemo(() => ({ nameplates, liveries: liveriesOf(nameplates), language }), [nameplates, language])
  const sites = useMemo(() => sitesOf(actor === undefined ? [] : legal), [actor, legal])
  const shown = laid?.view ?? view
  const shownLatest = useMemo(() => (laid === undefined ? latestOf(latest) : laid.latest), [latest, laid])
  const rows = useMemo(() => gridOf(shown, sites.cells), [shown, sites])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `held` is another object at each drawing, made only of these
  const targets: ReadonlyMap<Cell, Action> = useMemo(() => {
    if (actor === undefined) return new Map()
    if (view.phase !== 'location') return targetsOf(held, view, legal)
    return new Map(
      [...sites.cells].flatMap((cell) => {
        const site = siteAt(sites, cell, orientation)
        return site === undefined ? [] : [[cell, site] as const]
      }),
    )
  }, [actor, view, legal, wish, sites, orientation])
  const sources = useMemo(
    () => (held?.kind === 'sorceress' && held.from === undefined ? sourcesOf(legal) : new Set<Cell>()),
    [held, legal],
  )

  // KG-X8: the tile may lie anywhere in the city.
  const choosingSource = held?.kind === 'sorceress' && held.from === undefined
  const inPlay = useMemo(() => [...cellsInPlay(shown), ...sites.cells], [shown, sites])
  const lying = currentLying(shown)
  const area = useRef<HTMLDivElement>(null)
  const narrow = useNarrow(area)
  const camera = useCamera({
    near: locationArea(lying),
    all: wholeArea(inPlay),
    follows: placingLocation || choosingSource ? 'all' : 'near',
    sizes: SIZES,
    stage: `${shown.locations.length}${placingLocation || choosingSource}`,
  })

  const act = (action: Action) => {
    setWish(NOTHING_HELD)
    setProposed(undefined)
    const answer = onAct(action)
    if (seat === undefined || action.type === 'end') return
    const cell = cellOf(action)
    setHushed(cell)
    const placed = action.type === 'dragon' || cell === undefined ? [] : [{ place: cell, seat }]
    lay({ view: previewOf(view, seat, action).view, latest: { placed, burnt: [] } }, answer)
  }

  const carryOut = (meaning: Meaning) => {
    switch (meaning.does) {
      case 'act':
        act(meaning.action)
        return
      case 'try':
        onTry(meaning.action)
        return
      case 'wish':
        setWish(meaning.wish)
        return
      case 'propose':
        setProposed(meaning.site)
        return
      case 'point-out':
        setNudges((count) => count + 1)
        onSay(BOARD_TEXT[language].tileFirst)
        return
      case 'nothing':
        return
    }
  }

  const chooseCell = (cell: Cell, pointer: 'touch' | 'other') =>
    carryOut(placingLocation ? clickSite(cell, { ...choice, orientation, proposed }, pointer) : clickCell(cell, choice))

  const turn = () => {
    const next = turned(orientation)
    if (!canLie(sites, next)) {
      if (placingLocation) onTry({ type: 'location', cell: sites.all[0]?.cell ?? 0, orientation: next })
      return
    }
    setOrientation(next)
    setProposed((site) => (site === undefined ? undefined : siteAt(sites, site.cell, next)))
  }

  const targetCells = useMemo(() => [...(targets.size > 0 ? targets.keys() : sources)], [targets, sources])
  const onKeyMeaning = (meaning: KeyMeaning, at: Cell | undefined): KeyUse => {
    switch (meaning.does) {
      case 'place':
        // Buttons of the dock have their own Enter and Space.
        if (at === undefined) return 'left'
        chooseCell(at, 'other')
        return 'used'
      case 'tile':
        if (placingLocation) return 'left'
        carryOut(clickTile(meaning.slot, choice))
        return 'taken-up'
      case 'sorceress':
        carryOut(clickCounter('sorceress', choice))
        return 'taken-up'
      case 'next-counter':
        carryOut(nextCounter(choice))
        return 'used'
      case 'discard':
        carryOut(clickDiscard(choice))
        return 'used'
      case 'turn':
        turn()
        return 'used'
      case 'put-down':
        // Escape also closes what the table has open, unless something was put down by it.
        if (wish === NOTHING_HELD && proposed === undefined) return 'left'
        setWish(NOTHING_HELD)
        setProposed(undefined)
        return 'used'
      case 'pan':
        camera.pan(meaning.right, meaning.down)
        return 'used'
      case 'zoom':
        camera.zoom(meaning.by)
        return 'used'
      case 'centre':
        camera.centre()
        return 'used'
      case 'everything':
        camera.everything()
        return 'used'
    }
  }

  const { grid, drag, resting, attended, onKey, onPoint, onFocus, fromDock } = useGridBoard<
    HTMLDivElement,
    number,
    Meaning,
    KeyMeaning
  >({
    mark: 'cell',
    live: seat !== undefined,
    hearing: '[data-area="dock"], [role="grid"]',
    placed: shownLatest.placed,
    viewer: view.viewer,
    singleKeys,
    takesUp: ['wish', 'act'],
    restingAt: (last) => restingCell(last, rows, targetCells, lying.cell),
    moveFocus: (from, key) => moveFocus(from, rows, targetCells, key),
    meaningOfKey,
    onKeyMeaning,
    carryOut,
    onStart: (slot) => setWish((now) => ({ slot, ...(now.slot === slot && now) })),
    onDrop: (_, cell) => {
      if (cell === undefined) setWish(NOTHING_HELD)
      else chooseCell(cell, 'other')
    },
    onAttend: (cell) => {
      if (cell !== hushed) setHushed(undefined)
    },
  })

  const holding = held !== undefined
  const prompt = heldPrompt(held, view, cast)
  useEffect(() => onHold(prompt), [prompt, onHold])
  const ghost = useMemo((): Ghost | undefined => {
    if (actor === undefined) return undefined
    const ghostOf = (by: Ghost['by'], action: Action, cell: Cell) =>
      advice((): Ghost => ({ by, action, cell, preview: previewOf(view, actor, action) }))
    const pointedAt = attended !== undefined && attended !== hushed ? targets.get(attended) : undefined
    if (pointedAt !== undefined && attended !== undefined) return ghostOf('hand', pointedAt, attended)
    if (proposed !== undefined && sites.all.some((site) => sameSite(site, proposed)))
      return ghostOf('hand', proposed, proposed.cell)
    const cell = hinted === undefined || holding ? undefined : cellOf(hinted)
    return hinted === undefined || cell === undefined ? undefined : ghostOf('hint', hinted, cell)
  }, [actor, view, attended, hushed, targets, proposed, sites, hinted, holding])
  const now = useMemo(
    () => (scoring === undefined ? undefined : scoredStandings(shown, scoring)) ?? standingNow(shown),
    [shown, scoring],
  )
  const placedSince = useMemo(() => latestOf(recent ?? []).placed, [recent])
  const lit = useMemo(() => (scoring === undefined ? undefined : litLine(scoring)), [scoring])
  const told = scoring === undefined ? undefined : scoring.lines

  const reveal = useEffectEvent(camera.reveal)
  useEffect(() => {
    const area = hinted === undefined ? undefined : markedArea(hinted)
    if (area !== undefined) reveal(area)
  }, [hinted])

  const owner = seat ?? (view.viewer === 'spectator' ? undefined : view.viewer)
  const { x, y, size } = camera.camera
  return (
    <>
      <div data-area="board" className={css.area} ref={area}>
        <Panel view={shown} cast={cast} now={now} preview={ghost?.preview} narrow={narrow} told={told} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging has buttons and keys beside it */}
        <div
          className={css.window}
          data-window=""
          data-still={camera.still}
          data-far={size < 36}
          style={{ '--w': `${size}px`, '--left': `${-x * size}px`, '--top': `${-y * size}px` } as object}
          onPointerDown={camera.onPointerDown}
          onClickCapture={(event) => {
            if (camera.swallowsClick()) event.stopPropagation()
          }}
          onContextMenu={(event) => {
            if (!placingLocation) return
            event.preventDefault()
            turn()
          }}
        >
          <div className={css.view} ref={camera.element}>
            <div className={css.world}>
              <div className={css.cloth} aria-hidden="true" />
              <Board
                view={shown}
                busy={laid !== undefined}
                rows={rows}
                cast={cast}
                targets={targets}
                sources={sources}
                chosenSource={held?.kind === 'sorceress' ? held.from : undefined}
                ghost={ghost}
                hinted={actor === undefined ? undefined : hinted}
                latest={shownLatest}
                lit={lit}
                recent={placedSince}
                dangerous={now.dangerous}
                resting={resting}
                grid={grid}
                onCell={(cell, pointer) => chooseCell(cell, pointer === 'touch' ? 'touch' : 'other')}
                onPoint={onPoint}
                onFocus={(cell, visible) => {
                  // A mouse points by itself; where it clicked last is of no interest.
                  onFocus(cell, visible)
                  if (cell !== undefined && visible) camera.reveal(revealed(cell, targets.get(cell)))
                }}
                onKey={onKey}
              />
            </div>
          </div>
        </div>
        <Controls camera={camera} language={language} />
      </div>
      <DockArea onKeyDown={onKey}>
        {placingLocation ? (
          <LocationDock
            view={view}
            cast={cast}
            live={seat !== undefined}
            orientation={orientation}
            turnable={view.options.rotation}
            proposed={proposed !== undefined}
            turnHinted={hinted?.type === 'location' && hinted.orientation !== orientation}
            onTurn={turn}
            onPlace={() => {
              if (proposed !== undefined) act(proposed)
            }}
          />
        ) : (
          <Dock
            view={shown}
            owner={owner}
            live={seat !== undefined}
            legal={actor === undefined ? [] : legal}
            cast={cast}
            held={held}
            hinted={actor === undefined ? undefined : hinted}
            nudges={nudges}
            singleKeys={singleKeys}
            onTile={(slot, event) => fromDock(clickTile(slot, choice), event)}
            onCounter={(counter, event) => fromDock(clickCounter(counter, choice), event)}
            onDiscard={(event) => fromDock(clickDiscard(choice), event)}
            onGrab={(slot, event) => drag.grab(slot, event)}
          />
        )}
        {(held?.kind === 'tile' || held?.kind === 'dragon') &&
          drag.follower(
            <TileFace
              piece={held.kind === 'tile' ? withCounter(held.tile, held.counter) : held.tile}
              livery={cast.liveries[colourOf(held.tile)]}
            />,
            ghost?.by === 'hand',
          )}
      </DockArea>
    </>
  )
}

/** The board as it will be, of which the table has not yet said that it is. */
interface Laid {
  readonly view: View
  readonly latest: Latest
}

/** Where an action puts something. */
function cellOf(action: Action): Cell | undefined {
  if (action.type === 'sorceress') return action.to
  return 'cell' in action ? action.cell : undefined
}

/** What must be seen of a cell that has the focus: a position for a location with all around it. */
function revealed(cell: Cell, target: Action | undefined) {
  return target?.type === 'location'
    ? ringArea(target)
    : areaOf([cell, ...cellsOf({ cell, orientation: 'horizontal' })])
}

/** Whether there is no room for sentences beside the board. The same width as in `panel.module.css`. */
function useNarrow(area: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(true)
  useEffect(() => {
    const node = area.current
    if (node === null) return
    const measure = new ResizeObserver(() => setNarrow(node.clientWidth < 860))
    measure.observe(node)
    return () => measure.disconnect()
  }, [area])
  return narrow
}

/** The map and the dock together: what is in the hand, what lies open, what is pointed at, and what the camera sees. */
import type { Language } from '@crownlands/core/room'
import { DockArea } from '@crownlands/kit/dock.tsx'
import { grown, type Sizes } from '@crownlands/kit/grid/camera'
import { type KeyUse, useGridBoard } from '@crownlands/kit/grid/grid-board'
import { useCamera } from '@crownlands/kit/grid/use-camera'
import type { SurfaceProps } from '@crownlands/kit/room-ui'
import { useEffect, useMemo, useState } from 'react'
import type { Thing } from '../content'
import type { Action } from '../rules/actions'
import type { Event } from '../rules/happenings'
import { boardSize } from '../rules/hexes'
import type { View } from '../rules/view/view'
import { Battle } from './battle/battle.tsx'
import { useBattle } from './battle/use-battle'
import type { Cast } from './cast'
import { type Choice, clickHex, clickThing, currentWish, isUsable, type Meaning, type Wish } from './choice'
import { CounterFace } from './counters/counter.tsx'
import { Controls } from './map/controls.tsx'
import { allHexes, areaOf } from './map/geometry'
import type { MapHandlers } from './map/hex.tsx'
import { HexPanel } from './map/hex-panel.tsx'
import { type KeyMeaning, meaningOfKey, moveFocus } from './map/keyboard'
import { LandDefs, SIDE } from './map/land.tsx'
import map from './map/map.module.css'
import { Board } from './map/map.tsx'
import { marksOf } from './map/marks'
import { placesOf } from './map/places'
import { useSteady } from './map/use-steady'
import type { PartProps } from './parts'
import { marchActions } from './phases/march'
import { PartNow } from './phases/part-now.tsx'
import { LedgerSheet, PartSheet, sheetFor } from './phases/part-sheet.tsx'
import { PhaseTrack } from './phases/phase-track.tsx'
import { Rack, rackOf } from './phases/rack.tsx'
import { useGhost } from './phases/use-ghost'
import { type Marching, pathTo, useMarch } from './phases/use-march'
import css from './surface.module.css'
import { BATTLE_TEXT } from './text/battle'
import { MARCH_TEXT } from './text/march'
import { useSequence } from './use-sequence'

const NOTHING: Wish = {}
/** In pixels for the side of a hex. A finger needs 44 from edge to edge where one is to be chosen. */
const SIZES: Sizes = { any: { min: 12, max: 150 }, resting: { min: 27, max: 84 } }
const GLIMPSE = 0.2
/** Smaller than this, only what matters is drawn, and larger. */
const FAR = 42

export function Surface(props: SurfaceProps<View, Action, Event>) {
  const { legal, nameplates, language, latest, hinted, hintedLine, singleKeys, onAct, onTry, onHold } = props
  const [wished, setWish] = useState<Wish>(NOTHING)
  const [onMap, setOnMap] = useState<number>()
  const [ledger, setLedger] = useState(false)
  const { expected, busy, run } = useSequence({ view: props.view, legal, onAct })
  // What the rules are sure to bring is on the table before the table has answered.
  const view = expected ?? props.view
  const wish = useMemo(() => currentWish(wished, view), [wished, view])
  const seat = busy ? undefined : props.seat
  const live = seat !== undefined
  const cast: Cast = useMemo(
    () => ({ nameplates, language, edition: view.options.edition }),
    [nameplates, language, view.options.edition],
  )
  const march = useMarch(view, live, wish.march)
  const choice: Choice = useMemo(
    () => ({ view, legal: live ? legal : [], wish, ways: march.ways }),
    [view, legal, live, wish, march],
  )
  const size = boardSize(view.players.length)
  const marks = useMemo(
    () => marksOf(choice, cast, { hinted: live ? hinted : undefined, line: hintedLine, latest }),
    [choice, cast, live, hinted, hintedLine, latest],
  )
  const targets = useMemo(() => [...marks].flatMap(([hex, { target }]) => (target === undefined ? [] : [hex])), [marks])

  const act = (action: Action) => {
    setWish(NOTHING)
    run([action])
  }
  const carryOut = (meaning: Meaning) => {
    if (meaning.does === 'act') return live ? act(meaning.action) : undefined
    if (meaning.does === 'try') return onTry(meaning.action)
    if (meaning.does === 'march') {
      setWish(NOTHING)
      run(marchActions(march.picks, meaning.way))
      return
    }
    setWish(meaning.wish)
    if (meaning.why !== undefined && live) onTry(meaning.why)
  }

  const all = useMemo(() => allHexes(view.players.length), [view.players.length])
  const places = placesOf(view, targets)
  const camera = useCamera({
    near: grown(areaOf(places.length > 0 ? places : all), GLIMPSE),
    all: grown(areaOf(all), GLIMPSE),
    follows: places.length > 0 ? 'legible' : 'all',
    sizes: SIZES,
    stage: String(size),
  })

  const things = rackOf(view)
  const onKeyMeaning = (meaning: KeyMeaning, at: number | undefined): KeyUse => {
    switch (meaning.does) {
      case 'hex':
        // Buttons of the dock have their own Enter and Space.
        if (at === undefined) return 'left'
        carryOut(clickHex(at, choice))
        return 'used'
      case 'slot': {
        const thing = things[meaning.slot]
        if (thing === undefined) return 'left'
        carryOut(clickThing(thing, choice))
        return 'taken-up'
      }
      case 'put-down':
        // Escape also closes what the table has open, unless something was put down by it.
        if (wish === NOTHING) return 'left'
        setWish(NOTHING)
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
  const board = useGridBoard<HTMLDivElement, Thing, Meaning, KeyMeaning>({
    mark: 'cell',
    live,
    hearing: '[data-area="dock"], [role="grid"]',
    placed: NOBODY,
    viewer: view.viewer,
    singleKeys,
    takesUp: ['wish'],
    restingAt: (last) => (last !== undefined && last < size ? last : (targets[0] ?? 0)),
    moveFocus: (from, key) => moveFocus(from, size, targets, key),
    meaningOfKey,
    onKeyMeaning,
    carryOut,
    onStart: (thing) => setWish({ thing }),
    onDrop: (thing, hex) => {
      if (hex === undefined) setWish(NOTHING)
      else carryOut(clickHex(hex, { ...choice, wish: { thing } }))
    },
    onAttend: () => undefined,
  })

  const ghost = useGhost(view, cast, board.attended, { marching: march, march: wish.march })
  const handlers = useSteady<MapHandlers>({
    onHex: (hex) => carryOut(clickHex(hex, choice)),
    onPoint: board.onPoint,
    onFocus: (hex, visible) => {
      board.onFocus(hex, visible)
      if (hex !== undefined && visible) camera.reveal(areaOf([hex]))
    },
    onKey: board.onKey,
  })
  const held = promptFor(wish, march, language)
  useEffect(() => onHold(held), [held, onHold])

  const part: PartProps = {
    view,
    seat,
    legal: choice.legal,
    cast,
    hinted: live ? hinted : undefined,
    onAct: act,
    onTry,
  }
  const fought = useBattle({ view, latest, stepTime: props.stepTime, onShowing: props.onShowing })
  const battle = fought.scene
  const isBattleShown = battle !== undefined && (onMap !== battle.hex || fought.moment !== undefined)
  const kind = live ? sheetFor(view) : undefined
  const { x, y, size: scale } = camera.camera
  return (
    <>
      <div data-area="board" className={css.area}>
        <LandDefs />
        {!isBattleShown && (
          <PhaseTrack view={view} cast={cast} isLedgerOpen={ledger} onLedger={() => setLedger(!ledger)} />
        )}
        <div
          className={map.window}
          data-window=""
          inert={isBattleShown}
          data-sheet={kind !== undefined || ledger || undefined}
          data-still={camera.still}
          data-far={scale < FAR}
          style={{ '--scale': scale / SIDE, '--left': `${-x * scale}px`, '--top': `${-y * scale}px` } as object}
          onPointerDown={camera.onPointerDown}
          onClickCapture={(event) => {
            if (camera.swallowsClick()) event.stopPropagation()
          }}
        >
          <div className={map.view} ref={camera.element}>
            <div className={map.world}>
              <Board
                view={view}
                cast={cast}
                marks={marks}
                path={pathTo(board.attended, march)}
                ghost={ghost?.onMap}
                busy={busy}
                resting={board.resting}
                grid={board.grid}
                {...handlers}
              />
            </div>
          </div>
        </div>
        {!isBattleShown && <Controls camera={camera} language={language} />}
        {wish.hex !== undefined && !isBattleShown && (
          <HexPanel {...part} hex={wish.hex} onClose={() => setWish(NOTHING)} />
        )}
        {kind !== undefined && !ledger && <PartSheet key={kind} kind={kind} {...part} />}
        {ledger && <LedgerSheet view={view} cast={cast} onClose={() => setLedger(false)} />}
        {battle !== undefined && !isBattleShown && (
          <button type="button" className={css.toBattle} onClick={() => setOnMap(undefined)}>
            {BATTLE_TEXT[language].toBattle}
          </button>
        )}
        {isBattleShown && <Battle {...part} shown={{ ...fought, scene: battle }} onMap={() => setOnMap(battle.hex)} />}
        <PartNow
          {...part}
          wish={wish}
          latest={latest}
          hasMap={!isBattleShown}
          marching={march}
          ghost={ghost}
          onWish={setWish}
          onRun={(actions) => {
            setWish(NOTHING)
            run(actions)
          }}
        />
      </div>
      <DockArea onKeyDown={board.onKey}>
        {march.from === undefined && (
          <Rack
            things={things}
            choice={choice}
            live={live}
            cast={cast}
            hinted={things.find((thing) => isWith(hinted, thing))}
            singleKeys={singleKeys}
            onThing={(thing, event) => board.fromDock(clickThing(thing, choice), event)}
            onGrab={(thing, event) => board.drag.grab(thing, event)}
          />
        )}
        {wish.thing !== undefined && board.drag.follower(<CounterFace what={wish.thing} cast={cast} />, false)}
      </DockArea>
    </>
  )
}

function promptFor({ march }: Wish, { ways }: Marching, language: Language): string | undefined {
  if (march === undefined) return undefined
  const words = MARCH_TEXT[language]
  return ways.size === 0 ? words.choose : words.whereTo
}

const NOBODY: readonly { readonly seat: number; readonly place: number }[] = []

/** Whether a hint is about a counter of the rack. */
function isWith(hinted: Action | undefined, thing: Thing): boolean {
  return hinted !== undefined && isUsable(thing, [hinted])
}

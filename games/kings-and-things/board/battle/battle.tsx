/**
 * A battle: a screen of its own over the map, for as long as somebody fights and until its end was seen.
 *
 * Hits, items, whom the Warlord wins over and whom to attack are chosen on the counters and sides themselves, all else by
 * buttons at its foot. `done` (next step, no retreat) has its button at the table's foot; questions about dice, items and
 * bluffs are asked in `questions/` while the battle stays on the screen.
 */
import { sameData } from '@crownlands/core/json'
import { HintMark } from '@crownlands/kit/hint.tsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Item } from '../../content'
import type { Action } from '../../rules/actions'
import { oddsIn } from '../../rules/battle/odds'
import { seenState } from '../../rules/view/seen-state'
import { sideColour, sideName } from '../cast'
import { aboutCounter, CounterFace } from '../counters/counter.tsx'
import { hexTitle } from '../map/describe'
import type { PartProps } from '../parts'
import { BATTLE_TEXT } from '../text/battle'
import { actionLabel, counterName } from '../words'
import css from './battle.module.css'
import { ForceCard } from './force-card.tsx'
import { lineOf } from './log'
import { OddsBar } from './odds-bar.tsx'
import { type BattleOffers, offersIn } from './offers'
import { Ring } from './ring.tsx'
import { battleIn, type Scene } from './scene'
import { StepTrack } from './step-track.tsx'
import type { ShownBattle } from './use-battle'

interface BattleProps extends PartProps {
  readonly shown: ShownBattle & { readonly scene: Scene }
  /** The map is wanted: to look at it, or to choose a hex there. */
  onMap(): void
}

/** How many lines of the log are in sight. */
const LINES = 3

export function Battle({ shown: { scene, moment, log, skip }, onMap, ...part }: BattleProps) {
  const { view, cast } = part
  const [held, setHeld] = useState<Item>()
  const words = BATTLE_TEXT[cast.language]
  const offers = offersIn(scene, moment === undefined ? part.legal : [], held)
  const title = words.battleIn(hexTitle(scene.hex, view, cast))
  const field = useKeptFocus(part.legal)
  const act = (action: Action) => {
    setHeld(undefined)
    part.onAct(action)
  }
  return (
    <section className={css.battle} aria-label={title} data-part="battle" data-sides={scene.sides.length} ref={field}>
      <header className={css.head}>
        <h2>{title}</h2>
        <p>{words.round(scene.round)}</p>
        {moment === undefined && <BattleOdds view={view} cast={cast} />}
        {moment === undefined ? (
          <button type="button" className={css.quiet} onClick={onMap}>
            {words.toMap}
          </button>
        ) : (
          <button type="button" className={css.quiet} onClick={skip}>
            {words.skip}
          </button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where there is little room, and keys must reach it */}
      <section className={css.field} aria-label={words.sides} tabIndex={0}>
        <StepTrack scene={scene} cast={cast} />
        {scene.sides.length > 2 && <Ring scene={scene} cast={cast} />}
        {scene.sides.map((side, i) => (
          <ForceCard
            key={side.side}
            scene={scene}
            side={side}
            offers={offers}
            role={i === scene.sides.length - 1 ? 'defender' : 'attacker'}
            cast={cast}
            hinted={part.hinted}
            onAct={act}
          />
        ))}
      </section>
      <BattleBar {...part} onAct={act} offers={offers} held={held} onHold={setHeld} onMap={onMap} />
      {log.length > 0 && (
        <ol className={css.log} aria-label={words.log}>
          {log.slice(-LINES).map((one, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines come at the end and stay where they are
            <li key={log.length - LINES + i}>{lineOf(one, cast)}</li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** What is to be expected from here on, between two sides. */
function BattleOdds({ view, cast }: Pick<PartProps, 'view' | 'cast'>) {
  const odds = useMemo(() => oddsIn(seenState(view)), [view])
  const [first, second] = battleIn(view)?.forces.filter(({ gone }) => !gone) ?? []
  if (odds === undefined || first === undefined || second === undefined) return null
  return (
    <OddsBar
      odds={odds}
      first={sideName(cast, first.side)}
      second={sideName(cast, second.side)}
      colours={[sideColour(cast, first.side), sideColour(cast, second.side)]}
      cast={cast}
    />
  )
}

interface BattleBarProps extends PartProps {
  readonly offers: BattleOffers
  readonly held: Item | undefined
  onHold(item: Item | undefined): void
  onMap(): void
}

/** What is not chosen on a counter: items, the Marksman's aim, the way out. */
function BattleBar({ view, cast, hinted, offers, held, onAct, onHold, onMap }: BattleBarProps) {
  const words = BATTLE_TEXT[cast.language]
  const says = offers.lit === 'item' && held !== undefined ? words.layOn(counterName(held, cast)) : undefined
  const retreats = offers.others.some(({ type }) => type === 'retreat' || type === 'balloon-retreat')
  if (says === undefined && offers.others.length === 0 && offers.inHand.length === 0) return null
  return (
    <fieldset className={css.bar} aria-label={words.choices}>
      {says !== undefined && <p className={css.says}>{says}</p>}
      {offers.inHand.map((item) => (
        <button
          key={item}
          type="button"
          className={css.itemChoice}
          aria-pressed={held === item}
          data-about={aboutCounter(item, cast)}
          onClick={() => onHold(held === item ? undefined : item)}
        >
          <span className={css.item}>
            <CounterFace what={item} cast={cast} />
          </span>
          {counterName(item, cast)}
        </button>
      ))}
      {offers.others.map((action) => (
        <button
          key={JSON.stringify(action)}
          type="button"
          className={styleOf(action)}
          data-about={action.type === 'item' ? aboutCounter(action.item, cast) : undefined}
          onClick={() => onAct(action)}
        >
          {action.type === 'item' && (
            <span className={css.item}>
              <CounterFace what={action.item} cast={cast} />
            </span>
          )}
          {actionLabel(action, view, cast)}
          {sameData(action, hinted) && <HintMark />}
        </button>
      ))}
      {retreats && (
        <button type="button" className={css.quiet} onClick={onMap}>
          {words.onMap}
        </button>
      )}
    </fieldset>
  )
}

function styleOf({ type }: Action): string | undefined {
  if (type === 'item') return css.itemChoice
  return type === 'retreat' || type === 'balloon-retreat' ? css.choice : css.quiet
}

/** What can be chosen is in sight; a counter that was chosen by key and is gone leaves the focus to the next. */
function useKeptFocus(legal: readonly Action[]) {
  const field = useRef<HTMLElement>(null)
  const wasInside = useRef(false)
  useEffect(() => {
    const node = field.current
    if (node === null) return
    const note = () => {
      wasInside.current = node.contains(document.activeElement)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other legal actions mean other counters on the page, which it looks up there
  useEffect(() => {
    const next = field.current?.querySelector<HTMLElement>('[data-target]')
    if (wasInside.current && document.activeElement === document.body) next?.focus()
    else next?.scrollIntoView({ block: 'nearest' })
  }, [legal])
  return field
}

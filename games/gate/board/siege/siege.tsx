/** The siege: fear on the left, the town in the middle, the enemies on the right, under one sky. */

import type { Language } from '@crownlands/core/room'
import { signed } from '@crownlands/core/text/typesetting'
import { forReaders } from '@crownlands/kit/for-readers'
import type { CSSProperties } from 'react'
import { type Enemy, HEALTH, healthOf, LOCATIONS, type Location } from '../../content'
import type { Foe, View } from '../../rules/state'
import { EnemyFace } from '../cards/cards.tsx'
import { aboutLocation, foeParts, locationLabel } from '../describe'
import { BOARD_TEXT } from '../text/text'
import { Art } from '../town/art.tsx'
import { Building } from '../town/buildings.tsx'
import { Fearamid } from '../town/fearamid.tsx'
import { Landscape } from '../town/landscape.tsx'
import town from '../town/town.module.css'
import type { Outlook } from './outlook'
import css from './siege.module.css'
import type { Marks, Scene } from './siege-steps'

export interface SiegeProps {
  readonly view: View
  /** What is shown of the town: with a preview, or in the middle of an attack, not what the view says. */
  readonly scene: Scene
  readonly outlook: Outlook | undefined
  readonly marks: Marks
  readonly language: Language
  /** Enemies that can be chosen now. */
  readonly targets: ReadonlySet<Enemy>
  onEnemy(enemy: Enemy): void
  onPointEnemy(enemy: Enemy | undefined): void
}

export function Siege(props: SiegeProps) {
  const { view, scene, outlook, marks, language } = props
  const words = BOARD_TEXT[language]
  return (
    <div className={css.siege}>
      <Landscape />
      <div className={css.fear}>
        <Fearamid fear={scene.fear} climbs={outlook?.climbs ?? []} marked={marks.fear} language={language} />
      </div>
      <ul className={town.town} data-part="town" aria-label={words.town}>
        {LOCATIONS.map((location) => (
          <Place
            key={location}
            location={location}
            now={view[location]}
            shown={scene[location]}
            after={outlook?.after[location] ?? scene[location]}
            marked={marks.locations.has(location)}
            language={language}
          />
        ))}
      </ul>
      <ul className={css.foes} aria-label={words.foes}>
        <FoePlace {...props} foe={scene.left} was={view.left} leaves={outlook?.leaves !== undefined} />
        <FoePlace {...props} foe={scene.right} was={view.right} leaves={false} />
      </ul>
    </div>
  )
}

interface PlaceProps {
  readonly location: Location
  /** Before the preview. */
  readonly now: number
  readonly shown: number
  readonly after: number
  readonly marked: boolean
  readonly language: Language
}

function Place({ location, now, shown, after, marked, language }: PlaceProps) {
  const words = BOARD_TEXT[language]
  return (
    <li
      className={town.place}
      data-part="town-place"
      tabIndex={-1}
      data-about={aboutLocation(location, shown, after, language)}
      data-location={location}
      data-marked={marked}
      data-down={shown === 0}
    >
      <span className={forReaders}>{locationLabel(location, shown, after, language)}</span>
      <span className={town.stand} data-part="town-stand" aria-hidden="true">
        <Building location={location} health={shown} />
        {after < shown && (
          <span className={town.threat} data-falls={after === 0}>
            {signed(after - shown)}
          </span>
        )}
      </span>
      <span className={town.plaque} data-part="town-plaque" aria-hidden="true">
        <span className={town.name}>{words.locations[location]}</span>
        <span className={town.number} data-changed={shown > now ? 'gained' : shown < now ? 'lost' : undefined}>
          {shown}
        </span>
        <span className={town.bricks} style={{ '--most': HEALTH[location] } as CSSProperties}>
          {Array.from({ length: HEALTH[location] }, (_, i) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a stone is its number
              key={i}
              data-state={i >= shown ? 'lost' : i >= after ? 'soon' : i >= now ? 'new' : 'left'}
            />
          ))}
        </span>
        <span className={town.gives}>{shown === 0 ? words.destroyed : words.gives[location]}</span>
      </span>
    </li>
  )
}

interface FoePlaceProps extends SiegeProps {
  readonly foe: Foe | undefined
  /** Before the preview. */
  readonly was: Foe | undefined
  readonly leaves: boolean
}

function FoePlace(props: FoePlaceProps) {
  const { view, foe, was, leaves, marks, language, targets } = props
  const words = BOARD_TEXT[language]
  // A preview that kills it shows it all the same, with its last drops marked.
  const shown = foe ?? (props.outlook === undefined ? undefined : was)
  if (shown === undefined) {
    return (
      <li className={css.foe} data-part="siege-foe" data-empty="true">
        <span className={forReaders}>{words.noFoe}</span>
      </li>
    )
  }
  const { enemy } = shown
  const health = healthOf(enemy, view.options.difficulty)
  const before = was?.enemy === enemy ? was.damage : shown.damage
  const soon = foe === undefined ? health - before : shown.damage - before
  const face = <EnemyFace enemy={enemy} language={language} health={health} damage={before} soon={soon} />
  const parts = foeParts({ enemy, damage: before }, view, { leaves, target: view.target === enemy }, language)
  return (
    <li
      className={css.foe}
      data-part="siege-foe"
      tabIndex={-1}
      data-about={parts.join('\n')}
      data-marked={marks.enemies.has(enemy)}
      data-target={view.target === enemy}
      data-leaves={leaves}
    >
      {targets.has(enemy) ? (
        <button
          type="button"
          className={css.pick}
          aria-label={parts.join(', ')}
          onClick={() => props.onEnemy(enemy)}
          onPointerEnter={() => props.onPointEnemy(enemy)}
          onPointerLeave={() => props.onPointEnemy(undefined)}
        >
          {face}
        </button>
      ) : (
        <>
          <span className={forReaders}>{parts.join(', ')}</span>
          {face}
        </>
      )}
      {leaves && (
        <span className={css.leaves} aria-hidden="true">
          <Art name="leave" />
          <span>{words.leaving}</span>
        </span>
      )}
    </li>
  )
}

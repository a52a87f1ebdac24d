/** One side of a battle: whose it is, who fights for it in which step, what it uses, and the hits it has coming. */

import { sameData } from '@crownlands/core/json'
import { capital } from '@crownlands/core/text/typesetting'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import type { CSSProperties } from 'react'
import type { Item } from '../../content'
import type { Action } from '../../rules/actions'
import { STEPS } from '../../rules/battle/steps'
import type { BattleStep } from '../../rules/tasks'
import { HIDDEN } from '../../rules/view/view'
import { sideColour, sideName } from '../cast'
import { aboutCounter, CounterFace } from '../counters/counter.tsx'
import type { PartProps } from '../parts'
import { BATTLE_TEXT } from '../text/battle'
import { counterName } from '../words'
import battle from './battle.module.css'
import { FighterView } from './fighter.tsx'
import css from './force.module.css'
import type { BattleOffers } from './offers'
import { knownTarget, type Scene, type SceneSide } from './scene'

interface ForceCardProps extends Pick<PartProps, 'cast' | 'hinted' | 'onAct'> {
  readonly scene: Scene
  readonly side: SceneSide
  readonly offers: BattleOffers
  readonly role: 'attacker' | 'defender'
}

export function ForceCard({ scene, side, offers, role, cast, hinted, onAct }: ForceCardProps) {
  const words = BATTLE_TEXT[cast.language]
  const name = capital(sideName(cast, side.side))
  const house = side.side === 'neutral' ? undefined : cast.nameplates[side.side]?.house
  const roleWords = side.side === 'neutral' ? words.defenders : words[role]
  const target = knownTarget(side)
  const targetHouse = typeof target === 'number' ? cast.nameplates[target]?.house : undefined
  const attack = offers.onSides.get(side.side)
  return (
    <section
      className={css.force}
      aria-label={`${name}, ${roleWords}`}
      data-role={role}
      data-gone={side.gone || undefined}
      data-won={scene.winner === side.side || undefined}
      style={{ '--house': sideColour(cast, side.side) } as CSSProperties}
    >
      <header className={css.banner}>
        {house !== undefined && <HouseShield house={house} size={22} />}
        <h3>{name}</h3>
        <span className={css.role}>{side.gone ? words.gone : targetWords(side, roleWords, cast)}</span>
        {targetHouse !== undefined && !side.gone && <HouseShield house={targetHouse} size={18} />}
        {side.hits > 0 && <b className={css.hits}>{words.hitsLeft(side.hits)}</b>}
      </header>
      {STEPS.map((step) => (
        <Lane key={step} {...{ scene, side, step, offers, cast, hinted, onAct }} />
      ))}
      <footer className={css.inUse}>
        {side.dispelled && <span>{words.dispelled}</span>}
        {side.items.map((item) => (
          <ItemInUse
            key={item}
            item={item}
            hit={offers.onItems.find(({ what }) => what === item)}
            cast={cast}
            onAct={onAct}
          />
        ))}
        {attack !== undefined && (
          <button type="button" className={battle.choice} onClick={() => onAct(attack)}>
            {words.attack(name)}
          </button>
        )}
      </footer>
    </section>
  )
}

interface ItemInUseProps extends Pick<PartProps, 'cast' | 'onAct'> {
  readonly item: Item
  /** KT-I3: it may take a hit itself. */
  readonly hit: Action | undefined
}

function ItemInUse({ item, hit, cast, onAct }: ItemInUseProps) {
  const label = `${BATTLE_TEXT[cast.language].inUse}: ${counterName(item, cast)}`
  const about = aboutCounter(item, cast)
  return hit === undefined ? (
    <span role="img" aria-label={label} data-about={about} className={battle.item}>
      <CounterFace what={item} cast={cast} />
    </span>
  ) : (
    <button type="button" aria-label={label} data-about={about} className={battle.item} onClick={() => onAct(hit)}>
      <CounterFace what={item} cast={cast} />
    </button>
  )
}

function targetWords(side: SceneSide, role: string, cast: ForceCardProps['cast']): string {
  const words = BATTLE_TEXT[cast.language]
  const target = knownTarget(side)
  if (target !== undefined) return words.attacks(sideName(cast, target))
  return side.target === HIDDEN ? words.named : role
}

interface LaneProps extends Omit<ForceCardProps, 'role'> {
  readonly step: BattleStep
}

/** Those who fight in one step. */
function Lane({ scene, side, step, offers, cast, hinted, onAct }: LaneProps) {
  const here = side.fighters.filter((fighter) => fighter.step === step)
  return (
    <ul
      className={css.lane}
      aria-label={BATTLE_TEXT[cast.language].steps[step]}
      data-step={step}
      data-now={scene.step === step || undefined}
      data-empty={here.length === 0 || undefined}
    >
      {here.map((fighter, i) => {
        const action = offers.onFighters.get(fighter.key)
        return (
          <FighterView
            key={fighter.key}
            fighter={fighter}
            cast={cast}
            nth={i}
            lit={offers.lit}
            hinted={action !== undefined && sameData(action, hinted)}
            onChoose={action === undefined ? undefined : () => onAct(action)}
          />
        )
      })}
    </ul>
  )
}

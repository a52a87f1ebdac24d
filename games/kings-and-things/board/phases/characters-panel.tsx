/** The pool as cards: whom to try for, what to pay first, and the chance as a number that moves with it. */
import { sameData } from '@crownlands/core/json'
import { HintMark } from '@crownlands/kit/hint.tsx'
import { useEffect, useRef, useState } from 'react'
import type { Character } from '../../content'
import type { Action } from '../../rules/actions'
import { playerName } from '../cast'
import { aboutCounter, CounterFace } from '../counters/counter.tsx'
import type { PartProps } from '../parts'
import { RECRUITING_TEXT } from '../text/recruiting'
import { counterName } from '../words'
import css from './characters-panel.module.css'
import { Offers } from './offers.tsx'
import { type Candidate, candidatesOf, chancesOf } from './recruiting'

/** What is done here and needs no other button. */
export const BY_CHARACTERS: readonly Action['type'][] = ['try', 'discharge', 'rolls', 'calls']

export function CharactersPanel(part: PartProps) {
  const { view, seat, legal, cast, hinted } = part
  const words = RECRUITING_TEXT[cast.language]
  const candidates = candidatesOf(view, legal)
  const [chosen, setChosen] = useState<Character>()
  const candidate = candidates.find(({ character, mostPlus }) => character === chosen && mostPlus !== undefined)
  const advised = hinted?.type === 'try' ? hinted.character : undefined
  const advisedCard = useRef<HTMLLIElement>(null)
  // The pool is longer than a phone is high.
  useEffect(() => {
    if (advised !== undefined) advisedCard.current?.scrollIntoView({ block: 'nearest' })
  }, [advised])
  const of = (...types: readonly Action['type'][]) => legal.filter(({ type }) => types.includes(type))
  return (
    <>
      <ul className={css.pool}>
        {candidates.map((one) => (
          <li key={one.character} ref={one.character === advised ? advisedCard : undefined}>
            <button
              type="button"
              className={css.card}
              aria-pressed={one.character === chosen}
              aria-disabled={one.mostPlus === undefined}
              data-about={aboutCounter(one.character, cast)}
              onClick={() => {
                if (one.mostPlus !== undefined) setChosen(one.character === chosen ? undefined : one.character)
                else part.onTry({ type: 'try', character: one.character, plus: 0 })
              }}
            >
              <span className={css.face}>
                <CounterFace what={one.character} cast={cast} />
              </span>
              <b>{counterName(one.character, cast)}</b>
              <small>{standing(one, part)}</small>
              {one.character === advised && <HintMark />}
            </button>
          </li>
        ))}
      </ul>
      {candidate?.mostPlus !== undefined && seat !== undefined && (
        <Offer
          key={candidate.character}
          {...part}
          candidate={candidate}
          mostPlus={candidate.mostPlus}
          gold={view.players[seat]?.gold ?? 0}
        />
      )}
      {of('discharge').length > 0 && (
        <details className={css.more}>
          <summary>{words.discharge}</summary>
          <Offers {...part} label={words.discharge} actions={of('discharge')} />
        </details>
      )}
      {of('rolls', 'calls').length > 0 && (
        <details className={css.more}>
          <summary>{words.standing}</summary>
          <p>{words.standingAbout}</p>
          <Offers {...part} label={words.standing} actions={of('rolls', 'calls')} />
        </details>
      )}
    </>
  )
}

function standing({ target, owner, mostPlus }: Candidate, { cast }: PartProps): string {
  const words = RECRUITING_TEXT[cast.language]
  if (owner !== undefined) return words.ownedBy(playerName(cast, owner))
  return mostPlus === undefined ? words.notNow : words.needs(target)
}

interface OfferProps extends PartProps {
  readonly candidate: Candidate
  readonly mostPlus: number
  readonly gold: number
}

function Offer({ candidate, mostPlus, gold, cast, hinted, onAct }: OfferProps) {
  const words = RECRUITING_TEXT[cast.language]
  const { character } = candidate
  const [plus, setPlus] = useState(hinted?.type === 'try' && hinted.character === character ? hinted.plus : 0)
  const { atOnce, withAll, price, later } = chancesOf(candidate, plus, gold)
  const action: Action = { type: 'try', character, plus }
  return (
    <div className={css.offer} data-part="offer">
      <output className={css.chance}>{words.chance(atOnce)}</output>
      <label className={css.slider}>
        {words.pay(price)}
        <input
          type="range"
          min={0}
          max={mostPlus}
          step={1}
          value={plus}
          disabled={mostPlus === 0}
          aria-label={words.slider}
          aria-valuetext={`${words.pay(price)}, ${words.chance(atOnce)}`}
          onChange={(event) => setPlus(Number(event.currentTarget.value))}
        />
      </label>
      <small>{words.withLater(withAll, later)}</small>
      <button type="button" className={css.try} onClick={() => onAct(action)}>
        {words.tryFor(counterName(character, cast), price)}
        {sameData(hinted, action) && <HintMark />}
      </button>
    </div>
  )
}

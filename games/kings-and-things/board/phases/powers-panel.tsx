/** Master Thief and Assassin Primus at work: whom, and the dice against whom (KT-P). */
import { sameData } from '@crownlands/core/json'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import { HintMark } from '@crownlands/kit/hint.tsx'
import type { Action, ActionOf } from '../../rules/actions'
import type { Event } from '../../rules/happenings'
import { Die } from '../battle/die.tsx'
import { type Cast, playerName } from '../cast'
import { aboutCounter, CounterFace } from '../counters/counter.tsx'
import type { PartProps } from '../parts'
import { EVENT_TEXT } from '../text/events'
import { type Contest, contestOdds, contestsIn, resultOf, sumOfDice } from './contest'
import css from './powers-panel.module.css'

/** What is done here and needs no other button. */
export const BY_POWERS: readonly Action['type'][] = ['thief']

export function PowersPanel({ view, legal, cast, hinted, onAct }: PartProps) {
  const words = EVENT_TEXT[cast.language]
  const thefts = legal.filter((action): action is ActionOf<'thief'> => action.type === 'thief')
  const isAssassinReady = legal.some(({ type }) => type === 'assassin')
  const { succeeds, lost } = contestOdds()
  if (thefts.length === 0 && !isAssassinReady) return null
  return (
    <div className={css.powers} data-part="powers">
      {thefts.length > 0 && (
        <section aria-label={words.thief}>
          <span className={css.face} data-about={aboutCounter('master_thief', cast)}>
            <CounterFace what="master_thief" cast={cast} />
          </span>
          <p>{words.thief}</p>
          <div className={css.victims}>
            {thefts.map((theft) => {
              const { house, name } = cast.nameplates[theft.seat] ?? { house: undefined, name: '' }
              const player = view.players[theft.seat]
              return (
                <button key={theft.seat} type="button" onClick={() => onAct(theft)}>
                  {house !== undefined && <HouseShield house={house} size={26} />}
                  <span>{words.victim(name, player?.gold ?? 0, player?.rack.length ?? 0)}</span>
                  {sameData(theft, hinted) && <HintMark />}
                </button>
              )
            })}
          </div>
        </section>
      )}
      {isAssassinReady && (
        <section aria-label={words.assassin}>
          <span className={css.face} data-about={aboutCounter('assassin_primus', cast)}>
            <CounterFace what="assassin_primus" cast={cast} />
          </span>
          <p>{words.assassin}</p>
        </section>
      )}
      <p className={css.odds}>{words.contest(succeeds, lost)}</p>
    </div>
  )
}

/** The contests that were rolled last, dice against dice, for everybody to see. */
export function Contests({ latest, cast }: { readonly latest: readonly Event[]; readonly cast: Cast }) {
  const contests = contestsIn(latest)
  if (contests.length === 0) return null
  return (
    <div className={css.contests} data-part="contests">
      {contests.map((contest, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second of one power
        <ContestRow key={i} contest={contest} cast={cast} />
      ))}
    </div>
  )
}

function ContestRow({ contest, cast }: { readonly contest: Contest; readonly cast: Cast }) {
  const words = EVENT_TEXT[cast.language]
  const { seat, other, own, others } = contest
  const result = resultOf(contest)
  const label = words.contestLabel(playerName(cast, seat), sumOfDice(own), playerName(cast, other), sumOfDice(others))
  return (
    <>
      <div className={css.contest} role="img" aria-label={label}>
        <Thrown seat={seat} dice={own} wins={result === 'won'} cast={cast} />
        <Thrown seat={other} dice={others} wins={result === 'lost'} cast={cast} />
      </div>
      <p className={css.result}>{words.results[result]}</p>
    </>
  )
}

interface ThrownProps {
  readonly seat: number
  readonly dice: readonly number[]
  readonly wins: boolean
  readonly cast: Cast
}

function Thrown({ seat, dice, wins, cast }: ThrownProps) {
  const house = cast.nameplates[seat]?.house
  return (
    <span className={css.thrown} data-wins={wins || undefined}>
      {house !== undefined && <HouseShield house={house} size={24} />}
      {dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their places
        <span key={i} className={css.die}>
          <Die die={die} hit={false} nth={i} />
        </span>
      ))}
      <b>{sumOfDice(dice)}</b>
    </span>
  )
}

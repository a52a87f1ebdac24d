/**
 * What is asked out of turn (KT-O7): one bar at the foot of the map or the battle, with what it is about in pictures and an
 * answer a touch. To pass is at the table's foot, and what is asked stands there in words; a lone pass is done by the table.
 */
import { sameData } from '@crownlands/core/json'
import { capital } from '@crownlands/core/text/typesetting'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import { HintMark } from '@crownlands/kit/hint.tsx'
import { Die } from '../battle/die.tsx'
import { nameOfFace } from '../battle/log'
import { playerName, sideName } from '../cast'
import { aboutCounter, CounterFace } from '../counters/counter.tsx'
import type { PartProps } from '../parts'
import { Offers } from '../phases/offers.tsx'
import { QUESTION_TEXT } from '../text/questions'
import { counterName } from '../words'
import css from './question-bar.module.css'
import { type AskedDie, othersAsked, type ShownCreatures, subjectOf } from './subject'

/** `isBattleShown`: who is to be called is touched there. */
export function QuestionBar({ isBattleShown, ...part }: PartProps & { readonly isBattleShown: boolean }) {
  const { view, legal, cast } = part
  const words = QUESTION_TEXT[cast.language]
  const subject = subjectOf(view, legal)
  if (subject === undefined) return null
  const others = othersAsked(view)
  return (
    <section className={css.bar} aria-label={words.question} data-part="question-bar" data-question={subject.kind}>
      {subject.kind === 'calls' && <p>{words.callThem}</p>}
      {subject.kind === 'calls' && !isBattleShown && <Calls {...part} shown={subject.shown} />}
      {subject.kind === 'dice' && <Dice {...part} dice={subject.dice} />}
      {subject.kind === 'item' && (
        <div className={css.played}>
          <span className={css.face} data-about={aboutCounter(subject.item, cast)}>
            <CounterFace what={subject.item} cast={cast} />
          </span>
          <p>
            {words.played(capital(sideName(cast, subject.by)), counterName(subject.item, cast))}
            {subject.answers.length > 0 && ` · ${words.stops}`}
          </p>
          <Offers {...part} label={words.answers} actions={subject.answers} />
        </div>
      )}
      {subject.kind === 'plague' && (
        <div className={css.played}>
          {subject.event !== undefined && (
            <span className={css.face} data-about={aboutCounter(subject.event, cast)}>
              <CounterFace what={subject.event} cast={cast} />
            </span>
          )}
          <p>{words.plague(subject.event === undefined ? '' : counterName(subject.event, cast))}</p>
          <Offers {...part} label={words.answers} actions={subject.answers} />
        </div>
      )}
      <div className={css.aside}>
        {others.length > 0 && <span>{words.alsoAsked(others.map((seat) => playerName(cast, seat)))}</span>}
        {(subject.kind === 'calls' || subject.kind === 'dice') && (
          <details>
            <summary>{words.lessOften}</summary>
            <p>{words.lessOftenAbout}</p>
          </details>
        )}
      </div>
    </section>
  )
}

function Calls({ shown, cast, hinted, onAct }: PartProps & { readonly shown: readonly ShownCreatures[] }) {
  const words = QUESTION_TEXT[cast.language]
  return (
    <div className={css.shown}>
      {shown.map(({ seat, calls }) => {
        const house = cast.nameplates[seat]?.house
        return (
          <fieldset key={seat} className={css.owner} aria-label={playerName(cast, seat)}>
            {house !== undefined && <HouseShield house={house} size={22} />}
            {calls.map((call) => (
              <button
                key={call.creature}
                type="button"
                className={css.face}
                aria-label={words.call(counterName(call.creature, cast), playerName(cast, seat))}
                data-about={aboutCounter(call.creature, cast)}
                onClick={() => onAct(call)}
              >
                <CounterFace what={call.creature} cast={cast} />
                {sameData(call, hinted) && <HintMark />}
              </button>
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}

function Dice({ dice, cast, hinted, onAct }: PartProps & { readonly dice: readonly AskedDie[] }) {
  const words = QUESTION_TEXT[cast.language]
  return (
    <>
      <p>{words.changeDie}</p>
      <ul className={css.dice}>
        {dice.map(({ die, thrower, charms }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their places
          <li key={i}>
            {thrower !== undefined && (
              <span className={css.thrower} data-about={words.thrownBy(nameOfFace(thrower.face, cast), thrower.needs)}>
                <CounterFace what={thrower.face} cast={cast} value={thrower.needs} />
              </span>
            )}
            <Die die={die} hit={thrower !== undefined && die <= thrower.needs} nth={i} />
            {charms.map((charm) => (
              <button key={JSON.stringify(charm)} type="button" className={css.charm} onClick={() => onAct(charm)}>
                {charm.neutral === true ? words.charmDefenders(die, die + charm.by) : words.charm(die, die + charm.by)}
                {sameData(charm, hinted) && <HintMark />}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}

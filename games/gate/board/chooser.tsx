/** A question in place of the hand: whom to attack, where to repair, which card leaves, whether to draw. */

import { sameData } from '@crownlands/core/json'
import type { Language } from '@crownlands/core/room'
import { signed } from '@crownlands/core/text/typesetting'
import { advice } from '@crownlands/kit/advice'
import { HintMark } from '@crownlands/kit/hint.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CARDS, ENEMIES, HEALTH, healthOf, LOCATIONS } from '../content'
import type { Action, Split, View } from '../rules/state'
import { besidesOf } from './besides'
import cards from './cards/cards.module.css'
import { CardFace } from './cards/cards.tsx'
import type { EnemyAnswer, Question, Wish } from './choice'
import { pointing } from './pointing'
import css from './question.module.css'
import { moved, proposedSplit } from './splits'
import type { BoardText } from './text/board-text'
import { BOARD_TEXT } from './text/text'
import { Art } from './town/art.tsx'

interface ChooserProps {
  readonly question: Question
  readonly view: View
  readonly language: Language
  /** The card is played already: it can no longer be put back, only its power declined. */
  readonly standing: boolean
  /** What a hint advises, if there is one. */
  readonly hinted: readonly Action[]
  onAnswer(action: Action): void
  onPoint(action: Action | undefined): void
  onCancel(): void
  onDecline(): void
}

export function Chooser(props: ChooserProps) {
  const { question, standing, language, onCancel, onDecline } = props
  const words = BOARD_TEXT[language]
  const panel = useRef<HTMLElement>(null)
  // A question takes the focus: whoever asked by key answers by key. One that stands takes it once, though it is worked
  // out anew when the table has answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each question, which it does not read
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
  }, [standing || question])
  return (
    <section className={css.question} data-part="question" ref={panel} aria-label={titleOf(question, words)}>
      <header className={css.head}>
        <h2>{titleOf(question, words)}</h2>
        <button type="button" className={css.back} onClick={standing ? onDecline : onCancel}>
          {standing ? words.ask.decline : words.ask.cancel}
        </button>
      </header>
      <Answers {...props} />
    </section>
  )
}

function titleOf(question: Question, words: BoardText): string {
  const source = sourceOf(question.wish, words)
  switch (question.asks) {
    case 'enemy':
      return words.ask.enemy(source)
    case 'split':
      return words.ask.split(source)
    case 'card':
      return words.ask.remove
    case 'power': {
      const { power } = CARDS[question.card]
      return words.ask.draw(power?.kind === 'draw' ? power.cards : 1)
    }
  }
}

function sourceOf(wish: Wish, words: BoardText): string {
  if (wish.kind === 'command') return words.commands[wish.command]
  return wish.kind === 'decline' ? '' : words.cards[wish.card]
}

function Answers(props: ChooserProps) {
  const { question, language, hinted, onAnswer } = props
  const words = BOARD_TEXT[language]
  const isHinted = (action: Action) => hinted.some((one) => sameData(one, action))
  /** Where the focus goes. */
  const firstOf = (answers: readonly { readonly action: Action }[]) =>
    Math.max(
      answers.findIndex(({ action }) => isHinted(action)),
      0,
    )
  switch (question.asks) {
    case 'enemy':
      return <EnemyAnswers {...props} answers={question.answers} />
    case 'split':
      return <SplitAnswers {...props} answers={question.answers} />
    case 'card':
      return (
        <div className={css.row}>
          {question.answers.map(({ card, action }, i) => (
            <button
              key={card}
              type="button"
              className={cards.marketCard}
              data-part="market-card"
              data-first={i === firstOf(question.answers) || undefined}
              aria-label={words.ask.removeCard(card)}
              onClick={() => onAnswer(action)}
            >
              <CardFace card={card} language={language} />
              {isHinted(action) && <HintMark />}
            </button>
          ))}
        </div>
      )
    case 'power': {
      const { power } = CARDS[question.card]
      const cards = power?.kind === 'draw' ? power.cards : 1
      return (
        <div className={css.row}>
          <button type="button" className={css.answer} data-first onClick={() => onAnswer(question.action)}>
            <Art name="draw" size="2.4em" />
            <b>{words.ask.doDraw(cards)}</b>
            {isHinted(question.action) && <HintMark />}
          </button>
        </div>
      )
    }
  }
}

interface EnemyAnswersProps extends ChooserProps {
  readonly answers: readonly EnemyAnswer[]
}

/** G-U4: joined to an enemy whose death leaves something over or hangs on the Tower, the same blow that spares somebody. */
function EnemyAnswers({ answers, view, language, hinted, onAnswer, onPoint }: EnemyAnswersProps) {
  const words = BOARD_TEXT[language]
  const isHinted = (action: Action | undefined) => hinted.some((one) => sameData(one, action))
  const first = answers.flatMap(({ action, sparing }) => [action, sparing]).find(isHinted) ?? answers[0]?.action
  return (
    <div className={css.row}>
      {answers.map(({ enemy, action, sparing }) => {
        const foe = view.left?.enemy === enemy ? view.left : view.right
        const health = healthOf(enemy, view.options.difficulty)
        const besides = advice(() => besidesOf(view, enemy, action, sparing, language))
        return (
          <div key={enemy} className={css.foe}>
            <button
              type="button"
              className={css.answer}
              data-first={action === first || undefined}
              data-enemy={enemy}
              onClick={() => onAnswer(action)}
              {...pointing(action, onPoint)}
            >
              <Art name={enemy} size="2.4em" />
              <span>
                <b>{words.enemies[enemy]}</b>
                <span className={css.facts}>
                  <small>{words.foeHealth(health - (foe?.damage ?? 0), health)}</small>
                  <small>{words.points(ENEMIES[enemy].points)}</small>
                </span>
                {besides?.other !== undefined && <strong>{besides.other}</strong>}
              </span>
              {isHinted(action) && <HintMark />}
            </button>
            {sparing !== undefined && (
              <button
                type="button"
                className={css.spare}
                data-first={sparing === first || undefined}
                onClick={() => onAnswer(sparing)}
                {...pointing(sparing, onPoint)}
              >
                <b>{besides?.spare}</b>
                {besides?.gain !== undefined && <small>{besides.gain}</small>}
                {isHinted(sparing) && <HintMark />}
              </button>
            )}
          </div>
        )
      })}
    </div>
  )
}

interface SplitAnswersProps extends ChooserProps {
  readonly answers: readonly { readonly split: Split; readonly action: Action }[]
}

/** Points are moved from place to place until they lie right: the first proposal is one press away. */
function SplitAnswers({ answers, view, language, hinted, onAnswer, onPoint }: SplitAnswersProps) {
  const words = BOARD_TEXT[language]
  const splits = answers.map(({ split }) => split)
  const advised = answers.find(({ action }) => hinted.some((one) => sameData(one, action)))?.split
  const [chosen, setChosen] = useState(() => advised ?? proposedSplit(view, splits))
  const action = answers.find(({ split }) => split === chosen)?.action
  // The town shows what is proposed.
  const point = useEffectEvent(onPoint)
  useEffect(() => {
    point(action)
    return () => point(undefined)
  }, [action])
  if (chosen === undefined || action === undefined) return null
  return (
    <div className={css.row}>
      {LOCATIONS.map((location) => {
        const more = moved(splits, chosen, location, 1)
        const less = moved(splits, chosen, location, -1)
        if (splits.every((split) => split[location] === 0)) return null
        return (
          <div key={location} className={css.split} data-some={chosen[location] > 0}>
            <span className={css.where}>
              <Art name={location} />
              {words.locations[location]}
            </span>
            <button
              type="button"
              aria-label={words.ask.less(location)}
              aria-disabled={less === undefined}
              onClick={() => setChosen(less ?? chosen)}
            >
              −
            </button>
            <output
              aria-label={`${words.locations[location]}: ${words.ask.fromTo(view[location], view[location] + chosen[location])}`}
            >
              <b>{signed(chosen[location])}</b>
              <small>
                {view[location] + chosen[location]}/{HEALTH[location]}
              </small>
            </output>
            <button
              type="button"
              aria-label={words.ask.more(location)}
              aria-disabled={more === undefined}
              onClick={() => setChosen(more ?? chosen)}
            >
              +
            </button>
          </div>
        )
      })}
      <button type="button" className={css.do} data-first onClick={() => onAnswer(action)}>
        <Art name="repair" />
        {words.ask.mend}
      </button>
    </div>
  )
}

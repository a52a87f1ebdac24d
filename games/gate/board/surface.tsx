/** The table of Gate: the siege, the square and the hand; what is pointed at, asked and shown. */

import { sameData } from '@crownlands/core/json'
import { advice } from '@crownlands/kit/advice'
import { HintMark } from '@crownlands/kit/hint.tsx'
import { isSingleKey } from '@crownlands/kit/keys'
import { type PressedKey, useKeysFromElsewhere } from '@crownlands/kit/keys-from-elsewhere'
import type { SurfaceProps } from '@crownlands/kit/room-ui'
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Enemy } from '../content'
import type { Action, Event, View } from '../rules/state'
import { isSparing, isWithoutTower } from '../rules/town'
import css from './board.module.css'
import { buttonFor, focusCard, focusTowards } from './cards/focus'
import hand from './cards/hand.module.css'
import { Hand } from './cards/hand.tsx'
import { Commands, Market } from './cards/market.tsx'
import { Offers } from './cards/offers.tsx'
import { PileDialog, Piles } from './cards/piles.tsx'
import { poolOf } from './cards/pool'
import { PoolBar } from './cards/pool-bar.tsx'
import { type Choice, meaningOf, type Question, questionAbout, standingQuestion, type Wish, waysOf } from './choice'
import { Chooser } from './chooser.tsx'
import dock from './dock.module.css'
import { meaningOfKey } from './keyboard'
import { legalOn, previewOf } from './preview'
import { outlookOf } from './siege/outlook'
import { OutlookStrip } from './siege/outlook-strip.tsx'
import { Siege } from './siege/siege.tsx'
import { marksOf, marksOfBlow } from './siege/siege-steps'
import { useSiege } from './siege/use-siege'
import { proposedSplit } from './splits'
import type { Pile } from './text/board-text'
import { BOARD_TEXT } from './text/text'

const NOBODY: ReadonlySet<Enemy> = new Set()

export function Surface(props: SurfaceProps<View, Action, Event>) {
  const { seat, language, latest, singleKeys, onAct, onTry, onHold, onSay } = props
  const words = BOARD_TEXT[language]
  /** What the player is asked about. The question itself is made of what is legal now. */
  const [asked, setAsked] = useState<Wish>()
  const [pointed, setPointed] = useState<Wish>()
  const [answer, setAnswer] = useState<Action>()
  const [expected, setExpected] = useState<View>()
  /** How many actions the table has not answered yet. */
  const [unanswered, setUnanswered] = useState(0)
  const [pile, setPile] = useState<Pile>()
  const [page, setPage] = useState<'siege' | 'square'>('siege')
  const lastPlace = useRef(0)
  const { step, table, skip } = useSiege(props)

  // What the rules are sure to bring is on the table before the table has answered, and can be played on.
  const view = expected ?? table
  const legal = useMemo(() => (expected === undefined ? props.legal : legalOn(expected)), [expected, props.legal])
  const hinted = expected === undefined ? props.hinted : undefined
  const live = seat !== undefined && step === undefined && view.ending === undefined
  const choice: Choice = useMemo(() => ({ view, live, legal }), [view, live, legal])
  const standing = useMemo(() => standingQuestion(choice), [choice])
  const question = useMemo(
    () => standing ?? (asked === undefined ? undefined : questionAbout(asked, choice)),
    [standing, asked, choice],
  )
  const previewed = useMemo(() => {
    const advised = legal.find((one) => sameData(one, hinted))
    const action = answer ?? wayPointedAt(view, legal, pointed) ?? advised
    const isLegal = legal.some((one) => sameData(one, action))
    return live && action !== undefined && isLegal ? advice(() => previewOf(view, action)) : undefined
  }, [view, legal, live, pointed, answer, hinted])
  const outlook = useMemo(() => previewed?.outlook ?? outlookOf(view), [view, previewed])
  const marks = useMemo(() => (step === undefined ? marksOf(latest) : marksOfBlow(step.blow)), [step, latest])
  const targets = useMemo(
    () => (question?.asks === 'enemy' ? new Set(question.answers.map(({ enemy }) => enemy)) : NOBODY),
    [question],
  )

  const prompt = question === undefined ? undefined : words.answer[question.asks]
  useEffect(() => onHold(prompt), [prompt, onHold])

  const settle = () => {
    setAsked(undefined)
    setAnswer(undefined)
    setPointed(undefined)
  }
  const act = (action: Action) => {
    settle()
    const after = previewOf(view, action)?.after ?? expected
    setExpected(after)
    setUnanswered((count) => count + 1)
    void onAct(action, expected).finally(() => {
      setUnanswered((count) => count - 1)
      setExpected((now) => (now === after ? undefined : now))
    })
  }
  const wish = (wished: Wish) => {
    const meaning = meaningOf(wished, choice)
    if (meaning.does === 'act') act(meaning.action)
    if (meaning.does === 'try') onTry(meaning.action)
    if (meaning.does === 'ask') {
      setPointed(undefined)
      setAsked(wished)
      if (meaning.question.asks !== 'card') setPage('siege')
    }
  }
  /** Enemies and places are no buttons as long as nothing is asked about them. */
  const explainClick = (target: EventTarget) => {
    if (!live || question !== undefined || !(target instanceof Element)) return
    if (target.closest('[data-part="siege-foe"]:not([data-empty])') !== null) onSay(words.attackFirst)
    else if (target.closest('[data-part="town-place"]') !== null) onSay(words.mendFirst)
  }
  const cancel = () => {
    settle()
    focusCard(lastPlace.current)
  }
  const answerWith = (enemy: Enemy | undefined): Action | undefined =>
    question?.asks === 'enemy' ? question.answers.find((one) => one.enemy === enemy)?.action : undefined

  const onKey = (event: PressedKey) => {
    const meaning = singleKeys || !isSingleKey(event.key) ? meaningOfKey(event) : undefined
    if (meaning === undefined || !carryOut(meaning, event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const carryOut = (meaning: NonNullable<ReturnType<typeof meaningOfKey>>, event: PressedKey): boolean => {
    switch (meaning.does) {
      case 'go':
        return focusTowards(event.target, meaning.direction)
      case 'go-to-card':
        return question === undefined && focusCard(meaning.index)
      case 'use': {
        const use = question === undefined ? buttonFor(event.target, meaning.trait) : undefined
        use?.click()
        return use !== undefined
      }
      case 'put-back':
        // Escape also closes what the table has open, unless something was put back by it.
        if (question === undefined || standing !== undefined) return false
        cancel()
        return true
    }
  }
  useKeysFromElsewhere('[data-area]', onKey)
  useFocusInHand(view.hand.length, question, lastPlace)

  const scene = step?.scene ?? previewed?.after ?? view
  const shared = {
    ...{ view, legal, live, language, onWish: wish, onPoint: setPointed },
    hinted: live && hinted !== undefined ? [hinted] : [],
  }
  return (
    <>
      <div data-area="board" className={css.area}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only the shortcuts of its buttons */}
        <div
          className={css.table}
          data-part="table"
          data-page={page}
          data-live={live}
          aria-busy={unanswered > 0}
          onKeyDown={onKey}
        >
          <div className={css.tabs}>
            {(['siege', 'square'] as const).map((one) => (
              <button key={one} type="button" aria-pressed={page === one} onClick={() => setPage(one)}>
                {words[one]}
                {one === 'square' && page === 'siege' && shared.hinted.some(isInSquare) && <HintMark />}
              </button>
            ))}
          </div>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: it says what to press instead, which keys can reach */}
          <section className={css.siege} aria-label={words.siege} onClick={({ target }) => explainClick(target)}>
            <p className={css.when} data-part="table-when">
              {words.turn(view.turn)}
              {view.enemies.length === 0 && <b>{words.finalStand}</b>}
            </p>
            <Siege
              view={view}
              scene={scene}
              outlook={step === undefined && view.ending === undefined ? outlook : undefined}
              marks={marks}
              language={language}
              targets={targets}
              onEnemy={(enemy) => {
                const action = answerWith(enemy)
                if (action !== undefined) act(action)
              }}
              onPointEnemy={(enemy) => setAnswer(answerWith(enemy))}
            />
            <OutlookStrip
              view={view}
              outlook={outlook}
              previewed={previewed !== undefined}
              blow={step?.blow}
              language={language}
              onSkip={skip}
            />
          </section>
          <section className={css.square} aria-label={words.square}>
            <div className={css.goods}>
              <Market {...shared} />
              <Commands {...shared} />
              <Offers where="square" {...shared} legal={live ? legal : []} />
              <Piles view={view} language={language} onOpen={setPile} />
            </div>
          </section>
        </div>
        {pile !== undefined && (
          <Suspense>
            <PileDialog pile={pile} view={view} language={language} onClose={() => setPile(undefined)} />
          </Suspense>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only the shortcuts of its buttons */}
      <div
        data-area="dock"
        data-tips-above
        className={dock.dock}
        data-part="dock"
        onKeyDown={onKey}
        onFocus={({ target }) => {
          lastPlace.current = Number(target.closest<HTMLElement>('[data-place]')?.dataset.place ?? lastPlace.current)
        }}
      >
        <PoolBar
          pool={poolOf(view)}
          then={previewed === undefined ? undefined : poolOf(previewed.after)}
          {...shared}
          legal={live ? legal : []}
        />
        <div className={hand.dockHand}>
          {question === undefined ? (
            <Hand hand={view.hand} over={view.ending !== undefined} {...shared} />
          ) : (
            <Chooser
              question={question}
              view={view}
              language={language}
              standing={standing !== undefined}
              hinted={shared.hinted}
              onAnswer={act}
              onPoint={setAnswer}
              onCancel={cancel}
              onDecline={() => wish({ kind: 'decline' })}
            />
          )}
        </div>
      </div>
    </>
  )
}

/** On a small table the square is behind a tab. */
function isInSquare({ type }: Action): boolean {
  return type === 'recruit' || type === 'command'
}

/** What the wish that is pointed at would do; of several splits the one that would be proposed. Nobody is spared unasked. */
function wayPointedAt(view: View, legal: readonly Action[], pointed: Wish | undefined): Action | undefined {
  const ways =
    pointed === undefined
      ? []
      : waysOf(pointed, legal).filter((action) => !isSparing(action) && !isWithoutTower(action))
  if (ways.length < 2) return ways[0]
  const splits = ways.flatMap((action) => ('split' in action && action.split !== undefined ? [action.split] : []))
  const proposed = proposedSplit(view, splits)
  return proposed === undefined ? undefined : ways.find((action) => 'split' in action && action.split === proposed)
}

/** The card that was played had the focus: now the next one has it. */
function useFocusInHand(cards: number, question: Question | undefined, lastPlace: { readonly current: number }): void {
  const before = useRef({ cards, question })
  useLayoutEffect(() => {
    const { activeElement, body } = document
    const lost = activeElement === null || activeElement === body
    const changed = before.current.cards !== cards || before.current.question !== question
    if (lost && changed && question === undefined) focusCard(Math.min(lastPlace.current, cards - 1))
    before.current = { cards, question }
  }, [cards, question, lastPlace])
}

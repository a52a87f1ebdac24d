/**
 * The host's words in place of the prompt, with the way on. What was told last stays until the table has shown what came
 * of it; a scoring is told as it happens.
 */
import { type FirstGame, isDone, type Lesson } from '@crownlands/core/first-game'
import type { Language } from '@crownlands/core/room'
import { forReaders } from '@crownlands/kit/for-readers'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '../design/button'
import { hrefOf } from '../page/routes'
import type { GuideParts } from '../table/guide'
import frame from '../table/table-frame.module.css'
import css from './guide-panel.module.css'
import { FIRST_GAME_TEXT } from './text'

interface GuidePanelProps extends GuideParts {
  readonly first: FirstGame
  readonly lesson: Lesson
  readonly language: Language
  onNext(): void
  onPlay(): void
  onAgain(): void
}

export function GuidePanel({ first, lesson, language, busy, notice, ending, scoring, ...on }: GuidePanelProps) {
  const text = FIRST_GAME_TEXT[language]
  const told = useTold(lesson, busy)
  const { steps, words } = first
  const { say = '', done } = words[language][steps[told.step]?.id ?? ''] ?? {}
  const asks = !isDone(first, told)
  /** The table has gone on further than was told: nobody is hurried past what they have not seen. */
  const waiting = busy || told !== lesson
  const goOn = () => {
    if (!waiting) on.onNext()
  }
  const isLast = told.step === steps.length - 1
  const said = useRef<HTMLDivElement>(null)
  const way = useRef<HTMLButtonElement>(null)
  useFocusOnTheWay(way, said, `${told.step} ${asks} ${scoring === undefined}`)
  return (
    <>
      <section className={`${frame.call} ${css.call}`} aria-label={text.host}>
        {notice}
        <div className={css.said} ref={said} tabIndex={-1}>
          <p className={css.step}>{text.step(told.step + 1, steps.length)}</p>
          <p className={css.words} role="status">
            {scoring?.prompt ?? (asks || done === undefined || told.acted === 0 ? say : done)}
          </p>
        </div>
      </section>
      {scoring?.actions ?? (
        <fieldset className={`${frame.actions} ${css.actions}`}>
          <legend className={forReaders}>{text.host}</legend>
          <ButtonLink variant="quiet" href={hrefOf({ page: 'home' })} data-about={`${text.leave}\n${text.leaveAbout}`}>
            {text.leave}
          </ButtonLink>
          {isLast ? (
            <>
              <Button onClick={on.onAgain}>{text.again}</Button>
              <Button variant="seal" onClick={on.onPlay} ref={way}>
                {text.play}
              </Button>
            </>
          ) : asks ? (
            <>
              <Button onClick={goOn} aria-disabled={waiting} data-about={`${text.skip}\n${text.skipAbout}`}>
                {text.skip}
              </Button>
              {ending}
            </>
          ) : (
            <Button variant="seal" onClick={goOn} aria-disabled={waiting} ref={way}>
              {text.next}
            </Button>
          )}
        </fieldset>
      )}
    </>
  )
}

/** The lesson that is told: the one before as long as something is being shown. */
function useTold(lesson: Lesson, busy: boolean): Lesson {
  const [told, setTold] = useState(lesson)
  useEffect(() => {
    if (busy) return
    // A board says only after it was drawn that it has something to show.
    const timer = setTimeout(() => setTold(lesson), 50)
    return () => clearTimeout(timer)
  }, [busy, lesson])
  return told
}

/** Whoever plays by keyboard finds the way on under the hand; what had the focus and is gone gives it to the words. */
function useFocusOnTheWay(
  way: RefObject<HTMLElement | null>,
  said: RefObject<HTMLElement | null>,
  moment: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moment` changes when another button or sentence stands there
  useEffect(() => {
    const { activeElement, body } = document
    const lost = activeElement === null || activeElement === body
    if (way.current !== null && (lost || activeElement.matches(':focus-visible'))) way.current.focus()
    else if (lost) said.current?.focus({ preventScroll: true })
  }, [moment])
}

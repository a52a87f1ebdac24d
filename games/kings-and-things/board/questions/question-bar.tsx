/** What is asked out of turn (KT-O7): one bar at the foot of the map, with an answer a button. To pass is at the table's foot. */
import type { Action } from '../../actions'
import type { SeenTask } from '../../view'
import type { PartProps } from '../parts'
import { Offers } from '../phases/offers.tsx'
import { QUESTION_TEXT } from '../text/questions'
import css from './question-bar.module.css'

/** Whether this is a question, and not a part of a turn. */
export function isQuestion(task: SeenTask | undefined): boolean {
  return task?.type === 'dice' || task?.type === 'answer' || task?.type === 'elixir' || task?.type === 'calls'
}

export function QuestionBar({ answers, ...part }: PartProps & { readonly answers: readonly Action[] }) {
  const words = QUESTION_TEXT[part.cast.language]
  return (
    <section className={css.bar} aria-label={words.question} data-part="question-bar">
      <Offers {...part} label={words.answers} actions={answers} />
    </section>
  )
}

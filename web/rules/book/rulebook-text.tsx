/** A game’s rulebook followed by the rules of the table; every clause is an anchor by its id. */
import type { Room, Rulebook } from '@crownlands/core/room'
import { TABLE_RULES } from '@crownlands/core/text/table-rules'
import type { RoomBook } from '@crownlands/kit/book'
import { Fragment, useEffect, useRef, useState } from 'react'
import { Button } from '../../design/button'
import { hrefOf } from '../../page/routes'
import { useLanguage } from '../../text/words'
import { chapters, holdsClause, passagesOf } from './chapters'
import css from './rulebook.module.css'
import { RULES_TEXT } from './text'
import { useRoomBook } from './use-room-book'
import { useRulebook } from './use-rulebook'

interface RulebookTextProps {
  readonly room: Room
  /** The clause to open at. */
  readonly clause: string | undefined
  /** Changes whenever the clause is asked for anew. */
  readonly asked?: number
  /** The level of the rulebook’s own heading. */
  readonly level: 1 | 2
}

export function RulebookText({ room, ...shown }: RulebookTextProps) {
  const language = useLanguage()
  const text = RULES_TEXT[language]
  const { fetched, again } = useRulebook(room, language)
  const illustrated = useRoomBook(room.game.id)
  const book = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  // The button that brought it is gone: the keyboard goes on from here.
  useEffect(() => {
    if (fetched.state !== 'there' || !pressed.current) return
    pressed.current = false
    if (document.activeElement === document.body) book.current?.focus({ preventScroll: true })
  }, [fetched])
  // Pictures that came later would push away the clause that was asked for.
  if (fetched.state === 'there' && illustrated !== 'coming')
    return (
      <div ref={book} tabIndex={-1}>
        <Books game={room.game.id} rulebook={fetched.rulebook} illustrated={illustrated} {...shown} />
      </div>
    )
  switch (fetched.state) {
    case 'there':
    case 'coming':
      return (
        <p className={css.introduction} role="status">
          {text.coming}
        </p>
      )
    case 'missing':
      return (
        <div className={css.missing}>
          {shown.level === 1 && <h1 className={css.title}>{room.words[language].title}</h1>}
          <p className={css.introduction} role="alert">
            {text.unreachable}
          </p>
          <Button
            variant="seal"
            onClick={() => {
              pressed.current = true
              again()
            }}
          >
            {text.again}
          </Button>
        </div>
      )
  }
}

interface BooksProps extends Omit<RulebookTextProps, 'room'> {
  readonly game: string
  readonly rulebook: Rulebook
  readonly illustrated: RoomBook | undefined
}

function Books({ game, rulebook, illustrated, clause, asked, level }: BooksProps) {
  const language = useLanguage()
  const text = RULES_TEXT[language]
  const place = useRef<HTMLDivElement>(null)
  const [marked, setMarked] = useState(clause)

  const show = (id: string) => {
    setMarked(id)
    const found = place.current?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`)
    found?.scrollIntoView({ block: 'center' })
    found?.focus({ preventScroll: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same clause may be asked for again, and lies elsewhere in another language
  useEffect(() => {
    if (clause !== undefined) show(clause)
  }, [clause, asked, language])

  const books: readonly Rulebook[] = [rulebook, TABLE_RULES[language]]
  const goTo = (id: string) => () => {
    const section = place.current?.querySelector<HTMLElement>(`[id="${id}"]`)
    section?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
  }
  return (
    <div ref={place} className={css.book}>
      <nav aria-label={text.contents} className={css.contents}>
        <ul>
          {chapters(books).map(({ id, title }) => (
            <li key={id}>
              <button type="button" onClick={goTo(id)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {books.map((book, b) => (
        <Book
          key={book.title}
          game={game}
          book={book}
          illustrated={b === 0 ? illustrated : undefined}
          number={b}
          level={level}
          clause={holdsClause(book, marked)}
          books={books}
          onClause={show}
        />
      ))}
    </div>
  )
}

interface BookProps {
  /** Under whose address the clauses are found. */
  readonly game: string
  readonly book: Rulebook
  readonly illustrated: RoomBook | undefined
  readonly number: number
  readonly level: 1 | 2
  /** The one that is marked. */
  readonly clause: string | undefined
  /** All that can be referred to. */
  readonly books: readonly Rulebook[]
  onClause(id: string): void
}

function Book({ game, book, illustrated, number, level, clause, books, onClause }: BookProps) {
  const language = useLanguage()
  const first = level === 1 && number === 0
  const Title = first ? 'h1' : 'h2'
  const Heading = first ? 'h2' : 'h3'
  return (
    <article className={css.part}>
      <Title className={css.title}>{book.title}</Title>
      <p className={css.introduction}>{book.introduction}</p>
      {illustrated !== undefined && (
        <section aria-labelledby="in-short">
          <Heading id="in-short" className={css.heading}>
            {RULES_TEXT[language].inShort}
          </Heading>
          <illustrated.InShort language={language} />
        </section>
      )}
      {book.sections.map((section, s) => (
        <section key={section.title} aria-labelledby={`rules-${number}-${s}`}>
          <Heading id={`rules-${number}-${s}`} tabIndex={-1} className={css.heading}>
            {section.title}
          </Heading>
          {section.clauses.map(({ id, text }) => {
            const Figure = illustrated?.figures[id]
            return (
              <Fragment key={id}>
                <p id={id} tabIndex={-1} className={css.clause} data-asked={id === clause || undefined}>
                  <span className={css.id}>{id}</span>
                  <span>
                    <Passages game={game} text={text} books={books} onClause={onClause} />
                  </span>
                </p>
                {Figure !== undefined && <Figure language={language} />}
              </Fragment>
            )
          })}
        </section>
      ))}
    </article>
  )
}

interface PassagesProps extends Pick<BookProps, 'game' | 'books' | 'onClause'> {
  readonly text: string
}

/** A text whose references to other clauses lead there. */
function Passages({ game, text, books, onClause }: PassagesProps) {
  return passagesOf(text, books).map((passage, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a passage is its place in the text
    <Fragment key={i}>
      {'words' in passage ? (
        passage.words
      ) : (
        <a
          href={hrefOf({ page: 'rules', game, clause: passage.clause })}
          onClick={(event) => {
            // The book may lie beside a table, which is not left for it.
            event.preventDefault()
            onClause(passage.clause)
          }}
        >
          {passage.clause}
        </a>
      )}
    </Fragment>
  ))
}

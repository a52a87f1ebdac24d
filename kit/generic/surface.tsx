/** The generic board and its dock: the table in words above, the actions to choose from below. */
import { sameData } from '@crownlands/core/json'
import type { Room } from '@crownlands/core/room'
import { type CSSProperties, useMemo, useRef, useState } from 'react'
import { DockArea } from '../dock.tsx'
import { HintMark } from '../hint.tsx'
import { type PressedKey, useKeysFromElsewhere } from '../keys-from-elsewhere'
import type { SurfaceProps } from '../room-ui'
import { type Choice, choicesOf, narrowed, partsOf, sizeOf } from './choices'
import css from './generic.module.css'
import { GENERIC_TEXT } from './text'

/** With more than these there is a field to find an action. */
const FEW = 9
/** More are not listed at once. */
const MOST = 60

export function GenericSurface({ room, ...props }: SurfaceProps & { readonly room: Room }) {
  const { view, seat, legal, nameplates, language, hinted, singleKeys, onAct } = props
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const text = GENERIC_TEXT[language]
  const words = room.words[language]
  const live = seat !== undefined && !busy

  const choices = useMemo(() => {
    // The table has a button of its own for the closing action.
    const offered = legal.filter((action) => !sameData(action, room.game.closing))
    const names = nameplates.map(({ name }) => name)
    return choicesOf({ words, writeAction: room.notation.writeAction }, offered, view, names)
  }, [room, words, legal, view, nameplates])
  const board = useMemo(
    () =>
      words
        .board(
          view,
          nameplates.map(({ name }) => name),
        )
        .trimEnd(),
    [words, view, nameplates],
  )
  const parts = useMemo(() => partsOf(board, choices), [board, choices])
  const found = useMemo(() => narrowed(choices, typed), [choices, typed])
  const shown = found.length === 0 ? [] : found.slice(0, MOST)

  const act = async ({ action }: Choice) => {
    if (!live) return
    setBusy(true)
    setTyped('')
    try {
      await onAct(action)
    } finally {
      setBusy(false)
    }
  }

  const press = (about: readonly Choice[], word: string) => {
    const [only] = about
    if (only !== undefined && about.length === 1) return void act(only)
    setTyped(word)
    list.current?.querySelector('button')?.focus()
  }

  const onKey = (event: PressedKey) => {
    const { ctrlKey, altKey, metaKey, code } = event
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
    const choice = digit === undefined ? undefined : shown[Number(digit) - 1]
    if (choice === undefined || !singleKeys || ctrlKey || altKey || metaKey || event.shiftKey) return
    event.preventDefault()
    void act(choice)
  }
  useKeysFromElsewhere('[data-area="dock"]', live ? onKey : undefined)

  const { columns, lines } = sizeOf(board)
  return (
    <>
      <div data-area="board" className={css.area}>
        {/* biome-ignore lint/a11y/useSemanticElements: a section would be a heading's */}
        <div
          className={css.sheet}
          role="region"
          aria-label={text.board}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled by keys where it is larger than its place
          tabIndex={0}
          style={{ '--columns': columns, '--lines': lines } as CSSProperties}
        >
          <pre className={css.board}>
            {parts.map(({ text: part, choices: about }, i) =>
              about.length === 0 || !live ? (
                part
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same word may stand there twice
                <button key={i} type="button" className={css.word} tabIndex={-1} onClick={() => press(about, part)}>
                  {part}
                </button>
              ),
            )}
          </pre>
        </div>
      </div>
      <DockArea
        onKeyDown={(event) => {
          if (!(event.target instanceof HTMLInputElement)) onKey(event)
        }}
      >
        <div className={css.dock} data-live={live}>
          {choices.length > FEW && (
            <input
              className={css.narrow}
              type="search"
              aria-label={text.narrow}
              placeholder={text.narrow}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
          <ul className={css.actions} aria-label={text.actions} ref={list}>
            {shown.map((choice, i) => (
              <li key={choice.code}>
                <button
                  type="button"
                  className={css.action}
                  aria-disabled={!live}
                  aria-keyshortcuts={i < FEW ? `${i + 1}` : undefined}
                  onClick={() => void act(choice)}
                >
                  {i < FEW && singleKeys && (
                    <span className={css.digit} aria-hidden="true">
                      {i + 1}
                    </span>
                  )}
                  {choice.label}
                  {sameData(choice.action, hinted) && <HintMark />}
                </button>
              </li>
            ))}
          </ul>
          {choices.length > 0 && found.length === 0 && <p role="status">{text.noMatch}</p>}
          {found.length > shown.length && <p>{text.more(found.length - shown.length)}</p>}
        </div>
      </DockArea>
    </>
  )
}

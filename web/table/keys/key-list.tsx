import type { KeyHelp } from '@crownlands/kit/room-ui'
import { useLanguage } from '../../text/words'
import css from './key-list.module.css'
import { KEYS_TEXT } from './text'

interface KeyListProps {
  readonly of: 'table' | 'replay'
  /** Those of the game's board. */
  readonly game?: readonly KeyHelp[] | undefined
}

/** All keys of the table, or those of the replay. */
export function KeyList({ of, game = [] }: KeyListProps) {
  const text = KEYS_TEXT[useLanguage()]
  const board = [
    [text.board, text.arrows],
    [text.choose, text.enter],
    [text.escape, 'Esc'],
  ]
  const table = [
    [text.endTurn, 'E'],
    [text.undo, 'U'],
    [text.hint, 'H'],
    [text.rules, 'R'],
    [text.story, 'L'],
    [text.help, '?'],
  ]
  const replay = [
    [text.replayStep, text.arrows],
    [text.replayEnds, text.ends],
    [text.replayLeap, text.pages],
    [text.replayPlay, text.space],
    [text.help, '?'],
  ]
  return (
    <div>
      <p className={css.intro}>{text.intro}</p>
      <dl className={css.keys}>
        {(of === 'table' ? [...board, ...game.map(({ does, key }) => [does, key]), ...table] : replay).map(
          ([does, key]) => (
            <div key={does}>
              <dt>{does}</dt>
              <dd>
                <kbd>{key}</kbd>
              </dd>
            </div>
          ),
        )}
      </dl>
    </div>
  )
}

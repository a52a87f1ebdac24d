import type { KeyHelp } from '@crownlands/kit/room-ui'
import type { TableText } from '../text/text'
import css from './key-list.module.css'

interface KeyListProps {
  readonly text: TableText
  readonly of: 'table' | 'replay'
  /** Those of the game's board. */
  readonly game?: readonly KeyHelp[] | undefined
}

/** All keys of the table, or those of the replay. */
export function KeyList({ text, of, game = [] }: KeyListProps) {
  const { keyList } = text
  const board = [
    [keyList.board, keyList.arrows],
    [keyList.choose, keyList.enter],
    [keyList.escape, 'Esc'],
  ]
  const table = [
    [keyList.endTurn, 'E'],
    [keyList.undo, 'U'],
    [keyList.hint, 'H'],
    [keyList.rules, 'R'],
    [keyList.story, 'L'],
    [keyList.help, '?'],
  ]
  const replay = [
    [keyList.replayStep, keyList.arrows],
    [keyList.replayEnds, keyList.ends],
    [keyList.replayLeap, keyList.pages],
    [keyList.replayPlay, keyList.space],
    [keyList.help, '?'],
  ]
  return (
    <div>
      <p className={css.intro}>{keyList.intro}</p>
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

/** A strip of parchment: what the end of the turn will bring, or, while the enemies attack, what they do. */

import type { Language } from '@crownlands/core/room'
import type { Defeat } from '../../rules/siege'
import type { Ending, View } from '../../rules/state'
import css from '../board.module.css'
import { blowLine, outlookLines } from '../describe'
import { BOARD_TEXT } from '../text/text'
import { Art } from '../town/art.tsx'
import type { Outlook } from './outlook'
import type { Blow } from './siege-steps'

interface OutlookStripProps {
  readonly view: View
  readonly outlook: Outlook
  /** It is of something that is only pointed at. */
  readonly previewed: boolean
  readonly blow: Blow | undefined
  readonly language: Language
  onSkip(): void
}

export function OutlookStrip({ view, outlook, previewed, blow, language, onSkip }: OutlookStripProps) {
  const words = BOARD_TEXT[language]
  if (blow !== undefined) {
    return (
      <div className={css.outlook} data-part="outlook" data-mood="attack">
        <Art name="skull" />
        <p>{blowLine(blow, language)}</p>
        <button type="button" className={css.outlookSkip} onClick={onSkip}>
          {words.skip}
        </button>
      </div>
    )
  }
  const lines = isLost(view.ending) ? [{ fact: words.fell[view.ending] }] : outlookLines(view, outlook, language)
  const over = view.ending !== undefined
  const mood = over ? 'over' : outlook.defeat !== undefined ? 'defeat' : previewed ? 'preview' : 'calm'
  return (
    <div className={css.outlook} data-part="outlook" data-mood={mood}>
      <Art name={outlook.defeat === undefined ? 'fear' : 'skull'} />
      <p>
        {!over && <b>{words.outlook.title} </b>}
        {lines.map(({ fact, detail }) => (
          <span key={fact}>
            {fact} {detail !== undefined && <small>{detail}</small>}
          </span>
        ))}
      </p>
    </div>
  )
}

function isLost(ending: Ending | undefined): ending is Defeat {
  return ending !== undefined && ending !== 'victory'
}

/** The mark of what a hint advises: a dashed line around whatever it lies in, and the hint's lantern. */

import css from './hint.module.css'
import { Icon } from './icons/icon.tsx'

export function HintMark() {
  return (
    <span className={css.mark} data-part="hint" aria-hidden="true">
      <Icon name="hint" size="100%" />
    </span>
  )
}

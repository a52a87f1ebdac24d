/** The mark of what a hint advises: a dashed line around whatever it lies in, and the hint's lantern. */
import { Icon } from './icon.tsx'
import './hint.css'

export function HintMark() {
  return (
    <span className="hint-mark" aria-hidden="true">
      <Icon name="hint" size="100%" />
    </span>
  )
}

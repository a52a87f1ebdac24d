/** What else can be done at a table. */
import { Icon } from '@crownlands/kit/icons/icon.tsx'
import type { TableSummary } from '@crownlands/table/protocol'
import { Button, ButtonLink } from '../../design/button'
import { hrefOf } from '../../page/routes'
import { changeSettings, useSettings } from '../../settings/store/store'
import { playSound, trySounds } from '../../sound/sounds'
import { useLanguage, useWords } from '../../text/words'
import type { Around } from '../flow/around'
import { canExport } from '../flow/flow'
import css from './more-menu.module.css'
import { MENU_TEXT } from './text'

/** Sound is off until asked for: here it is heard before it is chosen. */
function SoundChoice() {
  const { sound } = useSettings()
  const text = MENU_TEXT[useLanguage()].sound
  return (
    <>
      <Button
        variant="quiet"
        aria-pressed={sound}
        onClick={() => {
          changeSettings({ sound: !sound })
          if (!sound) playSound('turn')
        }}
      >
        <Icon name={sound ? 'sound-on' : 'sound-off'} size={22} />
        {sound ? text.on : text.off}
      </Button>
      {!sound && (
        <p className={css.later}>
          {text.first}{' '}
          <Button onClick={() => trySounds()}>
            <Icon name="play" size={16} />
            {text.listen}
          </Button>
        </p>
      )}
    </>
  )
}

interface MoreMenuProps {
  readonly table: TableSummary
  readonly around: Around | undefined
  readonly onExport: (() => void) | undefined
  onKeys(): void
}

export function MoreMenu({ table, around, onExport, onKeys }: MoreMenuProps) {
  const mayExport = canExport(table)
  const text = MENU_TEXT[useLanguage()]
  const { shell } = useWords()
  return (
    <div className={css.menu}>
      {around?.menu}
      <ButtonLink variant="quiet" href={around?.replayHref ?? hrefOf({ page: 'replay', id: table.id })}>
        <Icon name="step-back" size={22} />
        {text.replay}
      </ButtonLink>
      <Button variant="quiet" aria-disabled={!mayExport} onClick={onExport}>
        <Icon name="download" size={22} />
        {text.exportRecord}
      </Button>
      {!mayExport && <p className={css.later}>{text.exportLater}</p>}
      <SoundChoice />
      <Button variant="quiet" onClick={onKeys}>
        <Icon name="help" size={22} />
        {text.keys}
      </Button>
      <ButtonLink variant="quiet" href={hrefOf({ page: 'settings' })}>
        <Icon name="settings" size={22} />
        {shell.settings}
      </ButtonLink>
      <ButtonLink variant="quiet" href={hrefOf({ page: 'home' })}>
        <Icon name="home" size={22} />
        {shell.home}
      </ButtonLink>
    </div>
  )
}

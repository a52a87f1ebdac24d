/** What else can be done at a table. */
import { Icon } from '@crownlands/kit/icon.tsx'
import type { TableSummary } from '@crownlands/table/protocol'
import { Button, ButtonLink } from '../design/button'
import { hrefOf } from '../routes'
import { canExport } from './flow'
import css from './table-frame.module.css'
import type { TableText } from './text'

interface MoreMenuProps {
  readonly table: TableSummary
  readonly text: TableText
  onExport(): void
  onKeys(): void
}

export function MoreMenu({ table, text, onExport, onKeys }: MoreMenuProps) {
  const mayExport = canExport(table)
  return (
    <div className={css.menu}>
      <ButtonLink variant="quiet" href={hrefOf({ page: 'replay', id: table.id })}>
        <Icon name="step-back" size={22} />
        {text.replay}
      </ButtonLink>
      <Button variant="quiet" aria-disabled={!mayExport} onClick={onExport}>
        <Icon name="download" size={22} />
        {text.exportRecord}
      </Button>
      {!mayExport && <p className={css.later}>{text.exportLater}</p>}
      <Button variant="quiet" onClick={onKeys}>
        <Icon name="help" size={22} />
        {text.keys}
      </Button>
      <ButtonLink variant="quiet" href={hrefOf({ page: 'settings' })}>
        <Icon name="settings" size={22} />
        {text.settings}
      </ButtonLink>
      <ButtonLink variant="quiet" href={hrefOf({ page: 'home' })}>
        <Icon name="home" size={22} />
        {text.home}
      </ButtonLink>
    </div>
  )
}

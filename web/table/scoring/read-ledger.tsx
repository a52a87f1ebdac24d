/** The ledger of a scoring, to be read for as long as one likes. */
import type { GameEvent } from '@crownlands/core/game'
import type { Language } from '@crownlands/core/room'
import type { Nameplate, RoomScoring } from '@crownlands/kit/room-ui'
import { Button } from '../../design/button'
import { takeFocus } from '../../design/dialog'
import { useWords } from '../../text/words'
import type { Scoring } from '../flow/flow'
import type { TableOversProps } from '../overs/overs'
import css from './read-ledger.module.css'

interface ReadLedgerProps {
  readonly story: readonly GameEvent[]
  readonly scoring: Scoring
  /** How the room shows its scorings. */
  readonly room: RoomScoring
  readonly nameplates: readonly Nameplate[]
  readonly language: Language
  /** What goes on at the table while it is read. */
  readonly meanwhile?: TableOversProps['meanwhile']
  onClause(id: string): void
  onClose(): void
}

export function ReadLedger({
  story,
  scoring,
  room,
  nameplates,
  language,
  meanwhile,
  onClause,
  onClose,
}: ReadLedgerProps) {
  const { shell } = useWords()
  const events = story.slice(scoring.from, scoring.to)
  return (
    <div className={css.page}>
      {meanwhile !== undefined && (
        <div>
          {meanwhile.strip}
          <p className={css.meanwhile} role="status">
            {meanwhile.said}
          </p>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={css.ledger} aria-label={scoring.title} tabIndex={0}>
        <room.Ledger events={events} nameplates={nameplates} language={language} onClause={onClause} />
      </section>
      <Button variant="seal" className={css.close} ref={takeFocus} onClick={onClose}>
        {shell.close}
      </Button>
    </div>
  )
}

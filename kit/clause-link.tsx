/** In a ledger: the clause that a line follows, which opens the rulebook there. */
import css from './ledger.module.css'

interface ClauseLinkProps {
  readonly id: string
  readonly text: string
  onClause(id: string): void
}

export function ClauseLink({ id, text, onClause }: ClauseLinkProps) {
  return (
    <button type="button" className={css.clause} onClick={() => onClause(id)}>
      {text}
    </button>
  )
}

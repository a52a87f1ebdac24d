/** In a ledger: the clause that a line follows, which opens the rulebook there. */
interface ClauseLinkProps {
  readonly id: string
  readonly text: string
  onClause(id: string): void
}

export function ClauseLink({ id, text, onClause }: ClauseLinkProps) {
  return (
    <button type="button" className="ledger-clause" onClick={() => onClause(id)}>
      {text}
    </button>
  )
}

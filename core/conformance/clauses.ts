/** Which clauses a rule sheet has, and which of them tests cite in their titles. */

const CLAUSE_ID = /\b[A-Z]{1,2}-[A-Z]\d+\b/g

/** `it('title'`, `it.each(CASES)('title'` and `it.each<Case>([ … ])('title'`; not `it.skip` nor `it.todo`. */
const TITLE = /\b(?:it|test|describe)(?:\.each(?:<[\s\S]*?>)?\((?:[^)]*|\[[\s\S]*?\])\))?\(\s*(['"`])(.*?)\1/g

/** The clauses that a rule sheet states: list items that open with an id in bold. */
export function statedClauses(markdown: string): string[] {
  return [...markdown.matchAll(/^- \*\*([A-Z]{1,2}-[A-Z]\d+)\*\*/gm)].map(([, id = '']) => id)
}

/** The clauses cited in the titles of the tests of a source file. A mention in a comment is no test. */
export function clausesTested(source: string): Set<string> {
  const code = source.replace(/^\s*(?:\/\/.*$|\/\*[\s\S]*?\*\/)/gm, '')
  const titles = [...code.matchAll(TITLE)].map(([, , title = '']) => title)
  return new Set(titles.flatMap((title) => title.match(CLAUSE_ID) ?? []))
}

/** The clauses of the sheets that no test cites. */
export function untested(sheets: readonly string[], tests: readonly string[]): string[] {
  const tested = new Set(tests.flatMap((source) => [...clausesTested(source)]))
  return sheets.flatMap(statedClauses).filter((id) => !tested.has(id))
}

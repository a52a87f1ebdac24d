/** A rulebook as text for terminals. */
import type { Language, Rulebook, RulebookClause } from '@crownlands/core/room'
import { TABLE_RULES } from '@crownlands/core/text/table-rules'

const WIDTH = 78

export function writeRulebook(rulebook: Rulebook): string {
  const sections = rulebook.sections.map(({ title, clauses }) =>
    [title.toUpperCase(), ...clauses.map(writeClause)].join('\n\n'),
  )
  return [rulebook.title.toUpperCase(), wrap(rulebook.introduction, ''), ...sections].join('\n\n')
}

/** A clause of the game or of the table. */
export function findClause(rulebook: Rulebook, language: Language, id: string): RulebookClause | undefined {
  return [rulebook, TABLE_RULES[language]]
    .flatMap(({ sections }) => sections.flatMap(({ clauses }) => clauses))
    .find((clause) => clause.id === id.toUpperCase())
}

export function writeClause({ id, text }: RulebookClause): string {
  return `${id}  ${wrap(text, ' '.repeat(id.length + 2))}`
}

/** Breaks lines at spaces; lines after the first are indented. No-break spaces stay whole. */
function wrap(text: string, indent: string): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join(`\n${indent}`)
}

/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { statedClauses } from '@crownlands/core/conformance/clauses'
import type { Rulebook } from '@crownlands/core/room'
import { describe, expect, it } from 'vitest'
import { CARD_NAMES, CARDS, COMMAND_NAMES, ENEMY_NAMES, RANK_NAMES } from '../content'
import { NAMES } from './names'
import { rulebookEn } from './rulebook.en'
import { rulebookFr } from './rulebook.fr'

const sheet = readFileSync(new URL('../../../docs/rules/gate.md', import.meta.url), 'utf8')

function clauseIds({ sections }: Rulebook): string[] {
  return sections.flatMap(({ clauses }) => clauses.map(({ id }) => id))
}

function clause({ sections }: Rulebook, id: string): string {
  return sections.flatMap(({ clauses }) => clauses).find((one) => one.id === id)?.text ?? ''
}

function everyText({ title, introduction, sections }: Rulebook): string[] {
  return [title, introduction, ...sections.flatMap((section) => [section.title, ...section.clauses.map((c) => c.text)])]
}

describe.each([
  ['en', rulebookEn],
  ['fr', rulebookFr],
] as const)('the rulebook of Gate (%s)', (language, rulebook) => {
  const names = NAMES[language]

  it('holds the clauses of the sheet, each once and in their order', () => {
    expect(clauseIds(rulebook)).toEqual(statedClauses(sheet))
  })

  it('leaves no text empty', () => {
    expect(everyText(rulebook).filter((text) => text.trim() === '')).toEqual([])
  })

  it('writes numbers below zero with a true minus sign', () => {
    expect(everyText(rulebook).filter((text) => /-\d/.test(text))).toEqual([])
  })

  it('G-C2, G-C3, G-C4, G-E3: names every card, enemy, command and rank as everybody else does', () => {
    const missing = (id: string, all: readonly string[]) => all.filter((name) => !clause(rulebook, id).includes(name))
    expect(
      missing(
        'G-C2',
        CARD_NAMES.map((card) => names.cards[card]),
      ),
    ).toEqual([])
    const [tyrant, ...nine] = ENEMY_NAMES.map((enemy) => names.enemies[enemy]).reverse()
    expect(missing('G-C3', nine)).toEqual([])
    expect(missing('G-C6', [tyrant ?? ''])).toEqual([])
    expect(
      missing(
        'G-C4',
        COMMAND_NAMES.map((command) => names.commands[command]),
      ),
    ).toEqual([])
    expect(
      missing(
        'G-E3',
        RANK_NAMES.map((rank) => names.ranks[rank]),
      ),
    ).toEqual([])
  })

  it('G-C2: gives each card the numbers of the card set', () => {
    const words =
      language === 'en' ? ['income', 'repair', 'calm', 'attack'] : ['revenu', 'réparation', 'apaisement', 'attaque']
    for (const card of CARD_NAMES) {
      const data = CARDS[card]
      const numbers = [data.income, data.repair, data.calm, data.attack]
      const told = new RegExp(`${names.cards[card]} \\(([^)]*)\\)`).exec(clause(rulebook, 'G-C2'))?.[1] ?? ''
      const expected = numbers.every((number) => number === 1)
        ? [told]
        : numbers.flatMap((number, i) => (number > 0 ? [`${words[i]} ${number}`] : []))
      expect(expected.filter((text) => !told.includes(text))).toEqual([])
      expect(told).not.toBe('')
    }
  })
})

describe('the two rulebooks of Gate', () => {
  it('divide the clauses into the same sections', () => {
    const counts = ({ sections }: Rulebook) => sections.map(({ clauses }) => clauses.length)
    expect(counts(rulebookFr)).toEqual(counts(rulebookEn))
  })

  it('give the same numbers in the same clauses', () => {
    const values = (rulebook: Rulebook) => everyText(rulebook).map((text) => text.match(/[+−]?\d+/g) ?? [])
    expect(values(rulebookFr)).toEqual(values(rulebookEn))
  })
})

describe('French typography', () => {
  it('has a no-break space before ; : ! ? and inside « »', () => {
    const loose = /(?:^|[^\u00a0])[;:!?»]|«(?!\u00a0)/
    expect(everyText(rulebookFr).filter((text) => loose.test(text))).toEqual([])
  })
})

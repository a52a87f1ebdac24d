import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, guessLanguage, readSettings, writeSettings } from './settings'

describe('settings', () => {
  it('come back as they were kept', () => {
    const settings = { ...DEFAULT_SETTINGS, language: 'fr', theme: 'dark', volume: 25 } as const
    expect(readSettings(writeSettings(settings))).toEqual(settings)
  })

  it.each([
    undefined,
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"theme":"neon"}',
    '{"version":2}',
    '{"volume":1e9}',
    '{"other":1}',
  ])('are the defaults when %j is kept', (stored) => {
    expect(readSettings(stored)).toEqual(DEFAULT_SETTINGS)
  })

  it('fill in what an older version did not know', () => {
    expect(readSettings('{"version":1,"theme":"dark"}')).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark' })
  })

  it('keep silent until asked', () => {
    expect(DEFAULT_SETTINGS.sound).toBe(false)
  })
})

describe('the first guess of a language', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['de-DE', 'fr', 'en'], 'fr'],
    [['EN-gb'], 'en'],
    [['de', 'it'], 'en'],
    [[], 'en'],
  ] as const)('for %j is %s', (preferred, language) => {
    expect(guessLanguage(preferred)).toBe(language)
  })
})

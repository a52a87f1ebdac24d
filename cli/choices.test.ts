import { describe, expect, it } from 'vitest'
import { readOptions, readRoom, readSetting } from './choices'

/** The options of a game after `--set`, once for each text. */
function optionsSet(game: string, ...typed: readonly string[]): unknown {
  const settings = typed.reduce<ReturnType<typeof readSetting>>((before, text) => readSetting(text, before), [])
  return readOptions(readRoom(game), undefined, settings)
}

describe('the options of a game as name=value', () => {
  it('may be words, flags and numbers; what is not set stays as it is', () => {
    expect(optionsSet('kings-and-things', 'edition=2010', 'autoCall=true', 'turnLimit=7')).toEqual({
      edition: '2010',
      autoCall: true,
      turnLimit: 7,
    })
    expect(optionsSet('gate', 'difficulty=boss')).toEqual({ difficulty: 'boss', strictPhases: false })
  })

  it('go together with options in JSON, and the last setting of an option counts', () => {
    const settings = readSetting('difficulty=hard', readSetting('difficulty=boss', []))
    expect(readOptions(readRoom('gate'), '{"strictPhases":true}', settings)).toEqual({
      difficulty: 'hard',
      strictPhases: true,
    })
  })

  it('say what is wrong with them, and how the defaults are typed', () => {
    expect(() => optionsSet('kings-gate', 'graveyard=open')).toThrow(
      /graveyard: must be "replace" or "cap"\. The defaults are --set graveyard=replace --set hiddenVp=/,
    )
    expect(() => optionsSet('gate', 'speed=fast')).toThrow('must not have a field "speed"')
    expect(() => optionsSet('gate', 'difficulty')).toThrow(
      '--set takes an option and its value, as in --set name=value',
    )
  })
})

import { describe, expect, it } from 'vitest'
import { lookAlike, readName } from './names'

describe('a name', () => {
  it.each([
    ['Ada', 'Ada'],
    ['  Ada \u00a0 Lovelace\u3000', 'Ada Lovelace'],
    ['e\u0301', 'é'],
    ['Ærøskøbing’s 2nd', 'Ærøskøbing’s 2nd'],
    ['!x!', '!x!'],
    ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['👨‍👩‍👧‍👦'.repeat(5), '👨‍👩‍👧‍👦'.repeat(5)],
    ['🏴󠁧󠁢󠁳󠁣󠁴󠁿 ❤️ 1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 ❤️ 1️⃣'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['ɛ̃́', 'ɛ̃́'],
    ['Ọ̀ṣun', 'Ọ̀ṣun'],
    ['מְנַחֵם', 'מְנַחֵם'.normalize('NFC')],
    ['مُحَمَّد', 'مُحَمَّد'.normalize('NFC')],
    ['ที่รัก', 'ที่รัก'],
    ['क्षत्रिय', 'क्षत्रिय'],
    ['한글', '한글'],
    ['x'.repeat(24), 'x'.repeat(24)],
  ])('may be %j', (given, name) => {
    expect(readName(given)).toBe(name)
  })

  it.each([
    ['nothing', ''],
    ['spaces', ' \u3000'],
    ['braille without dots', '\u2800'],
    ['Hangul fillers', '\u3164'],
    ['a halfwidth Hangul filler', 'a\uffa0'],
    ['conjoining fillers', '\u115f\u1160'],
    ['a blank hieroglyph', '\u{13441}'],
    ['a null notehead', '\u{1d159}'],
    ['a zero-width space', 'Ada\u200b'],
    ['a joiner outside of emoji', 'A\u200dda'],
    ['variation selectors alone', '\ufe0f'],
    ['a bidi override', 'Ada\u202e'],
    ['a bidi isolate', '\u2066Ada\u2069'],
    ['a soft hyphen', 'A\u00adda'],
    ['a lone combining mark', '\u0301'],
    ['a mark on a space', 'a \u0301'],
    ['a mark on punctuation', '.\u0301a'],
    ['an enclosing mark', 'a\u20dd'],
    ['zalgo', 'Z\u0351\u036b\u0343a\u0334\u0335l'],
    ['the same mark twice', 'a\u0323\u0323'],
    ['five Thai marks', 'ก\u0e31\u0e48\u0e49\u0e34\u0e35'],
    ['punctuation alone', '...'],
    ['a line break only in the middle of nothing', '\n'],
    ['a control', 'A\u0007da'],
    ['half a character', '\ud83d'],
    ['a private character', '\ue000'],
    ['a replacement character', 'Ad\ufffd'],
    ['a tag without its flag', 'a\u{e0061}'],
    ['25 characters', 'x'.repeat(25)],
  ])('is not %s', (_, given) => {
    expect(readName(given)).toBeUndefined()
  })
})

describe('two names look alike', () => {
  it.each([
    ['Ada', 'ada'],
    ['Ada', 'Аdа'],
    ['Albert', 'AIbert'],
    ['Albert', 'A1bert'],
    ['ALICE', 'alice'],
    ['ALICE', 'ALlCE'],
    ['Антон', 'АНТОН'],
    ['modern', 'rnodern'],
    ['Bob0', 'BobO'],
    ['Ada', '𝐀𝒹𝓪'],
    ['Ada', 'Ａｄａ'],
    ['Zoë', 'Zoe\u0308'],
  ])('%s and %s', (one, other) => {
    expect(lookAlike(one, other)).toBe(true)
    expect(lookAlike(other, one)).toBe(true)
  })

  it.each([
    ['Ada', 'Eda'],
    ['Ada', 'Ada L'],
    ['Zoë', 'Zoe'],
    ['Guest 0', 'Guest 1'],
    ['👨‍👩‍👧‍👦', '👨‍👩‍👧'],
  ])('but not %s and %s', (one, other) => {
    expect(lookAlike(one, other)).toBe(false)
  })
})

/**
 * What a name may be, and which names look alike. Characters are those of PRECIS (RFC 8264, FreeformClass), with the limits
 * that UTS 39 sets on combining marks; emoji are those recommended for interchange. Likeness is UTS 39's skeleton.
 */
import { CONFUSABLES } from './confusables'

/** In characters as people count them. */
const LONGEST = 24

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** With its joiners and variation selectors, which are allowed nowhere else. */
// biome-ignore lint/complexity/useRegexLiterals: as a literal it needs the target ES2024, of which Node 20 has only parts
const EMOJI = new RegExp('^\\p{RGI_Emoji}$', 'v')
/** Controls, formats, unassigned and private code points. */
const NO_CHARACTER = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/u
/** What is drawn as nothing or as a placeholder, and conjoining jamo, of which syllables are made. */
const UNSEEN =
  /[\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd\u{1d159}\u{13441}\u{13442}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u
/** A mark around a character, or where there is none to carry it. */
const STRAY_MARK = /\p{Me}|(?:^|[^\p{L}\p{M}\p{N}\p{S}])\p{M}/u
/** More than any language writes, in composed text. */
const TOO_MANY_MARKS = /\p{Script=Inherited}{3}/u
/** More than UTS 39 allows, or the same mark twice, in decomposed text. */
const TOO_MANY_DECOMPOSED = /\p{Mn}{5}|(\p{Mn})\1/u
const SOMETHING = /[\p{L}\p{N}\p{S}]/u

/** The name as it is kept; undefined: it cannot be one. */
export function readName(given: string): string | undefined {
  const name = given.normalize('NFC').trim().replace(/\s+/g, ' ')
  const all = Array.from(characters.segment(name), ({ segment }) => segment)
  // Any symbol stands for an emoji from here on.
  const text = all.map((one) => (EMOJI.test(one) ? '☺' : one)).join('')
  const isWrong =
    [NO_CHARACTER, UNSEEN, STRAY_MARK, TOO_MANY_MARKS].some((pattern) => pattern.test(text)) ||
    TOO_MANY_DECOMPOSED.test(text.normalize('NFD')) ||
    !SOMETHING.test(text) ||
    all.length > LONGEST
  return isWrong ? undefined : name
}

const prototypes = new Map(
  CONFUSABLES.flatMap((entry) => {
    const gap = entry.lastIndexOf(' ')
    return [...entry.slice(gap + 1)].map((source) => [source, entry.slice(0, gap)] as const)
  }),
)

/** UTS 39: the same for all that looks the same. */
function skeleton(name: string): string {
  return [...name.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '')]
    .map((character) => prototypes.get(character) ?? character)
    .join('')
    .normalize('NFKD')
}

/**
 * Two names are too much alike if they have one of these in common: one is blind to case, the other to what looks alike in any
 * case, as I and l do.
 */
export function nameKeys(name: string): readonly string[] {
  return [...new Set([skeleton(name.toLowerCase()), skeleton(name).toLowerCase().replaceAll('i', 'l')])]
}

export function lookAlike(one: string, other: string): boolean {
  const keys = nameKeys(other)
  return nameKeys(one).some((key) => keys.includes(key))
}

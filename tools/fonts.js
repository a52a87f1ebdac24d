/**
 * Fonts as our pages need them, half as heavy: without the instructions for coarse screens, which the serif never had,
 * without the figures and capitals that no sheet asks for, and each file with the letters only that its face is fetched for.
 */
import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/** Of the ways to set letters: those that browsers use unasked, and those that sheets ask for by `font-variant-numeric`. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'clig', 'calt', 'rlig', 'lnum', 'tnum']

/** What every face is fetched for, by the name of its file: all characters of its range, in a string. */
export function lettersOfFaces() {
  const css = readFileSync(new URL('../web/design/fonts.css', import.meta.url), 'utf8')
  const faces = [...css.matchAll(/\/files\/([^"]+)".*?unicode-range:([^;]+);/gs)]
  return new Map(faces.map(([, file, ranges]) => [file, ranges.split(',').map(lettersOf).join('')]))
}

function lettersOf(range) {
  const [first, last = first] = range
    .trim()
    .slice('U+'.length)
    .split('-')
    .map((code) => Number.parseInt(code, 16))
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}

/** For vite. */
export function leanFonts() {
  return {
    name: 'crownlands-fonts',
    async generateBundle(_options, bundle) {
      const letters = lettersOfFaces()
      for (const file of Object.values(bundle)) {
        if (!/\.woff2?$/.test(file.fileName)) continue
        const [name] = file.names
        file.source = await subsetFont(Buffer.from(file.source), letters.get(name), {
          keepFeatures: FEATURES,
          noHinting: true,
        })
      }
    },
  }
}

/**
 * Cuts fonts to what our pages need, about half their size: no hinting (the serif never had any), no figures and capitals that no style
 * sheet uses, and in each file only the letters for which its face is loaded.
 */
import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/** Font features to keep: the browsers' defaults, and those that style sheets use by `font-variant-numeric`. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'clig', 'calt', 'rlig', 'lnum', 'tnum']

/** All characters of each face's range as a string, by file name. */
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

/** A plugin for vite. */
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

/**
 * Fonts as our pages need them, a third lighter: without the instructions for coarse screens, which the serif never had,
 * and without the figures and capitals that no sheet asks for.
 */
import subsetFont from 'subset-font'

/** Of the ways to set letters: those that browsers use unasked, and those that sheets ask for by `font-variant-numeric`. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'clig', 'calt', 'rlig', 'lnum', 'tnum']

/** Every character that a file may have: fontsource has parted them already. */
const EVERYTHING = String.fromCodePoint(...Array.from({ length: 0xd800 - 0x20 }, (_, i) => 0x20 + i))

/** For vite. */
export function leanFonts() {
  return {
    name: 'crownlands-fonts',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (!file.fileName.endsWith('.woff2')) continue
        file.source = await subsetFont(Buffer.from(file.source), EVERYTHING, {
          keepFeatures: FEATURES,
          noHinting: true,
        })
      }
    },
  }
}

/** The screens, languages, text sizes and themes on which every page must look right, and how to get from one to another. */
import type { Page } from '@playwright/test'
import type { Pointer } from './layout'

interface Size {
  readonly width: number
  readonly height: number
  readonly pointer: Pointer
}

const SIZES: readonly Size[] = [
  { width: 360, height: 740, pointer: 'fingers' },
  { width: 740, height: 360, pointer: 'fingers' },
  { width: 768, height: 1024, pointer: 'fingers' },
  { width: 1440, height: 900, pointer: 'mouse' },
  { width: 1920, height: 1080, pointer: 'mouse' },
  { width: 2560, height: 1440, pointer: 'mouse' },
]
/** Where one finds one’s way: the words of the tests are English. */
export const DESK: Display = {
  width: 1440,
  height: 900,
  pointer: 'mouse',
  language: 'en',
  textSize: 'normal',
  theme: 'light',
}
const LANGUAGES = ['en', 'fr'] as const
const TEXT_SIZES = ['normal', 'large', 'largest'] as const
const THEMES = ['light', 'dark'] as const

interface Reading {
  readonly language: (typeof LANGUAGES)[number]
  readonly textSize: (typeof TEXT_SIZES)[number]
  readonly theme: (typeof THEMES)[number]
}

export interface Display extends Size, Reading {}

/** What most people have, and the longest words in the largest letters. */
const SAMPLE: readonly Reading[] = [
  { language: 'en', textSize: 'normal', theme: 'light' },
  { language: 'fr', textSize: 'largest', theme: 'dark' },
]

const EVERYTHING: readonly Reading[] = LANGUAGES.flatMap((language) =>
  TEXT_SIZES.flatMap((textSize) => THEMES.map((theme) => ({ language, textSize, theme }))),
)

/** `npm run layout` */
export const isFull = process.env.LAYOUT === 'full'

/** In an order in which little changes from one to the next. `npm run layout` looks at every combination. */
export const DISPLAYS: readonly Display[] = (isFull ? EVERYTHING : SAMPLE).flatMap((reading) =>
  SIZES.map((size) => ({ ...size, ...reading })),
)

/** Every size once, in turn with one reading and with the other: what two screens that are alike share between them. */
export const HALVES: readonly [readonly Display[], readonly Display[]] = isFull
  ? [DISPLAYS, DISPLAYS]
  : [half(0), half(1)]

function half(which: number): readonly Display[] {
  return DISPLAYS.filter((_, i) => (i + Math.floor(i / SIZES.length)) % 2 === which)
}

/** What is another thing on a small screen: sheets, and tables whose parts take turns. */
export const SMALL: readonly Display[] = DISPLAYS.filter(({ pointer }) => pointer === 'fingers')

export function nameOf({ width, height, language, textSize, theme }: Display): string {
  return `${width}x${height} ${language} ${textSize} ${theme}`
}

/** Shows the open page on the display: as if the window were resized, and the settings changed in another tab. */
export async function showOn(page: Page, { width, height, language, textSize, theme }: Display): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(
    async (change) => {
      const key = 'crownlands.settings'
      const before = localStorage.getItem(key)
      const after = JSON.stringify({ ...JSON.parse(before ?? '{}'), ...change })
      if (after !== before) {
        localStorage.setItem(key, after)
        window.dispatchEvent(new StorageEvent('storage', { key }))
      }
      // What measures itself draws itself once more.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      await document.fonts.ready
    },
    { language, textSize, theme },
  )
}

/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HOUSES } from './houses'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

type Theme = 'light' | 'dark'

/** The value of a colour token in one theme, as `#rrggbb`. */
function colour(token: string, theme: Theme): string {
  const value = new RegExp(`^\\s*--${token}:\\s*([^;]+);`, 'm').exec(css)?.[1]?.trim() ?? ''
  const pair = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value)
  const hex = pair === null ? value : pair[theme === 'light' ? 1 : 2]
  if (hex === undefined || !/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`--${token} is no colour: ${value}`)
  return hex
}

/** WCAG 2 relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function ratio(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const PAPERS = ['page', 'raised', 'sunken']
const TEXT: readonly (readonly [string, string])[] = [
  ...PAPERS.flatMap((paper) => ['ink', 'muted', 'accent', 'gold-ink'].map((ink) => [ink, paper] as const)),
  ['on-accent', 'accent'],
  ...HOUSES.map((house) => [`on-house-${house}`, `house-${house}`] as const),
]
const EDGES: readonly (readonly [string, string])[] = [
  ...PAPERS.flatMap((paper) => ['edge', 'focus'].map((edge) => [edge, paper] as const)),
  ...HOUSES.map((house) => [`house-${house}`, 'raised'] as const),
]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(TEXT)('text in %s is readable on %s', (ink, paper) => {
    expect(ratio(colour(ink, theme), colour(paper, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(EDGES)('%s stands out from %s', (edge, paper) => {
    expect(ratio(colour(edge, theme), colour(paper, theme))).toBeGreaterThanOrEqual(3)
  })
})

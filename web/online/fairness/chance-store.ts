/**
 * What this browser saw and gave before a match: the server's seal, and its own part in the chance. The server does not keep
 * words, and what it says afterwards proves nothing about what it said before.
 */
import { isObject } from '@crownlands/core/json'

const KEY = 'crownlands.chance'
const MOST_TABLES = 60

export interface ChanceMemory {
  readonly commitment?: string
  /** With what the device has added to it. */
  readonly word?: string
}

export function chanceMemory(code: string): ChanceMemory {
  const kept = read()[code]
  const { commitment, word } = isObject(kept) ? kept : {}
  return {
    ...(typeof commitment === 'string' && { commitment }),
    ...(typeof word === 'string' && { word }),
  }
}

/** The seal is that which was seen first. */
export function rememberSeal(code: string, commitment: string): void {
  if (chanceMemory(code).commitment === undefined) remember(code, { commitment })
}

export function rememberWord(code: string, word: string): void {
  remember(code, { word })
}

function remember(code: string, change: ChanceMemory): void {
  const { [code]: _, ...others } = read()
  const kept = Object.entries(others).slice(1 - MOST_TABLES)
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ ...Object.fromEntries(kept), [code]: { ...chanceMemory(code), ...change } }),
    )
  } catch {
    // No room, or not allowed: then less can be proved here.
  }
}

function read(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return isObject(kept) ? kept : {}
  } catch {
    return {}
  }
}

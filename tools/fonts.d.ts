import type { Plugin } from 'vite'

export function lettersOfFaces(): ReadonlyMap<string, string>

export function leanFonts(): Plugin

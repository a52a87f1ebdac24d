import type { Plugin } from 'vite'

export function leanFonts(): Plugin

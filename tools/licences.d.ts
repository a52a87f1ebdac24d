import type { Plugin } from 'vite'

export const THIRD_PARTY: string
export function licencesOfWeb(): { readonly page: Plugin; readonly worker: Plugin }

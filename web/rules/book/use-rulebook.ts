/** A rulebook on the page: it comes, or it can be asked for again. */
import type { Language, Room, Rulebook } from '@crownlands/core/room'
import { useCallback, useEffect, useState } from 'react'
import { loadAgain } from '../../pwa/load-again'
import { loadRulebook } from './load-rulebook'

type Fetched =
  | { readonly state: 'coming' }
  | { readonly state: 'there'; readonly rulebook: Rulebook }
  /** It could not be fetched. */
  | { readonly state: 'missing' }

export function useRulebook(room: Room, language: Language): { readonly fetched: Fetched; again(): void } {
  const [fetched, setFetched] = useState<Fetched>({ state: 'coming' })

  useEffect(() => {
    let current = true
    setFetched({ state: 'coming' })
    void loadRulebook(room, language).then((rulebook) => {
      if (current) setFetched(rulebook === undefined ? { state: 'missing' } : { state: 'there', rulebook })
    })
    return () => {
      current = false
    }
  }, [room, language])

  const again = useCallback(() => {
    void loadRulebook(room, language).then((rulebook) => {
      // Many browsers do not fetch again what failed once, however often they are asked: then the page does.
      if (rulebook === undefined) void loadAgain()
      else setFetched({ state: 'there', rulebook })
    })
  }, [room, language])

  return { fetched, again }
}

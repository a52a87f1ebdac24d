/** Follows a table as one viewer for as long as that viewer looks. */
import type { Viewer } from '@crownlands/core/game'
import { hostProblem, type News } from '@crownlands/table/protocol'
import { useEffect, useEffectEvent } from 'react'
import { useHosts } from '../host/use-hosts'

/** One attempt to follow the table; another object begins anew. */
interface Following {
  readonly viewer: Viewer
}

/** `has`: how many final steps of the story the page has already. */
export function useFollowing(
  id: string,
  following: Following | undefined,
  has: number | undefined,
  onNews: (news: News) => void,
): void {
  const { play } = useHosts()
  const hear = useEffectEvent(onNews)
  const stepsKnown = useEffectEvent(() => has)
  useEffect(() => {
    if (following === undefined) return
    let current = true
    const hearIfCurrent = (news: News) => {
      if (current) hear(news)
    }
    const subscribed = play.subscribe(id, following.viewer, stepsKnown(), hearIfCurrent)
    subscribed.catch((error: unknown) => hearIfCurrent({ problem: hostProblem(error) ?? 'host-lost' }))
    return () => {
      current = false
      void subscribed.then((subscription) => play.unsubscribe(subscription)).catch(() => undefined)
    }
  }, [play, id, following])
}

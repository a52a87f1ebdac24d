/** The hosts of other windows on the same tables: each tells the others what it has changed. */
import type { OtherHosts } from '@crownlands/table/local-host'

const CHANNEL = 'crownlands tables'

/** Undefined where browsers know no such channel: then a window notices when it is about to write. */
export function otherWindows(): OtherHosts | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel(CHANNEL)
  return {
    tell: (id) => channel.postMessage(id),
    listen: (onChange) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') onChange(data)
      })
    },
  }
}

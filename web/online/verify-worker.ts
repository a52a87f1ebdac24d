/** Plays a recorded match again, away from the page: chance and every action, by the rules that this browser has. */
import { type Verdict, verdictOn } from './verdict'

self.onmessage = async ({ data }: MessageEvent<{ readonly record: string; readonly commitment: string }>) => {
  const verdict: Verdict | undefined = await verdictOn(data.record, data.commitment).catch(() => undefined)
  self.postMessage(verdict)
}

/** Plays a recorded match again, away from the page: chance and every action, by the rules that this browser has. */
import { type Verdict, type Verifying, verdictOn } from './verdict'

self.onmessage = async ({ data }: MessageEvent<Verifying>) => {
  const verdict: Verdict | undefined = await verdictOn(data).catch((error: unknown) => {
    console.error('A record could not be verified:', error)
    return undefined
  })
  self.postMessage(verdict)
}

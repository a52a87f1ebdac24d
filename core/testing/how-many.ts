/** How much a randomised suite looks at: enough to find faults in every run, and much more behind `npm run conform`. */

/** `usually` in `npm test`, `fully` when the whole study is asked for. */
export function howMany({ usually, fully }: { readonly usually: number; readonly fully: number }): number {
  return process.env.CONFORM === 'full' ? fully : usually
}

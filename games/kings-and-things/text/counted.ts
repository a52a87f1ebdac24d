/** Each kind once with how many there are of it, in the order in which they come. */
export function counted<T>(things: readonly T[]): { readonly what: T; readonly times: number }[] {
  return [...new Set(things)].map((what) => ({ what, times: things.filter((thing) => thing === what).length }))
}

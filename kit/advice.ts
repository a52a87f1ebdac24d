/** Previews, hints and whatever else only advises: a board goes on without them. */

/** Undefined if it cannot be worked out, which is a fault and goes to the log. */
export function advice<T>(workOut: () => T): T | undefined {
  try {
    return workOut()
  } catch (error) {
    console.error(error)
    return undefined
  }
}

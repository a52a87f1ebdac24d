/**
 * Parts of the app that are fetched when they are wanted. `name` is one of the problems that the page has words for.
 * Older browsers remember a module that failed to load for as long as the page lives, so that often only loading the
 * page again helps.
 */
export class NotFetched extends Error {
  override readonly name = 'not-fetched'
}

export async function fetched<T>(part: Promise<T>): Promise<T> {
  try {
    return await part
  } catch (error) {
    throw new NotFetched(error instanceof Error ? error.message : String(error))
  }
}

/** The server counts 24 characters as people do, and one of them may be a family of eleven units. */
export const MOST_TYPED = 100

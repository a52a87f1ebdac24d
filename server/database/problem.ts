/** Says for people why there is no database, and what to do. */
export class DatabaseProblem extends Error {}

/** An error of the person at the command line. The message says what to do; no stack is printed. */
export class UserError extends Error {}

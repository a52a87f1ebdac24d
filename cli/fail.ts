/** A mistake of the person at the command line: the message says what to do, without a stack. */
export class UserError extends Error {}

/**
 * An error of rules or bots as it may be logged and sent between threads: its message may quote what is hidden, a card or a
 * position, so only its wording stays. The stack tells where it happened.
 */
export function sealedError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('Something was thrown that is no error.')
  const message = wordingOf(error.message)
  const sealed = Object.assign(new Error(message), { name: error.name })
  sealed.stack = (error.stack ?? '').replace(error.message, () => message)
  return sealed
}

function wordingOf(message: string): string {
  return message.replace(/(["'`]).*\1|[[{].*[\]}]|\d+/gs, '…')
}

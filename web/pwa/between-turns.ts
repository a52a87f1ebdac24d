/** Nobody is disturbed in the middle of a turn against others: what can wait waits until it is over. */
let inTurn = false
const waiting: (() => void)[] = []

export function noteTurn(mine: boolean): void {
  inTurn = mine
  if (!inTurn) for (const work of waiting.splice(0)) work()
}

export function betweenTurns(work: () => void): void {
  if (inTurn) waiting.push(work)
  else work()
}

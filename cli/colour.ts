/** Colours the seats' castles in a terminal that supports it. Colour is never the only sign: each castle has a letter. */
const SEAT_COLOURS: Readonly<Record<string, string>> = { A: '33', B: '34', C: '31', D: '32' }

export function colour(text: string): string {
  if (!process.stdout.isTTY || process.env.NO_COLOR !== undefined) return text
  return text.replaceAll(
    // In a space of the board, or at the start of a player's line.
    /(?<=│ {1,3})([A-D])[1-4](?= )|(?<=^[▸ ] )([A-D])(?= )/gm,
    (whole, onBoard: string | undefined, player: string | undefined) =>
      `\u001b[1;${SEAT_COLOURS[onBoard ?? player ?? '']}m${whole}\u001b[0m`,
  )
}

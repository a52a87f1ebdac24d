/** Numbers, lists and headings as they are set in every text of the house. */

/** With a true minus: `−3`. */
export function numeral(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** With its sign: `+3`, `0`, `−3`. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : numeral(value)
}

/** How a language joins a series: `a, b and c`. */
export function joinedBy(last: string): (items: readonly (string | number)[]) => string {
  return (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`)
}

/** As a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** In the middle of so many characters. */
export function centred(text: string, width: number): string {
  const before = Math.max(0, Math.floor((width - text.length) / 2))
  return `${' '.repeat(before)}${text}`.padEnd(width)
}

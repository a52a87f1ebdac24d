/** Data as source text, as the formatter of the house would set it. */

const WIDTH = 120

export function writtenOut(value: unknown, indent = ''): string {
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const line = `[${value.map((one) => writtenOut(one, inner)).join(', ')}]`
    const isShort = !line.includes('\n') && indent.length + line.length < WIDTH - 20
    // A table has a line for each of its rows.
    const isTable = value.length > 1 && value.every((one) => Array.isArray(one) && one.length > 1)
    if (isShort && !isTable) return line
    return `[\n${value.map((one) => `${inner}${writtenOut(one, inner)},\n`).join('')}${indent}]`
  }
  if (typeof value === 'string') return `'${value}'`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, of]) => {
    const text = writtenOut(of, inner)
    const isLong = typeof of === 'string' && `${inner}${name}: ${text},`.length > WIDTH
    return `${inner}${name}:${isLong ? `\n${inner}  ` : ' '}${text},\n`
  })
  return `{\n${fields.join('')}${indent}}`
}

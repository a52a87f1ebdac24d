import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { QrCode } from './qr-code'

const LINK = 'https://crownlands.example.org/t/7YWHMfk9JZe2'

it('the code for cameras has every dark module, and no other', () => {
  const { data, size } = encode(LINK, { ecc: 'M', border: 0 })
  const picture = renderToStaticMarkup(createElement(QrCode, { text: LINK, label: 'code' }))
  const drawn = data.map((row) => row.map(() => false))
  const darken = (x: number, y: number) => {
    const row = drawn[y]
    if (row !== undefined) row[x] = true
  }
  for (const [, x = 0, y = 0, length = 0] of [...picture.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map((found) =>
    found.map(Number),
  ))
    for (let i = 0; i < length; i++) darken(x + i, y)
  // The three squares in the corners: a ring one module wide, and a square of three within.
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    for (let y = 0; y < 7; y++)
      for (let x = 0; x < 7; x++) {
        const fromEdge = Math.min(x, y, 6 - x, 6 - y)
        if (fromEdge !== 1) darken(left + x, top + y)
      }
  expect(drawn).toEqual(data)
  expect(picture.match(/<rect/g)).toHaveLength(6)
})

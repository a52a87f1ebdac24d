import { expect, it } from 'vitest'
import { sealedError } from './sealed-error'

it('keeps what went wrong and where, and none of the values that the message quotes', () => {
  const hidden = ['y1', 'Dragon', 'gold', '1234']
  for (const message of [
    `Cannot read properties of undefined (reading 'y1')`,
    `no tile called "Dragon" in {"hand":["Dragon"],"gold":1234}`,
    'seat 1234 holds [Dragon, y1]',
  ]) {
    const sealed = sealedError(new TypeError(message))
    expect([sealed.name, sealed.stack]).toEqual(['TypeError', expect.stringContaining('sealed-error.test')])
    expect(sealed.message).toContain('…')
    for (const secret of hidden) expect(`${sealed.message}${sealed.stack?.split('\n')[0]}`).not.toContain(secret)
  }
  expect(sealedError('Dragon').message).not.toContain('Dragon')
})

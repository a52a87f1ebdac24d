import { expect, it } from 'vitest'
import { addressesFor, isThisMachine } from './addresses'

const OWN = 'http://localhost:4180'

it('a link from localhost has the address of the machine on its network', () => {
  const addresses = ['http://192.168.1.20:4180', 'http://10.0.0.2:4180']
  expect(addressesFor(OWN, { listens: 'network', addresses })).toEqual({ origins: addresses, note: 'ownAddress' })
})

it('says so where others cannot come', () => {
  expect(addressesFor(OWN, { listens: 'machine', addresses: [] })).toEqual({ origins: [OWN], note: 'thisMachineOnly' })
  expect(addressesFor(OWN, { listens: 'network', addresses: [] })).toEqual({ origins: [OWN], note: 'noNetwork' })
})

it('any other address is good for others as it is', () => {
  const own = 'https://play.example.org'
  expect(addressesFor(own, undefined)).toEqual({ origins: [own] })
})

it.each([
  ['localhost', true],
  ['crown.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.1.20', false],
  ['mylocalhost', false],
])('%s is the machine itself: %s', (name, expected) => {
  expect(isThisMachine(name)).toBe(expected)
})

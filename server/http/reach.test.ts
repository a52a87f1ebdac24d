import type { NetworkInterfaceInfo } from 'node:os'
import { expect, it } from 'vitest'
import { isFromThisMachine, reachOf } from './reach'

const card = (address: string, internal = false) =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo
const INTERFACES = {
  docker0: [card('172.17.0.1')],
  lo: [card('127.0.0.1', true), card('::1', true)],
  wlan0: [card('2001:db8::7'), card('fe80::7'), card('192.168.1.20')],
  usb0: [card('169.254.3.4')],
}

function reach(address: string) {
  return reachOf({ address, port: 4180, family: '' }, INTERFACES)
}

it('a server that listens everywhere is reached by every address of the machine, real networks first', () => {
  expect(reach('0.0.0.0')).toEqual({
    listens: 'network',
    addresses: ['http://192.168.1.20:4180', 'http://172.17.0.1:4180'],
  })
  expect(reach('::')?.addresses).toEqual([
    'http://192.168.1.20:4180',
    'http://[2001:db8::7]:4180',
    'http://172.17.0.1:4180',
  ])
  expect(reach('192.168.1.20')?.addresses).toEqual(['http://192.168.1.20:4180'])
})

it('a server that listens to its own machine alone is reached by nobody else', () => {
  for (const address of ['127.0.0.1', '::1']) expect(reach(address)).toEqual({ listens: 'machine', addresses: [] })
  expect(reachOf(null)).toBeUndefined()
  expect(reachOf('/run/socket')).toBeUndefined()
})

it.each([
  [true, 'localhost:4180', '127.0.0.1', {}],
  [true, '[::1]:4180', '::1', {}],
  [true, '127.0.0.1:4180', '::ffff:127.0.0.1', {}],
  [false, 'localhost:4180', '192.168.1.30', {}],
  [false, 'play.example.org', '127.0.0.1', {}],
  [false, 'rebound.example.org:4180', '127.0.0.1', {}],
  [false, 'localhost:4180', '127.0.0.1', { 'x-forwarded-for': '203.0.113.5' }],
  [false, 'localhost:4180', '127.0.0.1', { via: '1.1 proxy' }],
  [false, '127.0.0.1.example.org', '127.0.0.1', {}],
  [false, ']', '127.0.0.1', {}],
  [false, 'localhost:4180', undefined, {}],
])('%s: asked for %s from %s', (expected, host, address, headers) => {
  expect(isFromThisMachine({ host, ...headers }, address)).toBe(expected)
})

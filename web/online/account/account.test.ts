import { describe, expect, it } from 'vitest'
import { deviceName } from './device-name'
import { reasonOf } from './passkey'

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
      'Chrome, Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
      'Edge, Windows',
    ],
    ['Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox, Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    ['curl/8.5.0', ''],
  ])('that says %j is called %j', (agent, name) => {
    expect(deviceName(agent)).toBe(name)
  })
})

describe('a passkey that is not made', () => {
  it.each([
    ['NotAllowedError', 'cancelled'],
    ['AbortError', 'cancelled'],
    ['InvalidStateError', 'already'],
    ['NotSupportedError', 'unable'],
    ['SecurityError', 'insecure'],
  ] as const)('by %s was %s', (name, reason) => {
    expect(reasonOf(new DOMException('', name))).toBe(reason)
  })
})

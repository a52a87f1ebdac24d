import { createECDH, randomBytes } from 'node:crypto'
import { get } from 'node:https'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import webpush from 'web-push'
import { isPublicAddress, publicAgent, publicLookup, type Resolver } from './public-addresses'
import { senderFor } from './push'

describe('an address is public', () => {
  it.each(['8.8.8.8', '100.63.255.255', '172.32.0.1', '2606:4700::6810:84e5', '64:ff9b::808:808'])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})

describe('an address is not public', () => {
  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.1.1', '169.254.169.254', '172.16.0.1'],
    ...['172.31.255.255', '192.0.0.8', '192.168.1.1', '198.18.0.1', '203.0.113.9', '224.0.0.251', '255.255.255.255'],
    ...['::', '::1', 'fe80::1', 'fd12:3456::1', 'fc00::1', 'ff02::1', 'fec0::1', '100::1'],
    // IPv4 inside IPv6: compatible, mapped, NAT64, local NAT64, 6to4, Teredo.
    ...['::127.0.0.1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '64:ff9b::10.0.0.1'],
    ...['64:ff9b:1::a00:1', '2002:7f00:1::', '2001:0:7f00:1::', '2001:db8::1', '3fff::1', 'nonsense', ''],
  ])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('a connection to a host that somebody named', () => {
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.destroy()
  })
  const port = () => {
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  }
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => {
    server.close()
  })

  const inside: Resolver = (_, done) => done(null, [{ address: '127.0.0.1', family: 4 }])

  /** The code of the error with which the request ends. */
  function request(lookup: ReturnType<typeof publicLookup>): Promise<string | undefined> {
    return new Promise((resolve) => {
      get(`https://push.example.org:${port()}/`, { agent: publicAgent(lookup) }).on(
        'error',
        ({ code }: NodeJS.ErrnoException) => resolve(code),
      )
    })
  }

  it('is not made when the name points inside', async () => {
    expect(await request(publicLookup(inside))).toBe('ENOTPUBLIC')
    expect(connections).toBe(0)
    // The same with this machine taken for public: so the server would have noticed.
    expect(await request(publicLookup(inside, () => true))).not.toBe('ENOTPUBLIC')
    expect(connections).toBe(1)
  })

  it('goes to the addresses that were checked, and to no others of the same name', async () => {
    const mixed: Resolver = (_, done) =>
      done(null, [
        { address: '10.0.0.1', family: 4 },
        { address: '8.8.8.8', family: 4 },
        { address: '2606:4700::1', family: 6 },
        { address: '::1', family: 6 },
      ])
    const asked = (options: Parameters<ReturnType<typeof publicLookup>>[1]) =>
      new Promise((resolve) =>
        publicLookup(mixed)('push.example.org', options, (error, address, family) =>
          resolve(error ?? [address, family]),
        ),
      )
    expect(await asked({ all: true })).toEqual([
      [
        { address: '8.8.8.8', family: 4 },
        { address: '2606:4700::1', family: 6 },
      ],
      undefined,
    ])
    expect(await asked({})).toEqual(['8.8.8.8', 4])
    expect(await asked({ family: 6 })).toEqual(['2606:4700::1', 6])
  })

  it('is checked anew for every notice: a name that has moved inside since gets none', async () => {
    const keys = webpush.generateVAPIDKeys()
    const ecdh = createECDH('prime256v1')
    const subscription = {
      endpoint: 'https://push.example.org/device',
      keys: { p256dh: ecdh.generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') },
    }
    const lookups: string[] = []
    const moving: Resolver = (host, done) => {
      lookups.push(host)
      inside(host, done)
    }
    const send = senderFor('mailto:host@example.org', publicAgent(publicLookup(moving)))
    expect([await send(subscription, '{}', keys), await send(subscription, '{}', keys)]).toEqual([0, 0])
    expect(lookups).toEqual(['push.example.org', 'push.example.org'])
    // An address is never looked up, so it is refused before.
    expect(await send({ ...subscription, endpoint: 'https://127.0.0.1/device' }, '{}', keys)).toBe(0)
    expect(lookups).toHaveLength(2)
  })
})

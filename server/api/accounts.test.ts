import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimOldNames } from '../database/old-names'
import { nameKeys } from '../names/names'
import { Authenticator } from '../testing/authenticator'
import { mustBe, openServer, type TestServer } from '../testing/server'
import { type Json, Visitor } from '../testing/visitors'

const ORIGIN = 'http://play.example.org'

let server: TestServer
beforeAll(async () => {
  const environment = { PUBLIC_URL: ORIGIN }
  server = await openServer([
    { role: 'web', environment },
    { role: 'web', environment },
  ])
})
afterAll(() => server.close())

async function begin(visitor: Visitor, path: string): Promise<Json> {
  return mustBe(200, await visitor.post(path)).body
}

async function makePasskey(visitor: Visitor, passkey = new Authenticator(ORIGIN), name = 'my phone') {
  const { id, options } = await begin(visitor, '/me/passkeys/options')
  return visitor.post('/me/passkeys', { id, name, response: passkey.make(options) })
}

async function signIn(visitor: Visitor, passkey: Authenticator, change: (response: Json) => Json = (same) => same) {
  const { id, options } = await begin(visitor, '/sign-in/options')
  return visitor.post('/sign-in', { id, response: change(passkey.sign(options)) })
}

describe('a passkey', () => {
  it('makes an account of a guest, who is known by it on every device and node', async () => {
    const ada = await Visitor.called('Ada of the passkeys', ...server.urls)
    const passkey = new Authenticator(ORIGIN)
    const { body } = mustBe(201, await makePasskey(ada, passkey))
    expect(body).toMatchObject({ name: 'Ada of the passkeys', kind: 'account' })
    const phone = new Visitor(...server.urls)
    expect(mustBe(201, await signIn(phone, passkey)).body.code).toBe(body.code)
    for (let i = 0; i < 2; i++) expect((await phone.get('/me')).body.kind).toBe('account')
    expect((await phone.get('/players/ada OF the passkeys')).body.code).toBe(body.code)
    const { passkeys } = (await phone.get('/me/passkeys')).body
    expect(passkeys).toEqual([
      { id: passkey.id, name: 'my phone', createdAt: expect.any(Number), usedAt: expect.any(Number) },
    ])
  })

  it('is asked for by its own: a challenge is good once, for whoever asked, for five minutes', async () => {
    const ada = await Visitor.called('Ada', ...server.urls)
    const passkey = new Authenticator(ORIGIN)
    const { id, options } = await begin(ada, '/me/passkeys/options')
    const eve = await Visitor.called('Eve', ...server.urls)
    const body = { id, name: '', response: passkey.make(options) }
    expect((await eve.post('/me/passkeys', body)).body.problem).toBe('passkey')
    expect((await new Visitor(...server.urls).post('/me/passkeys', body)).status).toBe(401)
    await ada.ask('PATCH', '/me', { name: 'Ada once' })
    mustBe(201, await ada.post('/me/passkeys', body))
    expect((await ada.post('/me/passkeys', body)).status).toBe(422)
    const late = await begin(ada, '/sign-in/options')
    await server.database.forward(6 * 60_000)
    const answer = await new Visitor(...server.urls).post('/sign-in', {
      ...{ id: late.id, response: passkey.sign(late.options) },
    })
    expect([answer.status, answer.body.message]).toEqual([422, 'That took too long. Try once more.'])
  })

  it('of another site, with another signature, or copied signs nobody in', async () => {
    const ada = await Visitor.called('Ada with a copy', ...server.urls)
    const passkey = new Authenticator(ORIGIN)
    mustBe(201, await makePasskey(ada, passkey))
    const thief = new Visitor(...server.urls)
    const foreign = new Authenticator('https://evil.example')
    expect((await signIn(thief, foreign)).status).toBe(422)
    const forged = await signIn(thief, passkey, (response) => ({
      ...response,
      response: { ...response.response, signature: foreign.sign({ challenge: 'x', rpId: 'x' }).response.signature },
    }))
    expect([forged.status, forged.body.problem]).toEqual([422, 'passkey'])
    mustBe(201, await signIn(new Visitor(...server.urls), passkey))
    mustBe(201, await signIn(new Visitor(...server.urls), passkey))
    // Whoever has copied it counts from where it was copied.
    passkey.counter = 0
    expect((await signIn(thief, passkey)).status).toBe(422)
    expect((await thief.get('/me')).status).toBe(401)
    for (const response of [null, 7, {}, { id: 7 }, { id: passkey.id, response: {} }])
      expect((await signIn(thief, passkey, () => response)).status).toBe(422)
  })

  it('can be one of several, and the last one stays', async () => {
    const ada = await Visitor.called('Ada of several', ...server.urls)
    const [one, other] = [new Authenticator(ORIGIN), new Authenticator(ORIGIN)]
    mustBe(201, await makePasskey(ada, one))
    mustBe(201, await makePasskey(ada, other))
    const { options } = await begin(ada, '/me/passkeys/options')
    expect(options.excludeCredentials.map(({ id }: Json) => id).toSorted()).toEqual([one.id, other.id].toSorted())
    const eve = await Visitor.called('Eve', ...server.urls)
    expect((await eve.ask('DELETE', `/me/passkeys/${one.id}`)).status).toBe(404)
    mustBe(204, await ada.ask('DELETE', `/me/passkeys/${one.id}`))
    expect((await ada.ask('DELETE', `/me/passkeys/${other.id}`)).body.problem).toBe('last-passkey')
    expect((await signIn(new Visitor(...server.urls), one)).status).toBe(422)
    mustBe(201, await signIn(new Visitor(...server.urls), other))
  })

  it('is not made for a name that another account has', async () => {
    const name = 'The only one'
    const first = await Visitor.called(name, ...server.urls)
    const second = await Visitor.called(name.toUpperCase(), ...server.urls)
    mustBe(201, await makePasskey(first))
    expect((await makePasskey(second)).body.problem).toBe('name-taken')
    mustBe(200, await second.ask('PATCH', '/me', { name: 'The other one' }))
    mustBe(201, await makePasskey(second))
    expect((await second.ask('PATCH', '/me', { name })).body.problem).toBe('name-taken')
  })
})

describe('the name of an account', () => {
  it('and what looks like it is taken by no guest, account or bot, until the account has another', async () => {
    const account = await Visitor.called('Ida Paulson', ...server.urls)
    mustBe(201, await makePasskey(account))
    const guest = await Visitor.called('Guest of many names', ...server.urls)
    const makeBot = (name: string) => guest.post('/me/bots', { name })
    for (const name of ['ida paulson', 'lda PauIson', 'Idа Рaulson', 'Ｉda Paulson'])
      for (const answer of [
        await new Visitor(...server.urls).post('/me', { name }),
        await guest.ask('PATCH', '/me', { name }),
        await makeBot(name),
      ])
        expect([name, answer.status, answer.body.problem]).toEqual([name, 409, 'name-taken'])
    // One's own may be written in another way.
    mustBe(200, await account.ask('PATCH', '/me', { name: 'IDA PAULSON' }))
    mustBe(200, await account.ask('PATCH', '/me', { name: 'Ida Paulson the second' }))
    mustBe(201, await makeBot('Ida Paulson'))
    expect((await account.ask('PATCH', '/me', { name: 'lda Paulson' })).body.problem).toBe('name-taken')
    // Guests may share a name.
    await Visitor.called('Somebody', ...server.urls)
    await Visitor.called('Somebody', ...server.urls)
  })

  it('belongs to accounts from before names were compared, to the older of two that look alike', async () => {
    const { pool } = server.database
    await pool.query(
      `insert into player (code, name, kind) values ('old-1', 'Old Tom', 'account'), ('old-2', 'OId Tom', 'account')`,
    )
    expect((await new Visitor(...server.urls).post('/me', { name: 'old tom' })).body.problem).toBe('name-taken')
    mustBe(201, await new Visitor(...server.urls).post('/me', { name: '0ld Tom' }))
    await claimOldNames(server.node.services.db)
    expect((await new Visitor(...server.urls).post('/me', { name: '0ld Tom' })).body.problem).toBe('name-taken')
    const { rows } = await pool.query(
      'select distinct code from account_name join player on player.id = player_id where key = any($1::text[])',
      [nameKeys('old tom')],
    )
    expect(rows).toEqual([{ code: 'old-1' }])
  })
})

it('a host that is none is answered with a problem, not with a fault', async () => {
  const plain = await server.open({ role: 'web' })
  const url = new URL(`${plain.url}/api/v1/sign-in/options`)
  for (const host of ['[', 'a b', '%00']) {
    const status = await new Promise<number>((resolve, reject) => {
      const asked = request(url, { method: 'POST', headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      asked.on('error', reject)
      asked.end()
    })
    expect([host, status]).toEqual([host, 400])
  }
})

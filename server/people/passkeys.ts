/** Passkeys: what turns a guest into an account that is there on every device. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server'
import type { Pool } from 'pg'
import { makeCode } from '../base/ids'
import { inTransaction } from '../database/pool'
import { claimName, isNameProblem } from './account-names'
import type { Player } from './sessions'

/** Where people reach the server: passkeys are good there and nowhere else. */
export interface Place {
  readonly origin: string
  /** The name of the host, without a port. */
  readonly host: string
}

/** Large, and wanted by few: a server starts without it. */
function webauthn() {
  return import('@simplewebauthn/server')
}

export class PasskeyProblem extends Error {}

const CHALLENGE_MINUTES = 5
const NAME = 'Crownlands'

export class Passkeys {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** What a browser needs to make a passkey for this player. */
  async registrationOptions(player: Player, { host }: Place) {
    const { rows } = await this.#pool.query<{ credential_id: Buffer; transports: string[] }>(
      'select credential_id, transports from passkey where player_id = $1',
      [player.id],
    )
    const options = await (await webauthn()).generateRegistrationOptions({
      rpName: NAME,
      rpID: host,
      userName: player.name,
      userDisplayName: player.name,
      userID: new TextEncoder().encode(player.code),
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: rows.map(({ credential_id, transports }) => ({
        id: credential_id.toString('base64url'),
        transports,
      })),
    })
    return { id: await this.#keepChallenge(options.challenge, player.id), options }
  }

  /** Keeps the passkey; the player is an account from now on. */
  async register(
    player: Player,
    place: Place,
    { id, name, response }: { readonly id: string; readonly name: string; readonly response: RegistrationResponseJSON },
  ): Promise<'made' | 'taken'> {
    const expectedChallenge = await this.#takeChallenge(id, player.id)
    const { verified, registrationInfo } = await (await webauthn())
      .verifyRegistrationResponse({
        ...expected(place, expectedChallenge),
        response,
        requireUserVerification: false,
      })
      .catch(notVerified)
    if (!verified) return notVerified()
    const { credential } = registrationInfo
    try {
      await this.#store(player, name, credential)
      return 'made'
    } catch (error) {
      if (isNameProblem(error)) return 'taken'
      throw error
    }
  }

  async #store(player: Player, name: string, credential: WebAuthnCredential): Promise<void> {
    await inTransaction(this.#pool, async (db) => {
      const { rows } = await db.query<Pick<Player, 'name' | 'kind'>>(
        `with key as (
          insert into passkey (credential_id, player_id, public_key, counter, transports, name)
          values ($1, $2, $3, $4, $5, $6)
        )
        select name, kind from player where id = $2 for update`,
        [
          ...[Buffer.from(credential.id, 'base64url'), player.id, Buffer.from(credential.publicKey)],
          ...[credential.counter, credential.transports ?? [], name],
        ],
      )
      const [guest] = rows
      if (guest?.kind !== 'guest') return
      await claimName(db, player.id, guest.name)
      await db.query(`update player set kind = 'account' where id = $1`, [player.id])
    })
  }

  async list(playerId: number): Promise<readonly object[]> {
    const { rows } = await this.#pool.query<{
      credential_id: Buffer
      name: string
      created_at: Date
      used_at: Date | null
    }>('select credential_id, name, created_at, used_at from passkey where player_id = $1 order by created_at', [
      playerId,
    ])
    return rows.map(({ credential_id, name, created_at, used_at }) => ({
      ...{ id: credential_id.toString('base64url'), name, createdAt: created_at.getTime() },
      ...(used_at !== null && { usedAt: used_at.getTime() }),
    }))
  }

  /** The last one stays: nobody could sign in without it. */
  async remove(playerId: number, id: string): Promise<'removed' | 'last' | 'none'> {
    const { rows } = await this.#pool.query<{ credential_id: Buffer }>(
      'select credential_id from passkey where player_id = $1',
      [playerId],
    )
    const own = rows.find(({ credential_id }) => credential_id.toString('base64url') === id)
    if (own === undefined) return 'none'
    if (rows.length === 1) return 'last'
    await this.#pool.query('delete from passkey where credential_id = $1', [own.credential_id])
    return 'removed'
  }

  /** For whoever says who they are with a passkey. */
  async signInOptions({ host }: Place) {
    const options = await (await webauthn()).generateAuthenticationOptions({
      rpID: host,
      userVerification: 'preferred',
    })
    return { id: await this.#keepChallenge(options.challenge, undefined), options }
  }

  /** The player whose passkey it is. */
  async signIn(
    place: Place,
    { id, response }: { readonly id: string; readonly response: AuthenticationResponseJSON },
  ): Promise<number> {
    const expectedChallenge = await this.#takeChallenge(id, undefined)
    const key = await this.#find(typeof response?.id === 'string' ? response.id : '')
    const { verified, authenticationInfo } = await (await webauthn())
      .verifyAuthenticationResponse({
        ...expected(place, expectedChallenge),
        response,
        credential: key.credential,
        requireUserVerification: false,
      })
      .catch(notVerified)
    if (!verified) return notVerified()
    await this.#pool.query('update passkey set counter = $2, used_at = now() where credential_id = $1', [
      ...[Buffer.from(key.credential.id, 'base64url'), authenticationInfo.newCounter],
    ])
    return key.playerId
  }

  async #find(id: string): Promise<{ readonly playerId: number; readonly credential: WebAuthnCredential }> {
    const { rows } = await this.#pool.query<{ player_id: number; public_key: Buffer; counter: number }>(
      'select player_id, public_key, counter from passkey where credential_id = $1',
      [Buffer.from(id, 'base64url')],
    )
    const [row] = rows
    if (row === undefined) throw new PasskeyProblem('Unknown passkey.')
    const publicKey = new Uint8Array(row.public_key)
    return { playerId: row.player_id, credential: { id, publicKey, counter: row.counter } }
  }

  async #keepChallenge(value: string, playerId: number | undefined): Promise<string> {
    const id = makeCode()
    await this.#pool.query(
      `insert into challenge (id, value, player_id, expires_at)
       values ($1, $2, $3, now() + interval '${CHALLENGE_MINUTES} minutes')`,
      [id, value, playerId ?? null],
    )
    return id
  }

  /** Each is good once. */
  async #takeChallenge(id: string, playerId: number | undefined): Promise<string> {
    const { rows } = await this.#pool.query<{ value: string }>(
      `delete from challenge where id = $1 and player_id is not distinct from $2 and expires_at > now() returning value`,
      [id, playerId ?? null],
    )
    const [row] = rows
    if (row === undefined) throw new PasskeyProblem('That took too long. Try once more.')
    return row.value
  }
}

function expected({ origin, host }: Place, expectedChallenge: string) {
  return { expectedChallenge, expectedOrigin: origin, expectedRPID: host }
}

function notVerified(): never {
  throw new PasskeyProblem('The passkey could not be checked. Try once more.')
}

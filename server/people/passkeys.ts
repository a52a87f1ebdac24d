/** Passkeys: what turns a guest into an account that is there on every device. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server'
import { makeCode } from '../base/ids'
import { type Database, fromNow, NOW } from '../database/database'
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
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** What a browser needs to make a passkey for this player. */
  async registrationOptions(player: Player, { host }: Place) {
    const known = await this.#of(player.id).select(['credential_id', 'transports']).execute()
    const options = await (await webauthn()).generateRegistrationOptions({
      rpName: NAME,
      rpID: host,
      userName: player.name,
      userDisplayName: player.name,
      userID: new TextEncoder().encode(player.code),
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: known.map(({ credential_id, transports }) => ({
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
    const passkey = {
      credential_id: idOf(credential.id),
      player_id: player.id,
      public_key: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
    }
    await this.#db.transaction().execute(async (db) => {
      await db.insertInto('passkey').values(passkey).execute()
      const own = db.selectFrom('player').select(['name', 'kind']).where('id', '=', player.id)
      const guest = await own.forUpdate().executeTakeFirst()
      if (guest?.kind !== 'guest') return
      await claimName(db, player.id, guest.name)
      await db.updateTable('player').set({ kind: 'account' }).where('id', '=', player.id).execute()
    })
  }

  async list(playerId: number): Promise<readonly object[]> {
    const rows = await this.#of(playerId)
      .select(['credential_id', 'name', 'created_at', 'used_at'])
      .orderBy('created_at')
      .execute()
    return rows.map(({ credential_id, name, created_at, used_at }) => ({
      ...{ id: credential_id.toString('base64url'), name, createdAt: created_at.getTime() },
      ...(used_at !== null && { usedAt: used_at.getTime() }),
    }))
  }

  /** The last one stays: nobody could sign in without it. */
  async remove(playerId: number, id: string): Promise<'removed' | 'last' | 'none'> {
    const rows = await this.#of(playerId).select('credential_id').execute()
    const own = rows.find(({ credential_id }) => credential_id.toString('base64url') === id)
    if (own === undefined) return 'none'
    if (rows.length === 1) return 'last'
    await this.#db.deleteFrom('passkey').where('credential_id', '=', own.credential_id).execute()
    return 'removed'
  }

  #of(playerId: number) {
    return this.#db.selectFrom('passkey').where('player_id', '=', playerId)
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
    await this.#db
      .updateTable('passkey')
      .set({ counter: authenticationInfo.newCounter, used_at: NOW })
      .where('credential_id', '=', idOf(key.credential.id))
      .execute()
    return key.playerId
  }

  async #find(id: string): Promise<{ readonly playerId: number; readonly credential: WebAuthnCredential }> {
    const row = await this.#db
      .selectFrom('passkey')
      .select(['player_id', 'public_key', 'counter'])
      .where('credential_id', '=', idOf(id))
      .executeTakeFirst()
    if (row === undefined) throw new PasskeyProblem('Unknown passkey.')
    const publicKey = new Uint8Array(row.public_key)
    return { playerId: row.player_id, credential: { id, publicKey, counter: row.counter } }
  }

  async #keepChallenge(value: string, playerId: number | undefined): Promise<string> {
    const id = makeCode()
    const expires_at = fromNow(CHALLENGE_MINUTES, 'minute')
    await this.#db
      .insertInto('challenge')
      .values({ id, value, player_id: playerId ?? null, expires_at })
      .execute()
    return id
  }

  /** Each is good once. */
  async #takeChallenge(id: string, playerId: number | undefined): Promise<string> {
    const row = await this.#db
      .deleteFrom('challenge')
      .where('id', '=', id)
      .where('player_id', 'is not distinct from', playerId ?? null)
      .where('expires_at', '>', NOW)
      .returning('value')
      .executeTakeFirst()
    if (row === undefined) throw new PasskeyProblem('That took too long. Try once more.')
    return row.value
  }
}

function idOf(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}

function expected({ origin, host }: Place, expectedChallenge: string) {
  return { expectedChallenge, expectedOrigin: origin, expectedRPID: host }
}

function notVerified(): never {
  throw new PasskeyProblem('The passkey could not be checked. Try once more.')
}

/** Making and using passkeys. What the library throws becomes a value: most often somebody thought better of it. */
import { fetched } from '@crownlands/table/fetched'
import type { Person } from '@crownlands/table/online'
import * as api from '../api/api'
import { deviceName } from './device-name'

/** Why there is none: the browser's or the person's reason. */
export type NoPasskey = 'cancelled' | 'already' | 'unable' | 'insecure'
export type PasskeyResult = { readonly person: Person } | { readonly no: NoPasskey } | { readonly trouble: api.Trouble }

/** Browsers show passkeys to pages on https or on this machine itself, and to no others. */
export function passkeysHere(): 'able' | 'unable' | 'insecure' {
  if (!window.isSecureContext) return 'insecure'
  return 'PublicKeyCredential' in window ? 'able' : 'unable'
}

const library = () => fetched(import('@simplewebauthn/browser'))

export function makePasskey(): Promise<PasskeyResult> {
  return ceremony(
    () => api.passkeys.options(),
    async (options) =>
      (await library()).startRegistration({
        optionsJSON: options as Parameters<Library['startRegistration']>[0]['optionsJSON'],
      }),
    (id, response) => api.passkeys.make(id, deviceName(navigator.userAgent), response),
  )
}

export function signIn(): Promise<PasskeyResult> {
  return ceremony(
    () => api.passkeys.signInOptions(),
    async (options) =>
      (await library()).startAuthentication({
        optionsJSON: options as Parameters<Library['startAuthentication']>[0]['optionsJSON'],
      }),
    (id, response) => api.passkeys.signIn(id, response),
  )
}

type Library = Awaited<ReturnType<typeof library>>

async function ceremony(
  ask: typeof api.passkeys.options,
  confirm: (options: unknown) => Promise<unknown>,
  tell: (id: string, response: unknown) => Promise<api.Answered<Person>>,
): Promise<PasskeyResult> {
  const here = passkeysHere()
  if (here !== 'able') return { no: here }
  const asked = await ask()
  if ('trouble' in asked) return asked
  try {
    const answer = await tell(asked.value.id, await confirm(asked.value.options))
    return 'trouble' in answer ? answer : { person: answer.value }
  } catch (error) {
    return { no: reasonOf(error) }
  }
}

/** By the names that the standard gives to what a browser throws. */
export function reasonOf(error: unknown): NoPasskey {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'already'
  if (name === 'NotSupportedError' || name === 'ConstraintError') return 'unable'
  return name === 'SecurityError' ? 'insecure' : 'cancelled'
}

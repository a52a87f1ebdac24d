/** Running what must not run as root: PostgreSQL refuses to. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface Account {
  readonly uid: number
  readonly gid: number
}

/** Undefined: as whoever we are. Root takes `nobody`, who is on every machine and owns nothing. */
export function accountFor({ getuid }: Pick<NodeJS.Process, 'getuid'>): Account | undefined {
  return getuid?.() === 0 ? accountCalled('nobody') : undefined
}

/** As in passwd(5): `nobody:x:65534:65534:…`. */
function accountCalled(name: string): Account {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}

export function run(
  command: string,
  args: readonly string[],
  account: Account | undefined,
): Promise<{ readonly code: number | undefined; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/', ...account })
    let output = ''
    child.stdout.on('data', (data) => {
      output += String(data)
    })
    child.stderr.on('data', (data) => {
      output += String(data)
    })
    child.once('error', (error) => resolve({ code: undefined, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? undefined, output }))
  })
}

/** Tests run on Debian's PostgreSQL, the oldest supported version, if it is installed or can be. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export function installPostgresIfMissing() {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (existsSync('/usr/lib/postgresql') || !isRootOnDebian) return
  console.log('Installing PostgreSQL for the tests (once)…')
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'])
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  if (status !== 0)
    console.error(`"${command} ${args.join(' ')}" failed: the server is tested on the embedded PostgreSQL alone.`)
}

/** `crownlands backup` and `crownlands restore`: all online data as one file. */
import type { RowCounts } from '@crownlands/server/database/backup'
import { checkedConfig } from './config'
import { UserError } from './fail'
import { explainFileError } from './text/files'

export async function backUp(file: string): Promise<void> {
  const counts = await withDatabase(file, 'writeBackup')
  console.log(`${file} holds ${counted(counts)}. Keep it where nobody else can read it.`)
}

export async function restore(file: string): Promise<void> {
  const counts = await withDatabase(file, 'readBackup')
  console.log(`Restored ${counted(counts)}.`)
}

async function withDatabase(file: string, work: 'writeBackup' | 'readBackup'): Promise<RowCounts> {
  const config = checkedConfig()
  // Loaded on demand: other commands do not need the server's packages.
  const [{ openDatabase }, { [work]: run }, { DatabaseProblem }, { isDatabaseAway }] = await Promise.all([
    import('@crownlands/server/database/open'),
    import('@crownlands/server/database/backup'),
    import('@crownlands/server/database/problem'),
    import('@crownlands/server/database/away'),
  ])
  try {
    const database = await openDatabase(config, () => undefined)
    try {
      return await run(database.db, file)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (error instanceof DatabaseProblem) throw new UserError(error.message)
    // A disk that is full has no path.
    if (error instanceof Error && ('path' in error || ('syscall' in error && error.syscall === 'write')))
      throw new UserError(`${file}: ${explainFileError(error, 'en')}.`)
    if (isDatabaseAway(error)) throw new UserError('The database does not answer. Nothing was changed by this.')
    throw error
  }
}

function counted({ player = 0, match = 0 }: RowCounts): string {
  return `${player} players and ${match} matches`
}

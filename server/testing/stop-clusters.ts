/** When all tests are done, the clusters that they share are stopped, if any runs. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DATABASE_KINDS, sharedFolder, startCluster } from './databases'

export async function teardown(): Promise<void> {
  for (const kind of DATABASE_KINDS) {
    const folder = sharedFolder(kind)
    if (!existsSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'))) continue
    const cluster = await startCluster(kind, folder)
    await cluster.stop()
  }
}

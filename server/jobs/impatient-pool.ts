/**
 * The pool as graphile-worker sees it. Told that a database is still starting, graphile-worker 0.17 waits longer every time, up to
 * two minutes, before it looks for jobs again; of an error without that code it makes nothing and looks two seconds later.
 */
import type { Pool, PoolClient } from 'pg'

type Callback = Parameters<Pool['connect']>[0]

export function impatient(pool: Pool): Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'connect') return (callback?: Callback) => connect(target, callback)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

function connect(pool: Pool, callback: Callback | undefined): Promise<PoolClient> | undefined {
  if (callback === undefined)
    return pool.connect().catch((error: unknown) => {
      throw new Error('The database could not be reached.', { cause: error })
    })
  pool.connect(callback)
  return undefined
}

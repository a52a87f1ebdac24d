import type { Database } from './database'

/** A value that the first node makes and all nodes share. */
export async function settingOf(db: Database, name: string, make: () => string): Promise<string> {
  const value = make()
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value
}

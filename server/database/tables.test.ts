import { expect, it } from 'vitest'
import { makeDatabase } from '../testing/databases'
import { type Column, TABLES } from './tables'

it('what the compiler knows of the tables is what the migrations have created', async () => {
  const database = await makeDatabase()
  const { rows } = await database.pool.query<{ name: string; column: string; text: string }>(
    `select table_name as name, column_name as column,
       concat_ws(' ', udt_name, case is_nullable when 'YES' then 'null' end,
         case when column_default is not null or is_identity = 'YES' then 'default' end) as text
     from information_schema.columns where table_schema = 'public' and table_name not like 'kysely_%'`,
  )
  const created = rows.map(({ name, column, text }) => `${name}.${column} ${text}`)
  const known = Object.entries(TABLES).flatMap(([name, columns]) =>
    Object.entries<Column<unknown>>(columns).map(([column, { type, isNull, hasDefault }]) =>
      [`${name}.${column} ${type}`, ...(isNull ? ['null'] : []), ...(hasDefault ? ['default'] : [])].join(' '),
    ),
  )
  expect(known.toSorted()).toEqual(created.toSorted())
  await database.remove()
})

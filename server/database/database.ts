/** Queries that the compiler checks against the tables, and statements that are prepared. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type RawBuilder,
  sql,
  type TransactionSettings,
} from 'kysely'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import { isDatabaseAway } from './away'
import type { Tables } from './tables'

/** The pool, or a transaction (`database.transaction().execute(…)`). */
export type Database = Kysely<Tables>

export function databaseOn(pool: Pool): Database {
  return new Kysely({ dialect: new PoolDialect(pool) })
}

class PoolDialect extends PostgresDialect {
  readonly #pool: Pool

  constructor(pool: Pool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver(): Driver {
    return new PoolDriver(this.#pool)
  }
}

/**
 * Unlike Kysely's own driver it names prepared statements, and drops a connection that was lost or could not roll back: the
 * pool would hand it to the next caller as long as it has not heard of its end.
 */
class PoolDriver implements Driver {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PoolConnection> {
    return new PoolConnection(await this.#pool.connect())
  }

  async beginTransaction(
    { client }: PoolConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`
    await client.query(`begin${level}${accessMode === undefined ? '' : ` ${accessMode}`}`)
  }

  async commitTransaction({ client }: PoolConnection): Promise<void> {
    await client.query('commit')
  }

  async rollbackTransaction(connection: PoolConnection): Promise<void> {
    await connection.client.query('rollback').catch(() => {
      connection.broken = true
    })
  }

  async releaseConnection({ client, broken }: PoolConnection): Promise<void> {
    client.release(broken)
  }

  async destroy(): Promise<void> {}
}

interface NamedQuery<Row = unknown> extends CompiledQuery<Row> {
  readonly name?: string
}

class PoolConnection implements DatabaseConnection {
  readonly client: PoolClient
  /** The pool must not use it again. */
  broken = false

  constructor(client: PoolClient) {
    this.client = client
  }

  async executeQuery<Row>({ name, sql, parameters }: NamedQuery): Promise<QueryResult<Row>> {
    const statement = { text: sql, values: [...parameters], ...(name !== undefined && { name }) }
    try {
      const { rows, rowCount } = await this.client.query(statement)
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
    } catch (error) {
      if (isDatabaseAway(error)) this.broken = true
      throw error
    }
  }

  // biome-ignore lint/correctness/useYield: part of Kysely's interface; nothing is streamed here
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('This driver does not stream.')
  }
}

/** The database's clock: the only one that all nodes share. */
export const NOW = sql<Date>`now()`

export function fromNow(
  count: number | RawBuilder<unknown>,
  unit: 'day' | 'hour' | 'minute' | 'second' | 'millisecond',
) {
  return sql<Date>`now() + ${count}::int * ${sql.lit(`1 ${unit}`)}::interval`
}

/** Compiles and never runs. */
const COMPILER = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** A statement that is compiled once, and that each connection parses once. */
export class Prepared<Values extends object, Row> {
  readonly #name: string
  readonly #query: CompiledQuery<Row>

  /** `build` must pass on the values as they are: it is called once, with placeholders. */
  constructor(name: string, build: (values: Values, db: Database) => { compile(db: Database): CompiledQuery<Row> }) {
    this.#name = name
    const placeholders = new Proxy({}, { get: (_, key) => new Placeholder(String(key)) })
    this.#query = build(placeholders as Values, COMPILER).compile(COMPILER)
  }

  get sql(): string {
    return this.#query.sql
  }

  async run(db: Database, values: Values): Promise<readonly Row[]> {
    const query: NamedQuery<Row> = { ...this.#query, name: this.#name, parameters: this.#parameters(values) }
    return (await db.executeQuery<Row>(query)).rows
  }

  /** For a connection of its own. */
  with(values: Values): QueryConfig {
    return { name: this.#name, text: this.sql, values: this.#parameters(values) }
  }

  #parameters(values: Values): unknown[] {
    const given = new Map<string, unknown>(Object.entries(values))
    return this.#query.parameters.map((one) => (one instanceof Placeholder ? given.get(one.name) : one))
  }
}

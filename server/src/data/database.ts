import { createHash } from "node:crypto";
import type { SQL } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { drizzle, PgDialect } from "#db/orm.ts";
import type { Log } from "#observability/log.ts";

/** A connection pool or a running transaction: what a repository works on. */
export type Db = Pick<NodePgDatabase, "select" | "insert" | "update" | "delete" | "execute"> & {
  readonly $client: pg.Pool | pg.PoolClient;
};

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

/** Opens a pool on a PostgreSQL address. Connections are made when they are needed, so this never fails by itself. */
export function openDatabase(url: string, log: Log, maxConnections = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    application_name: "mindreel",
  });
  // An idle connection that breaks (the database restarts) must not end the process; the pool opens another.
  pool.on("error", (error) => log.warn({ err: error }, "lost a database connection"));
  // Nor one that breaks while a transaction waits for something else; its next query fails.
  pool.on("connect", (client) => client.on("error", () => {}));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

const dialect = new PgDialect();

/**
 * Runs a hot query as a named statement, which PostgreSQL plans once a connection. Only for queries whose text comes
 * from a small fixed set: values go in as parameters.
 * @returns the rows as PostgreSQL sends them (`bigint` as string, `timestamptz` as Date)
 */
export async function hotQuery<Row extends pg.QueryResultRow>(db: Pick<Db, "$client">, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const name = createHash("sha1").update(text).digest("base64url");
  const statement: pg.QueryConfig = { name, text, values: params };
  const client: Pick<pg.ClientBase, "query"> = db.$client;
  return (await client.query<Row>(statement)).rows;
}

const batch = 1000;

/**
 * Reads any number of rows, a thousand at a time, by a cursor of the database. Holds one connection until it is read
 * to its end, or given up (`return`), in one view of the data.
 */
export async function* readCursor<Row extends pg.QueryResultRow>(
  db: Pick<Db, "$client">,
  query: SQL,
): AsyncGenerator<Row> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const client = await poolOf(db).connect();
  try {
    await client.query("begin read only");
    await client.query(`declare reading no scroll cursor for ${text}`, params);
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${batch} from reading`);
      yield* rows;
      if (rows.length < batch) return;
    }
  } finally {
    await client.query("rollback").then(
      () => client.release(),
      (error: unknown) => client.release(error instanceof Error ? error : true),
    );
  }
}

const transient = new Set(["40001", "40P01"]);

/** Runs a transaction, again when PostgreSQL ended it only for the sake of another one (deadlock, serialisation). */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transactionOnce(poolOf(db), work);
    } catch (error) {
      const code = databaseErrorCode(error);
      if (attempt === 5 || code === undefined || !transient.has(code)) throw error;
    }
  }
}

/** Drizzle's own helper keeps the connection for ever when `begin` fails: a pool that lost its database stays empty. */
async function transactionOnce<T>(pool: pg.Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(drizzle(client));
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error(String(failure));
    });
    throw error;
  } finally {
    // A connection that cannot even roll back is closed, not lent out again.
    client.release(broken);
  }
}

/**
 * Lets one server at a time work, by a lock of PostgreSQL's on a connection of its own: whoever is killed lets go.
 * @returns undefined where another one is at work
 */
export async function alone<T>(db: Db, lock: number, work: () => Promise<T>): Promise<T | undefined> {
  const client = await poolOf(db).connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [lock]);
    return rows[0]?.mine ? await work() : undefined;
  } finally {
    // Where the connection has broken, its end was the lock's end.
    await client.query("select pg_advisory_unlock_all()").then(
      () => client.release(),
      () => client.release(true),
    );
  }
}

function poolOf({ $client }: Pick<Db, "$client">): pg.Pool {
  if ($client instanceof pg.Pool) return $client;
  throw new Error("a transaction inside a transaction");
}

function databaseError(error: unknown): pg.DatabaseError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError) return cause;
  }
  return undefined;
}

/** PostgreSQL's five-character error code, where the error (or its cause) has one. */
const databaseErrorCode = (error: unknown): string | undefined => databaseError(error)?.code;

/** Whether a parameter is no value of its type, such as a date that is none. */
export const isBadValue = (error: unknown): boolean => databaseErrorCode(error)?.startsWith("22") ?? false;

/** The unique index that an insert or update ran into, if that is what went wrong. */
export function violatedUnique(error: unknown): string | undefined {
  const found = databaseError(error);
  return found?.code === "23505" ? found.constraint : undefined;
}

/**
 * What the log may know of an error: a failed query names its values, which are members' data and hashes. Those that
 * it gathers or was caused by are looked at as well.
 */
export function withoutValues<T>(error: T): T | Error {
  if (!(error instanceof Error)) return error;
  const cause = withoutValues(error.cause);
  if ("params" in error && "query" in error) {
    const told = new Error(`Failed query: ${error.query}`, { cause });
    const frames = (error.stack ?? "").replace(error.message, "");
    told.stack = `${told.message}${frames.slice(frames.indexOf("\n"))}`;
    return told;
  }
  const errors: unknown[] | undefined = error instanceof AggregateError ? error.errors.map(withoutValues) : undefined;
  if (cause === error.cause && errors === undefined) return error;
  // As it is but for these.
  const told: Error = Object.create(error, { cause: { value: cause }, ...(errors && { errors: { value: errors } }) });
  return told;
}

/** What a superuser is told of a failure. */
export function reasonOf(error: unknown): string {
  const known = withoutValues(error);
  return (known instanceof Error ? known.message : String(known)).slice(0, 500);
}

/** Whether the error means that the database cannot be reached just now (as opposed to a fault of the query). */
export function isUnreachable(error: unknown): boolean {
  const code = databaseErrorCode(error);
  // Not a violated protocol (08P01): that is a fault of the query, such as too many parameters.
  if (code !== undefined) return code.startsWith("57P") || /^08(?!P01)/.test(code) || code === "53300";
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && (cause.code === "ECONNREFUSED" || cause.code === "ECONNRESET")) return true;
    if (/Connection terminated|timeout exceeded when trying to connect|Client has encountered/.test(cause.message))
      return true;
  }
  return false;
}

import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import { createHash } from "node:crypto";
import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { SQL } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { bound, refuseIfGone } from "#data/bounds/bounds.ts";
import { DatabaseClient } from "#db/hosts/client.ts";
import { drizzle, PgDialect, sql } from "#db/orm.ts";
import type { Log } from "#observability/log.ts";
import { recordQuery } from "./cache/dependencies.ts";

/** A connection pool or a running transaction. */
export type Db = Pick<NodePgDatabase, "select" | "insert" | "update" | "delete" | "execute"> & {
  readonly $client: pg.Pool | pg.PoolClient;
};

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Waits two seconds at most for connections that are in use, then closes them too. */
  readonly close: () => Promise<void>;
}

/** Milliseconds that a closing pool waits for connections that are in use. */
const closingGrace = 2_000;

const insideTransaction = new AsyncLocalStorage<true>();

/**
 * Runs work that holds a connection: nothing it calls may take another one from a pool. Awaited inside, since Drizzle
 * begins a query only when it is awaited.
 */
export const holdingConnection = <T>(work: () => Promise<T>): Promise<T> =>
  insideTransaction.run(true, async () => await work());

/**
 * Refuses a second connection to code that already holds one. Otherwise as many transactions as there are connections
 * could each wait for one more: a deadlock.
 */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<pg.Pool["connect"]>[0]): Promise<pg.PoolClient> | undefined {
    if (insideTransaction.getStore()) throw new Error("a transaction asks for a second connection");
    recordQuery();
    refuseIfGone();
    if (callback === undefined) return super.connect().then(bound);
    // A waiting call is called back by whoever releases a connection, and must not get that one's bounds.
    super.connect(
      AsyncResource.bind((error, client, release) => {
        if (client === undefined) callback(error, client, release);
        else callback(error, bound(client), (failure) => client.release(failure));
      }),
    );
    return undefined;
  }
}

/**
 * Opens a pool. Connections are made on demand, so this itself never fails.
 * @param Client how to connect: by default, to the host that accepts writes
 */
export function openDatabase(
  url: string,
  log: Log,
  maxConnections = 10,
  Client: typeof pg.Client = DatabaseClient,
): Database {
  const sockets = new Set<Socket>();
  const pool = new Pool({
    connectionString: url,
    Client,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once("close", () => sockets.delete(socket));
    },
    max: maxConnections,
    // Independent statements are pipelined.
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    application_name: "mindreel",
  });
  // An idle connection that breaks, as when the database restarts, must not end the process. The pool opens another.
  pool.on("error", (error) => log.warn({ err: error }, "lost a database connection"));
  const close = async () => {
    const ended = pool.end().then(() => true);
    if (await Promise.race([ended, sleep(closingGrace, false, { ref: false })])) return;
    log.warn({ connections: sockets.size }, "closing database connections still in use");
    for (const socket of sockets) socket.destroy();
  };
  return { db: drizzle(pool), pool, close };
}

/**
 * Builds a frequent query once per pool, and once per transaction, instead of for each call.
 * @param build ends in `.prepare(name)`, for a statement that PostgreSQL parses once per connection
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}

const dialect = new PgDialect();

/** The names of statements, by their text. */
const statementNames = new Map<string, string>();

function statementName(text: string): string {
  const name = statementNames.get(text) ?? createHash("sha1").update(text).digest("base64url");
  statementNames.set(text, name);
  return name;
}

const camelCase = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Columns in snake_case become properties in camelCase, in SQL as in Drizzle's queries. */
async function rowsOf<Row extends object>(db: Pick<Db, "$client">, query: pg.QueryConfig): Promise<Row[]> {
  const client: Pick<pg.ClientBase, "query"> = db.$client;
  const { fields, rows } = await client.query<unknown[]>({ ...query, rowMode: "array" });
  const names = fields.map(({ name }) => camelCase(name));
  return rows.map((values) => Object.fromEntries(names.map((name, at) => [name, values[at]])) as Row);
}

/**
 * Runs a frequent query as a named (prepared) statement, which PostgreSQL parses once a connection. Only for queries
 * whose text comes from a small fixed set; values are parameters.
 * @returns the rows with properties in camelCase, and values as PostgreSQL sends them (`bigint` as string,
 * `timestamptz` as Date)
 */
export function hotQuery<Row extends object>(db: Pick<Db, "$client">, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return rowsOf(db, { name: statementName(text), text, values: params });
}

/**
 * Runs a query that PostgreSQL plans in each call for the values given. For lists whose best plan depends on how much a
 * filter leaves of them, and for statements that are rare.
 */
export function filteredQuery<Row extends object>(db: Pick<Db, "$client">, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return rowsOf(db, { text, values: params });
}

/** The rows of a file, whose columns the query names for its readers. */
export async function fileRows(db: Pick<Db, "$client">, query: SQL): Promise<Record<string, unknown>[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const client: Pick<pg.ClientBase, "query"> = db.$client;
  return (await client.query<Record<string, unknown>>({ name: statementName(text), text, values: params })).rows;
}

/**
 * A `limit` as part of a query's text. As a parameter, PostgreSQL would take it for a tenth of all rows, find any plan
 * made for all values too expensive, and so plan a hot query anew in each call, which takes longer than running it.
 * Searches by words keep their parameter, since their best plan depends on the words.
 */
export const limitTo = (rows: number): SQL => sql.raw(`limit ${rows}`);

/** Rows per fetch. */
const batch = 1000;

/**
 * Reads any number of rows through a cursor, all from one snapshot. Holds a connection until the last row is read or
 * the generator is closed (`return`).
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

/** @throws inside a transaction, which has a connection instead of the pool */
export function poolOf({ $client }: Pick<Db, "$client">): pg.Pool {
  if ($client instanceof pg.Pool) return $client;
  throw new Error("a transaction inside a transaction");
}

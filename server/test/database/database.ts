import pg from "pg";

/** The URL of another database on the same server, with asynchronous commits, since tests need no durability. */
export function withName(url: string, name: string): string {
  const named = new URL(url);
  named.pathname = `/${name}`;
  named.searchParams.set("options", "-c synchronous_commit=off");
  return named.href;
}

async function run(url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Creates an empty database, or a copy of another one: file by file, which costs less than through the WAL. */
export async function makeDatabase(url: string, name: string, template?: string): Promise<void> {
  await run(url, `CREATE DATABASE ${name}${template === undefined ? "" : ` TEMPLATE ${template} STRATEGY FILE_COPY`}`);
}

/**
 * A query that ends the connections selected by `which`, and waits up to `patience` ms for each to end. Only our own:
 * autovacuum runs as a superuser, and PostgreSQL refuses the whole query if it includes one of its processes.
 */
export function endConnections(which: string, patience = 0): string {
  return `SELECT pg_terminate_backend(pid, ${patience}) FROM pg_stat_activity WHERE usename = current_user AND ${which}`;
}

/** Connections to the current database that are waiting for a lock. */
export const waitingForLocks = `SELECT pid FROM pg_locks JOIN pg_stat_activity USING (pid)
  WHERE NOT granted AND datname = current_database()`;

/** Without `WITH (FORCE)`, which fails while autovacuum is at work: a plain drop ends autovacuum by itself. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  // The drop itself waits only five seconds.
  await run(url, endConnections("datname = $1", 20_000), [name]);
  await run(url, `DROP DATABASE IF EXISTS ${name}`);
}

export async function listDatabases(url: string, prefix: string): Promise<string[]> {
  const rows = await run(url, "SELECT datname FROM pg_database WHERE starts_with(datname, $1)", [prefix]);
  return rows.map((row) => String(row["datname"]));
}

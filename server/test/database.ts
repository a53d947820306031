import { setTimeout as sleep } from "node:timers/promises";
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

/** Makes an empty database, or a copy of another one. */
export async function makeDatabase(url: string, name: string, template?: string): Promise<void> {
  await run(url, `CREATE DATABASE ${name}${template === undefined ? "" : ` TEMPLATE ${template}`}`);
}

/** PostgreSQL refuses while autovacuum works on the database, so this tries again. */
const vacuuming = (error: unknown) =>
  error instanceof pg.DatabaseError && error.message === "permission denied to terminate process";

export async function dropDatabase(url: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await run(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      return;
    } catch (error) {
      if (!vacuuming(error) || attempt === 20) throw error;
      await sleep(250);
    }
  }
}

export async function listDatabases(url: string, prefix: string): Promise<string[]> {
  const rows = await run(url, "SELECT datname FROM pg_database WHERE starts_with(datname, $1)", [prefix]);
  return rows.map((row) => String(row["datname"]));
}

import { idOf } from "#backup/store/backups.ts";
import { withClient } from "./client.ts";

/** The schemas in which Mindreel keeps its tables. */
export const ownSchemas = ["public", "drizzle", "pgboss"];

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Runs statements in one transaction. */
const change = (url: string, statements: readonly string[]) =>
  withClient(url, (client) => client.query(statements.join("; ")));

/**
 * Replaces the tables of a database. Those that are there are renamed aside while new ones are made, and removed only
 * once that is done: if it fails, everything is as it was, with extensions and privileges.
 * @param make fills the empty schema `public`
 */
export async function replaceTables<Result>(url: string, make: () => Promise<Result>): Promise<Result> {
  const prefix = `before_restore_${idOf(new Date()).toLowerCase()}`;
  const asideOf = (schema: string) => `${prefix}_${schema}`;
  const { rows } = await withClient(url, (client) =>
    client.query<{ name: string }>("select nspname as name from pg_namespace where nspname = any($1)", [ownSchemas]),
  );
  const there = rows.map(({ name }) => name);
  const aside = there.map(asideOf).join(", ");
  await change(url, [
    ...there.map((name) => `alter schema ${name} rename to ${asideOf(name)}`),
    "create schema public",
  ]);
  let result: Result;
  try {
    result = await make();
  } catch (error) {
    const back = [
      `drop schema if exists ${ownSchemas.join(", ")} cascade`,
      ...there.map((name) => `alter schema ${asideOf(name)} rename to ${name}`),
    ];
    await change(url, back).catch((cause: unknown) => {
      throw new Error(
        `${messageOf(error)}\nWhat was in the database could not be put back (${messageOf(cause)}). Do that once the database works again:\n${back.join(";\n")};`,
        { cause: error },
      );
    });
    throw error;
  }
  if (there.length > 0) {
    await change(url, [`drop schema ${aside} cascade`]).catch((cause: unknown) => {
      throw new Error(`Everything is restored, but ${aside} could not be removed: ${messageOf(cause)}`, { cause });
    });
  }
  return result;
}

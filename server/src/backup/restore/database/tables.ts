import type pg from "pg";
import { idOf } from "#backup/store/manifest.ts";
import { withClient } from "./client.ts";

/** The schemas in which Mindreel keeps its tables. */
const ownSchemas = ["public", "drizzle", "pgboss"];

/** The schemas to which a restore renames them: `before_restore_20261120t140000z_public`. */
const asideSchema = `^before_restore_[0-9t]+z_(${ownSchemas.join("|")})$`;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Runs statements in one transaction. */
const change = (url: string, statements: readonly string[]) =>
  withClient(url, (client) => client.query(statements.join("; ")));

/** The own schemas, and those that an unfinished restore left aside. */
export async function filledSchemas(client: pg.Client): Promise<{ own: string[]; aside: string[] }> {
  const { rows } = await client.query<{ name: string; own: boolean }>(
    `select nspname as name, nspname = any($1) as own from pg_namespace
     where nspname = any($1) or nspname ~ $2 order by nspname`,
    [ownSchemas, asideSchema],
  );
  const named = (own: boolean) => rows.flatMap((row) => (row.own === own ? [row.name] : []));
  return { own: named(true), aside: named(false) };
}

/** The extensions in some schemas, such as those of the database's provider, each after those that it needs. */
async function extensionsIn(client: pg.Client, schemas: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(extname) as name from pg_extension e join pg_namespace n on n.oid = extnamespace
     where nspname = any($1) order by e.oid`,
    [schemas],
  );
  return rows.map(({ name }) => name);
}

/** Moves an extension, if it can be moved and its objects are ours: those of a trusted one belong to an administrator. */
const moveIfAllowed = (extension: string) =>
  `do $$ begin alter extension ${extension} set schema public;
   exception when insufficient_privilege or feature_not_supported then null; end $$`;

/**
 * Removes what was renamed aside, by this restore and by earlier ones that were killed. Extensions stay; one that cannot
 * be moved is created again.
 */
async function removeAside(url: string): Promise<void> {
  const { aside, extensions } = await withClient(url, async (client) => {
    const { aside } = await filledSchemas(client);
    return { aside, extensions: await extensionsIn(client, aside) };
  });
  if (aside.length === 0) return;
  const statements = [
    ...extensions.map(moveIfAllowed),
    `drop schema ${aside.join(", ")} cascade`,
    ...extensions.map((name) => `create extension if not exists ${name} schema public`),
  ];
  await change(url, statements).catch((cause: unknown) => {
    throw new Error(
      `Everything is restored, but ${aside.join(", ")} could not be removed (${messageOf(cause)}). Do that as an administrator of the database:\n${statements.join(";\n")};`,
      { cause },
    );
  });
}

/**
 * Replaces the tables of a database. Those that are there are renamed aside while new ones are made, and removed only
 * once that is done: if it fails, everything is as it was, with extensions and privileges.
 * @param make fills the empty schema `public`
 */
export async function replaceTables<Result>(url: string, make: () => Promise<Result>): Promise<Result> {
  const prefix = `before_restore_${idOf(new Date()).toLowerCase()}`;
  const asideOf = (schema: string) => `${prefix}_${schema}`;
  const { own } = await withClient(url, filledSchemas);
  await change(url, [...own.map((name) => `alter schema ${name} rename to ${asideOf(name)}`), "create schema public"]);
  let result: Result;
  try {
    result = await make();
  } catch (error) {
    const back = [
      `drop schema if exists ${ownSchemas.join(", ")} cascade`,
      ...own.map((name) => `alter schema ${asideOf(name)} rename to ${name}`),
    ];
    await change(url, back).catch((cause: unknown) => {
      throw new Error(
        `${messageOf(error)}\nWhat was in the database could not be put back (${messageOf(cause)}). Do that once the database works again:\n${back.join(";\n")};`,
        { cause: error },
      );
    });
    throw error;
  }
  await removeAside(url);
  return result;
}

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import { sourceFile } from "#files/source-file.ts";

const folder = sourceFile("db/functions");

/** The present text of a function, view or trigger. */
export interface Definition {
  /** Its kind and name: "function fold_text", "trigger users_added on users". */
  readonly object: string;
  readonly text: string;
}

const created =
  /^CREATE (?:OR REPLACE )?(?:(?<kind>FUNCTION|VIEW) (?<name>\w+)|(?:CONSTRAINT )?TRIGGER (?<trigger>\w+) [^;]*? ON (?<table>\w+))/;
const comments = /^(?:\s*(?:--.*(?:\n|$)|\/\*[\s\S]*?\*\/))*\s*/;

/** Definitions are separated by blank lines, and have none. */
export function definitionsIn(sql: string): Definition[] {
  const texts = sql.split(/\n\s*\n/).map((part) => part.replace(comments, "").trim());
  return texts
    .filter((text) => text !== "")
    .map((text) => {
      const { kind, name, trigger, table } = created.exec(text)?.groups ?? {};
      if (kind === undefined && trigger === undefined) throw new Error(`Not a function, view or trigger: ${text}`);
      return { object: kind === undefined ? `trigger ${trigger} on ${table}` : `${kind.toLowerCase()} ${name}`, text };
    });
}

/** The definitions, each after those that its text names. */
function ordered(definitions: readonly Definition[]): Definition[] {
  const named = new Map(definitions.map((definition) => [definition.object.split(" ")[1] ?? "", definition]));
  const found = new Set<Definition>();
  const result: Definition[] = [];
  const add = (definition: Definition) => {
    if (found.has(definition)) return;
    found.add(definition);
    for (const word of definition.text.match(/\w+/g) ?? []) {
      const other = named.get(word);
      if (other !== undefined) add(other);
    }
    result.push(definition);
  };
  for (const definition of definitions) add(definition);
  return result;
}

/** All functions, views and triggers of this version, in an order in which they can be created. */
export async function readDefinitions(): Promise<Definition[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), "utf8")));
  return ordered(texts.flatMap(definitionsIn));
}

/** It reads no table, so generated columns and indexes may use it, and it can be created before all tables. */
export const isImmutable = ({ text }: Definition): boolean =>
  /^CREATE OR REPLACE FUNCTION [^$]*? IMMUTABLE /.test(text);

const ours = "Mindreel ";
/** The comment of a created object: by it, later servers see whether it still has the text of the files. */
const markOf = ({ text }: Definition): string =>
  ours + createHash("sha256").update(text).digest("base64url").slice(0, 22);

interface Installed {
  readonly object: string;
  /** As `object`, with the parameters of a function. */
  readonly exact: string;
  readonly mark: string | null;
}

/** Functions, views and triggers, with triggers first, since they can be dropped before what they call. */
const installedQuery = `
  select format('trigger %I on %s', tgname, tgrelid::regclass) as object,
    format('trigger %I on %s', tgname, tgrelid::regclass) as exact, obj_description(t.oid, 'pg_trigger') as mark, 1 as rank
  from pg_trigger t join pg_class c on c.oid = tgrelid
  where not tgisinternal and tgparentid = 0 and relnamespace = 'public'::regnamespace
  union all
  select format('view %I', relname), 'view ' || oid::regclass, obj_description(oid, 'pg_class'), 2
  from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
  union all
  select format('function %I', proname), 'function ' || oid::regprocedure, obj_description(oid, 'pg_proc'), 3
  from pg_proc where pronamespace = 'public'::regnamespace
  order by rank`;

interface Difference {
  readonly changed: readonly Definition[];
  /** Those of an earlier version that no file has any more. */
  readonly removed: readonly string[];
}

/** What the database lacks of the definitions, or has in another text. An owner's own functions are none of them. */
export async function differenceOf(client: pg.Client, definitions: readonly Definition[]): Promise<Difference> {
  const { rows } = await client.query<Installed>(installedQuery);
  const marks = new Map(rows.map(({ object, mark }) => [object, mark]));
  const wanted = new Set(definitions.map(({ object }) => object));
  return {
    changed: definitions.filter((definition) => marks.get(definition.object) !== markOf(definition)),
    removed: rows.filter(({ object, mark }) => mark?.startsWith(ours) && !wanted.has(object)).map(({ exact }) => exact),
  };
}

/** Creates or replaces definitions. Triggers lock their tables, so it touches only those that differ. */
export async function create(client: pg.Client, changed: readonly Definition[]): Promise<void> {
  for (const definition of changed) {
    const { object, text } = definition;
    // A view whose columns change, or a constraint trigger, cannot be replaced.
    if (!text.startsWith("CREATE OR REPLACE")) await client.query(`drop ${object.replace(" ", " if exists ")}`);
    await client.query(text);
    await client.query(`comment on ${object} is '${markOf(definition)}'`);
  }
}

/** Makes functions, views and triggers of the database those of the files. */
export async function applyDefinitions(client: pg.Client, definitions: readonly Definition[]): Promise<void> {
  const { changed, removed } = await differenceOf(client, definitions);
  await create(client, changed);
  for (const exact of removed) await client.query(`drop ${exact}`);
}

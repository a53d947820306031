import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { Value } from "typebox/value";
import { contentFile, ExternalContent, type TableContent } from "#backup/make/external.ts";
import { namesIn } from "#backup/store/backups.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { startJobs } from "#jobs/start-jobs.ts";
import type { Log } from "#observability/log.ts";
import { withClient } from "./client.ts";

const schemas = "('public', 'drizzle', 'pgboss')";

/** A table's rows, part by part, in order. */
async function* rowsOf(folder: string): AsyncIterable<Buffer> {
  const parts = (await namesIn(folder)).map(Number).toSorted((a, b) => a - b);
  for (const part of parts) yield* createReadStream(path.join(folder, String(part)));
}

/** Statements that drop foreign keys and disable triggers, and those that restore both and check the rows. */
async function bystanders(client: pg.Client): Promise<{ take: string[]; put: string[] }> {
  const { rows } = await client.query<{ take: string; put: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as take,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as put
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text in ${schemas}
     union all
     select format('alter table %s disable trigger user', t), format('alter table %s enable trigger user', t)
     from (select distinct tgrelid::regclass as t from pg_trigger join pg_class c on c.oid = tgrelid
           where not tgisinternal and not relispartition and relnamespace::regnamespace::text in ${schemas}) having_triggers`,
  );
  return { take: rows.map(({ take }) => take), put: rows.map(({ put }) => put) };
}

async function copyRows(client: pg.Client, table: TableContent, folder: string): Promise<void> {
  await pipeline(rowsOf(folder), client.query(copyFrom(`copy ${table.name} (${table.columns.join(", ")}) from stdin`)));
}

async function checkJobs(client: pg.Client, content: ExternalContent): Promise<void> {
  const { rows } = await client.query<{ version: number }>("select version from pgboss.version");
  if (rows[0]?.version === content.jobs) return;
  throw new Error(
    "The backup is of a version of Mindreel whose jobs are kept in another way. Restore it with that version, then update.",
  );
}

/** @throws Error if it is not what we write, such as a name that is more than a name */
export async function contentIn(folder: string): Promise<ExternalContent> {
  const content: unknown = JSON.parse(await readFile(path.join(folder, contentFile), "utf8"));
  if (!Value.Check(ExternalContent, content)) throw new Error(`${contentFile} is not of a backup of Mindreel.`);
  return content;
}

/**
 * Loads the unpacked rows of a backup into an empty database, in one transaction. The schema is that of the backup; the
 * next start migrates it.
 */
export async function load(folder: string, url: string, log: Log): Promise<void> {
  const content = await contentIn(folder);
  await migrateDatabase(url, content.migrations);
  await (await startJobs(url, log, { byClock: false })).stop();
  await withClient(url, async (client) => {
    await checkJobs(client, content);
    await client.query("begin");
    const { take, put } = await bystanders(client);
    for (const statement of take) await client.query(statement);
    await client.query(`truncate ${content.tables.map(({ name }) => name).join(", ")}`);
    for (const [number, table] of content.tables.entries()) {
      await copyRows(client, table, path.join(folder, "external", String(number)));
    }
    for (const { name, last } of content.sequences) {
      if (last !== null) await client.query("select setval($1::regclass, $2::bigint)", [name, last]);
    }
    for (const statement of put) await client.query(statement);
    await client.query("commit");
    await client.query("analyze");
  });
}

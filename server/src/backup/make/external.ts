import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { type Static, Type } from "typebox";
import type { Snapshot } from "#backup/store/manifest.ts";
import type { Archive } from "#backup/store/tar.ts";
import { DatabaseClient } from "#db/hosts/client.ts";

/** As PostgreSQL quotes a name, since names are put into statements. */
const column = '([a-z_][a-z0-9_]*|"([^"]|"")+")';
const Name = Type.String({ pattern: `^(public|drizzle|pgboss)\\.${column}$` });

/** A table of an external database, and the columns that were copied. */
const TableContent = Type.Object({
  name: Name,
  columns: Type.Array(Type.String({ pattern: `^${column}$` })),
});
export type TableContent = Static<typeof TableContent>;

/** The state of an external database when it was copied. */
export const ExternalContent = Type.Object({
  migrations: Type.Integer(),
  /** The version of the jobs' schema. */
  jobs: Type.Integer(),
  tables: Type.Array(TableContent),
  /** The last value of each sequence; null if it was never used. */
  sequences: Type.Array(
    Type.Object({ name: Name, last: Type.Union([Type.String({ pattern: "^-?\\d+$" }), Type.Null()]) }),
  ),
});
export type ExternalContent = Static<typeof ExternalContent>;

/** The tables of the jobs' schema that hold the jobs, without those that are rebuilt, such as statistics. */
const jobTables = ["queue", "schedule", "subscription", "job", "job_dependency"];
const partBytes = 4 * 1024 * 1024;

export const contentFile = "external/content.json";

/** Names are quoted by PostgreSQL. Generated columns are left out, since they cannot be written. */
const tablesQuery = `
  select format('%I.%I', n.nspname, c.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname in ('public', 'drizzle') or n.nspname = 'pgboss' and c.relname = any($1))
  group by n.nspname, c.relname order by 1`;
const sequencesQuery = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
  from pg_sequences where schemaname in ('public', 'drizzle', 'pgboss') order by 1`;

/** Adds a table's rows in parts, since an archive needs the length of a file before its content. */
async function addRows(archive: Archive, client: pg.Client, number: number, table: TableContent): Promise<void> {
  const query = `copy (select ${table.columns.join(", ")} from ${table.name}) to stdout`;
  let [waiting, length, part]: [Buffer[], number, number] = [[], 0, 0];
  const flush = async () => {
    if (length === 0) return;
    await archive.addBytes(`external/${number}/${part++}`, Buffer.concat(waiting));
    [waiting, length] = [[], 0];
  };
  for await (const chunk of client.query(copyTo(query))) {
    waiting.push(chunk);
    length += chunk.length;
    if (length >= partBytes) await flush();
  }
  await flush();
}

/** Copies a consistent snapshot of an external database's rows while others write. */
export async function copyExternal(archive: Archive, url: string): Promise<Snapshot & { at: Date }> {
  const client = new DatabaseClient({ connectionString: url, application_name: "mindreel-backup" });
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read, read only");
    const first = async <Row extends object>(text: string): Promise<Row> => {
      const [row] = (await client.query<Row>(text)).rows;
      if (row === undefined) throw new Error(`no row was found by: ${text}`);
      return row;
    };
    const { at } = await first<{ at: Date }>("select now() as at");
    const { migrations } = await first<{ migrations: number }>(
      "select count(*)::int as migrations from drizzle.__drizzle_migrations",
    );
    const { jobs } = await first<{ jobs: number }>("select version as jobs from pgboss.version");
    const tables = (await client.query<{ name: string; columns: string[] }>(tablesQuery, [jobTables])).rows;
    const sequences = (await client.query<{ name: string; last: string | null }>(sequencesQuery)).rows;
    const content: ExternalContent = { migrations, jobs, tables, sequences };
    await archive.addBytes(contentFile, Buffer.from(JSON.stringify(content)));
    for (const [number, table] of tables.entries()) await addRows(archive, client, number, table);
    await client.query("commit");
    return { kind: "external", at };
  } finally {
    await client.end();
  }
}

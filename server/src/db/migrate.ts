import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { drizzle, migrate } from "./orm.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** An arbitrary advisory lock, held by the server that migrates. */
const lockKey = 7_305_401;

/** The first migrations alone, in a folder for the time being. */
async function withFirst<Result>(count: number, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), "mindreel-migrations-"));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const file = path.join(folder, "meta/_journal.json");
    const journal: { entries: unknown[] } = JSON.parse(await readFile(file, "utf8"));
    if (journal.entries.length < count) {
      throw new Error("The database is of a newer version of Mindreel than this one.");
    }
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Brings the database to the newest schema. Servers that start together take turns; the later ones find nothing to do.
 * @param count how many migrations to apply to an empty database, which gives the schema of an older version; absent: all
 */
export async function migrateDatabase(url: string, count?: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "mindreel-migrations" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    const apply = (folder: string) => migrate(drizzle(client), { migrationsFolder: folder });
    await (count === undefined ? apply(migrationsFolder) : withFirst(count, apply));
  } finally {
    await client.end();
  }
}

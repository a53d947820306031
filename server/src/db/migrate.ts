import { fileURLToPath } from "node:url";
import pg from "pg";
import { drizzle, migrate } from "./orm.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** An arbitrary advisory lock, held by the server that migrates. */
const lockKey = 7_305_401;

/** Brings the database to the newest schema. Servers that start together take turns; the later ones find nothing to do. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "mindreel-migrations" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

import { fileURLToPath } from "node:url";
import pg from "pg";
import { drizzle, migrate } from "./orm.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Any constant: whoever migrates this database holds it. */
const lockKey = 7_305_401;

/** Brings the database to the newest schema. Servers that start together take turns, and the later ones find it done. */
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

import type pg from "pg";
import { DatabaseClient } from "#db/hosts/client.ts";

/** Runs work on a single connection to a database. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new DatabaseClient({ connectionString: url, application_name: "mindreel-restore" });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

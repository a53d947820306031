import pg from "pg";
import { expect, it } from "vitest";
import { openDatabase } from "#data/database.ts";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };
import { startJobs } from "#jobs/start-jobs.ts";
import { waitingForLocks } from "#test/database/database.ts";
import { ownDatabase } from "#test/database/own-database.ts";
import { quiet } from "#test/run/quiet.ts";
import { advisoryLocks } from "./advisory-locks.ts";
import { migrateDatabase, migrationsOf } from "./migrate.ts";

const known = journal.entries.length;
const migrated = { applied: known, known, differing: 0 };

it("migrates an empty database once, however many servers start together", async () => {
  const { url: empty } = await ownDatabase({ empty: true });
  const start = async () => {
    await migrateDatabase(empty);
    return startJobs(empty, quiet);
  };
  const started = await Promise.all([start(), start(), start()]);
  await migrateDatabase(empty);
  const { pool, close } = openDatabase(empty, quiet);
  try {
    expect((await pool.query("select video_count from library")).rows).toEqual([{ video_count: 0 }]);
    expect(await migrationsOf(empty)).toEqual(migrated);
  } finally {
    await Promise.all(started.map((jobs) => jobs.stop()));
    await close();
  }
});

it("lets other queries for a locked table go first", async () => {
  const { url } = await ownDatabase();
  const clients = [1, 2, 3].map(() => new pg.Client({ connectionString: url }));
  const [holder, writer, watcher] = clients as [pg.Client, pg.Client, pg.Client];
  try {
    await Promise.all(clients.map((client) => client.connect()));
    await watcher.query("drop trigger users_added on users");
    await holder.query("begin; lock table users in row exclusive mode");
    const migrating = migrateDatabase(url);
    await expect.poll(async () => (await watcher.query(waitingForLocks)).rowCount).toBeGreaterThan(0);
    await writer.query("update users set age = age");
    await holder.query("commit");
    await migrating;
    expect(await migrationsOf(url)).toEqual(migrated);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
});

it("leaves the database of a newer version as it is", async () => {
  const { url } = await ownDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("drop trigger users_added on users");
    const marks = [
      "comment on table drizzle.__drizzle_migrations is '10000.0.0'",
      `comment on table drizzle.__drizzle_migrations is '0.0.1';
       insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 1)`,
    ];
    for (const mark of marks) {
      await client.query(mark);
      await migrateDatabase(url);
      expect((await client.query("select from pg_trigger where tgname = 'users_added'")).rowCount).toBe(0);
    }
    await client.query("delete from drizzle.__drizzle_migrations where created_at = $1", [journal.entries[0]?.when]);
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 2)");
    await expect(migrateDatabase(url)).rejects.toThrow("another version of Mindreel");
  } finally {
    await client.end();
  }
});

it("no two advisory locks share a number", () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set(numbers).size).toBe(numbers.length);
});

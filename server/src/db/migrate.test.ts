import pg from "pg";
import { expect, it } from "vitest";
import { openDatabase } from "#data/database.ts";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };
import { startJobs } from "#jobs/start-jobs.ts";
import { waitingForLocks } from "#test/database/database.ts";
import { ownDatabase } from "#test/database/own-database.ts";
import { quiet } from "#test/run/quiet.ts";
import { migrateDatabase } from "./migrate.ts";

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
    // Objects that Drizzle does not handle, so they must be written into migrations by hand.
    const named = await pool.query<{ name: string }>(
      `select tgname as name from pg_trigger where not tgisinternal
       union all select viewname from pg_views where schemaname = 'public'
       union all select sequencename from pg_sequences where sequencename in ('payment_readings', 'plays_told')`,
    );
    expect(named.rows).toHaveLength(100);
    const { rows } = await pool.query<{ n: number }>("select count(*)::int as n from drizzle.__drizzle_migrations");
    expect(rows).toEqual([{ n: journal.entries.length }]);
  } finally {
    await Promise.all(started.map((jobs) => jobs.stop()));
    await close();
  }
});

it("lets other queries for a locked table go first", async () => {
  const { url } = await ownDatabase({ empty: true });
  const clients = [1, 2, 3].map(() => new pg.Client({ connectionString: url }));
  const [holder, reader, watcher] = clients as [pg.Client, pg.Client, pg.Client];
  try {
    await Promise.all(clients.map((client) => client.connect()));
    // The tables as of the first migration; later ones change them.
    await migrateDatabase(url, 1);
    await holder.query("begin; lock table users in access share mode; lock table videos in access share mode");
    const migrating = migrateDatabase(url);
    await expect.poll(async () => (await watcher.query(waitingForLocks)).rowCount).toBeGreaterThan(0);
    await reader.query("select count(*) from users, videos");
    await holder.query("commit");
    await migrating;
    const { rows } = await watcher.query("select count(*)::int as n from drizzle.__drizzle_migrations");
    expect(rows).toEqual([{ n: journal.entries.length }]);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
});

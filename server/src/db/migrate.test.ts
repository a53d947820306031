import { randomBytes } from "node:crypto";
import { afterAll, expect, inject, it } from "vitest";
import { openDatabase } from "#data/database.ts";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };
import { startJobs } from "#jobs/jobs.ts";
import { dropDatabase, makeDatabase, withName } from "#test/database.ts";
import { migrateDatabase } from "./migrate.ts";

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { url, template } = inject("database");
const name = `${template}_empty_${randomBytes(4).toString("hex")}`;
afterAll(() => dropDatabase(url, name));

it("migrates an empty database once, however many servers start together", async () => {
  await makeDatabase(url, name);
  const empty = withName(url, name);
  const start = async () => {
    await migrateDatabase(empty);
    return startJobs(empty, quiet);
  };
  const started = await Promise.all([start(), start(), start()]);
  await migrateDatabase(empty);
  const { pool, close } = openDatabase(empty, quiet);
  try {
    expect((await pool.query("select video_count from library")).rows).toEqual([{ video_count: 0 }]);
    // What Drizzle does not know, and so has to be written into a migration by hand.
    const named = await pool.query<{ name: string }>(
      `select tgname as name from pg_trigger where not tgisinternal
       union all select viewname from pg_views where schemaname = 'public'
       union all select sequencename from pg_sequences where sequencename in ('payment_readings', 'plays_told')`,
    );
    expect(named.rows).toHaveLength(73);
    const { rows } = await pool.query<{ n: number }>("select count(*)::int as n from drizzle.__drizzle_migrations");
    expect(rows).toEqual([{ n: journal.entries.length }]);
  } finally {
    await Promise.all(started.map((jobs) => jobs.stop()));
    await close();
  }
});

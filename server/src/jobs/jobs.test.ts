import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { openDatabase } from "#data/database.ts";
import { ownDatabase } from "#test/database/own-database.ts";
import { quiet } from "#test/run/quiet.ts";
import { defineQueue, worker } from "./jobs.ts";
import { startJobs } from "./start-jobs.ts";

it("runs jobs that are added together one after the other, without waiting for the next poll", async () => {
  const { url } = await ownDatabase({ empty: true });
  const { db, close } = openDatabase(url, quiet);
  const jobs = await startJobs(url, quiet, { byClock: false });
  try {
    const queue = defineQueue<{ n: number }>("counting");
    const ran: number[] = [];
    let running = 0;
    await jobs.start([
      worker(queue, async ({ n }) => {
        expect(++running).toBe(1);
        await new Promise(setImmediate);
        ran.push(n);
        running--;
      }),
    ]);
    const all = Array.from({ length: 20 }, (_, n) => ({ n }));
    await jobs.addMany(queue, all, db);
    // A poll would find one job every ten seconds.
    await vi.waitFor(() => expect(ran.toSorted((a, b) => a - b)).toEqual(all.map(({ n }) => n)), 8_000);
  } finally {
    await jobs.stop();
    await close();
  }
});

it("does not repeat the finished jobs of a batch after a stop", async () => {
  const { url } = await ownDatabase({ empty: true });
  const { db, pool, close } = openDatabase(url, quiet);
  const jobs = await startJobs(url, quiet, { byClock: false });
  try {
    const queue = defineQueue<{ n: number }>("mailing");
    const done: number[] = [];
    await jobs.addMany(
      queue,
      Array.from({ length: 50 }, (_, n) => ({ n })),
      db,
    );
    const mail = async ({ n }: { n: number }) => {
      // The eighth takes longer than a stop waits.
      await sleep(n === 8 ? 20_000 : 300, undefined, { ref: false });
      done.push(n);
    };
    await jobs.start([worker(queue, mail, { parallel: true })]);
    await vi.waitFor(() => expect(done.length).toBeGreaterThan(8), 10_000);
    await jobs.stop();
    const { rows } = await pool.query<{ n: number }>(
      "select (data ->> 'n')::int as n from pgboss.job where name = 'mailing' and state = 'completed'",
    );
    expect(done.length).toBeLessThan(30);
    expect(rows.map(({ n }) => n).toSorted((a, b) => a - b)).toEqual(done.toSorted((a, b) => a - b));
  } finally {
    await close();
  }
});

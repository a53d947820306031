import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
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

/** A server whose fourth job kills it, and which stops once nothing is left to do. */
const deadly = `
  import { setTimeout as sleep } from "node:timers/promises";
  import { defineQueue, worker } from "#jobs/jobs.ts";
  import { startJobs } from "#jobs/start-jobs.ts";
  const log = { warn() {}, error() {}, info() {} };
  const jobs = await startJobs(process.env.JOBS_OF, log, { byClock: false });
  let last = Date.now();
  await jobs.start([worker(defineQueue("deadly"), async ({ n }) => {
    last = Date.now();
    await sleep(50);
    if (n === 3) process.kill(process.pid, "SIGKILL");
  }, { parallel: true })]);
  while (Date.now() - last < 2000) await sleep(100);
  await jobs.stop();
`;

it("gives up a job that kills its server twice, and does the others", async () => {
  const { url } = await ownDatabase({ empty: true });
  const { db, pool, close } = openDatabase(url, quiet);
  const jobs = await startJobs(url, quiet, { byClock: false });
  const states = async () => {
    const { rows } = await pool.query<{ n: number; state: string }>(
      "select (data ->> 'n')::int as n, state from pgboss.job where name = 'deadly' order by n",
    );
    return rows;
  };
  try {
    await jobs.addMany(
      defineQueue<{ n: number }>("deadly"),
      Array.from({ length: 20 }, (_, n) => ({ n })),
      db,
    );
    const signals: unknown[] = [];
    while ((await states()).some(({ state }) => !["completed", "failed"].includes(state))) {
      // As soon as the server counts as dead, and without the growing waits.
      await pool.query("update pgboss.job set state = 'retry', start_after = now() where state in ('active', 'retry')");
      const child = spawn(process.execPath, ["--input-type=module", "--eval", deadly], {
        cwd: path.resolve(import.meta.dirname, "../.."),
        env: { ...process.env, JOBS_OF: url },
        stdio: ["ignore", "ignore", "inherit"],
      });
      signals.push((await once(child, "exit"))[1]);
      expect(signals.length).toBeLessThan(5);
    }
    expect(signals).toEqual(["SIGKILL", "SIGKILL", null]);
    expect(await states()).toEqual(
      Array.from({ length: 20 }, (_, n) => ({ n, state: n === 3 ? "failed" : "completed" })),
    );
  } finally {
    await jobs.stop();
    await close();
  }
});

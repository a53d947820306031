import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { QueryResultRow } from "pg";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#data/database.ts";
import { sendingQueue } from "#features/newsletter/campaign-sending/campaign-sending.service.ts";
import { startJobs } from "#jobs/jobs.ts";
import { startApp } from "#test/app/app.ts";
import { emptyServer, startProcess } from "#test/app/server-process.ts";
import { startSmtp } from "#test/peers/smtp.ts";
import { quiet } from "#test/run/quiet.ts";

const people = 200;
const kills = 3;
/** Mails that a server hands over at the same time, at most. */
const underWay = 5;

it("A campaign whose server is killed reaches everybody at most once, and tells of whom it is unsure", async ({
  task,
}) => {
  const t = await startApp();
  const smtp = await startSmtp();
  const empty = await emptyServer(t);
  const database = openDatabase(empty.databaseUrl, quiet);
  const { pool } = database;
  const jobs = await startJobs(empty.databaseUrl, quiet, false);
  const settings = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, RATE_LIMITS: "off" };
  const running = new Set<ChildProcess>();
  const start = async () => {
    const { child } = await startProcess(empty, settings);
    running.add(child);
    return child;
  };
  onTestFinished(async () => {
    for (const child of running) child.kill("SIGKILL");
    await jobs.stop();
    await database.close();
    await smtp.stop();
  });
  const one = async <Row extends QueryResultRow>(text: string) => (await pool.query<Row>(text)).rows[0];

  await pool.query(`insert into subscribers (first_name, middle_name, last_name, full_name, telephone, country, comments,
      secondary_email) select '', '', '', '', '', '', '', 'reader' || n || '@example.com' from generate_series(1, ${people}) n`);
  await pool.query("update news_settings set mails_per_hour = 80 * 3600");
  await pool.query(`insert into campaigns (subject, body, state, send_at, created_at, changed_at)
      values ('News', 'Here they **are**.', 'scheduled', now(), now(), now())`);

  // The job of a server that is gone goes on once half a minute has passed; here it is another one at once.
  const wake = async () => {
    await jobs.add(sendingQueue, { campaignId: 1 }, database.db);
  };
  for (let kill = 1; kill <= kills; kill++) {
    const server = await start();
    await wake();
    await expect.poll(() => smtp.mails.length, { timeout: 120_000, interval: 5 }).toBeGreaterThan((people * kill) / 5);
    server.kill("SIGKILL");
    await once(server, "exit");
    expect(smtp.mails.length).toBeLessThan(people);
  }
  await start();
  await wake();
  await expect
    .poll(async () => (await one<{ state: string }>("select state from campaigns"))?.state, { timeout: 120_000 })
    .toBe("sent");

  const { rows } = await pool.query<{ email: string; state: string }>("select email, state from deliveries");
  expect(rows).toHaveLength(people);
  const times = (email: string) => smtp.mails.filter(({ to }) => to.includes(email)).length;
  const unsure = rows.filter(({ state }) => state === "unsure");
  expect(unsure.length).toBeLessThanOrEqual(kills * underWay);
  for (const { email } of unsure) expect(times(email)).toBeLessThanOrEqual(1);
  const sure = rows.filter(({ state }) => state !== "unsure");
  expect(sure.filter(({ state, email }) => state !== "delivered" || times(email) !== 1)).toEqual([]);
  const ids = smtp.mails.map(({ source }) => /^Message-ID: (\S+)/im.exec(source)?.[1]);
  expect(new Set(ids).size).toBe(smtp.mails.length);
  task.meta.figure = `${kills} kills, ${people} recipients: ${sure.length} reached once, ${unsure.length} told as unsure, 0 reached twice`;
});

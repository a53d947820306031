import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { startApp } from "#test/app/app.ts";
import { emptyServer, startProcess } from "#test/app/server-process.ts";
import { startSmtp } from "#test/peers/smtp.ts";

const signUps = 100;
/** The maximum number of mails that a server hands over at the same time. */
const underWay = 8;

it("No email is lost when a server is killed while sending, and few arrive twice", async ({ task }) => {
  const t = await startApp();
  const smtp = await startSmtp();
  const empty = await emptyServer(t);
  const pool = new pg.Pool({ connectionString: empty.databaseUrl, max: 1 });
  const settings = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, RATE_LIMITS: "off" };
  const running = new Set<ChildProcess>();
  const start = async () => {
    const { child, port } = await startProcess(empty, settings);
    running.add(child);
    return { child, port };
  };
  onTestFinished(async () => {
    for (const child of running) child.kill("SIGKILL");
    await pool.end();
    await smtp.stop();
  });
  const first = await start();
  const emails = Array.from({ length: signUps }, (_, n) => `reader${n}@example.com`);
  await Promise.all(
    emails.map(async (secondary_email) => {
      const response = await fetch(`http://127.0.0.1:${first.port}/api/subscriber/v1/subscriberlist/`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ first_name: "Ada", last_name: "Lovelace", age: 36, country: "Kenya", secondary_email }),
      });
      expect(response.status).toBe(201);
    }),
  );
  await expect.poll(() => smtp.mails.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(20);
  first.child.kill("SIGKILL");
  await once(first.child, "exit");
  const handedOver = smtp.mails.length;
  expect(handedOver).toBeLessThan(signUps);
  const { rows: marked } = await pool.query<{ email: string }>(
    "select secondary_email as email from subscribers s join offers o on o.subscriber_id = s.id where mailed_at is not null",
  );

  // As if the half minute had passed after which a server counts as dead, and its mails as not handed over.
  await pool.query("update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'");
  await pool.query("update one_time_links set created_at = created_at - interval '1 hour'");
  await start();
  const arrived = async () => {
    // The test does not wait between two attempts either.
    await pool.query("update pgboss.job set start_after = now() where state = 'retry'");
    return new Set(smtp.mails.flatMap(({ to }) => to)).size;
  };
  await expect.poll(arrived, { timeout: 90_000, interval: 250 }).toBe(signUps);
  const left = () => pool.query("select from pgboss.job where name = 'mail-offer' and state <> 'completed'");
  await expect.poll(async () => (await left()).rowCount, { timeout: 90_000, interval: 250 }).toBe(0);

  const times = (email: string) => smtp.mails.filter(({ to }) => to.includes(email)).length;
  for (const { email } of marked) expect(times(email)).toBe(1);
  const twice = emails.filter((email) => times(email) > 1).length;
  expect(twice).toBeLessThanOrEqual(underWay);
  expect(emails.filter((email) => times(email) > 2)).toEqual([]);
  task.meta.figure = `${signUps} emails, the server killed after ${handedOver}: 0 lost, ${twice} arrived twice`;
});

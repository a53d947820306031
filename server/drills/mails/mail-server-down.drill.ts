import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#data/database.ts";
import { startApp } from "#test/app/app.ts";
import { first, insertMember } from "#test/app/members.ts";
import { emptyServer, startProcess } from "#test/app/server-process.ts";
import { startSmtp } from "#test/peers/smtp.ts";
import { quiet } from "#test/run/quiet.ts";

const [signUps, forgetful] = [500, 20];
/** The attempts that fit into a day: after half a minute at first, doubling up to an hour. */
const attempts = 30;

it("A mail server that is down for a day loses no email, and urgent ones are sent first", async ({ task }) => {
  const t = await startApp();
  let smtp = await startSmtp();
  const empty = await emptyServer(t);
  const pool = new pg.Pool({ connectionString: empty.databaseUrl, max: 2 });
  const { child, port } = await startProcess(empty, { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, RATE_LIMITS: "off" });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await pool.end();
    await smtp.stop();
  });
  const database = openDatabase(empty.databaseUrl, quiet, 2);
  const [owner, ...members] = [
    await insertMember(database.db, "superuser", "owner", new Date()),
    ...(await Promise.all(
      Array.from({ length: forgetful + 1 }, (_, n) => insertMember(database.db, "member", `member${n}`, new Date())),
    )),
  ];
  await database.close();

  const post = async (path: string, body: object) => {
    const options = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, options);
    expect(response.ok).toBe(true);
  };
  const forget = (email: string) => post("/dj-rest-auth/password/reset/", { email });
  const pageSystem = async (): Promise<{ state: string; says: string } | undefined> => {
    const headers = { authorization: `Token ${owner.token}` };
    const response = await fetch(`http://127.0.0.1:${port}/api/admin/v1/system/`, { headers });
    const { checks } = (await response.json()) as { checks: { name: string; state: string; says: string }[] };
    return checks.find(({ name }) => name === "mails");
  };
  const jobs = async (where: string) =>
    Number(
      first((await pool.query(`select count(*) from pgboss.job where name like 'mail-%' and ${where}`)).rows).count,
    );

  smtp.refuse(true);
  const readers = Array.from({ length: signUps }, (_, n) => `reader${n}@example.com`);
  for (const secondary_email of readers) {
    const person = { first_name: "Ada", last_name: "Lovelace", age: 36, country: "Kenya", secondary_email };
    await post("/api/subscriber/v1/subscriberlist/", person);
  }
  const waiting = members.slice(0, forgetful).map(({ email }) => email);
  for (const email of waiting) await forget(email);

  // Simulates a day: each wait that the server sets ends at once, and the jobs are backdated accordingly.
  let longestWait = 0;
  /** The jobs that have failed this often: one that is due again counts as failed until a worker takes it. */
  const failed = (times: number) => jobs(`state = 'retry' and retry_count >= ${times - 1}`);
  const allFailed = (times: number) =>
    expect.poll(() => failed(times), { timeout: 120_000, interval: 100 }).toBe(signUps + forgetful);
  for (let attempt = 1; attempt < attempts; attempt++) {
    await allFailed(attempt);
    const { rows } = await pool.query<{ wait: number }>(
      "select max(extract(epoch from start_after - now()))::float8 as wait from pgboss.job where state = 'retry'",
    );
    longestWait = Math.max(longestWait, rows[0]?.wait ?? 0);
    if (attempt === 10) await smtp.stop();
    await pool.query(`update pgboss.job set start_after = now(), created_on = created_on - interval '24 hours' / ${attempts - 1}
      where state = 'retry'`);
  }
  await allFailed(attempts);
  expect(longestWait).toBeLessThanOrEqual(3_600);
  expect(await jobs("state = 'failed'")).toBe(0);
  expect(smtp.mails).toHaveLength(0);
  const meanwhile = await pageSystem();
  expect(meanwhile).toMatchObject({ state: "bad" });
  expect(meanwhile?.says).toMatch(/^520 emails haven't been accepted by the mail server for 24 hours/);

  smtp = await startSmtp(smtp.port, 100);
  await pool.query("update pgboss.job set start_after = now() where state = 'retry'");
  const back = performance.now();
  await expect.poll(() => smtp.mails.length, { interval: 5 }).toBeGreaterThan(0);
  const late = members.at(-1)?.email ?? "";
  const asked = performance.now();
  await forget(late);
  await expect.poll(() => smtp.mails.some(({ to }) => to.includes(late)), { interval: 20 }).toBe(true);
  const lateTook = performance.now() - asked;
  const all = [...readers, ...waiting, late];
  await expect.poll(() => smtp.mails.length, { timeout: 300_000, interval: 100 }).toBeGreaterThanOrEqual(all.length);
  const took = performance.now() - back;
  await expect.poll(() => jobs("state <> 'completed'")).toBe(0);
  const reached = smtp.mails.flatMap(({ to }) => to);
  expect(reached.toSorted()).toEqual(all.toSorted());
  expect((await pageSystem())?.state).toBe("good");
  // Every kind of mail gets its turn right away.
  const lastUrgent = Math.max(...waiting.map((email) => reached.indexOf(email))) + 1;
  expect(lastUrgent).toBeLessThan(all.length / 4);
  expect(lateTook).toBeLessThan(10_000);
  task.meta.figure = `${signUps + forgetful} emails attempted ${attempts} times in a day, as the System page reported: 0 lost, each arrived once, within ${(took / 1_000).toFixed(0)} s of the attempt after it was back; the ${forgetful} password reset links were among the first ${lastUrgent}, and one requested meanwhile arrived after ${(lateTook / 1_000).toFixed(1)} s`;
});

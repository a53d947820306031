import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { startSilence, startSmtp } from "#test/peers/smtp.ts";
import { quiet } from "#test/run/quiet.ts";
import { createMailer } from "./mailer.ts";

const dataDir = await mkdtemp(path.join(tmpdir(), "mindreel-mail-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const mail = {
  to: "someone@example.com",
  subject: "Grüße",
  html: "<p>Hällo</p>",
  text: "Hällo http://mindreel.test/x",
};
const settings = { smtpUrl: undefined, mailFrom: "films@example.com", appName: 'Kino "Ä"', dataDir };

describe("without a mail server", () => {
  it("writes each mail to a file, and its links to the log", async () => {
    const logged: unknown[] = [];
    const mailer = createMailer(settings, { ...quiet, info: (fields: unknown) => void logged.push(fields) });
    await Promise.all([mailer.send(mail), mailer.send(mail)]);
    const files = await readdir(path.join(dataDir, "outbox"));
    expect(files).toHaveLength(2);
    for (const name of files) {
      expect(name).toMatch(/^[\dTZ.-]+-[\da-f-]+\.eml$/);
      const source = await readFile(path.join(dataDir, "outbox", name), "utf8");
      expect(source).toMatch(/^To: someone@example\.com\r?$/m);
      expect(source).toMatch(/^From: .*<films@example\.com>\r?$/m);
      expect(source).toMatch(/multipart\/alternative/);
      expect(source).toMatch(/text\/plain[\s\S]*text\/html/);
    }
    expect(logged).toMatchObject([{ links: ["http://mindreel.test/x"] }, { links: ["http://mindreel.test/x"] }]);
  });
});

it("offers mail programs an unsubscribe link, with one click if the URL is https", async () => {
  const folder = path.join(dataDir, "ending");
  const mailer = createMailer({ ...settings, dataDir: folder }, quiet);
  const source = async (unsubscribe: string) => {
    await rm(folder, { recursive: true, force: true });
    await mailer.send({ ...mail, unsubscribe });
    const [name = ""] = await readdir(path.join(folder, "outbox"));
    return readFile(path.join(folder, "outbox", name), "utf8");
  };
  const secure = await source("https://mindreel.test/api/subscriber/v1/unsubscribe/1.x/");
  expect(secure).toMatch(
    /^List-Unsubscribe:\s+<https:\/\/mindreel\.test\/api\/subscriber\/v1\/unsubscribe\/1\.x\/>\r?$/m,
  );
  expect(secure).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const plain = await source("http://mindreel.test/x");
  expect(plain).toMatch(/^List-Unsubscribe:\s+<http:/m);
  expect(plain).not.toMatch(/List-Unsubscribe-Post/);
});

describe("a mail server", async () => {
  let smtp = await startSmtp();
  const { port } = smtp;
  afterAll(() => smtp.stop());
  const smtpUrl = `smtp://127.0.0.1:${port}?greetingTimeout=3000`;
  const t = await startApp({ mailer: createMailer({ ...settings, smtpUrl }, quiet) });

  const ask = async (email: string) => {
    const started = performance.now();
    const response = await t.request("POST /dj-rest-auth/password/reset/", { body: { email } });
    expect([response.status, response.body]).toEqual([200, { detail: "Password reset e-mail has been sent." }]);
    expect(performance.now() - started).toBeLessThan(20_000);
  };
  const failed = async (count: number) =>
    vi.waitFor(() => expect(t.log.filter((line) => line.includes("job failed"))).toHaveLength(count));
  const retryNow = () =>
    t.query("update pgboss.job set start_after = now() where name = 'mail-reset' and state = 'retry' returning id");
  /** Ends the wait for the next attempt. A failure is logged a moment before its job is rescheduled. */
  const hurry = () => vi.waitFor(async () => expect(await retryNow()).toHaveLength(1));
  const arrived = (email: string) => smtp.mails.filter(({ to }) => to.includes(email));

  it("gets the mail from the configured sender", async () => {
    const { email } = await t.register();
    await ask(email);
    await vi.waitFor(() => expect(arrived(email)).toHaveLength(1));
    expect(arrived(email)[0]).toMatchObject({ from: "films@example.com", to: [email] });
    expect(arrived(email)[0]?.source).toMatch(/Auto-Submitted: auto-generated/);
  });

  it("that is down, silent or refusing only delays the mail, which arrives once", async () => {
    const { id, email } = await t.register();
    await smtp.stop();
    await ask(email);
    await failed(1);

    const silence = await startSilence(port);
    await hurry();
    await vi.waitFor(() => expect(silence.connections()).toBe(1));
    await ask("nobody@example.com");
    await failed(2);
    await silence.stop();

    smtp = await startSmtp(port);
    smtp.refuse(true);
    await hurry();
    await failed(3);
    expect(await t.query("select 1 from one_time_links where user_id = $1", [id])).toHaveLength(0);

    smtp.refuse(false);
    await hurry();
    await vi.waitFor(() => expect(arrived(email)).toHaveLength(1));
    const unfinished = "select 1 from pgboss.job where name = 'mail-reset' and state <> 'completed'";
    await expect.poll(() => t.query(unfinished)).toEqual([]);
    expect(arrived(email)).toHaveLength(1);
    expect(await t.query("select 1 from one_time_links where user_id = $1", [id])).toHaveLength(1);
  });

  it("that was down for days gets the mail within an hour of its return", async () => {
    const { email } = await t.register();
    const job = async () =>
      (
        await t.query<{ state: string; tries: number; wait: number; days: number }>(
          `select state, retry_count as tries, extract(epoch from start_after - now())::int as wait,
             extract(epoch from keep_until - now())::int / 86400 as days
           from pgboss.job where name = 'mail-reset' and data ->> 'email' = $1`,
          [email],
        )
      )[0];
    const failures = t.log.filter((line) => line.includes("job failed")).length;
    smtp.refuse(true);
    await ask(email);
    await failed(failures + 1);
    // The retry count after four days of hourly attempts.
    await vi.waitFor(async () => expect((await job())?.state).toBe("retry"));
    await t.query("update pgboss.job set retry_count = 4 * 24 where data ->> 'email' = $1", [email]);
    await hurry();
    await failed(failures + 2);
    await vi.waitFor(async () => expect(await job()).toMatchObject({ state: "retry", tries: 97 }));
    const after = await job();
    expect(after?.wait).toBeGreaterThan(3000);
    expect(after?.wait).toBeLessThanOrEqual(3600);
    // And the job is kept until then.
    expect(after?.days).toBeGreaterThan(7);

    smtp.refuse(false);
    await hurry();
    await vi.waitFor(() => expect(arrived(email)).toHaveLength(1));
  });
});

import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { startSmtp } from "#test/peers/smtp.ts";
import { atEnd } from "#test/run/at-end.ts";

const look = "GET /api/site/v1/connections/";
const set = "PUT /api/site/v1/connections/mail/";
const password = "quite-secret-4711";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const smtp = await startSmtp();
atEnd(smtp.stop);

const server = { host: "127.0.0.1", port: smtp.port, encryption: "none", user: null, from: "films@example.com" };
const anything = { to: "someone@example.com", subject: "Hi", html: "<p>Hi</p>", text: "Hi" };
/** What System says of mails. */
const mailCheck = async ({ ok }: Pick<typeof t, "ok">) =>
  (await ok("GET /api/admin/v1/system/", { token })).checks.find(({ name }) => name === "mails");
const keyOf = (dataDir: string) => path.join(dataDir, "secrets", "secret-box.key");

it("uses a mail server at once, on every server, once the test mail has left through it", async () => {
  const other = await startApp({ beside: t.url });
  expect((await t.ok(look, { token })).mail).toMatchObject({ locked: null, server: null, set_at: null });
  const { result, connections } = await t.ok(set, { token, body: server });
  expect(result.passed).toBe(true);
  // The test mail is one that it took.
  expect(await mailCheck(t)).toMatchObject({ state: "good" });
  expect(connections.mail).toMatchObject({ server, password_set: false, sender: "films@example.com" });
  expect(smtp.mails.at(-1)).toMatchObject({ from: "films@example.com" });
  for (const { services } of [t, other]) {
    const before = smtp.mails.length;
    await expect.poll(() => services.site.config.smtpUrl).toContain(String(smtp.port));
    await services.site.mailer.send(anything);
    expect(smtp.mails).toHaveLength(before + 1);
  }
  await t.ok("DELETE /api/site/v1/connections/mail/", { token });
  await expect.poll(() => other.services.site.config.smtpUrl).toBeUndefined();
  expect(t.services.site.config.smtpUrl).toBeUndefined();
});

it("keeps what was there if the test mail does not leave", async () => {
  await t.ok(set, { token, body: server });
  const { result, connections } = await t.ok(set, { token, body: { ...server, port: 1 } });
  expect(result.passed).toBe(false);
  expect(connections.mail.server).toEqual(server);
  expect(t.services.site.config.smtpUrl).toContain(String(smtp.port));
  expect(await mailCheck(t)).toMatchObject({ state: "good" });
});

it("takes the address of a mail server for its name, and refuses what is neither", async () => {
  const { result } = await t.ok(set, { token, body: { ...server, host: "::1", port: 1 } });
  expect(result).toMatchObject({ passed: false, says: expect.stringContaining("[::1]:1") });
  for (const host of [":::", "::1]", "mail server"]) {
    expect((await t.request(set, { token, body: { ...server, host } })).status).toBe(400);
  }
});

it("stores a password encrypted, shows it to nobody, and sends it to no other server", async () => {
  const { connections } = await t.ok(set, { token, body: { ...server, user: "films", password } });
  expect(connections.mail.password_set).toBe(true);
  expect(JSON.stringify(connections)).not.toContain(password);
  const stored = JSON.stringify([
    await t.query("select * from site_connections"),
    await t.query("select * from audit_log"),
  ]);
  expect(stored).not.toContain(password);
  expect(t.log.join("")).not.toContain(password);
  expect(t.services.site.config.smtpUrl).toContain(`films:${password}@`);
  // The saved one is kept for the same server and user.
  await t.ok(set, { token, body: { ...server, user: "films", from: "news@example.com" } });
  expect(t.services.site.config.smtpUrl).toContain(`films:${password}@`);
  const elsewhere = await startSmtp();
  atEnd(elsewhere.stop);
  const moved = await t.ok(set, { token, body: { ...server, user: "films", port: elsewhere.port } });
  expect([moved.result.passed, elsewhere.mails]).toEqual([false, []]);
});

it("starts without a connection that it cannot decrypt, and says so", async () => {
  await t.ok(set, { token, body: { ...server, user: "films", password } });
  const other = await startApp({ beside: t.url });
  expect((await other.ok(look, { token })).mail).toMatchObject({ unreadable: true, server: null });
  expect(other.services.site.config.smtpUrl).toBeUndefined();
  expect(await mailCheck(other)).toMatchObject({ state: "bad", fix: "connections" });
  // With the key in its place, it works.
  await mkdir(path.dirname(keyOf(other.config.dataDir)), { recursive: true });
  await copyFile(keyOf(t.config.dataDir), keyOf(other.config.dataDir));
  expect((await other.ok(look, { token })).mail).toMatchObject({ unreadable: false, server: { user: "films" } });
  expect(await mailCheck(other)).toMatchObject({ state: "good" });
});

it("leaves what the environment decides", async () => {
  const smtpUrl = "smtp://mail.example.com:25";
  const other = await startApp({
    beside: t.url,
    config: { smtpUrl, decided: ["MAIL_FROM"], mailFrom: "us@example.com" },
  });
  expect((await other.ok(look, { token })).mail).toMatchObject({
    ...{ locked: "SMTP_URL", from_locked: "MAIL_FROM", sender: "us@example.com" },
  });
  expect((await other.request(set, { token, body: server })).status).toBe(409);
  expect((await other.request("DELETE /api/site/v1/connections/mail/", { token })).status).toBe(409);
  expect(other.services.site.config.smtpUrl).toBe(smtpUrl);
});

it("looks at the sender's records in the DNS, and answers without one", async () => {
  const { domain, records } = await t.ok("GET /api/site/v1/connections/mail/records/", { token });
  expect(domain).toBe("example.com");
  expect(records.map(({ kind }) => kind)).toEqual(["spf", "dkim", "dmarc"]);
});

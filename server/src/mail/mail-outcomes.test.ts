import { expect, it, vi } from "vitest";
import { createMailer } from "#ports/mail/mailer.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { startSmtp } from "#test/peers/smtp.ts";
import { quiet } from "#test/run/quiet.ts";

const smtp = await startSmtp();
const smtpUrl = `smtp://127.0.0.1:${smtp.port}`;
const settings = { smtpUrl, mailFrom: "films@example.com", appName: "Films", dataDir: "" };
const t = await startApp({ config: { smtpUrl }, mailer: createMailer(settings, quiet) });
const { token } = first(await t.members("superuser", 1));
const found = async () =>
  (await t.ok("GET /api/admin/v1/system/", { token })).checks.find(({ name }) => name === "mails");
const ask = async () => {
  const { email } = await t.register();
  await t.ok("POST /dj-rest-auth/password/reset/", { body: { email } });
};
const settled = () =>
  vi.waitFor(async () =>
    expect(await t.query("select 1 from pgboss.job where state in ('created', 'active')")).toEqual([]),
  );

it("counts a mail server as working once it has accepted an email, and as broken once it takes none", async () => {
  expect(await found()).toMatchObject({ state: "warning", says: expect.stringContaining("nobody knows"), fix: "news" });
  await ask();
  await vi.waitFor(async () => expect(await found()).toMatchObject({ state: "good" }));
  await settled();

  await smtp.stop();
  t.advance(60_000);
  await ask();
  await vi.waitFor(async () => expect(await found()).toMatchObject({ state: "bad" }));
  // Whatever became of that email: the server is known not to take any.
  await t.query("delete from pgboss.job where name like 'mail-%'");
  expect(await found()).toMatchObject({
    state: "bad",
    says: expect.stringMatching(/didn't take the last email: .*ECONN/),
  });
});

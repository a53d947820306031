import { afterAll, expect, it, vi } from "vitest";
import { createMailer } from "#ports/mail/mailer.ts";
import { createLog } from "#serve.ts";
import { startApp } from "#test/app/app.ts";
import { password } from "#test/app/members.ts";
import { startSmtp } from "#test/peers/smtp.ts";

const smtp = await startSmtp();
afterAll(() => smtp.stop());
const settings = { smtpUrl: `smtp://127.0.0.1:${smtp.port}`, mailFrom: "no-reply@mindreel.test", appName: "Mindreel" };
const t = await startApp({
  mailer: createMailer({ ...settings, dataDir: "" }, createLog("info", { write: () => undefined })),
});

/** The token of the link that the mail server delivered to an address. */
async function linkTo(end: "new" | "current", email: string): Promise<string> {
  const link = new RegExp(`/change-email/${end}/([\\w-]{43})`);
  const found = () =>
    smtp.mails
      .filter(({ to }) => to.includes(email))
      .map(({ source }) => link.exec(source.replaceAll("=\r\n", ""))?.[1])
      .find((token) => token !== undefined);
  const look = async () => {
    // The two mails were refused at different times and would be retried half a minute later.
    await t.query("update pgboss.job set start_after = now() where name = 'mail-address' and state = 'retry'");
    expect(found()).toBeDefined();
  };
  await vi.waitFor(look, { interval: 200 });
  return found() ?? "";
}

it("changes an address through real mails and loses none, including the last one to the old address", async () => {
  const { email } = await t.register();
  const token = await t.login(email);
  const to = "moved@example.org";
  smtp.refuse(true);
  await t.ok("POST /api/accounts/v1/security/email/", { token, body: { email: to, current_password: password } });
  await vi.waitFor(() => expect(t.log.join("")).toContain("mail-address"));
  expect(smtp.mails).toEqual([]);
  smtp.refuse(false);
  for (const [end, address] of [["new", to] as const, ["current", email] as const]) {
    const body = { token: await linkTo(end, address) };
    await t.ok("POST /api/accounts/v1/email/change/", { body });
  }
  const goodbye = { token, body: { current_password: password } };
  const { leaves_at } = await t.ok("POST /api/accounts/v1/security/leave/", goodbye);
  expect(leaves_at).not.toBeNull();
  const got = (words: string) =>
    smtp.mails.some(({ to: [address], source }) => address === to && source.replaceAll("\r\n ", " ").includes(words));
  for (const words of ["address was changed", "will be deleted on"]) {
    await vi.waitFor(() => expect([words, got(words)]).toEqual([words, true]));
  }
});

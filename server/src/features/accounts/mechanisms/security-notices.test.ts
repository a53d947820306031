import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { password } from "#test/app/members.ts";
import { securityChanges, securityNoticeMail } from "./security-notices.mail.ts";

const t = await startApp();
const names = { appName: "Mindreel", publicUrl: "https://films.example", languages: ["en"] as const };

it.each(securityChanges)("tells the owner about %s and how to respond", (change) => {
  const { to, subject, text } = securityNoticeMail({ email: "ada@example.com", username: "Ada", change }, names);
  expect(to).toBe("ada@example.com");
  expect(subject).toContain("Mindreel");
  expect(text).toContain("Hello Ada,");
  expect(text).toContain("https://films.example/forgot-password");
});

it.each([
  ["a confirmed", true],
  ["no unconfirmed", false],
])("goes to the primary address, and to %s secondary one", async (_, confirmed) => {
  const { id, email } = await t.register();
  const secondary = `second-${email}`;
  await t.query("update users set secondary_email = $2, secondary_email_confirmed_at = $3 where id = $1", [
    ...[id, secondary, confirmed ? t.clock() : null],
  ]);
  const body = { current_password: password, new_password1: "another lake", new_password2: "another lake" };
  await t.ok("POST /api/accounts/v1/security/password/", { token: await t.login(email), body });
  const recipients = async () =>
    (
      await t.query<{ email: string }>(
        "select data ->> 'email' as email from pgboss.job where name = 'mail-notice' and data ->> 'email' like '%' || $1",
        [email],
      )
    ).map((row) => row.email);
  expect((await recipients()).toSorted()).toEqual(confirmed ? [email, secondary].toSorted() : [email]);
});

import { expect, it } from "vitest";
import { startApp } from "#test/app.ts";
import { password } from "#test/members.ts";

const t = await startApp();

it("logs a query that failed without its values, which are members' data and hashes", async () => {
  await t.query("alter table users add constraint unlucky check (username <> 'unlucky')");
  const payload = { username: "unlucky", email: "unlucky@example.com", password, password2: password };
  const { statusCode } = await t.app.inject({ method: "POST", url: "/api/accounts/v1/register/", payload });
  expect(statusCode).toBe(500);
  const log = t.log.join("");
  expect(log).toMatch(/insert into \\"users\\".*unlucky/);
  expect(log).toMatch(/accounts\.repository\.ts/);
  for (const secret of ["argon2", "unlucky@example.com"]) expect(log).not.toContain(secret);
});

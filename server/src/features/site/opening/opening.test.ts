import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const member = first(await t.members("member", 1));

const set = (open: boolean) => t.ok("PUT /api/site/v1/opening/", { token, body: { open } });

it("is open until its owner closes it, and says what is missing", async () => {
  const missing = ["videos", "price", "payments", "mail", "legal"];
  expect(await t.ok("GET /api/site/v1/opening/", { token })).toEqual({
    ...{ open: true, since: null, missing, paying_members: 0 },
  });
  await libraryOf(t, token).fill([{ title: "Owls" }]);
  const legal = { imprint: "Kino, Oslo", privacy: "Little", terms: "Be kind", refund: "14 days" };
  await t.ok("PATCH /api/site/v1/settings/", { token, body: { version: 0, ...legal, plan_price_cents: 900 } });
  expect((await t.ok("GET /api/site/v1/opening/", { token })).missing).toEqual(["payments", "mail"]);
});

it("counts whom closing concerns", async () => {
  await t.query(
    `insert into subscriptions (id, user_id, status, started_at, renews, sync_number, synced_at, first_paid_at, paid_until)
     values ('sub_1', $1, 'active', now(), true, 1, now(), now(), $2)`,
    [member.id, new Date(t.clock().getTime() + 86_400_000)],
  );
  expect((await t.ok("GET /api/site/v1/opening/", { token })).paying_members).toBe(1);
});

it("keeps visitors out of what is not for them, and lets members in", async () => {
  await set(false);
  expect((await t.request("GET /api/public/v1/showcase/")).status).toBe(403);
  const refused = await t.request("GET /api/category/v1/categories/");
  expect([refused.status, refused.body]).toEqual([403, { code: "site_closed", message: "This site isn't open yet." }]);
  expect((await t.request("GET /api/category/v1/categories/", { token: member.token })).status).toBe(200);
  // Their browser then leads them to signing in.
  expect((await t.request("GET /api/category/v1/categories/", { token: "A".repeat(43) })).status).toBe(401);
  expect((await t.request("GET /api/public/v1/showcase/", { token: "A".repeat(43) })).status).toBe(403);
  const empty = await t.app.inject({ url: "/api/category/v1/categories/", headers: { authorization: "" } });
  expect(empty.statusCode).toBe(401);
  await set(true);
  expect((await t.request("GET /api/public/v1/showcase/")).status).toBe(200);
});

it("records each change once", async () => {
  const entries = async () => (await t.query("select id from audit_log where action = 'site.opening'")).length;
  const before = await entries();
  const { since } = await set(false);
  expect((await set(false)).since).toBe(since);
  await Promise.all([set(true), set(true)]);
  expect(await entries()).toBe(before + 2);
});

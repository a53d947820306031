import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const member = first(await t.members("member", 1));
await t.members("member", 2);
await t.members("pro", 2);
const count = (query: Record<string, string>) => t.request("GET /api/category/v1/count/", { token, query });

it("returns only the requested figures, by either of their names", async () => {
  const all = {
    total_users: 6,
    total_pro_users: 3,
    pro_users_today: 0,
    total_subscriber: { subscription_buy__sum: 0 },
  };
  expect(
    (await count({ total_users: "true", pro_user_today: "true", total_pro_user: "true", total_subscriber: "true" }))
      .body,
  ).toEqual(all);
  expect((await count({ total_users: "true", pro_users_today: "true" })).body).toEqual({
    total_users: 6,
    pro_users_today: 0,
  });
  expect((await count({ total_pro_users: "true", total_users: "false" })).body).toEqual({ total_pro_users: 3 });
  expect((await count({ total_subscriber: "true" })).body).toEqual({ total_subscriber: { subscription_buy__sum: 0 } });
  expect((await count({})).body).toEqual({});
  expect(await count({ total_users: "yes" })).toMatchObject({
    status: 400,
    body: { errors: { total_users: [expect.any(String)] } },
  });
});

it("counts members as pro until the minute in which their pro time ends", async () => {
  await t.query("update users set pro_expiry_date = $1 where id = $2", [
    new Date(t.clock().getTime() + 600_000),
    member.id,
  ]);
  expect((await count({ total_pro_users: "true" })).body).toEqual({ total_pro_users: 4 });
  t.advance(600_000);
  expect((await count({ total_pro_users: "true" })).body).toEqual({ total_pro_users: 3 });
});

import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";

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

describe("with payments", async () => {
  const t = await startPaidApp();
  const { token } = first(await t.members("superuser", 1));
  const sold = async () => {
    const query = { total_subscriber: "true", pro_user_today: "true" };
    const { total_subscriber, pro_users_today } = await t.ok("GET /api/category/v1/count/", { token, query });
    return [total_subscriber?.subscription_buy__sum, pro_users_today];
  };

  it("counts purchased subscriptions, and as new members only those who never paid before", async () => {
    const [bought = 0, fresh = 0] = await sold();
    const other = await t.subscriber();
    const { id } = await t.subscriber();
    const now = t.clock().getTime();
    // The payment provider does not use the tests' clock.
    await t.query("update subscriptions set first_paid_at = $1 where user_id in ($2, $3)", [
      new Date(now - 60_000),
      other.id,
      id,
    ]);
    expect(await sold()).toEqual([bought + 2, fresh + 2]);
    await t.query("update subscriptions set first_paid_at = $1 where user_id = $2", [new Date(now - 86_500_000), id]);
    expect(await sold()).toEqual([bought + 2, fresh + 1]);
    await t.query(
      `insert into subscriptions (id, user_id, status, started_at, renews, first_paid_at, sync_number, synced_at)
       values ('again', $1, 'active', $2, true, $2, 0, $2)`,
      [id, new Date(now - 60_000)],
    );
    expect(await sold()).toEqual([bought + 3, fresh + 1]);
    // Free time is not a purchase.
    const free = first(await t.members("member", 1));
    await t.services.billing.entitlement.give(free.id, 30, "A present", null);
    expect(await sold()).toEqual([bought + 3, fresh + 1]);
  });

  it("stops charging a member who is blocked", async () => {
    const { id } = await t.subscriber();
    expect((await t.request("DELETE /api/accounts/v1/userlist/{id}/", { token, id })).status).toBe(204);
    const renews = async () =>
      (await t.query("select renews from subscriptions where user_id = $1", [id]))[0]?.["renews"];
    await expect.poll(renews, { interval: 100 }).toBe(false);
  });
});

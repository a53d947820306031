import { expect, it } from "vitest";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";

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

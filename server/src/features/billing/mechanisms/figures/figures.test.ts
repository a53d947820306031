import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";

const t = await startApp();
const bought = () => t.services.billing.figures.subscriptionsBought();

it("counts each subscription that was ever paid for once, even when one statement changes several", async () => {
  const members = await t.members("member", 4);
  const row = (n: number, paid: string) => `('sub_${n}', ${members[n]?.id}, 'active', now(), true, 1, now(), ${paid})`;
  await t.query(
    `insert into subscriptions (id, user_id, status, started_at, renews, sync_number, synced_at, first_paid_at)
     values ${row(0, "now()")}, ${row(1, "now()")}, ${row(2, "null")}, ${row(3, "null")}`,
  );
  expect(await bought()).toBe(2);
  await t.query("update subscriptions set first_paid_at = now() where id = 'sub_2'");
  await t.query("update subscriptions set first_paid_at = now(), status = 'past_due'");
  expect(await bought()).toBe(4);
});

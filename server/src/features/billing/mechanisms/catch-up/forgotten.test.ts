import { describe, expect, it } from "vitest";
import { startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
t.advance(Date.now() - Number(t.clock()));

/** A member whose first checkout is newer than the backup that was restored. */
async function forgotten() {
  const member = await t.subscriber();
  for (const table of ["checkouts", "payments", "subscriptions", "customers"]) {
    await t.query(`delete from ${table} where user_id = $1`, [member.id]);
  }
  await t.query("update users set pro_expiry_date = null where id = $1", [member.id]);
  return member;
}

describe("a subscription that is newer than the restored backup", () => {
  it("is healed at night", async () => {
    const { token } = await forgotten();
    expect(await t.isPro(token)).toBe(false);
    await t.services.billing.reconciliation.runNightly();
    expect(await t.isPro(token)).toBe(true);
    expect(await t.standing(token)).toMatchObject({ state: "active", portal: true });
  });

  it("is recorded when an event arrives", async () => {
    const { token, customer } = await forgotten();
    t.emulator.control.passToNext(customer);
    await t.catchUp();
    expect(await t.isPro(token)).toBe(true);
  });

  it("is found before its member buys a second one", async () => {
    const { token } = await forgotten();
    const { status } = await t.request("POST /api/category/v1/create-checkout-session/", { token });
    expect(status).toBe(409);
    expect(await t.isPro(token)).toBe(true);
  });

  it("is not given to another member who got the same id", async () => {
    const { id, token } = await forgotten();
    await t.query("update users set email = $2 where id = $1", [id, `new-${id}@example.com`]);
    await t.services.billing.reconciliation.runNightly();
    expect(await t.isPro(token)).toBe(false);
    expect(await t.checkout(token)).toMatch(/^cs_/);
  });
});

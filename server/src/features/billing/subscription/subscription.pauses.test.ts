import { describe, expect, it, vi } from "vitest";
import { startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
const { control } = t.emulator;
const day = 86_400;

/** Days from now by the real clock, which the emulator uses. */
const daysFromNow = (date: string | Date | null) => (Number(new Date(date ?? 0)) - Date.now()) / (day * 1000);
const expiry = async (id: number) => daysFromNow((await t.row(id)).pro_expiry_date);
// The test clock starts at a fixed date; the emulator uses the real time.
t.advance(Date.now() - Number(t.clock()));

describe("a paused subscription", () => {
  const send = async (subscription: string, call: string, body = "") => {
    const headers = { authorization: "Bearer sk_test_payments" };
    const response = await fetch(`${t.emulator.url}/v1/subscriptions/${subscription}${call}`, {
      ...{ method: call === "" ? "DELETE" : "POST", headers, body },
    });
    expect(response.status).toBe(200);
    await t.catchUp();
    // The emulator lives in real time.
    t.advance(Math.max(0, Date.now() - Number(t.clock())) + 1000);
  };
  const statusOf = (subscription: string) => t.emulator.world.find("subscriptions", subscription)?.status;

  it("gives no time that is credited, and goes on when it is resumed", async () => {
    const { token, customer, subscription } = await t.subscriber();
    control.passTime(customer, 10 * day);
    await send(subscription, "/pause");
    expect(await t.standing(token)).toMatchObject({ state: "paused", is_pro: false, pay_url: null, portal: true });
    control.passTime(customer, 60 * day);
    await send(subscription, "/resume");
    const { paid_until, ...standing } = await t.standing(token);
    expect(standing).toMatchObject({ state: "active", is_pro: true });
    expect(daysFromNow(paid_until)).toBeGreaterThan(27);
  });

  it("keeps the time that is not credited, and its end brings none back", async () => {
    const { token, subscription } = await t.subscriber();
    const { paid_until } = await t.standing(token);
    await send(subscription, "/pause", "bill_for[unused_time_from][type]=none");
    expect(await t.standing(token)).toMatchObject({ state: "paused", is_pro: true, paid_until });
    const refused = await t.request("POST /api/category/v1/create-checkout-session/", { token });
    expect(refused.status).toBe(409);

    const credited = await t.subscriber();
    await send(credited.subscription, "/pause");
    await send(credited.subscription, "");
    expect(await t.standing(credited.token)).toMatchObject({ state: "none", is_pro: false });
    await t.catchUp(() => true);
    expect(await t.standing(credited.token)).toMatchObject({ state: "none", is_pro: false });
  });

  it("gives way to another one, so that nobody pays twice", async () => {
    const { token, customer, subscription } = await t.subscriber();
    await send(subscription, "/pause");
    control.pay(await t.checkout(token));
    await t.catchUp();
    expect(await t.standing(token)).toMatchObject({ state: "active", is_pro: true });
    await vi.waitFor(() => expect(statusOf(subscription)).toBe("canceled"));
    await t.catchUp();
    expect(await t.standing(token)).toMatchObject({ state: "active" });
    expect(t.emulator.world.all("subscriptions").filter((each) => each.customer === customer)).toHaveLength(2);
  });

  it.each(["first", "final"] as const)("can be paid for if the %s failure paused it, or replaced", async (failure) => {
    control.pauseAfter(failure);
    const { id, token, customer, subscription, email } = await t.subscriber();
    control.failNextPayments(customer);
    control.passToNext(customer);
    if (failure === "final") control.passTime(customer, 16 * day);
    await t.catchUp();
    const isInGrace = failure === "first";
    const standing = await t.standing(token);
    expect(standing).toMatchObject({ state: "past_due", is_pro: isInGrace });
    expect(standing.pay_url).toMatch(/\/rehearsal\/invoice\//);
    expect(statusOf(subscription)).toBe("paused");
    if (isInGrace) expect(await expiry(id)).toBeCloseTo(7, 1);
    const failures = () => t.mails.filter(({ to, subject }) => to === email && subject.startsWith("Your payment for"));
    await vi.waitFor(() => expect(failures()).toHaveLength(1));

    if (isInGrace) {
      control.changeCard(customer);
      await t.catchUp();
      expect(await t.standing(token)).toMatchObject({ state: "active", is_pro: true, pay_url: null });
      expect(await t.history(id)).toContain("payment_recovered");
    } else {
      const session = await t.checkout(token);
      control.pay(session);
      await t.catchUp();
      await vi.waitFor(() => expect(statusOf(subscription)).toBe("canceled"));
      const open = ({ customer: whose, status }: { customer: string | null; status: string }) =>
        whose === customer && status === "open";
      expect(t.emulator.world.all("invoices").filter(open)).toEqual([]);
      expect(await t.standing(token)).toMatchObject({ state: "active", is_pro: true });
    }
    control.pauseAfter(null);
  });
});

import { describe, expect, it } from "vitest";
import { publicUrl } from "#test/app/build.ts";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
t.advance(Date.now() - Number(t.clock()));

const create = "POST /api/category/v1/create-checkout-session/";
const check = (token: string, session_id: string) =>
  t.ok("GET /api/category/v1/session-check/", { token, query: { session_id } });
const member = async () => first(await t.members("member", 1));
const sessionsOf = (id: number) =>
  t.emulator.world.all("sessions").filter(({ client_reference_id }) => client_reference_id === String(id));
const subscriptionPage = `${publicUrl}/subscription`;

describe("a checkout", () => {
  it("is returned as a 303 with its URL as a JSON string, and no Location header", async () => {
    const { token, id, email } = await member();
    const { status, body, headers } = await t.request(create, { token });
    expect([status, body]).toEqual([303, sessionsOf(id)[0]?.url]);
    expect(headers).not.toHaveProperty("location");
    expect(headers["content-type"]).toMatch(/^application\/json/);
    const session = first(sessionsOf(id));
    expect(session).toMatchObject({
      amount_total: 30_000,
      currency: "usd",
      success_url: `${publicUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${subscriptionPage}?checkout=cancelled`,
    });
    expect(t.emulator.world.find("customers", session.customer ?? "")).toMatchObject({ email });
  });

  it("is created only once for concurrent clicks, and stays the same while it is open", async () => {
    const { token, id } = await member();
    const responses = await Promise.all(Array.from({ length: 50 }, () => t.request(create, { token })));
    responses.push(await t.request(create, { token }));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(sessionsOf(id)).toHaveLength(1);
    const ours = ({ metadata }: { metadata: Record<string, string> }) => metadata["member"] === String(id);
    expect(t.emulator.world.all("customers").filter(ours)).toHaveLength(1);
  });

  it("is replaced when the last one has expired, or has another price than today's", async () => {
    const { token, id } = await member();
    const one = await t.checkout(token);
    const session = t.emulator.world.find("sessions", one);
    if (session !== undefined) session.expires_at = 1;
    const two = await t.checkout(token);
    expect(two).not.toBe(one);
    await t.query("update checkouts set price_cents = 1 where user_id = $1 and open", [id]);
    const three = await t.checkout(token);
    expect(sessionsOf(id).map((each) => [each.id, each.status])).toEqual([
      [three, "open"],
      [two, "expired"],
      [one, "expired"],
    ]);
  });

  it("creates a new customer when the old one was deleted at the provider", async () => {
    const { token, id } = await member();
    const customer = t.emulator.world.find(
      "customers",
      t.emulator.world.find("sessions", await t.checkout(token))?.customer ?? "",
    );
    if (customer !== undefined) customer.deleted = true;
    await t.query("update checkouts set open = false where user_id = $1", [id]);
    await t.checkout(token);
    expect(first(sessionsOf(id)).customer).not.toBe(customer?.id);
  });

  it("works if a customer was created but not saved here, and the member's address has changed since", async () => {
    const { token, id } = await member();
    const unsaved = t.emulator.world.find(
      "customers",
      t.emulator.world.find("sessions", await t.checkout(token))?.customer ?? "",
    );
    await t.query("delete from customers where user_id = $1", [id]);
    await t.query("update checkouts set session_id = null, url = null where user_id = $1", [id]);
    await t.query("update users set email = 'elsewhere@example.com' where id = $1", [id]);
    await t.checkout(token);
    const { customer } = first(sessionsOf(id).slice(0, 1));
    expect(customer).not.toBe(unsaved?.id);
    expect(t.emulator.world.find("customers", customer ?? "")).toMatchObject({ email: "elsewhere@example.com" });
  });

  it("is refused with a URL to members with a running or a paid subscription, and to superusers", async () => {
    const superuser = first(await t.members("superuser", 1));
    const running = await t.subscriber();
    const cancelled = await t.subscriber();
    const headers = { authorization: "Bearer sk_test_payments" };
    await fetch(`${t.emulator.url}/v1/subscriptions/${cancelled.subscription}`, { method: "DELETE", headers });
    await t.catchUp();
    expect((await t.standing(cancelled.token)).state).toBe("cancelling");
    for (const { token } of [superuser, running, cancelled]) {
      const { status, body } = await t.request(create, { token });
      expect([status, body]).toEqual([
        409,
        expect.objectContaining({ code: "already_subscribed", url: subscriptionPage }),
      ]);
    }
  });

  it("takes effect if it has just been paid, so that no second one is created", async () => {
    const { token, id } = await member();
    t.emulator.control.pay(await t.checkout(token));
    expect((await t.request(create, { token })).status).toBe(409);
    expect(sessionsOf(id)).toHaveLength(1);
    expect(await t.isPro(token)).toBe(true);
  });

  it("needs a member, and every failure has a URL", async () => {
    const { status, body } = await t.request(create);
    expect([status, body]).toEqual([401, expect.objectContaining({ code: "unauthenticated", url: subscriptionPage })]);
  });
});

describe("the session check", () => {
  it("makes a paid session take effect immediately, and only once", async () => {
    const { token, id } = await member();
    const session = await t.checkout(token);
    expect(await check(token, session)).toBe(false);
    t.emulator.control.pay(session);
    expect(await check(token, session)).toBe(true);
    expect(await t.isPro(token)).toBe(true);
    const before = [await t.row(id), await t.history(id)];
    expect(await check(token, session)).toBe(true);
    await t.catchUp();
    expect([await t.row(id), await t.history(id)]).toEqual(before);
  });

  it("is false for another member's session, one that does not exist, and nonsense", async () => {
    const owner = await t.subscriber();
    const other = await member();
    const before = [await t.row(other.id), await t.row(owner.id)];
    for (const session of [owner.session, "cs_test_none", "", "x".repeat(255), "../customers"]) {
      expect(await check(other.token, session)).toBe(false);
    }
    expect([await t.row(other.id), await t.row(owner.id)]).toEqual(before);
    expect(await t.isPro(other.token)).toBe(false);
  });

  it("is false for an old session whose subscription was refunded", async () => {
    const { token, session, customer } = await t.subscriber();
    t.emulator.control.refund(customer);
    await t.catchUp();
    t.advance(1000);
    expect(await check(token, session)).toBe(false);
    expect(await t.isPro(token)).toBe(false);
  });
});

describe("a failure of the provider", () => {
  it.each([
    [{ status: 500 }, 503, "payments_unreachable"],
    [{ status: 402 }, 502, "payments_refused"],
    [{ delay: 8000 }, 503, "payments_unreachable"],
  ] as const)("(%j) is explained in a sentence, and leaves nothing half done", async (fault, expected, code) => {
    const { token, id } = await member();
    t.emulator.setFault(fault);
    const { status, body } = await t.request(create, { token });
    t.emulator.setFault({});
    expect([status, body]).toEqual([
      expected,
      { code, message: expect.stringContaining("Nothing was charged."), url: subscriptionPage },
    ]);
    expect((await t.standing(token)).state).toBe("none");
    await t.checkout(token);
    expect(sessionsOf(id)).toHaveLength(1);
  });

  it("lets the session check succeed later", async () => {
    // After a failure, the provider is left alone for a while.
    t.advance(15_000);
    const { token } = await member();
    const session = await t.checkout(token);
    t.emulator.control.pay(session);
    t.emulator.setFault({ status: 500 });
    const query = { session_id: session };
    const { status, body } = await t.request("GET /api/category/v1/session-check/", { token, query });
    t.emulator.setFault({});
    expect([status, body]).toEqual([503, expect.objectContaining({ code: "payments_unreachable" })]);
    expect(await t.isPro(token)).toBe(true);
  });
});

describe("the customer portal", () => {
  it("opens for members who have paid; 409 for others", async () => {
    const { token } = await t.subscriber();
    const { url } = await t.ok("POST /api/billing/v1/portal/", { token });
    expect((await fetch(url)).status).toBe(200);
    const other = await member();
    await t.checkout(other.token);
    const { status, body } = await t.request("POST /api/billing/v1/portal/", { token: other.token });
    expect([status, body]).toEqual([409, expect.objectContaining({ code: "no_customer" })]);
  });
});

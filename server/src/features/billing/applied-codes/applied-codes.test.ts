import type { NewCodeBody } from "@mindreel/contract/billing/codes";
import { describe, expect, it } from "vitest";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
t.advance(Date.now() - Number(t.clock()));
const { control, world } = t.emulator;
const superuser = first(await t.members("superuser", 1)).token;
const previewing = "POST /api/billing/v1/subscription/code/preview/";
const using = "POST /api/billing/v1/subscription/code/";
const giving = "POST /api/billing/v1/members/{id}/code/";

let made = 0;
async function code(changes: Partial<NewCodeBody> = {}) {
  const body = {
    code: `code-${++made}`,
    percent_off: 20,
    duration: "once",
    for_subscribers: true,
    ...changes,
  } as const;
  return t.ok("POST /api/billing/v1/codes/", { token: superuser, body });
}
const inEuro = () => {
  const body = { code: "euro", amounts: { eur: 100 }, duration: "once", for_subscribers: true } as const;
  return t.ok("POST /api/billing/v1/codes/", { token: superuser, body });
};
const charged = (customer: string) =>
  world
    .all("charges")
    .filter((each) => each.customer === customer && each.paid)
    .map(({ amount }) => amount)
    .toReversed();
async function renew({ id, customer }: { id: number; customer: string }) {
  control.passToNext(customer);
  await t.age(id, 31 * 86_400);
  await t.catchUp();
}
const uses = (id: number) =>
  t.ok("GET /api/billing/v1/codes/{id}/uses/", { token: superuser, params: { id: String(id) } });

describe("a code for a subscription that runs", () => {
  it("takes off the next charge what its preview said, and nothing after it", async () => {
    const member = await t.subscriber();
    const { id, code: text } = await code();
    const shown = await t.ok(previewing, { token: member.token, body: { code: text.toLowerCase() } });
    expect(shown).toMatchObject({ amount: 24_000, without: 30_000, currency: "usd" });
    expect(shown.at).toBe((await t.standing(member.token)).next?.at);
    expect((await t.standing(member.token)).next?.amount).toBe(30_000);
    await t.ok(using, { token: member.token, body: { code: text } });
    expect((await t.standing(member.token)).next).toMatchObject({ amount: 24_000, at: shown.at });
    await renew(member);
    await renew(member);
    expect(charged(member.customer)).toEqual([30_000, 24_000, 30_000]);
    expect((await uses(id)).results).toMatchObject([{ member: { id: member.id }, taken_off: { usd: 6000 } }]);
  });

  it("sent twice, also at once, is used once; and never again for the same subscription", async () => {
    const member = await t.subscriber();
    const { id, code: text } = await code();
    const use = () => t.request(using, { token: member.token, body: { code: text } });
    const answers = await Promise.all([use(), use(), use()]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await uses(id)).count).toBe(1);
    expect(world.all("coupons").find(({ name }) => name === text)?.times_redeemed).toBe(1);
    await renew(member);
    expect((await use()).body).toMatchObject({ errors: { code: ["This subscription has used this code before."] } });
  });

  it("takes the place of the code that it began with; each is credited with what it took off", async () => {
    const begun = await code({ percent_off: 10, duration: "forever" });
    const later = await code({ percent_off: 50 });
    const one = first(await t.members("member", 1));
    const wish = { token: one.token, body: { code: begun.code } };
    const url = `${await t.ok("POST /api/category/v1/create-checkout-session/", wish)}`;
    const { customer } = control.pay(url.slice(url.lastIndexOf("/") + 1));
    await t.catchUp();
    const preview = await t.ok(previewing, { token: one.token, body: { code: later.code } });
    expect(preview).toMatchObject({ amount: 15_000, without: 27_000 });
    t.advance(120_000);
    await t.ok(using, { token: one.token, body: { code: later.code } });
    await renew({ id: one.id, customer });
    expect(charged(customer)).toEqual([27_000, 15_000]);
    expect((await uses(begun.id)).results).toMatchObject([{ taken_off: { usd: 3000 } }]);
    expect((await uses(later.id)).results).toMatchObject([{ taken_off: { usd: 15_000 } }]);
  });

  it("is refused if it isn't for that, is somebody else's, or doesn't fit; a superuser may give any that fits", async () => {
    const member = await t.subscriber();
    const refused = async ({ code: text }: { code: string }) => {
      const answer = await t.request(using, { token: member.token, body: { code: text } });
      return (answer.body as { errors: { code: string[] } }).errors.code[0];
    };
    const plain = await code({ for_subscribers: false, first_purchase_only: true });
    expect(await refused(plain)).toBe("This code isn't for a subscription that runs already.");
    expect(await refused({ code: "NOTHING" })).toBe("We don't know this code.");
    expect(await refused(await inEuro())).toBe("This code isn't for this currency.");
    const bound = await code();
    await t.query("update codes set member_id = $1 where id = $2", [member.id + 1000, bound.id]);
    expect(await refused(bound)).toBe("We don't know this code.");
    const params = { id: String(member.id) };
    const asked = { token: superuser, params, query: { code: plain.code } };
    const previewed = await t.ok("GET /api/billing/v1/members/{id}/code/", asked);
    expect(previewed).toMatchObject({ amount: 24_000, without: 30_000 });
    await t.ok(giving, { token: superuser, params, body: { code: plain.code } });
    expect((await t.standing(member.token)).next?.amount).toBe(24_000);
  });

  it("is refused without a subscription that goes on, or while another price waits", async () => {
    const { code: text } = await code();
    const none = first(await t.members("member", 1));
    const codeOf = async (token: string) => (await t.request(using, { token, body: { code: text } })).body;
    expect(await codeOf(none.token)).toMatchObject({ code: "no_subscription" });
    const member = await t.subscriber();
    await t.ok("POST /api/billing/v1/subscription/cancel/", { token: member.token });
    expect(await codeOf(member.token)).toMatchObject({ code: "subscription_stays" });
  });

  it("is given to all or to nobody: not if it can't be used that often", async () => {
    const [one, other] = [await t.subscriber(), await t.subscriber()];
    const running = await t.query("select from subscriptions where renews");
    const few = await code({ max_redemptions: running.length - 1 });
    const enough = await code({ max_redemptions: running.length });
    const give = ({ id }: { id: number }) =>
      t.request("POST /api/billing/v1/codes/{id}/give/", { token: superuser, params: { id: String(id) } });
    expect(await give(few)).toMatchObject({ status: 409, body: { code: "code_limit" } });
    expect(await give(enough)).toMatchObject({ status: 204 });
    await expect
      .poll(async () => (await uses(enough.id)).results.map(({ member }) => member?.id))
      .toEqual(expect.arrayContaining([one.id, other.id]));
    expect((await uses(few.id)).count).toBe(0);
    // Who has it needs none again.
    expect(await give(enough)).toMatchObject({ status: 204 });
  });
});

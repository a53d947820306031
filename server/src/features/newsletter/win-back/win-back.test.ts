import { describe, expect, it, vi } from "vitest";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";
import { winBackQueue } from "./win-back.service.ts";

const t = await startPaidApp();
/** The test clock hardly moves by itself; the emulator uses the real time. */
const now = () => t.advance(Date.now() + 2000 - Number(t.clock()));
now();
const token = first(await t.members("superuser", 1)).token;
const call = "POST /api/newsletter/v1/members/{id}/win-back/";
const body = { percent_off: 40, days: 30 };
const subject = "Come back to Mindreel";

/** A member who paid once and has left. */
async function former({ news = true } = {}) {
  const member = await t.subscriber();
  await t.query("update users set email_confirmed_at = now() where id = $1", [member.id]);
  if (news) await t.ok("PATCH /api/newsletter/v1/preferences/", { token: member.token, body: { news } });
  await t.ok("POST /api/billing/v1/subscription/cancel/", { token: member.token });
  t.emulator.control.passToNext(member.customer);
  await t.age(member.id, 31 * 86_400);
  await t.catchUp();
  now();
  return member;
}
const send = (id: number, as = token) => t.request(call, { token: as, params: { id: String(id) }, body });
const sent = () =>
  vi.waitFor(async () => {
    const left = "select from pgboss.job where name = $1 and state in ('created', 'active', 'retry')";
    expect(await t.query(left, [winBackQueue.name])).toEqual([]);
  });
const mailsTo = ({ email }: { readonly email: string }) =>
  t.mails.filter((mail) => mail.to === email && mail.subject === subject);

describe("a win-back code", () => {
  it("is mailed once, however often it is asked for, with a link that fills it in", async () => {
    const member = await former();
    const answers = await Promise.all([send(member.id), send(member.id), send(member.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const codes = answers.map((answer) => (answer.body as { code: string }).code);
    expect(new Set(codes).size).toBe(1);
    await sent();
    expect(mailsTo(member)).toHaveLength(1);
    const [mail] = mailsTo(member);
    expect(mail?.text).toContain("Your first payment is 40% off.");
    expect(mail?.text).toContain(`http://mindreel.test/subscription?code=${codes[0]}`);
    expect(mail?.unsubscribe).toContain("/api/subscriber/v1/unsubscribe/");
  });

  it("takes something off for its member only, once", async () => {
    const [member, other] = [await former(), first(await t.members("member", 1))];
    const { code } = (await send(member.id)).body as { code: string };
    const wish = { price: "monthly-30000", code };
    const create = "POST /api/category/v1/create-checkout-session/";
    expect((await t.request(create, { token: other.token, body: wish })).status).toBe(400);
    const url = `${await t.ok(create, { token: member.token, body: wish })}`;
    const session = url.slice(url.lastIndexOf("/") + 1);
    expect(t.emulator.world.find("sessions", session)?.amount_total).toBe(18_000);
    t.emulator.control.pay(session);
    await t.catchUp();
    expect((await t.standing(member.token)).state).toBe("active");
    expect((await send(member.id)).body).toMatchObject({ code: "member_unfit" });
  });

  it("is for nobody who wants no news, has a subscription, or never paid", async () => {
    const silent = await former({ news: false });
    expect((await send(silent.id)).body).toMatchObject({ code: "member_unfit" });
    const running = await t.subscriber();
    expect((await send(running.id)).body).toMatchObject({ code: "member_unfit" });
    expect((await send(first(await t.members("member", 1)).id)).body).toMatchObject({ code: "member_unfit" });
    await sent();
    expect([...mailsTo(silent), ...mailsTo(running)]).toEqual([]);
    expect(await t.query("select id from codes where member_id = any($1)", [[silent.id, running.id]])).toEqual([]);
  });
});

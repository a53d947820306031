import { describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first, password } from "#test/app/members.ts";
import { createOffers } from "#test/app/offers.ts";

const t = await startApp();
const day = 86_400_000;
const { signUp, mailsTo, newAddress, worked } = createOffers(t);
const queue = "select 1 from pgboss.job where name = 'mail-news-again' and state in ('created', 'active')";
const asked = () => expect.poll(() => t.query(queue)).toEqual([]);

const unsubscribe = (id: number) =>
  t.ok("POST /api/subscriber/v1/unsubscribe/{token}/", {
    params: { token: t.services.newsletter.unsubscribe.tokenOf(id) },
  });
const confirm = async (token: string) =>
  (await t.request("POST /api/subscriber/v1/again/{token}/", { params: { token } })).status;
const linkIn = (email: string) =>
  /http:\/\/mindreel\.test\/news-again\/([\w.-]+)\s/.exec(mailsTo(email).at(-1)?.text ?? "")?.[1] ?? "";
const isOut = async (email: string) =>
  first(
    await t.query<{ out: boolean }>(
      "select unsubscribed_at is not null as out from subscribers where secondary_email = $1",
      [email],
    ),
  ).out;

/** Somebody who got the offer, and unsubscribed. */
async function leaver() {
  const email = newAddress("leaver");
  const { id } = await signUp(email);
  await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1));
  await unsubscribe(id);
  return { id, email };
}

describe("somebody who unsubscribed", () => {
  it("is asked by mail when their address signs up again, once a day, and only its link subscribes them", async () => {
    const { email, id } = await leaver();
    for (let n = 0; n < 3; n++) await signUp(email);
    await asked();
    expect([mailsTo(email).length, await isOut(email)]).toEqual([2, true]);
    const link = linkIn(email);
    for (const wrong of ["1.x", `${id}.${"A".repeat(43)}`, link.replace(String(id), String(id + 1)), "x"]) {
      expect(await confirm(wrong)).toBe(404);
    }
    expect(await isOut(email)).toBe(true);
    expect(await confirm(link)).toBe(200);
    expect([await isOut(email), await confirm(link)]).toEqual([false, 404]);

    // A link that was mailed before a later unsubscription does not work any more.
    t.advance(day + 1);
    await unsubscribe(id);
    expect(await confirm(link)).toBe(404);
    await signUp(email.toUpperCase());
    await asked();
    expect(await confirm(linkIn(email))).toBe(200);
    await worked();
  });

  it("stays out in another spelling of their address until its owner confirms", async () => {
    const { id } = await signUp("l.eft@gmail.com");
    await unsubscribe(id);
    await signUp("left+news@gmail.com");
    await asked();
    expect(await isOut("left+news@gmail.com")).toBe(true);
    expect(await confirm(linkIn("left+news@gmail.com"))).toBe(200);
    expect(await isOut("left+news@gmail.com")).toBe(false);
  });

  it("stays out after their account is deleted with everything else about them", async () => {
    const { email } = await t.register();
    const token = await t.login(email);
    await t.query("update users set email_confirmed_at = now() where email = $1", [email]);
    await signUp(email);
    await t.ok("PATCH /api/newsletter/v1/preferences/", { token, body: { news: false } });
    const body = { current_password: password, forget_news: true };
    await t.ok("POST /api/accounts/v1/security/leave/", { token, body });
    t.advance(14 * day);
    await t.services.accounts.accountDeletion.deleteDue();
    expect(await t.query("select 1 from subscribers where secondary_email = $1", [email])).toEqual([]);

    const superuser = first(await t.members("superuser", 1));
    const lines = [{ line: 1, secondary_email: email }];
    const list = { token: superuser.token, body: { lines } };
    expect(await t.ok("POST /api/subscriber/v1/import/", list)).toMatchObject({ added: 0, unsubscribed: 1 });
    await signUp(email);
    await asked();
    expect(await isOut(email)).toBe(true);
    expect(await confirm(linkIn(email))).toBe(200);
    expect(await t.ok("POST /api/subscriber/v1/import/", list)).toMatchObject({ skipped: 1, unsubscribed: 0 });
  });
});

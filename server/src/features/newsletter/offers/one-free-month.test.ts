import { describe, expect, it } from "vitest";
import type { Mail } from "#ports/mail/mail.port.ts";
import { startApp } from "#test/app/app.ts";
import { first, password, type TestMember } from "#test/app/members.ts";
import { createOffers, offerIn } from "#test/app/offers.ts";

const t = await startApp();
const { signUp, mailsTo, newAddress, take, daysLeft, worked } = createOffers(t);
const day = 86_400_000;

/** Twelve addresses of one mailbox. */
const spellings = (name: string): string[] => [
  ...[`${name}@gmail.com`, `${name.toUpperCase()}+4@Gmail.com`, `${name}+1@gmail.com`, `${name}+2@gmail.com`],
  ...[`${name[0]}.${name.slice(1)}@gmail.com`, `${name[0]}.${name.slice(1)}+news@gmail.com`, `${name}+a.b@gmail.com`],
  ...[`${name}@googlemail.com`, `${name}+1@googlemail.com`, `${[...name].join(".")}@googlemail.com`],
  ...[`${name}+3@gmail.com`, `${name}+@googlemail.com`],
];
/** Mails an offer without waiting for the queue. @returns the mails that this address has by then */
async function mailed(subscriberId: number, email: string): Promise<Mail[]> {
  const mails: Mail[] = [];
  const send = async (mail: Mail) => void mails.push(mail);
  // The queue may be mailing the same offer at this moment.
  const failed = await t.services.newsletter.offers
    .mailer({ send })({ subscriberId })
    .catch(() => true);
  // The offer counts only once the queue has recorded that its mail was sent.
  if (failed) await worked();
  return [...mailsTo(email), ...mails];
}
async function offered(email = newAddress()): Promise<string> {
  const before = mailsTo(email).length;
  const mails = await mailed((await signUp(email)).id, email);
  if (mails.length > before) return offerIn(mails.at(-1));
  // The queue was faster.
  await worked();
  return offerIn(mailsTo(email).at(-1));
}
const offersFor = (emails: readonly string[]): Promise<string[]> => Promise.all(emails.map((email) => offered(email)));
const given = async (members: readonly TestMember[]) => {
  const days = await Promise.all(members.map(({ id }) => daysLeft(id)));
  return days.filter((left) => left > 0).map((left) => Math.round(left));
};
const register = async (email: string, offer?: string) =>
  t.ok("POST /api/accounts/v1/register/", {
    body: {
      ...{ username: email.replace(/\W/g, ""), email, password, password2: password },
      ...(offer !== undefined && { offer }),
    },
  });
/** Deletes an account at its owner's request. */
async function leave(email: string, forget_news: boolean): Promise<void> {
  const body = { current_password: password, forget_news };
  await t.ok("POST /api/accounts/v1/security/leave/", { token: await t.login(email), body });
  t.advance(14 * day);
  await t.services.accounts.accountDeletion.deleteDue();
}

describe("one free month", () => {
  it("per mailbox, however its address is spelled and whoever claims it", async () => {
    const offers = await offersFor(spellings("inone"));
    const members = await t.members("member", offers.length);
    const statuses: number[] = [];
    for (const [n, { token }] of members.entries()) statuses.push((await take(token, offers[n] ?? "")).status);
    expect(statuses).toEqual([200, ...Array.from({ length: 11 }, () => 400)]);
    expect(await given(members)).toEqual([30]);
  });

  it("per mailbox, with twelve of its addresses at the same moment", async () => {
    const offers = await offersFor(spellings("atonce"));
    const members = await t.members("member", offers.length);
    await Promise.all(members.map(({ token }, n) => take(token, offers[n] ?? "")));
    expect(await given(members)).toEqual([30]);
  });

  it("per member, from however many mailboxes, one after the other or at the same moment", async () => {
    for (const atOnce of [false, true]) {
      const offers = await offersFor(Array.from({ length: 12 }, () => newAddress("box")));
      const member = first(await t.members("member", 1));
      if (atOnce) await Promise.all(offers.map((offer) => take(member.token, offer)));
      else for (const offer of offers) await take(member.token, offer);
      expect([atOnce, await given([member])]).toEqual([atOnce, [30]]);
    }
  });

  it("is not mailed or promised again to another spelling; the sign-up does not reveal it", async () => {
    const [one = "", two = "", unread = ""] = ["ada.read@gmail.com", "adaread+x@gmail.com", "adare.ad@googlemail.com"];
    const [offer = "", waiting = ""] = await offersFor([one, unread]);
    const usable = () => t.ok("GET /api/public/v1/offer/", { query: { offer: waiting } });
    expect(await usable()).toMatchObject({ usable: true, had: false });
    expect((await take(first(await t.members("member", 1)).token, offer)).status).toBe(200);
    expect(await usable()).toMatchObject({ usable: false, had: true });
    expect(await mailed((await signUp(two)).id, two)).toEqual([]);
  });

  it("refuses a second one with an explanation, and leaves it to somebody else", async () => {
    const [one = "", two = ""] = await offersFor([newAddress(), newAddress()]);
    const [member, other] = await t.members("member", 2);
    if (member === undefined || other === undefined) throw new Error("two members are missing");
    await take(member.token, one);
    const message = "You've already had your free month: each member and each mailbox gets one.";
    expect(await take(member.token, two)).toMatchObject({
      status: 400,
      body: { message, errors: { offer: [message] } },
    });
    expect((await take(other.token, two)).status).toBe(200);
  });

  it("reports the outcome of the offer at sign-up and sign-in", async () => {
    const email = newAddress("told");
    expect(await register(email, await offered(email))).toMatchObject({ offer: "taken" });
    const login = (offer?: string) =>
      t.ok("POST /api/accounts/v1/login/", { body: { email, password, ...(offer !== undefined && { offer }) } });
    const offer = await offered();
    expect(await login(offer)).toMatchObject({ offer: "had" });
    expect(await login("no such offer")).toMatchObject({ offer: "over" });
    expect(await login()).toMatchObject({ offer: null });
    // Even a refused offer proves whose mailbox it was mailed to.
    const unproven = newAddress("unproven");
    const second = await offered(unproven);
    await t.services.newsletter.offers.takeUp((await t.register()).id, await offered(unproven.replace("@", "+x@")));
    const { id } = await register(unproven, second);
    expect(await t.query("select 1 from users where id = $1 and email_confirmed_at is not null", [id])).toHaveLength(1);
    expect(await daysLeft(id)).toBe(0);
  });

  it.each([true, false])("is remembered when the account is deleted (along with the news: %s)", async (forgetNews) => {
    const name = `left${forgetNews}`;
    const email = `${name}@gmail.com`;
    // Their own address is confirmed after they used an offer that was mailed to another one.
    const { id } = await register(email, await offered(newAddress("elsewhere")));
    await t.query("update users set email_confirmed_at = now() where id = $1", [id]);
    expect(await daysLeft(id)).toBeCloseTo(30, 3);
    await leave(email, forgetNews);
    for (const again of [email, `${name}+1@googlemail.com`]) {
      const anew = await register(again, await offered(newAddress("elsewhere")));
      expect(anew).toMatchObject({ offer: "had" });
      expect(await daysLeft(anew.id)).toBe(0);
    }
    const spelled = `${name}+2@gmail.com`;
    expect(await mailed((await signUp(spelled)).id, spelled)).toEqual([]);
    const kept = await t.query<{ key: string }>("select key from spent_offers");
    for (const { key } of kept) expect(key).toMatch(/^[\w-]{43}$/);
  });

  it("is not used up for somebody whose address someone else registered", async () => {
    const victim = newAddress("victim");
    await register(victim, await offered());
    await t.query("delete from users where email = $1", [victim]);
    const { id } = await register(victim, await offered(victim));
    expect(await daysLeft(id)).toBeCloseTo(30, 3);
  });
});

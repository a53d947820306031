import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first, password } from "#test/app/members.ts";
import { createOffers } from "#test/app/offers.ts";
import { dieWhileMailing } from "#test/mails.ts";

const t = await startApp();
const day = 86_400_000;
const { signUp, mailsTo, newAddress, offered, worked, take, daysLeft } = createOffers(t);

const usable = async (offer: string) => (await t.ok("GET /api/public/v1/offer/", { query: { offer } })).usable;
const registration = (name: string, offer: string) => ({
  username: name,
  email: `${name}@example.com`,
  password,
  password2: password,
  is_superuser: false,
  offer,
});

describe("the free month", () => {
  it("comes by mail, and begins when an account is created through the link", async () => {
    const offer = await offered();
    expect(await usable(offer)).toBe(true);
    const { id } = await t.ok("POST /api/accounts/v1/register/", { body: registration("newcomer", offer) });
    expect(await daysLeft(id)).toBeCloseTo(30, 3);
    expect(await usable(offer)).toBe(false);
    const user = await t.ok("POST /api/accounts/v1/login/", { body: { email: "newcomer@example.com", password } });
    expect(user).toMatchObject({ is_pro: true, early_access: true });
  });

  it("comes in the language of the page on which they signed up", async () => {
    const email = newAddress();
    await signUp(email, { "accept-language": "ar" });
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1));
    expect(mailsTo(email)[0]?.html).toContain('lang="ar"');
  });

  it("begins at once when a member signs in through the link", async () => {
    const offer = await offered();
    const { email } = await t.register();
    const user = await t.ok("POST /api/accounts/v1/login/", { body: { email, password, offer } });
    expect(user).toMatchObject({ is_pro: true, early_access: true });
    const again = await t.ok("POST /api/accounts/v1/login/", { body: { email, password, offer } });
    expect(again.pro_expiry_date).toBe(user.pro_expiry_date);
  });

  it("can be claimed by a signed-in member, who gets an error if it cannot", async () => {
    const offer = await offered();
    const [one, two] = await t.members("member", 2);
    if (one === undefined || two === undefined) throw new Error("two members are missing");
    expect((await take(one.token, offer)).status).toBe(200);
    expect(await daysLeft(one.id)).toBeCloseTo(30, 3);
    for (const [token, bad] of [
      [one.token, offer],
      [two.token, offer],
      [two.token, "x"],
      [two.token, ""],
    ] as const) {
      const { status, body } = await take(token, bad);
      expect([status, body]).toEqual([400, expect.objectContaining({ errors: { offer: [expect.any(String)] } })]);
    }
    expect(await daysLeft(two.id)).toBe(0);
  });

  it("goes to only one of many who claim it at the same time", async () => {
    const offer = await offered();
    const members = await t.members("member", 20);
    const responses = await Promise.all(members.map(({ token }) => take(token, offer)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const days = await Promise.all(members.map(({ id }) => daysLeft(id)));
    expect(days.filter((left) => left > 0)).toHaveLength(1);
  });

  it("is ignored if it cannot be used: the account is created, the sign-in works", async () => {
    const { id } = await t.ok("POST /api/accounts/v1/register/", { body: registration("hopeful", "no such offer") });
    expect(await daysLeft(id)).toBe(0);
    const body = { email: "hopeful@example.com", password, offer: "no such offer" };
    expect(await t.ok("POST /api/accounts/v1/login/", { body })).toMatchObject({ is_pro: false, early_access: false });
  });

  it("is mailed again while unused, at most once an hour; all its links work until one is used", async () => {
    const email = newAddress("again");
    const one = await offered(email);
    await signUp(email.toUpperCase());
    await worked();
    expect(mailsTo(email)).toHaveLength(1);
    t.advance(61 * 60_000);
    const two = await offered(email);
    expect(two).not.toBe(one);
    expect([await usable(one), await usable(two)]).toEqual([true, true]);
    const { token } = first(await t.members("member", 1));
    expect((await take(token, one)).status).toBe(200);
    expect([await usable(one), await usable(two)]).toEqual([false, false]);
    t.advance(61 * 60_000);
    await signUp(email);
    await worked();
    expect(mailsTo(email)).toHaveLength(2);
  });

  it("is mailed once, by the job's next run, if the process dies before sending", async () => {
    const email = newAddress("crash");
    await offered(email);
    t.advance(61 * 60_000);
    const [row] = await t.query<{ id: number }>("select id from subscribers where secondary_email = $1", [email]);
    const job = { subscriberId: row?.id ?? 0 };
    await dieWhileMailing(t, (mailer) => t.services.newsletter.offers.mailer(mailer)(job));
    const sent: string[] = [];
    const work = t.services.newsletter.offers.mailer({ send: async ({ to }) => void sent.push(to) });
    await work(job);
    await work(job);
    expect(sent).toEqual([email]);
  });

  it("comes once per address, even after the account is deleted and the address signs up again", async () => {
    const spent = { spent: true, unspent: false };
    for (const [name, used] of Object.entries(spent)) {
      const email = `${name}@example.com`;
      const offer = await offered(email);
      const { id } = await t.ok("POST /api/accounts/v1/register/", {
        body: registration(name, used ? offer : ""),
      });
      await t.query("update users set email_confirmed_at = now() where id = $1", [id]);
      const body = { current_password: password, forget_news: true };
      await t.ok("POST /api/accounts/v1/security/leave/", { token: await t.login(email), body });
      t.advance(14 * day);
      await t.services.accounts.accountDeletion.deleteDue();
      const theirs = "select 1 from subscribers where secondary_email = $1";
      expect(await t.query(theirs, [email])).toHaveLength(0);

      const mails = mailsTo(email).filter(({ subject }) => subject.includes("free month")).length;
      await signUp(email.toUpperCase());
      await worked();
      const again = t.mails.filter(({ to, subject }) => to === email.toUpperCase() && subject.includes("free month"));
      expect([name, mails, again.length]).toEqual([name, 1, used ? 0 : 1]);
      // The same after a second deletion.
      await t.services.newsletter.subscribers.forget(t.database.db, email, true);
      await signUp(email);
      t.advance(61 * 60_000);
      await worked();
      expect(mailsTo(email).filter(({ subject }) => subject.includes("free month"))).toHaveLength(used ? 1 : 2);
    }
    const kept = (await t.query<{ key: string }>("select key from spent_offers")).map(({ key }) => key);
    expect(kept.join(" ")).toMatch(/^[\w-]{43}( [\w-]{43})*$/);
    expect(kept).not.toContain(createHash("sha256").update("spent@example.com").digest("base64url"));
  });

  it("can be claimed for 90 days; a sign-up after that renews it", async () => {
    const email = newAddress("late");
    const offer = await offered(email);
    t.advance(89 * day);
    expect(await usable(offer)).toBe(true);
    t.advance(2 * day);
    expect(await usable(offer)).toBe(false);
    const { token } = first(await t.members("member", 1));
    expect((await take(token, offer)).status).toBe(400);
    expect(await usable(await offered(email))).toBe(true);
  });

  it("is stored only as a hash, and never logged", async () => {
    const offer = await offered();
    await t.app.inject({ url: `/signup?offer=${offer}` });
    await usable(offer);
    const tables = await t.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
    );
    for (const { name } of tables) {
      expect(await t.query(`select 1 from ${name} r where strpos(r::text, $1) > 0`, [offer]), name).toEqual([]);
    }
    expect(t.log.join("")).not.toContain(offer);
  });
});

const standing = async (token: string) => (await t.ok("GET /api/billing/v1/offer/", { token })).standing;
const takeOwn = (token: string) => t.request("POST /api/billing/v1/offer/", { token, body: {} });

/** A member without pro. */
async function newMember(confirmed = true) {
  const member = first(await t.members("member", 1));
  const at = confirmed ? t.clock() : null;
  const [{ email = "" } = {}] = await t.query<{ email: string }>(
    "update users set email_confirmed_at = $2 where id = $1 returning email",
    [member.id, at],
  );
  return { ...member, email };
}

describe("a member's own free month", () => {
  it("begins at a press, once, and ends the emailed link", async () => {
    const { id, token, email } = await newMember();
    expect(await standing(token)).toBe("possible");
    expect((await takeOwn(token)).status).toBe(400);
    const offer = await offered(email.toUpperCase());
    expect(await standing(token)).toBe("ready");
    expect((await takeOwn(token)).status).toBe(200);
    expect(await daysLeft(id)).toBeCloseTo(30, 3);
    expect(await standing(token)).toBe("had");
    expect((await takeOwn(token)).status).toBe(400);
    expect((await take(token, offer)).status).toBe(400);
    expect(await daysLeft(id)).toBeCloseTo(30, 3);
  });

  it("needs the link while the address may be somebody else's", async () => {
    const { id, token, email } = await newMember(false);
    await signUp(email);
    expect(await standing(token)).toBe("mailed");
    expect((await takeOwn(token)).status).toBe(400);
    expect(await daysLeft(id)).toBe(0);
  });

  it("is not another member's, and not an expired one", async () => {
    const { token, email } = await newMember();
    const other = await newMember();
    const { id } = await signUp(email);
    expect(await standing(other.token)).toBe("possible");
    await t.query("update offers set expires_at = $2 where subscriber_id = $1", [id, t.clock()]);
    expect(await standing(token)).toBe("possible");
    expect((await takeOwn(token)).status).toBe(400);
  });

  it("is given once, however often it is pressed at the same time", async () => {
    const { id, token, email } = await newMember();
    await signUp(email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => takeOwn(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await daysLeft(id)).toBeCloseTo(30, 3);
  });
});

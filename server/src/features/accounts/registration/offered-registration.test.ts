import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first, password } from "#test/app/members.ts";
import { createOffers } from "#test/app/offers.ts";

const t = await startApp();
const register = "POST /api/accounts/v1/register/";
const day = 86_400_000;
const { newAddress, offered, mailsTo, take } = createOffers(t);

let people = 0;
const body = (email: string, offer: string, changes: Record<string, unknown> = {}) => ({
  ...{ username: `reader ${++people}`, email, password, password2: password, is_superuser: false, offer },
  ...changes,
});
const sessionsOf = (email: string) =>
  t.query<{ device: string }>(
    "select s.device from sessions s join users u on u.id = s.user_id where lower(u.email) = lower($1)",
    [email],
  );
const standing = (offer: string) => t.ok("GET /api/public/v1/offer/", { query: { offer } });

describe("registration through an offer's link", () => {
  it("signs in whoever registers with the address it was mailed to, which is proven by that", async () => {
    const email = newAddress();
    const offer = await offered(email);
    const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
    const user = await t.ok(register, { body: body(email.toUpperCase(), offer), headers });
    expect(user).toMatchObject({ offer: "taken", token: expect.stringMatching(/^[\w-]{43}$/) });
    const { token = "" } = user;
    expect(await t.ok("GET /api/accounts/v1/current_user/", { token })).toMatchObject({
      ...{ id: user.id, is_pro: true, early_access: true, last_login: expect.any(String) },
    });
    const proof = "select email_confirmed_at is not null as proven from users where id = $1";
    expect(await t.query(proof, [user.id])).toEqual([{ proven: true }]);
    expect(await sessionsOf(email)).toEqual([{ device: expect.stringContaining("Firefox") }]);
    const known = "select device from known_devices where user_id = $1";
    expect(await t.query(known, [user.id])).toEqual(await sessionsOf(email));
    await t.ok("POST /api/accounts/v1/logout/", { token });
    expect((await t.request("GET /api/accounts/v1/current_user/", { token })).status).toBe(401);
    // The password works like everybody's, and nothing but the offer was mailed.
    const again = { email, password };
    await t.ok("POST /api/accounts/v1/login/", { headers, body: again });
    expect([...mailsTo(email), ...mailsTo(email.toUpperCase())]).toHaveLength(1);
  });

  it("signs nobody in with another address: they confirm it, and sign in themselves", async () => {
    const offer = await offered();
    const other = newAddress("other");
    const user = await t.ok(register, { body: body(other, offer) });
    expect(user).toMatchObject({ offer: "taken" });
    expect(user).not.toHaveProperty("token");
    expect(await sessionsOf(other)).toEqual([]);
    const [row] = await t.query("select email_confirmed_at as at from users where id = $1", [user.id]);
    expect(row).toEqual({ at: null });
  });

  it("signs in with the month already had by the mailbox, because the link proves the address all the same", async () => {
    const name = newAddress("twice").split("@")[0];
    const one = await offered(`${name}@example.com`);
    const two = await offered(`${name}+again@example.com`);
    await t.ok(register, { body: body(`${name}@example.com`, one) });
    const user = await t.ok(register, { body: body(`${name}+again@example.com`, two) });
    expect(user).toMatchObject({ offer: "had", token: expect.any(String) });
  });

  it("signs nobody in with a link that was used, has expired or never was", async () => {
    const used = newAddress("used");
    const usedOffer = await offered(used);
    expect((await take(first(await t.members("member", 1)).token, usedOffer)).status).toBe(200);
    const late = newAddress("late");
    const lateOffer = await offered(late);
    t.advance(91 * day);
    for (const [email, offer] of [
      [used, usedOffer],
      [late, lateOffer],
      [newAddress("none"), "x".repeat(43)],
      [newAddress("empty"), ""],
    ] as const) {
      const user = await t.ok(register, { body: body(email, offer) });
      expect([email, user.offer, user.token]).toEqual([email, "over", undefined]);
      expect(await sessionsOf(email)).toEqual([]);
    }
  });

  it("opens no session for an address that has an account, blocked or not", async () => {
    const { email, id } = await t.register();
    const offer = await offered(email);
    const refused = await t.request(register, { body: body(email, offer) });
    expect([refused.status, refused.body]).toEqual([400, { email: [expect.any(String)] }]);
    await t.query("update users set is_active = false where id = $1", [id]);
    expect((await t.request(register, { body: body(email, offer) })).status).toBe(400);
    expect(await sessionsOf(email)).toEqual([]);
    expect(await standing(offer)).toMatchObject({ usable: true });
  });

  it("creates one account and one session for two tabs that register at once", async () => {
    const email = newAddress();
    const offer = await offered(email);
    const responses = await Promise.all([1, 2, 3].map(() => t.request(register, { body: body(email, offer) })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
    expect(await sessionsOf(email)).toHaveLength(1);
    const months = "select 1 from users where lower(email) = $1 and pro_expiry_date < $2";
    expect(await t.query(months, [email, new Date(Number(t.clock()) + 31 * day)])).toHaveLength(1);
  });

  it("gives a superuser no session of somebody they register", async () => {
    const { token } = first(await t.members("superuser", 1));
    const email = newAddress();
    const offer = await offered(email);
    for (const is_superuser of [false, true]) {
      const made = is_superuser ? newAddress() : email;
      const user = await t.ok(register, { token, body: body(made, offer, { is_superuser }) });
      expect(user).not.toHaveProperty("token");
      expect(await sessionsOf(made)).toEqual([]);
    }
  });
});

describe("the page of an offer's link", () => {
  it("knows the address, and proposes a username that is free", async () => {
    await t.query("delete from users where lower(username) in ('ada', 'ada lovelace')");
    const email = newAddress("ada.l");
    const offer = await offered(email);
    expect(await standing(offer)).toEqual({ usable: true, had: false, email, username: "Ada" });
    await t.ok(register, { body: body(newAddress(), "", { username: "ADA" }) });
    expect((await standing(offer)).username).toBe("Ada Lovelace");
    await t.ok(register, { body: body(newAddress(), "", { username: "ada lovelace" }) });
    expect((await standing(offer)).username).toBe(email.split("@")[0]);
    await t.ok(register, { body: body(newAddress(), "", { username: email.split("@")[0] }) });
    const { username } = await standing(offer);
    expect(username).toMatch(/^Ada \d{1,2}$/);
    await t.ok(register, { body: body(email, offer, { username }) });
  });

  it("proposes no username where the address has an account", async () => {
    const { email } = await t.register();
    const offer = await offered(email);
    expect(await standing(offer)).toEqual({ usable: true, had: false, email, username: null });
  });

  it("tells nothing about a link that does not work", async () => {
    const over = { usable: false, had: false, email: null, username: null };
    expect(await standing("x".repeat(43))).toEqual(over);
    const email = newAddress();
    const offer = await offered(email);
    await t.ok(register, { body: body(email, offer) });
    expect(await standing(offer)).toEqual(over);
  });

  it.each(["\u202e", "  ", "\u0430dm\u0456n x", "\u0000"])(
    "proposes what can be a username, for the name %j",
    async (name) => {
      const email = newAddress("name");
      const offer = await offered(email);
      await t.query("update subscribers set first_name = $2, last_name = '' where lower(secondary_email) = $1", [
        email,
        name.replaceAll("\u0000", "\u2800"),
      ]);
      const { username } = await standing(offer);
      expect(username).toBeTruthy();
      await t.ok(register, { body: body(email, offer, { username }) });
    },
  );
});

describe("the page to open after signing up", () => {
  const linkTo = async (next: string | undefined): Promise<URL> => {
    const secondary_email = newAddress("next");
    await t.ok("POST /api/subscriber/v1/subscriberlist/", {
      body: { first_name: "Ada", last_name: "Lovelace", age: 36, country: "Norway", secondary_email, next },
    });
    await expect.poll(() => mailsTo(secondary_email)).toHaveLength(1);
    const [link = ""] = /http:\/\/mindreel\.test\/signup\?\S+/.exec(mailsTo(secondary_email)[0]?.text ?? "") ?? [];
    return new URL(link);
  };

  it("is in the mailed link", async () => {
    const { searchParams } = await linkTo("/watch/7?t=30");
    expect([...searchParams.keys()]).toEqual(["offer", "next"]);
    expect(searchParams.get("next")).toBe("/watch/7?t=30");
  });

  it.each([undefined, "", "/", "https://evil.example/watch/7", "//evil.example/watch/7", "/admin/users/7", "/signin"])(
    "is left out if it is %j",
    async (next) => expect([...(await linkTo(next)).searchParams.keys()]).toEqual(["offer"]),
  );
});

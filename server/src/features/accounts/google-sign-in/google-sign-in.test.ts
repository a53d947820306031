import { afterAll, describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first, password } from "#test/app/members.ts";
import { withTwoFactor } from "#test/authenticator.ts";
import { startGoogle } from "#test/peers/google.ts";

const google = await startGoogle();
afterAll(() => google.stop());
const t = await startApp({ config: { google: { clientId: "films", apiBase: google.url } } });
const notSetUp = await startApp();
const unreachable = await startGoogle();
await unreachable.stop();
const cutOff = await startApp({ config: { google: { clientId: "films", apiBase: unreachable.url } } });

const call = "POST /api/accounts/v1/google/login/";
let people = 0;

/** Adds a new person to the fake Google, with an access token that is valid unless `changes` say otherwise. */
function person(changes: { token?: object; user?: object; delay?: number } = {}) {
  const n = ++people;
  const [access_token, sub, email] = [`ya29.${n}`, `sub-${n}`, `person${n}@example.com`];
  google.know(access_token, {
    token: {
      aud: "films",
      azp: "films",
      sub,
      expires_in: "3599",
      exp: String(Date.now() / 1000 + 3599),
      ...changes.token,
    },
    user: { sub, email, email_verified: true, name: `Person ${n}`, picture: "https://x/y.png", ...changes.user },
    ...(changes.delay && { delay: changes.delay }),
  });
  return { access_token, sub, email };
}

const signIn = (access_token: string) => t.ok(call, { body: { access_token } });
const refused = { code: "google_failed", message: expect.any(String) };

describe("Google sign-in", () => {
  it("creates an account for a new person, and finds it the next time", async () => {
    const { access_token, email } = person();
    const one = await signIn(access_token);
    expect(one).toMatchObject({ created: true, user_info: { email, is_superuser: false, is_pro: false } });
    expect(one.user_info.token).toBe(one.token);
    const two = await signIn(access_token);
    expect(two).toMatchObject({ created: false, user_info: { id: one.user_info.id } });
    const user = await t.ok("GET /api/accounts/v1/current_user/", { token: two.token });
    expect(user).toMatchObject({ email, full_name: one.user_info.full_name });
  });

  it("signs present accounts in while the site is closed, and creates none", async () => {
    const [known, unknown] = [person(), person()];
    await signIn(known.access_token);
    const { token } = first(await t.members("superuser", 1));
    await t.ok("PUT /api/site/v1/opening/", { token, body: { open: false } });
    expect(await signIn(known.access_token)).toMatchObject({ created: false });
    const { status, body } = await t.request(call, { body: { access_token: unknown.access_token } });
    expect([status, body]).toEqual([400, { code: "google_failed", message: "This site isn't open yet." }]);
    await t.ok("PUT /api/site/v1/opening/", { token, body: { open: true } });
    expect(await signIn(unknown.access_token)).toMatchObject({ created: true });
  });

  it("records which terms a new member accepts, and nothing for an existing member", async () => {
    const differences = { terms: "Be kind." };
    await t.query("insert into site_settings (version, at, differences) values (1, now(), $1)", [differences]);
    const [here, known] = [person(), person()];
    await signIn(known.access_token);
    for (const { access_token } of [here, known]) await t.ok(call, { body: { access_token, accepted_legal: 1 } });
    const stored = await t.query("select email, version from legal_acceptances join users on user_id = id");
    expect(stored).toEqual([{ email: here.email, version: 1 }]);
    const late = { access_token: person().access_token, accepted_legal: 7 };
    expect(await t.request(call, { body: late })).toMatchObject({
      ...{ status: 400, body: { errors: { accepted_legal: [expect.stringMatching(/have changed/)] } } },
    });
  });

  it("accepts any name, and refuses an id or an address that cannot be stored", async () => {
    for (const name of ["A\0da", "\0", "\ud83d", `${"x".repeat(149)}\u{1f600}`]) {
      expect(await signIn(person({ user: { name } }).access_token)).toMatchObject({ created: true });
    }
    for (const user of [{ sub: "a\0b" }, { email: "a\0b@example.com" }]) {
      const { access_token } = person({ user, token: { sub: undefined } });
      expect(await t.request(call, { body: { access_token } })).toMatchObject({ status: 400, body: refused });
    }
  });

  it("recognizes a person whose address at Google changed", async () => {
    const before = person();
    const { user_info } = await signIn(before.access_token);
    const after = person({ token: { sub: before.sub }, user: { sub: before.sub, email: "moved@example.com" } });
    expect(await signIn(after.access_token)).toMatchObject({ created: false, user_info: { id: user_info.id } });
  });

  it("accepts email_verified as a string, and takes the address for a name that is taken", async () => {
    const taken = first(await t.members("member", 1));
    const { access_token } = person({ user: { email_verified: "true", name: taken.username } });
    const { user_info } = await signIn(access_token);
    expect(user_info.username).toBe(user_info.email.split("@")[0]);
  });

  it("links the account with the address, and removes the password of an unconfirmed account", async () => {
    const { email, id } = await t.register();
    await t.query(
      `update users set email_confirmed_at = null, secondary_email = 'stranger@example.org',
         secondary_email_confirmed_at = now() where id = $1`,
      [id],
    );
    const session = await t.login(email);
    const notices = () =>
      t.query(
        "select data ->> 'email' as email from pgboss.job where data ->> 'change' = 'google_linked' order by created_on",
      );
    const before = await notices();
    await t.ok("POST /api/accounts/v1/security/leave/", { token: session, body: { current_password: password } });
    const { access_token } = person({ user: { email: email.toUpperCase() } });
    const linked = await signIn(access_token);
    expect(linked).toMatchObject({ created: false, user_info: { id } });
    expect((await t.request("GET /api/accounts/v1/current_user/", { token: session })).status).toBe(401);
    expect((await t.request("POST /api/accounts/v1/login/", { body: { email, password } })).status).toBe(401);
    // The stranger's secondary address and scheduled deletion are gone as well.
    const rows = await t.query("select secondary_email, deletion_at from users where id = $1", [id]);
    expect(rows).toEqual([{ secondary_email: "", deletion_at: null }]);
    expect(await notices()).toEqual([...before, { email }]);
  });

  it("keeps the password of an account whose address is confirmed", async () => {
    const { email, id } = await t.register();
    const { access_token } = person({ user: { email } });
    expect((await signIn(access_token)).user_info.id).toBe(id);
    expect((await t.request("POST /api/accounts/v1/login/", { body: { email, password } })).status).toBe(200);
  });

  it("asks for a code before it links an account with two-factor sign-in", async () => {
    const { email, id, code, recoveryCodes } = await withTwoFactor(t);
    const { access_token } = person({ user: { email } });
    const enter = (given?: string) =>
      t.request(call, { body: { access_token, ...(given !== undefined && { code: given }) } });
    expect(await enter()).toMatchObject({ status: 400, body: { code: "google_two_factor_required" } });
    expect(await enter("000000x")).toMatchObject({ status: 400, body: { code: "google_two_factor_failed" } });
    expect(await t.query("select google_sub from users where id = $1", [id])).toEqual([{ google_sub: null }]);
    const now = code();
    expect(await enter(now)).toMatchObject({
      status: 200,
      body: { created: false, user_info: { id, two_factor: true } },
    });
    expect(await enter(now)).toMatchObject({ status: 400, body: { code: "google_two_factor_failed" } });
    expect(await enter()).toMatchObject({ status: 400, body: { code: "google_two_factor_required" } });
    expect((await enter(recoveryCodes[0])).status).toBe(200);
    const sessions = await t.query("select two_factor from sessions where user_id = $1", [id]);
    expect(sessions).toEqual(Array.from({ length: 3 }, () => ({ two_factor: true })));
  });

  it("creates only one account under concurrent sign-ins of one person", async () => {
    const { access_token, email } = person();
    const responses = await Promise.all(Array.from({ length: 10 }, () => t.request(call, { body: { access_token } })));
    for (const { status } of responses) expect(status).toBe(200);
    expect(await t.query("select 1 from users where email = $1", [email])).toHaveLength(1);
    expect((await signIn(access_token)).created).toBe(false);
  });

  it.each([
    ["for another audience", { token: { aud: "another" } }],
    ["without an audience", { token: { aud: undefined } }],
    ["that has expired", { token: { expires_in: "0", exp: "1" } }],
    ["that has expired by its date alone", { token: { expires_in: undefined, exp: String(Date.now() / 1000 - 1) } }],
    ["without an expiry", { token: { expires_in: undefined, exp: undefined } }],
    ["for another subject", { token: { sub: "somebody else" } }],
    ["of an unverified address", { user: { email_verified: false } }],
    ["of an unverified address (as a string)", { user: { email_verified: "false" } }],
    ["without an address", { user: { email: undefined } }],
    ["without a subject", { user: { sub: "" } }],
  ])("rejects a token %s", async (_, changes) => {
    const { access_token, email } = person(changes);
    const { status, body } = await t.request(call, { body: { access_token } });
    expect([status, body]).toEqual([400, refused]);
    expect(await t.query("select 1 from users where email = $1", [email])).toEqual([]);
  });

  it("rejects unknown tokens, blocked members, and another person with a linked address", async () => {
    const blocked = person();
    await t.block((await signIn(blocked.access_token)).user_info.id);
    const owner = person();
    await signIn(owner.access_token);
    const thief = person({ user: { email: owner.email } });
    for (const access_token of ["unknown", blocked.access_token, thief.access_token, " ", "x\n"]) {
      const { status, body } = await t.request(call, { body: { access_token } });
      expect([status, body]).toEqual([400, refused]);
    }
  });

  it("fails when it is not set up, or Google is unreachable", async () => {
    const { access_token } = person();
    expect((await notSetUp.request(call, { body: { access_token } })).body).toEqual(refused);
    expect((await cutOff.request(call, { body: { access_token } })).body).toEqual(refused);
  });

  it("fails when Google takes longer than ten seconds", async () => {
    const { access_token } = person({ delay: 11_000 });
    const { status, body } = await t.request(call, { body: { access_token } });
    expect([status, body]).toEqual([400, refused]);
  });
});

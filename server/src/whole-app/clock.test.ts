import { describe, expect, it, vi } from "vitest";
import { first, password } from "#test/app/members.ts";
import { codeAt, withTwoFactor } from "#test/authenticator.ts";
import { startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp({ rateLimits: true });
const year = 365 * 86_400_000;
const proof = { current_password: password };
const wrong = { current_password: "not this one" };
let networks = 0;

/** Temporarily sets the clock a year ahead. */
async function yearAhead<T>(work: () => Promise<T>): Promise<T> {
  t.advance(year);
  try {
    return await work();
  } finally {
    t.advance(-year);
  }
}

/** Repeats a call until it is refused as too frequent. */
async function exhaust(call: () => Promise<{ status: number }>): Promise<void> {
  for (let n = 0; n < 100; n++) if ((await call()).status === 429) return;
  throw new Error("nothing was refused");
}

async function member() {
  const user = await t.register();
  return { ...user, token: await t.login(user.email) };
}

const mailsTo = (email: string) => t.mails.filter(({ to }) => to === email).length;

describe("after the clock was a year ahead", () => {
  it("nobody has to wait to sign in, or to confirm the password", async () => {
    const { email } = await t.register();
    const from = `192.0.2.${++networks}`;
    const login = (secret: string) =>
      t.request("POST /api/accounts/v1/login/", { body: { email, password: secret }, from });
    await yearAhead(() => exhaust(() => login("not this one")));
    expect((await login(password)).status).toBe(200);
    // The count restarts, and then works as usual.
    await exhaust(() => login("not this one"));

    const { token } = await yearAhead(async () => {
      const signedIn = await member();
      await exhaust(() => t.request("POST /api/accounts/v1/security/leave/", { token: signedIn.token, body: wrong }));
      return signedIn;
    });
    expect((await t.request("POST /api/accounts/v1/security/leave/", { token, body: proof })).status).toBe(200);
  });

  it("correct codes of an authenticator app are accepted, each once", async () => {
    const user = await yearAhead(() => withTwoFactor(t));
    const login = (code: string) => {
      const from = `192.0.2.${++networks}`;
      return t.request("POST /api/accounts/v1/login/", { body: { email: user.email, password, code }, from });
    };
    const code = codeAt(user.secret, t.clock());
    expect((await login(code)).status).toBe(200);
    expect((await login(code)).status).toBe(401);
    await yearAhead(() => exhaust(() => login("000000")));
    t.advance(60_000);
    expect((await login(codeAt(user.secret, t.clock()))).status).toBe(200);
    // Waits that begin now still apply.
    await exhaust(() => login("000000"));
    expect((await login(codeAt(user.secret, t.clock()))).status).toBe(429);
  });

  it("mails and copies that were requested can be requested again", async () => {
    const copy = (token: string) => t.request("POST /api/accounts/v1/security/own-data/", { token, body: proof });
    const confirm = (token: string) => t.request("POST /api/accounts/v1/security/confirmation/", { token });
    const move = (token: string) => {
      const body = { ...proof, email: `moved${++networks}@example.org` };
      return t.request("POST /api/accounts/v1/security/email/", { token, body });
    };
    const { token, email, unconfirmed } = await yearAhead(async () => {
      const [one, two] = [await member(), await member()];
      await exhaust(() => copy(one.token));
      await exhaust(() => move(one.token));
      await t.query("update users set email_confirmed_at = null where id = $1", [two.id]);
      const before = mailsTo(two.email);
      expect((await confirm(two.token)).status).toBe(200);
      await vi.waitFor(() => expect(mailsTo(two.email)).toBe(before + 1));
      expect((await confirm(two.token)).status).toBe(429);
      return { ...one, unconfirmed: two };
    });
    expect((await copy(token)).status).toBe(200);
    expect((await move(token)).status).toBe(200);
    expect((await confirm(unconfirmed.token)).status).toBe(200);

    const reset = () =>
      t.request("POST /dj-rest-auth/password/reset/", { body: { email }, from: `192.0.2.${++networks}` });
    const links = async () =>
      (await t.query("select 1 from one_time_links where email = $1 and purpose = 'password_reset'", [email])).length;
    await yearAhead(async () => {
      for (let n = 1; n <= 3; n++) {
        await reset();
        await vi.waitFor(async () => expect(await links()).toBe(n));
      }
    });
    await reset();
    await vi.waitFor(async () => expect(await links()).toBe(4));
  });

  it("a sign-in from that time does not count as recent", async () => {
    const { token, id } = await yearAhead(member);
    await t.query("update users set password_hash = null where id = $1", [id]);
    const response = await t.request("POST /api/accounts/v1/security/leave/", { token, body: {} });
    expect(response).toMatchObject({ status: 403, body: { code: "sign_in_again" } });
  });

  it("a comparison that never ended does not prevent others from starting", async () => {
    await yearAhead(async () => {
      await t.query("insert into reconciliations (started_at) values ($1)", [t.clock()]);
    });
    const { token } = first(await t.members("superuser", 1));
    expect(await t.ok("GET /api/billing/v1/reconciliation/", { token })).toMatchObject({ running: false });
    await t.ok("POST /api/billing/v1/reconciliation/", { token });
    const open = "select 1 from reconciliations where ended_at is null and started_at > $1";
    expect(await t.query(open, [new Date(t.clock().getTime() + year / 2)])).toEqual([]);
  });

  it("minutes watched are counted", async () => {
    const { id: user, token } = first(await t.members("pro", 1));
    const rows = await t.query<{ id: number }>(
      "insert into videos (title, source, source_kind, oid) values ('A film', 'https://v.example.com/1.mp4', 'file', '1') returning id",
    );
    const report = (seconds: number) =>
      t.ok("POST /api/category/v1/watch/videos/", { token, body: { video: first(rows).id, seconds } });
    await report(0);
    await t.query("update watching set at = at + interval '1 year' where user_id = $1", [user]);
    await report(0);
    t.advance(30_000);
    await report(30);
    const days = await t.query<{ seconds: string }>("select seconds from watch_days");
    expect(Number(first(days).seconds)).toBeGreaterThanOrEqual(29);
  });
});

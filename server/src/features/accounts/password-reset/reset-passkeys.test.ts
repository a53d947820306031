import { describe, expect, it, vi } from "vitest";
import { startApp, type TestApp } from "#test/app/app.ts";
import { password, type Role } from "#test/app/members.ts";
import { withTwoFactor } from "#test/authenticator.ts";
import { waitingForLocks } from "#test/database/database.ts";
import { createDevice } from "#test/passkeys.ts";

const t = await startApp();
const strict = await startApp({ config: { superusersNeedTwoFactors: true } });
const proof = { current_password: password };
const fresh = "another lake, another dawn";
const unusable = { token: ["This link has expired or has already been used. Please ask for a new one."] };

/** A new passkey of a signed-in member. */
async function addPasskey(token: string, name: string, app: TestApp = t, code?: string) {
  const body = code === undefined ? proof : { ...proof, code };
  const { challenge } = await app.ok("POST /api/accounts/v1/security/passkey-options/", { token, body });
  const device = createDevice();
  const credential = device.create(challenge);
  await app.ok("POST /api/accounts/v1/security/passkeys/", { token, body: { credential, name } });
  return device;
}

async function linkTo(email: string, app: TestApp = t) {
  await app.ok("POST /dj-rest-auth/password/reset/", { body: { email } });
  const find = () =>
    app.mails
      .filter(({ to }) => to === email)
      .map(({ text }) => /reset-password\/(\d+)\/([\w-]{43})\s/.exec(text))
      .findLast((match) => match !== null);
  const [, uid = "", token = ""] = await vi.waitFor(() => find() ?? expect.fail("no mail"));
  return { uid, token };
}
type Link = Awaited<ReturnType<typeof linkTo>>;

async function member(role: Role = "member", app: TestApp = t) {
  const user = await app.register(role);
  const token = await app.login(user.email);
  const device = await addPasskey(token, "My phone", app);
  return { ...user, token, device, link: await linkTo(user.email, app) };
}

const look = (body: Link, app: TestApp = t) => app.request("POST /api/accounts/v1/password-reset/passkeys/", { body });
const use = (link: Link, more: object = {}, app: TestApp = t) =>
  app.request("POST /reset-password/{uid}/{token}/", {
    params: { ...link },
    body: { ...link, new_password1: fresh, new_password2: fresh, ...more },
  });

async function enters(device: ReturnType<typeof createDevice>, app: TestApp = t): Promise<boolean> {
  const { challenge } = await app.ok("POST /api/accounts/v1/passkeys/options/");
  const body = { credential: device.use(challenge) };
  return (await app.request("POST /api/accounts/v1/passkeys/login/", { body })).status === 200;
}

const notice = (email: string) =>
  vi.waitFor(
    () =>
      t.mails.find(({ to, subject }) => to === email && /password was changed$/.test(subject)) ??
      expect.fail("no mail"),
  );

describe("the passkeys of a reset link's owner", () => {
  it("are shown only to the holder of the link", async () => {
    const [one, other] = [await member(), await member()];
    const passkey = { id: expect.any(Number), name: "My phone", created_at: expect.any(String), last_used_at: null };
    const named = { status: 200, body: { email: one.email, passkeys: [passkey], removable: true } };
    expect(await look(one.link)).toMatchObject(named);
    expect(await look(one.link)).toMatchObject(named);
    for (const bad of [
      { ...one.link, uid: other.link.uid },
      { ...one.link, token: "A".repeat(43) },
      { uid: "999999", token: "A".repeat(43) },
    ]) {
      expect(await look(bad)).toMatchObject({ status: 400, body: { errors: unusable } });
    }
    expect((await use(one.link)).status).toBe(200);
    expect(await look(one.link)).toMatchObject({ status: 400, body: { errors: unusable } });
    t.advance(61 * 60_000);
    expect(await look(other.link)).toMatchObject({ status: 400, body: { errors: unusable } });
  });

  it("stay by default; the response and the mail list them", async () => {
    const { email, device, link, token } = await member();
    await addPasskey(token, "See evil.example");
    const detail = "Password has been reset with the new password.";
    expect((await use(link)).body).toEqual({ detail, passkeys: ["My phone", "See evil.example"] });
    const { text } = await notice(email);
    expect(text).toMatch(/These passkeys still sign you in: “My phone” from .*\d{4}, one from .*\d{4}\./s);
    expect(text).toContain("http://mindreel.test/security");
    expect(text).not.toContain("evil.example");
    expect(await enters(device)).toBe(true);
  });

  it("are removed with the old password on request; the mail says so", async () => {
    const { email, id, device, link } = await member();
    const short = { new_password1: "short", new_password2: "short", remove_passkeys: true };
    expect((await use(link, short)).status).toBe(400);
    expect(await enters(device)).toBe(true);
    const response = await use(link, { remove_passkeys: true });
    expect(response.body).toEqual({ detail: "Password has been reset with the new password." });
    expect(await enters(device)).toBe(false);
    expect(await t.query("select 1 from passkeys where user_id = $1", [id])).toEqual([]);
    expect(await t.query("select 1 from sessions where user_id = $1", [id])).toEqual([]);
    const { text } = await notice(email);
    expect(text).toMatch(/These passkeys were removed as well: “My phone” from /);
    expect(text).not.toContain("still sign you in");
  });

  it("are also listed in the mail after a password change", async () => {
    const { email, token } = await member();
    const body = { ...proof, new_password1: fresh, new_password2: fresh };
    await t.ok("POST /api/accounts/v1/security/password/", { token, body });
    expect((await notice(email)).text).toContain("These passkeys still sign you in: “My phone” from ");
  });

  it("do not gain one that was being added during the reset", async () => {
    const { id, token, link } = await member();
    const { challenge } = await t.ok("POST /api/accounts/v1/security/passkey-options/", { token, body: proof });
    const resetting = await t.database.pool.connect();
    await resetting.query("begin");
    await resetting.query("select 1 from users where id = $1 for update", [id]);
    const credential = createDevice().create(challenge);
    const adding = t.request("POST /api/accounts/v1/security/passkeys/", { token, body: { credential } });
    // It waits for the lock on the member's row.
    await vi.waitFor(async () => expect(await t.query(waitingForLocks)).toHaveLength(1));
    await resetting.query("delete from sessions where user_id = $1", [id]);
    await resetting.query("commit");
    resetting.release();
    expect((await adding).status).toBe(401);
    expect((await look(link)).body).toMatchObject({ passkeys: [{ name: "My phone" }] });
  });
});

describe("a superuser who needs two factors", () => {
  it("keeps passkeys that are their only second factor", async () => {
    const { device, link } = await member("superuser", strict);
    expect(await look(link, strict)).toMatchObject({ body: { removable: false } });
    const refused = await use(link, { remove_passkeys: true }, strict);
    expect([refused.status, Object.keys(refused.body as object)]).toEqual([400, ["remove_passkeys"]]);
    expect((await use(link, {}, strict)).status).toBe(200);
    expect(await enters(device, strict)).toBe(true);
  });

  it("may remove them while an authenticator app is set up", async () => {
    const user = await withTwoFactor(strict, "superuser");
    strict.advance(60_000);
    const device = await addPasskey(user.token, "My phone", strict, user.code());
    const link = await linkTo(user.email, strict);
    expect(await look(link, strict)).toMatchObject({ body: { removable: true } });
    expect((await use(link, { remove_passkeys: true }, strict)).status).toBe(200);
    expect(await enters(device, strict)).toBe(false);
  });
});

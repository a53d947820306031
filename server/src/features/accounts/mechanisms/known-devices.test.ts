import { describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { password } from "#test/app/members.ts";

const t = await startApp();
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const newerFirefox = firefox.replaceAll("145.0", "146.0");
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1";
const chrome = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36";

type Member = Awaited<ReturnType<typeof t.register>>;
const signIn = ({ email }: Pick<Member, "email">, agent: string) =>
  t.ok("POST /api/accounts/v1/login/", { headers: { "user-agent": agent }, body: { email, password } });

async function mailsTo({ email }: Pick<Member, "email">) {
  await vi.waitFor(async () => {
    const left = "select from pgboss.job where name = 'mail-notice' and state in ('created', 'active', 'retry')";
    expect(await t.query(left)).toEqual([]);
  });
  return t.mails.filter(({ to, subject }) => to === email && subject.startsWith("New sign-in"));
}

/** A member who has signed in once. */
async function member() {
  const made = await t.register();
  await signIn(made, firefox);
  return made;
}

describe("a sign-in with another kind of device", () => {
  it("is mailed once, but neither the first of all nor one with a newer version", async () => {
    const made = await member();
    await signIn(made, firefox);
    await signIn(made, newerFirefox);
    expect(await mailsTo(made)).toEqual([]);
    await signIn(made, safari);
    await signIn(made, safari);
    const mails = await mailsTo(made);
    expect(mails.map(({ subject }) => subject)).toEqual(["New sign-in to your Mindreel account"]);
    expect(mails[0]?.text).toContain("a kind of device that we haven't seen there before: Safari on iPhone.");
    expect(mails[0]?.text).toContain("http://mindreel.test/forgot-password");
    expect(mails[0]?.text).toContain("http://mindreel.test/notices");
    // An unsubscribe button beside a warning would be pressed by mistake.
    expect(mails[0]?.unsubscribe).toBeUndefined();
  });

  it("is mailed once if two come at a time", async () => {
    const made = await member();
    await Promise.all([signIn(made, chrome), signIn(made, chrome)]);
    expect(await mailsTo(made)).toHaveLength(1);
  });

  it("is known after signing out, and from sessions that an earlier version opened", async () => {
    const made = await member();
    const { token } = await signIn(made, safari);
    await t.ok("POST /api/accounts/v1/logout/", { token });
    await t.query("delete from known_devices where user_id = $1", [made.id]);
    await t.query(
      "insert into sessions (user_id, token_hash, device, created_at, last_used_at) values ($1, $2, 'Chrome on Android', now(), now())",
      [made.id, `earlier ${made.id}`],
    );
    await signIn(made, chrome);
    expect(await mailsTo(made)).toHaveLength(1);
    await signIn(made, safari);
    expect(await mailsTo(made)).toHaveLength(2);
  });

  it("is not mailed to who said no", async () => {
    const made = await member();
    const { token } = await signIn(made, firefox);
    await t.ok("PATCH /api/notices/v1/preferences/", { token, body: { mail_sign_ins: false } });
    await signIn(made, safari);
    expect(await mailsTo(made)).toEqual([]);
  });

  it("is mailed although whoever signed in says no at once", async () => {
    const made = await member();
    const { token } = await signIn(made, safari);
    await t.ok("PATCH /api/notices/v1/preferences/", { token, body: { mail_sign_ins: false } });
    expect(await mailsTo(made)).toHaveLength(1);
  });

  it("is not mailed for a wrong password", async () => {
    const made = await member();
    const { status } = await t.request("POST /api/accounts/v1/login/", {
      headers: { "user-agent": safari },
      body: { email: made.email, password: "not this one" },
    });
    expect(status).toBe(401);
    expect(await mailsTo(made)).toEqual([]);
  });
});

it("kinds of device are forgotten a year later, unless a session has them", async () => {
  const made = await member();
  await signIn(made, safari);
  await t.query("delete from sessions where user_id = $1 and device like 'Safari%'", [made.id]);
  const known = () => t.query("select device from known_devices where user_id = $1 order by device", [made.id]);
  await t.services.accounts.knownDevices.sweep();
  expect(await known()).toHaveLength(2);
  await t.query("update known_devices set known_since = known_since - interval '366 days' where user_id = $1", [
    made.id,
  ]);
  await t.services.accounts.knownDevices.sweep();
  expect(await known()).toEqual([{ device: "Firefox on Windows" }]);
});

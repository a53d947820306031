import { describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app/app.ts";
import { password } from "#test/app/members.ts";

// Two servers share a database: a change by one takes effect there on the next call, and on the other within moments.
const here = await startApp();
const there = await startApp({ beside: here.url });

const statusOf = async (t: TestApp, token: string) =>
  (await t.request("GET /api/accounts/v1/current_user/", { token })).status;

const endsThere = (token: string) => expect.poll(() => statusOf(there, token)).toBe(401);

/** A member with two sessions, one of which was stolen. */
async function stolen() {
  const { id, email } = await here.register();
  const [own, token] = [await here.login(email), await there.login(email)];
  for (const t of [here, there]) for (const each of [own, token]) expect(await statusOf(t, each)).toBe(200);
  return { id, email, own, token };
}

const fresh = "another lake, another dawn";
const passwords = { new_password1: fresh, new_password2: fresh };

describe("a stolen token ends on every server at once", () => {
  it("when it signs out; the other device stays signed in", async () => {
    const { own, token } = await stolen();
    await here.ok("POST /api/accounts/v1/logout/", { token });
    expect(await statusOf(here, token)).toBe(401);
    await endsThere(token);
    expect(await statusOf(there, own)).toBe(200);
  });

  it("when the password changes; the device that changed it stays signed in", async () => {
    const { own, token } = await stolen();
    await here.ok("POST /api/accounts/v1/security/password/", {
      token: own,
      body: { current_password: password, ...passwords },
    });
    expect(await statusOf(here, token)).toBe(401);
    await endsThere(token);
    expect(await statusOf(there, own)).toBe(200);
  });

  it("when the password is reset, as does every other session", async () => {
    const { email, own, token } = await stolen();
    await here.ok("POST /dj-rest-auth/password/reset/", { body: { email } });
    // Either server may run the job.
    const mail = () =>
      [...here.mails, ...there.mails].find(({ to, subject }) => to === email && /password/.test(subject));
    await expect.poll(mail).toBeDefined();
    const [, uid = "", link = ""] = /reset-password\/(\d+)\/([\w-]{43})/.exec(mail()?.text ?? "") ?? [];
    const params = { uid, token: link };
    await here.ok("POST /reset-password/{uid}/{token}/", { params, body: { ...params, ...passwords } });
    expect(await statusOf(here, own)).toBe(401);
    await endsThere(token);
    await endsThere(own);
    const again = await there.request("POST /reset-password/{uid}/{token}/", {
      params,
      body: { ...params, ...passwords },
    });
    expect(again.status).toBe(400);
  });

  it("when the member is blocked, or signed out everywhere by a superuser or themselves", async () => {
    const superuser = (await here.members("superuser", 1))[0]?.token;
    for (const end of [
      ({ id }: { id: number }) => here.ok("DELETE /api/accounts/v1/userlist/{id}/", { id, token: superuser }),
      ({ id }: { id: number }) => here.ok("DELETE /api/accounts/v1/userlist/{id}/sessions/", { id, token: superuser }),
      ({ own }: { own: string }) => here.ok("DELETE /api/accounts/v1/security/sessions/", { token: own }),
    ]) {
      const victim = await stolen();
      await end(victim);
      expect(await statusOf(here, victim.own)).toBe(401);
      await endsThere(victim.token);
      await endsThere(victim.own);
    }
  });
});

it("returns the same bytes for known, unknown and blocked addresses on every server", {
  timeout: 120_000,
}, async () => {
  const [known, blocked] = [await here.register(), await here.register()];
  await here.block(blocked.id);
  const whole = async (t: TestApp, url: string, payload: object) => {
    const { statusCode, headers, rawPayload } = await t.app.inject({ method: "POST", url, payload });
    return JSON.stringify([statusCode, { ...headers, date: "" }, rawPayload.toString("base64")]);
  };
  const responses = { login: new Set<string>(), reset: new Set<string>() };
  for (let n = 0; n < 10; n++) {
    for (const email of [known.email, `unknown${n}@example.com`, blocked.email]) {
      const t = n % 2 === 0 ? here : there;
      const secret = email === blocked.email ? password : "not this one";
      responses.login.add(await whole(t, "/api/accounts/v1/login/", { email, password: secret }));
      responses.reset.add(await whole(t, "/dj-rest-auth/password/reset/", { email }));
    }
  }
  expect([responses.login.size, responses.reset.size]).toEqual([1, 1]);
});

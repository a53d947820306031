import { api, type Call } from "@mindreel/contract/api";
import { expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { password } from "#test/app/members.ts";
import { codeAt, withTwoFactor } from "#test/authenticator.ts";

const t = await startApp({ config: { superusersNeedTwoFactors: true } });
const proof = { current_password: password };
const superuserCalls = (Object.keys(api) as Call[]).filter((call) => api[call].access === "superuser");
const setUpFirst = { status: 403, body: { code: "two_factor_setup_required" } };

const logIn = (email: string, code?: string) =>
  t.request("POST /api/accounts/v1/login/", { body: { email, password, ...(code !== undefined && { code }) } });
const show = (token: string) => t.ok("GET /api/accounts/v1/security/", { token });
const users = (token: string) => t.request("GET /api/accounts/v1/userlist/", { token });
const off = (token: string, code: string) =>
  t.request("POST /api/accounts/v1/security/two-factor/off/", { token, body: { ...proof, code } });

it("denies superusers without a second factor only the superuser actions", async () => {
  const { email, id } = await t.register("superuser");
  const other = await t.register();
  const token = await t.login(email);
  expect(superuserCalls.length).toBeGreaterThan(15);
  for (const call of superuserCalls) expect(await t.request(call, { token, body: {} }), call).toMatchObject(setUpFirst);
  const draft = { username: "another", email: "another@example.com", password, password2: password };
  const create = (is_superuser: boolean) =>
    t.request("POST /api/accounts/v1/register/", { token, body: { ...draft, is_superuser } });
  expect(await create(true)).toMatchObject(setUpFirst);
  expect((await create(false)).status).toBe(201);
  const profile = (of: number) => t.request("GET /api/accounts/v1/userlist/{id}/", { token, id: of });
  expect([(await profile(id)).status, (await profile(other.id)).status]).toEqual([200, 404]);
  expect((await t.request("GET /api/accounts/v1/checkpro/", { token })).body).toBe(true);
  expect(await show(token)).toMatchObject({ two_factor_mandatory: true, two_factor_setup_required: true });
});

it("lets superusers act once it is set up, in this session and the next, and cannot be turned off", async () => {
  const { email, token, code } = await withTwoFactor(t, "superuser");
  expect((await users(token)).status).toBe(200);
  const next = (await logIn(email, code())).body as { token: string };
  expect((await users(next.token)).status).toBe(200);
  expect(await show(next.token)).toMatchObject({ two_factor_mandatory: true, two_factor_setup_required: false });
  t.advance(30_000);
  expect(await off(token, code())).toMatchObject({ status: 403, body: { code: "two_factor_mandatory" } });
  expect((await show(token)).two_factor).toBe(true);
});

it("does not apply to members", async () => {
  const { token, code } = await withTwoFactor(t);
  expect(await show(token)).toMatchObject({ two_factor_mandatory: false, two_factor_setup_required: false });
  expect(await users(token)).toMatchObject({ status: 403, body: { code: "forbidden" } });
  expect((await off(token, code())).status).toBe(200);
});

it("is reset for a single account, which has to set it up again", async () => {
  const lost = await withTwoFactor(t, "superuser");
  const kept = await withTwoFactor(t, "superuser");
  const { reset } = t.services.accounts.twoFactor;
  await expect(reset("nobody@example.com")).rejects.toThrow("No account has the address nobody@example.com.");
  expect(await reset(lost.email.toUpperCase())).toBe(true);
  expect(await reset(lost.email)).toBe(false);
  expect((await users(lost.token)).status).toBe(401);
  expect((await users(kept.token)).status).toBe(200);
  const { status, body } = await logIn(lost.email);
  expect(status).toBe(200);
  expect(await users((body as { token: string }).token)).toMatchObject(setUpFirst);
  expect((await logIn(kept.email)).status).toBe(401);
  expect((await logIn(kept.email, codeAt(kept.secret, t.clock()))).status).toBe(200);
  const mail = () => t.mails.find(({ to, subject }) => to === lost.email && /is off/.test(subject));
  await vi.waitFor(() => expect(mail()).toBeDefined());
});

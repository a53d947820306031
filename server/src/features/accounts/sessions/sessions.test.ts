import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first, password } from "#test/app/members.ts";

const t = await startApp();
const day = 86_400_000;
const hour = 3_600_000;

const login = (email: string, secret: string) =>
  t.request("POST /api/accounts/v1/login/", { body: { email, password: secret } });
const current = (token: string) => t.request("GET /api/accounts/v1/current_user/", { token });

/** From section 3 of the specification. */
const sessionUserFields = [
  ...[
    "id",
    "token",
    "offer",
    "savevideos",
    "recentshownvideos",
    "last_login",
    "is_superuser",
    "username",
    "first_name",
  ],
  ...["last_name", "email", "is_staff", "is_active", "date_joined", "country", "profile_pic", "secondary_email"],
  ...[
    "phone",
    "content_choice",
    "gender",
    "facebook",
    "linked_in",
    "full_name",
    "age",
    "language",
    "is_pro",
    "early_access",
    "two_factor",
  ],
  ...["pro_expiry_date", "groups", "user_permissions"],
];

it("returns the session user", async () => {
  const user = await t.register();
  const { status, body } = await login(user.email, password);
  expect(status).toBe(200);
  expect(Object.keys(body as object).toSorted()).toEqual(sessionUserFields.toSorted());
  expect(body).toMatchObject({
    id: user.id,
    username: user.username,
    savevideos: null,
    recentshownvideos: null,
    is_superuser: false,
    is_staff: false,
    is_active: true,
    is_pro: false,
    pro_expiry_date: null,
    last_login: expect.stringMatching(/^2026-.*Z$/),
  });
  const { token, offer, ...rest } = body as { token: string; offer: unknown };
  expect(offer).toBeNull();
  expect((await current(token)).body).toEqual(rest);
});

it("ignores the case of the address", async () => {
  const user = await t.register();
  expect((await login(user.email.toUpperCase(), password)).status).toBe(200);
});

it("gives an unknown address, a wrong password and a blocked member the same answer", async () => {
  const user = await t.register();
  const blocked = await t.register();
  await t.block(blocked.id);
  const responses = [
    await login("nobody@example.com", password),
    await login(user.email, "something else"),
    await login(blocked.email, password),
    await login("' or 1=1 --", password),
  ];
  for (const { status, body } of responses) {
    expect(status).toBe(401);
    expect(body).toEqual({ message: "User authentication failed", code: "login_failed" });
  }
});

it("ends only its own token at sign-out", async () => {
  const user = await t.register();
  const [one, other] = [await t.login(user.email), await t.login(user.email)];
  expect((await t.request("POST /api/accounts/v1/logout/", { token: one })).status).toBe(200);
  expect((await current(one)).status).toBe(401);
  expect((await current(other)).status).toBe(200);
});

it("ends the tokens of a blocked member", async () => {
  const member = first(await t.members("member", 1));
  expect((await current(member.token)).status).toBe(200);
  await t.block(member.id);
  expect((await current(member.token)).status).toBe(401);
});

it("ends a token after 30 days without use, but not earlier", async () => {
  const [used, unused] = await t.members("member", 2);
  t.advance(29 * day);
  expect((await current(used?.token ?? "")).status).toBe(200);
  t.advance(2 * day);
  expect((await current(used?.token ?? "")).status).toBe(200);
  expect((await current(unused?.token ?? "")).status).toBe(401);
  const kept = () => t.query("select 1 from sessions where user_id = $1", [unused?.id]);
  expect(await kept()).toHaveLength(1);
  await t.services.accounts.sessions.sweep();
  expect(await kept()).toHaveLength(0);
  expect((await current(used?.token ?? "")).status).toBe(200);
});

it("keeps the 100 sessions of a member that were used last", async () => {
  const { id, token } = first(await t.members("member", 1));
  await t.query(
    `insert into sessions (user_id, token_hash, created_at, last_used_at)
     select $1, 'session ' || n, $2::timestamptz, $2::timestamptz - n * interval '1 minute' from generate_series(1, 150) n`,
    [id, t.clock()],
  );
  const { devices } = await t.ok("GET /api/accounts/v1/security/", { token });
  expect(devices).toHaveLength(100);
  await t.services.accounts.sessions.sweep();
  expect((await current(token)).status).toBe(200);
  const left = await t.query("select token_hash from sessions where user_id = $1 and token_hash like 'session %'", [
    id,
  ]);
  expect(left).toHaveLength(99);
  expect(left).not.toContainEqual({ token_hash: "session 100" });
});

it("records a token's use at most once an hour", async () => {
  const { id, token } = first(await t.members("member", 1));
  const lastUse = async () => first(await t.query("select last_used_at from sessions where user_id = $1", [id]));
  const before = await lastUse();
  t.advance(59 * 60_000);
  await current(token);
  expect(await lastUse()).toEqual(before);
  t.advance(2 * 60_000);
  await current(token);
  const after = await lastUse();
  expect(after).not.toEqual(before);
  t.advance(hour / 2);
  await current(token);
  expect(await lastUse()).toEqual(after);
});

it.each(["", "Token", "Token ", "Bearer %", "token %", "Token  %", "Token %%", "Token % ", "Token \u00e9%", "%"])(
  "rejects any other form of the header: %j",
  async (pattern) => {
    const { token } = first(await t.members("member", 1));
    const headers = { authorization: pattern.replaceAll("%", token) };
    expect((await t.request("GET /api/accounts/v1/current_user/", { headers })).status).toBe(401);
  },
);

it("stores only hashes of tokens and passwords, and logs neither", async () => {
  const user = await t.register();
  const token = await t.login(user.email);
  await current(token);
  await login(user.email, "a wrong but secret guess");
  const tables = await t.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
  );
  expect(tables.length).toBeGreaterThan(8);
  for (const { name } of tables) {
    const rows = await t.query(`select 1 from ${name} r where strpos(r::text, $1) > 0 or strpos(r::text, $2) > 0`, [
      token,
      password,
    ]);
    expect(rows, name).toEqual([]);
  }
  const log = t.log.join("");
  expect(log).toContain("/api/accounts/v1/login/");
  for (const secret of [token, password, "secret guess"]) expect(log).not.toContain(secret);
});

it("treats a member as pro until the moment their time ends", async () => {
  const { id, token } = first(await t.members("member", 1));
  const check = async () => (await t.request("GET /api/accounts/v1/checkpro/", { token })).body;
  expect(await check()).toBe(false);
  await t.query("update users set pro_expiry_date = $2 where id = $1", [id, new Date(t.clock().getTime() + hour)]);
  expect(await check()).toBe(true);
  expect((await current(token)).body).toMatchObject({ is_pro: true, pro_expiry_date: expect.any(String) });
  t.advance(hour);
  expect(await check()).toBe(false);
  expect((await current(token)).body).toMatchObject({ is_pro: false });
  const superuser = first(await t.members("superuser", 1));
  expect((await t.request("GET /api/accounts/v1/checkpro/", { token: superuser.token })).body).toBe(true);
});

import { describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first, password } from "#test/app/members.ts";

const t = await startApp();
const register = "POST /api/accounts/v1/register/";

let people = 0;
function person(changes: Record<string, unknown> = {}) {
  const name = `visitor${++people}`;
  return {
    username: name,
    email: `${name}@example.com`,
    password,
    password2: password,
    is_superuser: false,
    ...changes,
  };
}

describe("registration", () => {
  it("creates a member who can sign in", async () => {
    const draft = person();
    const { status, body } = await t.request(register, { body: draft });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      username: draft.username,
      email: draft.email,
      is_superuser: false,
      offer: null,
    });
    expect(await t.login(draft.email)).toMatch(/^[\w-]{43}$/);
  });

  it("keeps the language of its page, for mails and on other devices", async () => {
    const draft = person();
    await t.ok(register, { body: draft, headers: { "accept-language": "de-AT,en;q=0.5" } });
    const mail = () => t.mails.find(({ to }) => to === draft.email);
    await vi.waitFor(() => expect(mail()).toBeDefined());
    expect(mail()?.subject).toBe("Bestätige deine E-Mail-Adresse für Mindreel");
    const user = await t.ok("POST /api/accounts/v1/login/", { body: { email: draft.email, password } });
    expect(user.language).toBe("de");
  });

  it("does not require is_superuser", async () => {
    const { is_superuser: _, ...draft } = person();
    expect((await t.request(register, { body: draft })).status).toBe(201);
  });

  it.each([
    ["missing", undefined],
    ["empty", ""],
    ["seven characters", "7seven7"],
    ["seven characters that are fourteen code units", "🦊".repeat(7)],
    ["129 characters", "x".repeat(129)],
    ["129 characters beyond the basic plane", "🦊".repeat(129)],
    ["a common password", "password123"],
    ["a common password in another case", "PassWord123"],
    ["a common password in full-width letters", "ｐａｓｓｗｏｒｄ123"],
    ["a NUL character", "a quiet\0lake at dawn"],
  ])("rejects a password: %s", async (_, secret) => {
    const { status, body } = await t.request(register, { body: person({ password: secret, password2: secret }) });
    expect(status).toBe(400);
    expect(body).toMatchObject({ password: [expect.any(String)] });
  });

  it.each([
    ["eight characters", "8 eights"],
    ["eight characters beyond the basic plane", "🦊🐌🦊🐌🦊🐌🦊🦉"],
    ["128 characters", "long-".repeat(25).padEnd(128, "!")],
    ["128 characters beyond the basic plane", "🦊🐌".repeat(64)],
    ["a single class of characters", "onlylowercaseletters"],
    ["right to left", "סיסמה ארוכה מאוד"],
    ["white space at both ends", "  eight  spaces "],
  ])("accepts a password: %s", async (_, secret) => {
    const draft = person({ password: secret, password2: secret });
    expect((await t.request(register, { body: draft })).status).toBe(201);
    expect(await t.login(draft.email, secret)).toMatch(/^[\w-]{43}$/);
  });

  it("accepts a password in another Unicode form of the same characters", async () => {
    const composed = "caf\u00e9 on the corner";
    const draft = person({ password: composed, password2: composed });
    await t.request(register, { body: draft });
    expect(await t.login(draft.email, "cafe\u0301 on the corner")).toMatch(/^[\w-]{43}$/);
  });

  it("rejects the username and the address as the password, in any case", async () => {
    for (const secret of ["Quietlake", "QUIETLAKE@example.com"]) {
      const draft = person({
        username: "quietlake",
        email: "quietlake@example.com",
        password: secret,
        password2: secret,
      });
      const { status, body } = await t.request(register, { body: draft });
      expect(status).toBe(400);
      expect(body).toMatchObject({ password: [expect.stringContaining("must not be")] });
    }
  });

  it("reports every field at fault in a bare map", async () => {
    const { status, body } = await t.request(register, { body: {} });
    expect(status).toBe(400);
    expect(Object.keys(body as object).toSorted()).toEqual(["email", "password", "password2", "username"]);
    const mismatch = await t.request(register, { body: person({ username: " spaced ", password2: "another one" }) });
    expect(Object.keys(mismatch.body as object).toSorted()).toEqual(["password2", "username"]);
  });

  it.each(["", "plain", "a@", "@b.example", "a b@example.com", "a@b@example.com", `${"a".repeat(250)}@example.com`])(
    "rejects the address %j",
    async (email) => {
      const { status, body } = await t.request(register, { body: person({ email }) });
      expect(status).toBe(400);
      expect(body).toMatchObject({ email: [expect.any(String)] });
    },
  );

  it("ignores case when it compares usernames and addresses", async () => {
    await t.request(register, { body: person({ username: "Ångström", email: "Mixed.Case@Example.com" }) });
    const sameName = await t.request(register, { body: person({ username: "åNGSTRÖM" }) });
    expect(sameName.body).toEqual({ username: [expect.stringContaining("already exists")] });
    const sameEmail = await t.request(register, { body: person({ email: "mixed.case@example.COM" }) });
    expect(sameEmail.body).toEqual({ email: [expect.stringContaining("already exists")] });
    const stored = await t.query("select email from users where username = 'Ångström'");
    expect(stored).toEqual([{ email: "Mixed.Case@Example.com" }]);
  });

  it("lets nobody have a username that looks like another member's Latin one", async () => {
    await t.request(register, { body: person({ username: "mariner cafe\u0301" }) });
    await t.request(register, { body: person({ username: "poet" }) });
    for (const username of [
      ...["mariner caf\u00e9", "mariner  caf\u00e9", "\uff4dariner caf\u00e9", "m\u0430riner caf\u00e9"],
      ...["\u0440\u043e\u0435\u0442", "\u03c1\u03bf\u03b5\u03c4", "poet\u034f", "po\u3164et"],
    ]) {
      const { status, body } = await t.request(register, { body: person({ username }) });
      expect([username, status, body]).toEqual([username, 400, { username: [expect.any(String)] }]);
    }
  });

  it("limits usernames as they are stored, since one sign may stand for many letters", async () => {
    const { body } = await t.request(register, { body: person({ username: "\ufdfa".repeat(150) }) });
    expect(body).toEqual({ username: ["Use at most 150 characters."] });
  });

  it("reports a taken username and a taken address together", async () => {
    const draft = person();
    await t.request(register, { body: draft });
    const { body } = await t.request(register, { body: draft });
    expect(Object.keys(body as object).toSorted()).toEqual(["email", "username"]);
  });

  it("registers an address only once under concurrent calls", async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => t.request(register, { body: person({ email: "One@example.com" }) })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(400)]);
    expect(await t.query("select 1 from users where lower(email) = 'one@example.com'")).toHaveLength(1);
  });
});

describe("superusers", () => {
  it("are created only by superusers", async () => {
    const [member, pro, superuser] = await Promise.all(
      (["member", "pro", "superuser"] as const).map(async (role) => first(await t.members(role, 1))),
    );
    for (const token of [undefined, "B".repeat(43), member?.token, pro?.token]) {
      const { status, body } = await t.request(register, { body: person({ is_superuser: true }), token });
      expect(status).toBe(403);
      expect(body).toMatchObject({ code: "forbidden" });
    }
    const { status, body } = await t.request(register, {
      body: person({ is_superuser: true }),
      token: superuser?.token,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ is_superuser: true });
    const plain = await t.request(register, { body: person(), token: superuser?.token });
    expect(plain.body).toMatchObject({ is_superuser: false });
  });

  it("cannot be created by extra fields", async () => {
    const draft = { ...person(), isSuperuser: true, is_staff: true, pro_expiry_date: "2099-01-01T00:00:00Z", id: 1 };
    const { body } = await t.request(register, { body: draft });
    expect(body).toMatchObject({ is_superuser: false });
    expect(await t.query("select is_superuser, pro_expiry_date from users where email = $1", [draft.email])).toEqual([
      { is_superuser: false, pro_expiry_date: null },
    ]);
  });
});

it("ignores an invalid token on public calls", async () => {
  const draft = person();
  const token = "C".repeat(43);
  expect((await t.request(register, { body: draft, token })).status).toBe(201);
  const body = { email: draft.email, password };
  expect((await t.request("POST /api/accounts/v1/login/", { body, token })).status).toBe(200);
});

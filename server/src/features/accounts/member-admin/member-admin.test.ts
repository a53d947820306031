import type { ListedUser } from "@mindreel/contract/accounts/member-admin";
import { describe, expect, it, onTestFinished } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first, password } from "#test/app/members.ts";
import { oddTexts } from "#test/odd-inputs.ts";

const t = await startApp();
const superuser = first(await t.members("superuser", 1));
const { token } = superuser;
const list = "GET /api/accounts/v1/userlist/";

const block = (id: number | string, by = token, body?: unknown) =>
  t.request("DELETE /api/accounts/v1/userlist/{id}/", { token: by, id, body });
const unblock = (id: number | string) => t.request("POST /api/accounts/v1/userlist/{id}/unblock/", { token, id });

/** Every member of a list, by following `next`, and the counts on its pages. */
async function walk(query: Record<string, string> = {}) {
  const seen: ListedUser[] = [];
  const counts = new Set<number>();
  let given = query;
  for (;;) {
    const { results, next, count } = await t.ok(list, { token, query: given });
    expect(results.length).toBeLessThanOrEqual(12);
    seen.push(...results);
    counts.add(count);
    if (next === null) return { seen, counts: [...counts] };
    given = Object.fromEntries(new URL(next).searchParams);
  }
}

const ids = async (where: string) =>
  (await t.query<{ id: number }>(`select id from users where ${where} order by date_joined desc, id desc`)).map(
    ({ id }) => id,
  );

describe("the list of users", () => {
  it("returns only what the screen shows, newest first", async () => {
    const newest = await t.register();
    await t.query(
      "update users set date_joined = (select max(date_joined) from users) + interval '1 hour' where id = $1",
      [newest.id],
    );
    const { results } = await t.ok(list, { token });
    const [row] = await t.query<{ date_joined: Date }>("select date_joined from users where id = $1", [newest.id]);
    expect(results[0]).toEqual({
      id: newest.id,
      username: newest.username,
      email: newest.email,
      date_joined: row?.date_joined.toISOString(),
      is_superuser: false,
      is_pro: false,
      is_active: true,
      plan: null,
      plan_at: null,
      last_login: null,
    });
  });

  it("lists every member once under each filter, with an exact count, even during the hour in which pro ends", async () => {
    await t.members("member", 20);
    const pros = await t.members("pro", 17);
    await t.members("superuser", 2);
    await t.query("update users set is_active = false where id % 7 = 0 and not is_superuser");
    const now = t.clock();
    for (const [n, minutes] of [-90, -1, 0, 1, 20, 59, 61, 150].entries()) {
      const ends = new Date(now.getTime() + minutes * 60_000);
      await t.query("update users set pro_expiry_date = $1 where id = $2", [ends, pros[n]?.id]);
    }
    const expectAll = async () => {
      const isPro = `(is_superuser or pro_expiry_date > '${t.clock().toISOString()}')`;
      for (const [filter, where] of [
        [undefined, "true"],
        ["pro", isPro],
        ["free", `not coalesce(${isPro}, false)`],
        ["blocked", "not is_active"],
        ["super", "is_superuser"],
      ] as const) {
        const expected = await ids(where);
        const { seen, counts } = await walk(filter && { filter });
        expect([filter, seen.map(({ id }) => id)]).toEqual([filter, expected]);
        expect([filter, counts]).toEqual([filter, [expected.length]]);
        if (filter === "pro" || filter === "free")
          expect(new Set(seen.map((user) => user.is_pro))).toEqual(new Set([filter === "pro"]));
      }
    };
    await expectAll();
    for (let hours = 0; hours < 3; hours++) {
      t.advance(3_600_000);
      await expectAll();
    }
  });

  it("is searched by the beginnings of words in names and addresses", async () => {
    const found = async (search: string, filter?: string) =>
      (await walk({ search, ...(filter && { filter }) })).seen.map(({ username }) => username);
    for (const username of ["José Ángel", "jo.smith", "Smithers"]) {
      const name = username.replace(/\W/g, "").toLowerCase();
      await t.query("insert into users (username, email, password_hash) values ($1, $2, '')", [
        username,
        `${name}@mail.example`,
      ]);
    }
    expect(await found("jose")).toEqual(["José Ángel"]);
    expect(await found("smith")).toEqual(["Smithers", "jo.smith"]);
    expect(await found("jo smith")).toEqual(["jo.smith"]);
    // A combining accent on its own is not a word.
    expect(await found("jo \u0301 smith")).toEqual(["jo.smith"]);
    expect(await found("SMITHERS@mail.example")).toEqual(["Smithers"]);
    expect(await found("smith", "super")).toEqual([]);
    expect(await found("nobody-is-called-this")).toEqual([]);
    expect((await t.request(list, { token, query: { filter: "odd" } })).status).toBe(400);
  });

  it("keeps exact counts when members are changed, promoted and deleted in bulk", async () => {
    const [pro, member] = [first(await t.members("pro", 1)), first(await t.members("member", 1))];
    await t.members("pro", 10);
    await t.query("update users set is_active = false where id % 2 = 0 and not is_superuser");
    await t.query("update users set is_superuser = true where id in ($1, $2)", [pro.id, member.id]);
    await t.query("update users set is_superuser = false where id = $1", [pro.id]);
    await t.query("delete from users where id % 5 = 0 and id <> $1", [superuser.id]);
    expect(
      await t.query(`select name, n from kept_counts where n <> case name
        when 'users' then (select count(*) from users) when 'superusers' then (select count(*) from users where is_superuser)
        when 'blocked' then (select count(*) from users where not is_active) else n end`),
    ).toEqual([]);
    expect(
      await t.query(`select hour, sum(members) from (
        select hour, members from pro_expiries
        union all select date_trunc('hour', pro_expiry_date, 'UTC'), -1 from users where not is_superuser and pro_expiry_date is not null
      ) x group by hour having sum(members) <> 0`),
    ).toEqual([]);
  });
});

describe("blocking a member", () => {
  it("ends every session and prevents sign-in until it is lifted", async () => {
    const user = await t.register();
    const [one, two] = [await t.login(user.email), await t.login(user.email)];
    const known = first(await t.members("member", 1));
    expect(await block(user.id, token, { reason: " Shared the account " })).toMatchObject({
      status: 204,
      body: undefined,
    });
    for (const ended of [one, two]) {
      expect((await t.request("GET /api/accounts/v1/current_user/", { token: ended })).status).toBe(401);
    }
    expect((await t.request("GET /api/accounts/v1/current_user/", { token: known.token })).status).toBe(200);
    const body = { email: user.email, password };
    expect(await t.request("POST /api/accounts/v1/login/", { body })).toMatchObject({
      status: 401,
      body: { message: "User authentication failed" },
    });
    // Blocking again succeeds and changes nothing.
    expect((await block(user.id)).status).toBe(204);
    expect(await t.query("select details from audit_log where target_id = $1", [user.id])).toEqual([
      { details: { name: user.username, reason: "Shared the account" } },
    ]);
    expect(await unblock(user.id)).toMatchObject({ status: 200, body: { id: user.id, is_active: true } });
    expect((await unblock(user.id)).status).toBe(200);
    // The old sessions stay ended.
    expect((await t.request("GET /api/accounts/v1/current_user/", { token: one })).status).toBe(401);
    expect(await t.login(user.email)).toMatch(/^[\w-]{43}$/);
  });

  it("does not need a body, even if the content type declares one", async () => {
    const [one, two] = await t.members("member", 2);
    expect((await block(one?.id ?? 0)).status).toBe(204);
    const empty = await t.app.inject({
      method: "DELETE",
      url: `/api/accounts/v1/userlist/${two?.id}`,
      headers: { authorization: `Token ${token}`, "content-type": "application/json" },
    });
    expect(empty.statusCode).toBe(204);
    const long = await block(two?.id ?? 0, token, { reason: "x".repeat(501) });
    expect(long).toMatchObject({ status: 400, body: { errors: { reason: [expect.any(String)] } } });
  });

  it("accepts any reason", async () => {
    for (const reason of oddTexts.filter((text) => text.length <= 500)) {
      const { id } = first(await t.members("member", 1));
      expect([204, 400]).toContain((await block(id, token, { reason })).status);
    }
  });

  it("fails for oneself and for unknown members", async () => {
    expect(await block(superuser.id)).toMatchObject({ status: 400, body: { message: "You can't block yourself." } });
    for (const id of [2_147_483_647, "99999999999", "x", 0]) {
      expect((await block(id)).status).toBe(404);
      expect((await unblock(id)).status).toBe(404);
    }
    expect((await t.request("GET /api/accounts/v1/current_user/", { token })).status).toBe(200);
  });

  it("leaves one superuser who can sign in when all block each other at once", async () => {
    for (let round = 0; round < 5; round++) {
      const rivals = await t.members("superuser", 4);
      await t.query("update users set is_active = false where is_superuser and id <> all($1)", [
        rivals.map(({ id }) => id),
      ]);
      const responses = await Promise.all(
        rivals.flatMap((by) => rivals.filter(({ id }) => id !== by.id).map(({ id }) => block(id, by.token))),
      );
      for (const { status } of responses) expect([204, 401]).toContain(status);
      const [left] = await t.query<{ n: number }>(
        "select count(*)::int as n from users where is_superuser and is_active",
      );
      expect(left?.n).toBe(1);
    }
    await t.query("update users set is_active = true where is_superuser");
  });
});

describe("a member's account", () => {
  const account = (id: number | string) => t.ok("GET /api/accounts/v1/userlist/{id}/account/", { token, id });

  it("shows superusers how the member signs in and on which devices, but no token", async () => {
    const user = await t.register();
    expect(await account(user.id)).toEqual({
      last_login: null,
      email_confirmed: true,
      has_password: true,
      has_google: false,
      leaves_at: null,
      two_factor: false,
      early_access: false,
      block: null,
      devices: [],
    });
    await t.login(user.email);
    await t.query("update users set email_confirmed_at = now(), google_sub = $2, early_access = true where id = $1", [
      user.id,
      `google ${user.id}`,
    ]);
    expect(await account(user.id)).toEqual({
      last_login: expect.stringContaining("T"),
      email_confirmed: true,
      has_password: true,
      has_google: true,
      leaves_at: null,
      two_factor: false,
      early_access: true,
      block: null,
      devices: [
        {
          id: expect.any(Number),
          name: expect.any(String),
          signed_in_at: expect.stringContaining("T"),
          last_used_at: expect.stringContaining("T"),
        },
      ],
    });
  });

  it("has the latest block until it is lifted", async () => {
    const { id } = first(await t.members("member", 1));
    await block(id, token, { reason: "The first" });
    await unblock(id);
    expect((await account(id)).block).toBeNull();
    t.advance(1000);
    await block(id, token, { reason: "The second" });
    expect((await account(id)).block).toEqual({
      at: expect.stringContaining("T"),
      by: superuser.username,
      reason: "The second",
    });
    await unblock(id);
    t.advance(1000);
    await block(id);
    expect((await account(id)).block).toMatchObject({ reason: "" });
    const byCommand = first(await t.members("member", 1));
    await t.block(byCommand.id);
    expect((await account(byCommand.id)).block).toBeNull();
  });

  it("can be signed out everywhere by a superuser, and can sign in again", async () => {
    const user = await t.register();
    const tokens = [await t.login(user.email), await t.login(user.email)];
    const call = "DELETE /api/accounts/v1/userlist/{id}/sessions/";
    expect((await t.request(call, { token, id: user.id })).status).toBe(204);
    for (const ended of tokens) {
      expect((await t.request("GET /api/accounts/v1/current_user/", { token: ended })).status).toBe(401);
    }
    expect(await t.login(user.email)).toMatch(/^[\w-]{43}$/);
  });
});

it("pages through a search with very many matches, newest first, and counts up to a thousand", async () => {
  // The other tests page through all members.
  onTestFinished(async () => void (await t.query("delete from users where email like '%@crowd.example'")));
  await t.query(`insert into users (username, email, password_hash, date_joined)
    select 'crowd ' || n, 'crowd' || n || '@crowd.example', '', '2030-01-01'::timestamptz + n * interval '1 minute'
    from generate_series(1, 1200) n`);
  const { token } = first(await t.members("superuser", 1));
  let query: Record<string, string> = { search: "crowd example" };
  const seen: string[] = [];
  for (let page = 1; page <= 3; page++) {
    const { results, next, count } = await t.ok("GET /api/accounts/v1/userlist/", { token, query });
    expect(count).toBe(1000);
    seen.push(...results.map(({ username }) => username));
    query = Object.fromEntries(new URL(next ?? "").searchParams);
  }
  expect(seen).toEqual(Array.from({ length: 36 }, (_, n) => `crowd ${1200 - n}`));
});

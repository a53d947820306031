import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const t = await startApp();
const superuser = first(await t.members("superuser", 1));
const { token } = superuser;
const headers = { authorization: `Token ${token}` };
const exported = async (url: string) => {
  const { statusCode, headers: got, payload } = await t.app.inject({ url: `/api/${url}`, headers });
  expect([url, statusCode]).toEqual([url, 200]);
  expect(payload.startsWith("\ufeff")).toBe(true);
  return { name: got["content-disposition"], lines: payload.slice(1).trimEnd().split("\r\n") };
};

await t.query(
  `insert into users (username, email, password_hash, full_name, country, date_joined, is_active)
   values ('=1+1', 'sum@example.com', 'secret-hash', $1, '@cmd', '2025-05-05', true),
          ('plain', 'plain@example.com', 'secret-hash', 'Zoë Čapková', '', '2025-05-04', false)`,
  ['"quoted",\nand on two lines'],
);

describe("an export", () => {
  it("of users contains no secrets or formulas, and preserves every character", async () => {
    const { name, lines } = await exported("admin/v1/export/users/");
    expect(name).toBe('attachment; filename="users-2026-01-15.csv"');
    expect(lines[0]).toBe(
      "id,username,email,email_confirmed_at,first_name,last_name,full_name,phone,country,language,date_joined,last_login,is_superuser,is_active,pro_expiry_date,early_access",
    );
    const text = lines.join("\n");
    expect(text).toContain(
      `,'=1+1,sum@example.com,,,,"""quoted"",\nand on two lines",,'@cmd,,2025-05-05T00:00:00.000Z,,no,yes,,no`,
    );
    expect(text).toContain("Zoë Čapková");
    expect(text).not.toMatch(/secret-hash|password/);
  });

  it.each(["+1", "-1", "@x", "\tx", "\rx"])("escapes a cell that begins with %j", async (text) => {
    await t.query("update users set country = $1 where username = 'plain'", [text]);
    const { lines } = await exported("admin/v1/export/users/?search=plain");
    expect(lines.join("\r\n")).toContain(`'${text}`);
  });

  it("of users has the same rows as the filtered list", async () => {
    const emails = async (query: string) =>
      (await exported(`admin/v1/export/users/?${query}`)).lines.slice(1).map((line) => line.split(",")[2]);
    expect(await emails("search=plain")).toEqual(["plain@example.com"]);
    expect(await emails("filter=blocked")).toEqual(["plain@example.com"]);
    expect(await emails("filter=super")).toEqual([superuser.email]);
    expect(await emails("filter=blocked&search=nobody")).toEqual([]);
    const query = { action: "export.users" };
    const { results } = await t.ok("GET /api/admin/v1/audit/", { token, query });
    expect(results[0]?.details).toEqual({ name: "users-2026-01-15.csv", filter: "blocked", searched: "yes" });
    expect(results[1]?.details).toEqual({ name: "users-2026-01-15.csv", filter: "super" });
    expect(await t.query("select 1 from audit_log where strpos(details::text, 'nobody') > 0")).toEqual([]);
  });

  it("of payments covers the given days, in dollars", async () => {
    await t.query(
      `insert into payments (id, user_id, subscription_id, status, currency, amount_due, amount_paid, refunded,
         period_start, period_end, created_at, paid_at, sync_number)
       select 'in_' || n, $1, 'sub', 'paid', 'usd', 30000, 30000, 1050, at, at, at, at, 0
       from generate_series(1, 3) n, lateral (select '2026-01-01T23:30:00Z'::timestamptz + n * interval '1 day' as at) d`,
      [superuser.id],
    );
    const { lines } = await exported("admin/v1/export/payments/?from=2026-01-03&to=2026-01-03");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toBe(
      `in_2,2026-01-03T23:30:00.000Z,2026-01-03T23:30:00.000Z,paid,usd,300,300,10.5,0,2026-01-03T23:30:00.000Z,2026-01-03T23:30:00.000Z,sub,${superuser.id},${superuser.username},${superuser.email}`,
    );
    expect((await exported("admin/v1/export/payments/")).lines).toHaveLength(4);
  });

  it("of subscribers streams many thousands of rows", async () => {
    await t.query(`insert into subscribers (first_name, middle_name, last_name, full_name, age, telephone, country,
      secondary_email, comments) select 'A', '', 'B', 'A B', 30, '', 'C', 's' || n || '@example.com', ''
      from generate_series(1, 5001) n`);
    const { lines } = await exported("admin/v1/export/subscribers/");
    expect(lines).toHaveLength(5002);
    expect(new Set(lines).size).toBe(5002);
    expect(lines[1]).toContain("s5001@example.com");
  });

  it("releases its connection if the client disconnects, and at most two run at once", async () => {
    await t.query(`insert into users (username, email, password_hash, country)
      select 'filler ' || n, 'filler' || n || '@example.com', '', repeat('x', 10000) from generate_series(1, 6000) n`);
    const address = await t.app.listen({ port: 0, host: "127.0.0.1" });
    const begin = async () => {
      const asked = get(`${address}/api/admin/v1/export/users/`, { headers, agent: false });
      const [response]: IncomingMessage[] = await once(asked, "response");
      return { asked, status: response?.statusCode };
    };
    // Nobody reads them, so both stay open.
    const standing = [await begin(), await begin()];
    expect(standing.map(({ status }) => status)).toEqual([200, 200]);
    const open = async () =>
      (
        await t.query(
          "select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
        )
      ).length;
    await expect.poll(open).toBe(2);
    const third = await begin();
    expect(third.status).toBe(429);
    for (const { asked } of [...standing, third]) asked.destroy();
    await expect.poll(open).toBe(0);
    // An export ends a moment after its connection is free.
    const { lines } = await vi.waitFor(() => exported("admin/v1/export/users/"));
    expect(lines.length).toBeGreaterThan(6000);
  });
});

import type { SubscriberLine, SubscribersImportBody } from "@mindreel/contract/newsletter/subscriber-import";
import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { createOffers } from "#test/app/offers.ts";

const t = await startApp({ config: { disposableEmails: "refused" } });
const { token } = first(await t.members("superuser", 1));
const call = "POST /api/subscriber/v1/import/";
const run = (lines: readonly SubscriberLine[], more: Partial<SubscribersImportBody> = {}) =>
  t.ok(call, { token, body: { lines, ...more } });
const list = (...emails: string[]) => emails.map((secondary_email, n) => ({ line: n + 1, secondary_email }));
const outcomes = async (...emails: string[]) => (await run(list(...emails))).lines.map(({ outcome }) => outcome);
const newestFirst = async () =>
  (await t.query<{ email: string }>("select secondary_email as email from subscribers order by id desc")).map(
    ({ email }) => email,
  );
const count = async () => (await t.ok("GET /api/subscriber/v1/subscriberlist/", { token })).count;
const empty = () => t.query("delete from subscribers");
const stored = () =>
  t.query<{ email: string; left: Date | null }>(
    "select secondary_email as email, unsubscribed_at as left from subscribers order by id desc",
  );
const audits = async () =>
  (await t.ok("GET /api/admin/v1/audit/", { token, query: { action: "subscribers.import" } })).count;
const { signUp } = createOffers(t);
const unsubscribe = async (id: number) =>
  t.ok("POST /api/subscriber/v1/unsubscribe/{token}/", {
    params: { token: t.services.newsletter.unsubscribe.tokenOf(id) },
  });

it("adds a thousand lines except the 37 faulty ones, reports each of those by its line, and adds nothing when run again", async () => {
  const faults: readonly Partial<SubscriberLine>[] = [
    { secondary_email: " " },
    { secondary_email: "not an address" },
    { secondary_email: `${"x".repeat(250)}@example.com` },
    { secondary_email: "a\0b@example.com" },
    { first_name: "x".repeat(151) },
    { last_name: "x".repeat(151) },
    { full_name: "x".repeat(453) },
    { age: "12" },
    { age: "old" },
    { telephone: "0".repeat(33) },
    { country: "x".repeat(101) },
    { comments: "x".repeat(2001) },
    { signed_up_at: "21/11/2025" },
    { signed_up_at: "2025-13-01" },
    { signed_up_at: "2025-02-30" },
    { signed_up_at: "2999-01-01" },
  ];
  const faulty = new Set(Array.from({ length: 37 }, (_, n) => 5 + n * 27));
  let turn = 0;
  const lines = Array.from({ length: 1000 }, (_, n): SubscriberLine => {
    const line = n + 1;
    const good = { line, secondary_email: `Reader${line}@example.com`, first_name: "Ada", age: line % 2 ? "36" : "" };
    return faulty.has(line) ? { ...good, ...faults[turn++ % faults.length] } : good;
  });
  const before = await audits();
  const preview = await run(lines, { dry_run: true });
  expect(preview).toMatchObject({ added: 963, skipped: 0, unsubscribed: 0, faulty: 37 });
  expect(await count()).toBe(0);
  expect(await audits()).toBe(before);

  const result = await run(lines);
  expect(result).toEqual(preview);
  const refused = result.lines.filter(({ outcome }) => outcome === "faulty");
  expect(refused.map(({ line }) => line)).toEqual([...faulty]);
  for (const { message } of refused) expect(message).toMatch(/^[A-Z].{10,}\.$/);
  expect(await newestFirst()).toEqual(
    lines.filter(({ line }) => !faulty.has(line)).map(({ secondary_email }) => secondary_email),
  );
  expect(await audits()).toBe(before + 1);

  const shouted = lines.map((line) => ({ ...line, secondary_email: line.secondary_email.toUpperCase() }));
  expect(await run(shouted)).toMatchObject({ added: 0, skipped: 963, faulty: 37 });
  expect(await count()).toBe(963);
  await empty();
});

it("accepts a bare address, and keeps whatever else a line contains", async () => {
  await run([
    { line: 1, secondary_email: " alone@example.com " },
    {
      ...{ line: 2, secondary_email: "ada@example.com", first_name: "Ada", last_name: "Lovelace", age: "36" },
      ...{ telephone: "'+44 20 7946 0000", country: "Kenya", comments: "'Twas good", signed_up_at: "2025-05-06" },
    },
  ]);
  const { results } = await t.ok("GET /api/subscriber/v1/subscriberlist/", { token });
  expect(results).toMatchObject([
    { secondary_email: "alone@example.com", first_name: "", full_name: "", age: null, country: "", telephone: "" },
    {
      ...{ secondary_email: "ada@example.com", full_name: "Ada Lovelace", age: 36, country: "Kenya" },
      ...{ telephone: "+44 20 7946 0000", comments: "'Twas good", unsubscribed: false },
    },
  ]);
  const [kept] = await t.query("select created_at from subscribers where secondary_email = 'ada@example.com'");
  expect(kept).toEqual({ created_at: new Date("2025-05-06T00:00:00Z") });
  await empty();
});

it("mails nobody and makes no offer until a person signs up through the form", async () => {
  const jobs = () => t.query("select id from pgboss.job where name = 'mail-offer' order by id");
  const offers = () => t.query("select * from offers order by 1");
  const before = [await jobs(), await offers()];
  await run(list("imported@example.com"));
  expect([await jobs(), await offers()]).toEqual(before);
  await signUp("Imported@example.com");
  const mails = () => t.mails.filter(({ to }) => to === "imported@example.com");
  await expect.poll(mails).toHaveLength(1);
  expect(first(mails()).text).toMatch(/^Hello,$/m);
  await empty();
});

describe("a person who unsubscribed", () => {
  it("here stays unsubscribed, however the address is spelled and whatever the list says", async () => {
    const { id } = await signUp("gone@example.com");
    await unsubscribe(id);
    const result = await run([{ line: 7, secondary_email: "GONE@example.com", first_name: "New" }]);
    expect(result).toMatchObject({ added: 0, skipped: 0, unsubscribed: 1 });
    expect(result.lines).toEqual([
      { line: 7, outcome: "unsubscribed", message: "They unsubscribed here. Only they can sign up again." },
    ]);
    const { results } = await t.ok("GET /api/subscriber/v1/subscriberlist/", { token });
    expect(results).toMatchObject([{ first_name: "Ada", unsubscribed: true }]);
    await empty();
  });

  it.each([
    ["2026-01-01T00:00:00.000Z", "unsubscribed"],
    ["yes", "unsubscribed"],
    ["", "added"],
    ["No", "added"],
  ] as const)("elsewhere stays unsubscribed, too: the list says %j", async (unsubscribed_at, outcome) => {
    const { lines } = await run([{ line: 1, secondary_email: "elsewhere@example.com", unsubscribed_at }]);
    expect(lines.map((line) => line.outcome)).toEqual([outcome]);
    await empty();
  });

  it("elsewhere is stored as having left, and no later list brings them back, in whatever spelling", async () => {
    const gone = { line: 1, secondary_email: "b.gone@gmail.com", unsubscribed_at: "2018-07-23 12:19:27" };
    expect(await run([gone], { dry_run: true })).toMatchObject({ unsubscribed: 1 });
    expect(await stored()).toEqual([]);
    expect(await run([gone])).toMatchObject({ added: 0, unsubscribed: 1 });
    expect(await stored()).toEqual([{ email: "b.gone@gmail.com", left: new Date("2018-07-23T12:19:27Z") }]);
    expect(await outcomes("B.Gone@gmail.com", "bgone+news@gmail.com")).toEqual(["unsubscribed", "unsubscribed"]);
    expect(await stored()).toHaveLength(1);
    await empty();
  });

  it("according to a list leaves here, wherever the list has them twice", async () => {
    await run(list("here@example.com"));
    const both = [
      { line: 1, secondary_email: "here@example.com" },
      { line: 2, secondary_email: "new@example.com" },
      { line: 3, secondary_email: "Here@example.com", status: "cleaned" },
      { line: 4, secondary_email: "new@example.com", status: "unsubscribed" },
    ];
    const { lines } = await run(both);
    expect(lines.map(({ outcome }) => outcome)).toEqual(Array(4).fill("unsubscribed"));
    expect((await stored()).map(({ left }) => left === null)).toEqual([false, false]);
    await empty();
  });

  it("as a member is not signed up by a list, and leaves if a list says so", async () => {
    const [refusing, willing] = await t.members("member", 2);
    if (refusing === undefined || willing === undefined) throw new Error("two members are missing");
    const change = (of: string, news: boolean) =>
      t.ok("PATCH /api/newsletter/v1/preferences/", { token: of, body: { news } });
    await change(refusing.token, false);
    await change(willing.token, true);
    expect(await outcomes(refusing.email, willing.email)).toEqual(["unsubscribed", "added"]);
    const leaving = { line: 1, secondary_email: willing.email, status: "unsubscribed" };
    await run([leaving]);
    expect(await t.ok("GET /api/newsletter/v1/preferences/", { token: willing.token })).toEqual({ news: false });
    await empty();
  });
});

it("names the columns that it does not import, and a status that it does not understand", async () => {
  const line = { line: 1, secondary_email: "vip@example.com", status: "VIP", LEID: "7", Tags: "", score: 5 };
  const { lines, faulty, ignored_columns } = await run([line]);
  expect([faulty, ignored_columns]).toEqual([1, ["LEID", "score"]]);
  expect(lines[0]?.message).toBe("It isn't clear whether they want news: the column “status” says “VIP”.");
  expect(await outcomes("vip@example.com")).toEqual(["added"]);
  await empty();
});

it("adds an address once, even if it is listed twice or imported many times at once", async () => {
  expect(await outcomes("a@example.com", "A@example.com", "b@example.com")).toEqual(["added", "skipped", "added"]);
  const lines = list(...Array.from({ length: 50 }, (_, n) => `both${n}@example.com`));
  const results = await Promise.all([run(lines), run(lines), run(lines)]);
  expect(results.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 0, 50]);
  expect(await count()).toBe(52);
  await empty();
});

it("accepts disposable addresses, which the form may refuse: the list is the operator's", async () => {
  const email = "someone@mailinator.com";
  const body = { first_name: "A", last_name: "B", age: 36, country: "Kenya", secondary_email: email };
  expect((await t.request("POST /api/subscriber/v1/subscriberlist/", { body })).status).toBe(400);
  expect(await outcomes(email)).toEqual(["added"]);
  await empty();
});

it("reads back what the export wrote, cell by cell", async () => {
  const kept = () =>
    t.query(
      `select first_name, middle_name, last_name, full_name, secondary_email, age, telephone, country, comments,
         created_at from subscribers order by id desc`,
    );
  const odd = ["=1+1", "+44 20 7946 0000", "-2", "@name", 'say "hi", twice', "two\nlines; and a\ttab", "’quoted’", ""];
  for (const [n, text] of odd.entries()) {
    const texts = { first_name: text || "x", last_name: text || "y", comments: text, telephone: text.slice(0, 32) };
    const secondary_email = `odd${n}@example.com`;
    const person = { ...texts, age: 20 + n, country: text || "z", full_name: text, middle_name: text, secondary_email };
    await t.ok("POST /api/subscriber/v1/subscriberlist/", { body: person });
  }
  const { id } = await signUp("gone@example.com");
  await t.query("update subscribers set created_at = timestamptz '2025-05-06 07:08:09.123Z' + id * interval '1 hour'");
  const before = await kept();
  await unsubscribe(id);
  const { body } = await t.request("GET /api/admin/v1/export/subscribers/", { token });
  const [headings = [], ...rows] = cellsOf(String(body));
  expect(rows).toHaveLength(odd.length + 1);
  const lines = rows.map((cells, n) => {
    const named: Record<string, string> = Object.fromEntries(headings.map((name, at) => [name, cells[at] ?? ""]));
    const { offer_used_at: _, secondary_email = "", ...rest } = named;
    return { ...rest, line: n + 2, secondary_email };
  });
  await empty();
  const expected = { added: odd.length, skipped: 0, unsubscribed: 1, faulty: 0, ignored_columns: [] };
  expect(await run(lines)).toMatchObject(expected);
  expect(await kept()).toEqual(before);
  await empty();
});

/** The cells of a CSV file, quoted where they must be. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = "", end = ""] of text
    .replace(/^\ufeff/, "")
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

it.each([{ lines: [] }, {}, { lines: list(...Array.from({ length: 1001 }, () => "x")) }])(
  "refuses an empty list, and too many lines (%#)",
  async (body) => {
    expect((await t.request(call, { token, body })).status).toBe(400);
  },
);

it("refuses a body that is too large", async () => {
  const lines = list(...Array.from({ length: 100 }, () => "x".repeat(20_000)));
  expect((await t.request(call, { token, body: { lines } })).status).toBe(413);
});

import type { Subscriber } from "@mindreel/contract/newsletter/subscribers";
import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const t = await startApp();
let people = 0;
const person = (changes: Record<string, unknown> = {}) => ({
  first_name: "Ada",
  middle_name: "King",
  last_name: "Lovelace",
  full_name: "Ada King Lovelace",
  age: 36,
  telephone: "+44 20 7946 0000",
  country: "United Kingdom",
  secondary_email: `ada${++people}@example.com`,
  comments: "More about engines, please.",
  ...changes,
});
const signUp = (body: unknown) => t.request("POST /api/subscriber/v1/subscriberlist/", { body });
const stored = (email: unknown) =>
  t.query("select * from subscribers where lower(secondary_email) = lower($1)", [email]);

it("keeps what the form says", async () => {
  const body = person();
  expect(await signUp(body)).toMatchObject({ status: 201, body });
  expect(await stored(body.secondary_email)).toMatchObject([{ first_name: "Ada", age: 36, comments: body.comments }]);
});

it("needs first name, last name, age, country and address, and nothing else", async () => {
  const { middle_name: _m, telephone: _t, comments: _c, full_name: _f, ...needed } = person();
  expect(await signUp(needed)).toMatchObject({ status: 201, body: { full_name: "Ada Lovelace", middle_name: "" } });
  const { body } = await signUp({});
  const { errors } = body as { errors: object };
  expect(Object.keys(errors).toSorted()).toEqual(["age", "country", "first_name", "last_name", "secondary_email"]);
  for (const field of ["first_name", "last_name", "country", "secondary_email"]) {
    for (const value of ["", "  ", null, 5]) {
      expect(await signUp(person({ [field]: value }))).toMatchObject({
        status: 400,
        body: { errors: { [field]: [expect.any(String)] } },
      });
    }
  }
});

it.each([13, 130, "13", "99", "100", "130"])("accepts the age %j", async (age) => {
  expect(await signUp(person({ age }))).toMatchObject({ status: 201, body: { age: Number(age) } });
});

it.each([12, 131, 36.5, -20, 0, "12", "131", "012", "36.5", "3e1", " 36", "thirty", "", null, true, [36]])(
  "refuses the age %j",
  async (age) => {
    expect(await signUp(person({ age }))).toMatchObject({
      status: 400,
      body: { errors: { age: [expect.any(String)] } },
    });
  },
);

it("accepts a known address again without a second record, and reveals nothing about the first", async () => {
  const first = person();
  const { body: one } = await signUp(first);
  expect(Object.keys(one as object)).not.toContain("id");
  const second = person({
    first_name: "Somebody",
    comments: "else",
    telephone: "",
    secondary_email: first.secondary_email.toUpperCase(),
  });
  const { status, body } = await signUp(second);
  expect(status).toBe(201);
  expect(body).toEqual({ ...second, unsubscribed: false });
  expect(Object.keys(body as object)).toEqual(Object.keys(one as object));
  expect(JSON.stringify(body)).not.toMatch(/engines|7946/);
  expect(await stored(first.secondary_email)).toMatchObject([{ first_name: "Ada", comments: first.comments }]);
});

it("keeps the language of the page, which a later sign-up does not change", async () => {
  const body = person();
  const language = async () => first(await stored(body.secondary_email))["language"];
  const signUpIn = (accepted: string) =>
    t.ok("POST /api/subscriber/v1/subscriberlist/", { body, headers: { "accept-language": accepted } });
  await signUpIn("ja");
  expect(await language()).toBe("");
  await signUpIn("de-AT, en;q=0.5");
  expect(await language()).toBe("de");
  await signUpIn("fr");
  expect(await language()).toBe("de");
});

it("stores one record for many simultaneous sign-ups", async () => {
  const body = person();
  const responses = await Promise.all(Array.from({ length: 20 }, () => signUp(body)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await stored(body.secondary_email)).toHaveLength(1);
});

it("lists everyone to superusers, newest first, a page at a time", async () => {
  const { token } = first(await t.members("superuser", 1));
  for (let n = 0; n < 30; n++) await signUp(person({ first_name: `Person ${n}` }));
  const expected = (await t.query<{ id: number }>("select id from subscribers order by id desc")).map(({ id }) => id);
  const seen: Subscriber[] = [];
  for (let query: Record<string, string> = {}; ; ) {
    const page = await t.ok("GET /api/subscriber/v1/subscriberlist/", { token, query });
    expect(page.count).toBeGreaterThanOrEqual(expected.length);
    seen.push(...page.results);
    if (page.next === null) break;
    // Sign-ups in the meantime move nobody from one page to another.
    await signUp(person());
    query = Object.fromEntries(new URL(page.next).searchParams);
  }
  expect(seen.map(({ id }) => id)).toEqual(expected);
  expect(seen[0]).toMatchObject({ first_name: "Person 29", last_name: "Lovelace", comments: expect.any(String) });
  const { count } = await t.ok("GET /api/subscriber/v1/subscriberlist/", { token });
  expect(count).toBe((await t.query("select 1 from subscribers")).length);
});

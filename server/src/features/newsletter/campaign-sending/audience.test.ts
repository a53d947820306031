import type { Language } from "@mindreel/contract/plain/languages";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mailboxOf } from "#domain/names/mailbox.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import * as audience from "./audience.repository.ts";

const t = await startApp();

const domains = ["gmail.com", "googlemail.com", "pm.me", "mac.com", "ya.ru", "yahoo.co.uk", "ymail.com", "example.com"];
const email = fc
  .tuple(fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9.+_-]{0,20}$/), fc.constantFrom(...domains))
  .map(([name, domain]) => `${name}@${domain}`);

it("the database and the server assign addresses to the same mailboxes", async () => {
  const emails = fc.sample(email, 500);
  const rows = await t.query<{ mailbox: string }>(
    "select mailbox_of(email) as mailbox from unnest($1::text[]) with ordinality given (email, n) order by n",
    [emails],
  );
  expect(rows.map(({ mailbox }) => mailbox)).toEqual(emails.map(mailboxOf));
});

describe("an audience", () => {
  let people = 0;
  async function subscriber(address = `reader${++people}@example.com`, language = "") {
    const id = await t.services.newsletter.subscribers.add({
      ...{ firstName: "", middleName: "", lastName: "", fullName: "", age: null, telephone: "", country: "" },
      ...{ comments: "", secondaryEmail: address, language },
    });
    return { id: id ?? 0, email: address };
  }
  async function member(change: string, wanted: boolean | null = true) {
    const { id, email: address } = first(await t.members("member", 1));
    await t.query(`update users set email_confirmed_at = now() where id = $1`, [id]);
    await t.query(`update users set ${change} where id = $1`, [id]);
    if (wanted !== null) {
      await t.query("insert into news_preferences (user_id, wanted, changed_at) values ($1, $2, now())", [id, wanted]);
    }
    return { id, email: address };
  }
  const yesterday = "pro_expiry_date = '2025-01-01'";
  const nextYear = "pro_expiry_date = '2027-01-01'";

  const languages = ["en", "de", "ar"] as const;
  const recipients = (...groups: audience.Audience["groups"]) => readers(null, ...groups);
  async function readers(language: Language | null, ...groups: audience.Audience["groups"]) {
    const [campaign] = await t.query<{ id: number }>(
      "insert into campaigns (created_at, changed_at) values (now(), now()) returning id",
    );
    const asked = { groups, language };
    await audience.fix(t.database.db, campaign?.id ?? 0, asked, languages, t.clock());
    const rows = await t.query<{ email: string }>("select email from deliveries where campaign_id = $1", [
      campaign?.id,
    ]);
    expect(await audience.count(t.database.db, asked, languages, t.clock())).toBe(rows.length);
    return rows.map((row) => row.email).toSorted();
  }

  it("includes everyone who wants news, each mailbox once", async () => {
    const reader = await subscriber();
    const gone = await subscriber();
    await t.query("update subscribers set unsubscribed_at = now() where id = $1", [gone.id]);
    const plain = await member("first_name = ''");
    const pro = await member(nextYear);
    const left = await member(yesterday);
    await member("first_name = ''", false);
    await member("first_name = ''", null);
    await member("is_active = false");
    await member("email_confirmed_at = null");
    const blocked = await member("is_active = false");
    await subscriber(blocked.email);
    const both = await member(nextYear, null);
    await subscriber(both.email.toUpperCase());
    await subscriber("o.wl@gmail.com");
    await subscriber("owl+films@googlemail.com");

    const sorted = (...some: string[]) => some.toSorted();
    expect(await recipients("pro")).toEqual(sorted(pro.email, both.email));
    expect(await recipients("left")).toEqual([left.email]);
    expect(await recipients("pro", "left")).toEqual(sorted(pro.email, both.email, left.email));
    expect(await recipients("members")).toEqual(sorted(plain.email, pro.email, left.email, both.email));
    expect(await recipients("subscribers")).toEqual(sorted(reader.email, both.email.toUpperCase(), "o.wl@gmail.com"));
    const everyone = await recipients("subscribers", "members", "pro", "left");
    expect(everyone.toSorted()).toEqual(
      sorted(reader.email, plain.email, pro.email, left.email, both.email, "o.wl@gmail.com"),
    );
    expect(await recipients()).toEqual([]);
    const { token } = first(await t.members("superuser", 1));
    const counts = { subscribers: 3, members: 4, pro: 2, left: 1 };
    expect(await t.ok("GET /api/admin/v1/news-audiences/", { token })).toEqual(counts);
  });

  it("in a language includes its readers; in the site's own, everybody else as well", async () => {
    await t.query("delete from subscribers");
    await t.query("update users set is_active = false");
    const german = await member("language = 'de'");
    const austrian = await member("language = 'DE-at'");
    const french = await member("language = 'fr'");
    const silent = await member("language = ''");
    const germanReader = await subscriber(undefined, "de");
    const silentReader = await subscriber();
    const signedUpElsewhere = await member("language = 'ar'");
    await subscriber(signedUpElsewhere.email, "de");

    const everyone = ["subscribers", "members"] as const;
    expect(await readers("de", ...everyone)).toEqual([german.email, austrian.email, germanReader.email].toSorted());
    expect(await readers("en", ...everyone)).toEqual([french.email, silent.email, silentReader.email].toSorted());
    expect(await readers("ar", ...everyone)).toEqual([signedUpElsewhere.email]);
    expect(await readers("fr", ...everyone)).toEqual([]);
    expect(await readers("de", "subscribers")).toEqual([germanReader.email, signedUpElsewhere.email].toSorted());
    expect(await readers(null, ...everyone)).toHaveLength(7);
    const { token } = first(await t.members("superuser", 1));
    const counts = { subscribers: 2, members: 2, pro: 0, left: 0 };
    expect(await t.ok("GET /api/admin/v1/news-audiences/", { token, query: { language: "de" } })).toEqual(counts);
  });
});

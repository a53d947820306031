import type { ResponseOf } from "@mindreel/contract/api";
import { limits } from "@mindreel/contract/plain/limits";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { publicUrl } from "#test/app/build.ts";
import { first } from "#test/app/members.ts";
import { waitingForLocks } from "#test/database/database.ts";
import { libraryOf } from "#test/library/library.ts";
import { keyOf, lineOf } from "./requests.policy.ts";

const list = "GET /api/requests/v1/requests/";
const ask = "POST /api/requests/v1/requests/";
const vote = "PUT /api/requests/v1/requests/{id}/vote/";

const t = await startApp();
const superuser = first(await t.members("superuser", 1));
const library = libraryOf(t, superuser.token);
const hour = 3_600_000;

const member = async () => first(await t.members("pro", 1));
const asking = (token: string, text: string) => t.ok(ask, { token, body: { text } });
/** Every request that a member can list, page by page. */
async function all(token: string, given: Record<string, string> = {}) {
  const seen: ResponseOf<typeof list>["results"] = [];
  for (let query = given; ; ) {
    const { results, next } = await t.ok(list, { token, query });
    seen.push(...results);
    if (next === null) return seen;
    query = Object.fromEntries(new URL(next).searchParams);
  }
}
const texts = async (token: string, query: Record<string, string> = {}) =>
  (await all(token, query)).map(({ text }) => text);
const answer = (id: number, video: number | null) =>
  t.ok("PUT /api/admin/v1/requests/{id}/answer/", { token: superuser.token, id, body: { video } });
const decline = (id: number, declined = true) =>
  t.ok("PUT /api/admin/v1/requests/{id}/declined/", { token: superuser.token, id, body: { declined } });

let wishes = 0;
/** Unique per call, so that tests do not share requests. */
const wish = () => `wish ${++wishes} ${crypto.randomUUID()}`;

describe("requests", () => {
  it("for the same thing are one, regardless of author and spelling", async () => {
    const [ada, grace] = [await member(), await member()];
    const made = await t.request(ask, { token: ada.token, body: { text: "  Öwls\nat NIGHT! " } });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ text: "Öwls at NIGHT!", state: "open", votes: 1, voted: true, asked: true });
    for (const text of ["owls at night", "Owls at night?"]) {
      const again = await t.request(ask, { token: grace.token, body: { text } });
      expect(again.status).toBe(200);
      expect(again.body).toMatchObject({ text: "Öwls at NIGHT!", votes: 2, voted: true, asked: false, video: null });
    }
  });

  it("are made anew if a superuser deletes the same one meanwhile", async () => {
    const [ada, grace] = [await member(), await member()];
    const text = wish();
    const { id } = await asking(ada.token, text);
    const deleting = await t.database.pool.connect();
    await deleting.query("begin");
    await deleting.query("update requests set deleted_at = now() where id = $1", [id]);
    const again = t.request(ask, { token: grace.token, body: { text } });
    await vi.waitFor(async () => expect(await t.query(waitingForLocks)).toHaveLength(1));
    await deleting.query("commit");
    deleting.release();
    expect((await again).status).toBe(201);
  });

  it("for the same thing are one even if made concurrently", async () => {
    const people = await t.members("pro", 8);
    const text = wish();
    const made = await Promise.all(people.map(({ token }) => t.request(ask, { token, body: { text } })));
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(new Set(made.map(({ body }) => (body as { id: number }).id)).size).toBe(1);
    expect((await all(first(people).token)).find((each) => each.text === text)?.votes).toBe(8);
  });

  it("are listed in pages by votes, with the caller's own marked", async () => {
    const [ada, grace, ...others] = await t.members("pro", 4);
    if (ada === undefined || grace === undefined) throw new Error("nobody there");
    const [few, many] = [await asking(ada.token, wish()), await asking(grace.token, wish())];
    for (const { token } of others) await t.ok(vote, { token, id: many.id, body: { voted: true } });
    const found = (await texts(ada.token)).filter((text) => [few.text, many.text].includes(text));
    expect(found[0]).toBe(many.text);
    for (let n = 0; n < 30; n++)
      await t.query("insert into requests (text, key, asked_at, votes) values ($1, $1, now(), 1)", [wish()]);
    const seen = await all(ada.token);
    const { count, next } = await t.ok(list, { token: ada.token });
    expect([count, next?.startsWith(`${publicUrl}/api/requests/v1/requests/?`)]).toEqual([seen.length, true]);
    expect(new Set(seen.map(({ text }) => text)).size).toBe(seen.length);
    expect(seen.map(({ votes }) => votes)).toEqual(seen.map(({ votes }) => votes).toSorted((a, b) => b - a));
    expect(seen.find(({ text }) => text === few.text)).toMatchObject({ voted: true, asked: true, votes: 1 });
    expect(seen.find(({ text }) => text === many.text)).toMatchObject({ voted: false, asked: false, votes: 3 });
    await t.query("delete from requests where asked_by is null");
    const refused = await t.request(list, { token: ada.token, query: { page: "2", cursor: "WyJ4IiwxXQ" } });
    expect(refused.status).toBe(404);
  });

  it("take one vote per member, which can be withdrawn; without votes they are not listed", async () => {
    const [ada, grace] = [await member(), await member()];
    const { id, text } = await asking(ada.token, wish());
    const voting = (token: string, voted: boolean) => t.ok(vote, { token, id, body: { voted } });
    expect(await voting(grace.token, true)).toMatchObject({ votes: 2, voted: true });
    expect(await voting(grace.token, true)).toMatchObject({ votes: 2, voted: true });
    expect(await voting(ada.token, false)).toMatchObject({ votes: 1, voted: false, asked: false });
    expect(await voting(grace.token, false)).toMatchObject({ votes: 0, voted: false });
    expect(await texts(ada.token)).not.toContain(text);
    // The next asker may reword it.
    const again = await t.request(ask, { token: grace.token, body: { text: text.toUpperCase() } });
    expect([again.status, again.body]).toMatchObject([201, { id, text: text.toUpperCase(), votes: 1, asked: true }]);
    await voting(grace.token, false);
    t.advance(2 * hour);
    await t.services.engagement.requests.sweep();
    expect((await t.request(vote, { token: ada.token, id, body: { voted: true } })).status).toBe(404);
  });

  it("do not reveal who else asked or voted", async () => {
    const [ada, grace, reader] = await t.members("pro", 3);
    const { id } = await asking(ada?.token ?? "", wish());
    await t.ok(vote, { token: grace?.token, id, body: { voted: true } });
    const { results } = await t.ok(list, { token: reader?.token });
    expect(Object.keys(first(results)).toSorted()).toEqual(
      ["id", "text", "state", "votes", "voted", "asked", "video"].toSorted(),
    );
    expect(JSON.stringify(results)).not.toMatch(new RegExp(`${ada?.username}|${grace?.username}`));
  });

  it("are for pro members only", async () => {
    const { token } = first(await t.members("member", 1));
    expect((await t.request(list, { token })).status).toBe(403);
    expect((await t.request(ask, { token, body: { text: wish() } })).status).toBe(403);
  });

  it("need at least one word, and are limited in length", async () => {
    const { token } = await member();
    for (const text of ["", "  ", "?!", "\u202e", "x".repeat(limits.requestText + 1), "a\0b"]) {
      expect([text, (await t.request(ask, { token, body: { text } })).status]).toEqual([text, 400]);
    }
    const longest = await asking(token, "\ufdfa".repeat(limits.requestText));
    expect(longest.votes).toBe(1);
  });

  it("are limited to ten a day, even concurrently; votes do not count", async () => {
    const { token, id } = await member();
    const other = await asking((await member()).token, wish());
    const many = Array.from({ length: limits.requestsADay + 3 }, wish);
    const answers = await Promise.all(many.map((text) => t.request(ask, { token, body: { text } })));
    const statuses = answers.map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 201).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([10, 3]);
    expect((await t.request(ask, { token, body: { text: other.text } })).status).toBe(200);
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: "rate_limited" });
    await t.query("update requests set asked_at = asked_at - interval '24 hours' where asked_by = $1", [id]);
    expect((await t.request(ask, { token, body: { text: wish() } })).status).toBe(201);
  });

  it("stay listed when declined, but only for members who want them", async () => {
    const [ada, grace] = [await member(), await member()];
    const { id, text } = await asking(ada.token, wish());
    await decline(id);
    expect(await texts(grace.token)).not.toContain(text);
    expect((await all(ada.token)).find((request) => request.id === id)?.state).toBe("declined");
    expect(await asking(grace.token, text)).toMatchObject({ state: "declined", votes: 2 });
    await decline(id, false);
    expect(await asking(grace.token, text)).toMatchObject({ state: "open", votes: 2 });
  });

  it("show the video that answers them as soon as the member can see it", async () => {
    const [ada, grace] = [await member(), await member()];
    const { id, text } = await asking(ada.token, wish());
    const [video = 0] = await library.fill([{ title: "To come", releaseAt: new Date(t.clock().getTime() + hour) }]);
    await answer(id, video);
    // Until then it is open for votes like any other.
    expect(await asking(grace.token, text)).toMatchObject({ state: "open", votes: 2, video: null });
    t.advance(2 * hour);
    expect(await texts(ada.token)).not.toContain(text);
    expect((await all(ada.token, { state: "answered" })).find((request) => request.id === id)).toMatchObject({
      ...{
        state: "answered",
        asked: true,
        voted: true,
        video: { id: video, title: "To come", videos_thumbnail: null },
      },
    });
    const late = await member();
    expect(await asking(late.token, text)).toMatchObject({ state: "answered", voted: false, votes: 2 });
    await t.query("update videos set deleted_at = now() where id = $1", [video]);
    expect(await texts(ada.token)).toContain(text);
    await t.query("delete from videos where id = $1", [video]);
    expect(await texts(ada.token, { state: "answered" })).not.toContain(text);
    expect(await texts(ada.token)).toContain(text);
  });

  it("survive the deletion of the asker's account, anonymously, while others want them", async () => {
    const [ada, grace] = [await member(), await member()];
    const [shared, alone] = [await asking(ada.token, wish()), await asking(ada.token, wish())];
    await t.ok(vote, { token: grace.token, id: shared.id, body: { voted: true } });
    await t.query("delete from users where id = $1", [ada.id]);
    const seen = await t.ok("GET /api/admin/v1/requests/", {
      ...{ token: superuser.token, query: { search: shared.text } },
    });
    expect(seen.results).toMatchObject([{ id: shared.id, votes: 1, askers: [] }]);
    t.advance(2 * hour);
    await t.services.engagement.requests.sweep();
    const left = await t.query("select id from requests where id = any($1)", [[shared.id, alone.id]]);
    expect(left).toEqual([{ id: shared.id }]);
  });

  it("no longer name the asker once they withdraw their vote", async () => {
    const [ada, grace] = [await member(), await member()];
    const { id } = await asking(ada.token, wish());
    await t.ok(vote, { token: grace.token, id, body: { voted: true } });
    await t.ok(vote, { token: ada.token, id, body: { voted: false } });
    t.advance(25 * hour);
    await t.services.engagement.requests.sweep();
    expect(await t.query("select asked_by, votes from requests where id = $1", [id])).toEqual([
      { asked_by: null, votes: 1 },
    ]);
  });
});

it.each([
  "Owls at night",
  "  owls   AT night?!",
  "Öwls at night",
  "owls—at—night",
  "Ｏwls at night",
  "owls\nat\tnight",
  "o\u200bwls at\ufeff night\u2060",
  "оwls аt nіght",
  "О\u0308wls at night",
])("treats %j as the same request", (text) => {
  expect(keyOf(text)).toBe("owls at night");
});

it.each(["owl at night", "night at owls", "owlsatnight", "मुंबई"])("treats %j as a different request", (text) => {
  expect(keyOf(text)).not.toBe("owls at night");
  expect(keyOf(text)).not.toBe("");
});

it("distinguishes words that differ only in the vowel signs of another script", () => {
  expect(keyOf("मुंबई")).not.toBe(keyOf("मंबई"));
});

it.each(["", " ", "?!…", "\u202e", "\u{1F989}"])("finds no word in %j", (text) => {
  expect(keyOf(text)).toBe("");
});

it("shows a single line without characters that change text direction", () => {
  expect(lineOf(" a\r\n\u202eb\u0000c\ud800 ")).toBe("a b c\ufffd");
});

it("stores any text as one line that is not longer, with a key that fits into an index", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: limits.requestText }), (text) => {
      const [line, key] = [lineOf(text), keyOf(text)];
      expect(line.length).toBeLessThanOrEqual(text.length);
      expect(line).not.toMatch(/[\p{Cc}\u202e]/u);
      expect(keyOf(line)).toBe(key);
      expect(Buffer.byteLength(key)).toBeLessThan(2000);
      expect(key.isWellFormed() && line.isWellFormed()).toBe(true);
    }),
  );
});

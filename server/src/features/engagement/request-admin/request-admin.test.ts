import type { ResponseOf } from "@mindreel/contract/api";
import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const list = "GET /api/admin/v1/requests/";
const merge = "POST /api/admin/v1/requests/{id}/merge/";
const split = "POST /api/admin/v1/requests/{id}/split/";
const remove = "DELETE /api/admin/v1/requests/{id}/";
const restore = "POST /api/admin/v1/requests/{id}/restore/";
const ask = "POST /api/requests/v1/requests/";
const vote = "PUT /api/requests/v1/requests/{id}/vote/";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const library = libraryOf(t, token);
const day = 86_400_000;

let wishes = 0;
const wish = () => `wish ${++wishes} ${crypto.randomUUID()}`;
const member = async () => first(await t.members("pro", 1));
const asking = (as: string, text = wish()) => t.ok(ask, { token: as, body: { text } });
async function board(given: Record<string, string> = {}) {
  const seen: ResponseOf<typeof list>["results"] = [];
  for (let query = given; ; ) {
    const { results, next } = await t.ok(list, { token, query });
    seen.push(...results);
    if (next === null) return seen;
    query = Object.fromEntries(new URL(next).searchParams);
  }
}
const one = async (text: string) => (await board({ search: text }))[0];

/** A request with the given number of votes. */
async function wanted(votes: number) {
  const [asker, ...others] = await t.members("pro", votes);
  const request = await asking(asker?.token ?? "");
  for (const other of others) await t.ok(vote, { token: other.token, id: request.id, body: { voted: true } });
  return { ...request, asker, others };
}

describe("the board", () => {
  it("lists requests with the most votes first, and shows who asked", async () => {
    const [few, many] = [await wanted(1), await wanted(3)];
    const shown = (await board()).filter(({ id }) => [few.id, many.id].includes(id));
    expect(shown).toMatchObject([
      { text: many.text, votes: 3, state: "open", askers: [{ username: many.asker?.username }], merged: [] },
      { text: few.text, votes: 1, state: "open", askers: [{ username: few.asker?.username }], video: null, told: 0 },
    ]);
  });

  it("can be filtered by state and by words", async () => {
    const [open, declined, answered] = [await wanted(1), await wanted(1), await wanted(1)];
    const [video] = await library.fill([{ title: "Here" }]);
    await t.ok("PUT /api/admin/v1/requests/{id}/declined/", { token, id: declined.id, body: { declined: true } });
    const done = await t.ok("PUT /api/admin/v1/requests/{id}/answer/", { token, id: answered.id, body: { video } });
    expect(done).toMatchObject({ state: "answered", video: { title: "Here", release_at: null, deleted: false } });
    const states = { open, declined, answered } as const;
    for (const [state, { id }] of Object.entries(states)) {
      const ids = (await board({ state })).map((request) => request.id);
      expect(
        Object.values(states)
          .filter((each) => ids.includes(each.id))
          .map((each) => each.id),
      ).toEqual([id]);
    }
    expect((await board({ search: open.text.toUpperCase() })).map(({ id }) => id)).toEqual([open.id]);
    expect(await board({ search: `%_${crypto.randomUUID()}` })).toEqual([]);
    const { status } = await t.request("PUT /api/admin/v1/requests/{id}/answer/", {
      ...{ token, id: open.id, body: { video: 2_000_000_000 } },
    });
    expect(status).toBe(400);
    // A request is either declined or answered, never both.
    await t.ok("PUT /api/admin/v1/requests/{id}/declined/", { token, id: answered.id, body: { declined: true } });
    expect(await one(answered.text)).toMatchObject({ state: "declined", video: null });
    await t.ok("PUT /api/admin/v1/requests/{id}/answer/", { token, id: answered.id, body: { video } });
    expect(await one(answered.text)).toMatchObject({ state: "answered" });
  });
});

describe("merged requests", () => {
  it("count each member once, and are found by the words of any of them", async () => {
    const [into, other] = [await wanted(2), await wanted(2)];
    const both = into.others[0];
    await t.ok(vote, { token: both?.token, id: other.id, body: { voted: true } });
    const merged = await t.ok(merge, { token, id: into.id, body: { ids: [other.id, into.id] } });
    expect(merged).toMatchObject({ votes: 4, merged: [{ id: other.id, text: other.text }] });
    expect(merged.askers.map(({ username }) => username).toSorted()).toEqual(
      [into.asker?.username, other.asker?.username].toSorted(),
    );
    expect((await board({ search: other.text })).map(({ id }) => id)).toEqual([into.id]);
    // Asking for one of them is a vote for the remaining request.
    const late = await member();
    expect(await asking(late.token, other.text)).toMatchObject({ id: into.id, text: into.text, votes: 5 });
    expect(await t.ok(vote, { token: late.token, id: other.id, body: { voted: false } })).toMatchObject({
      ...{ id: into.id, votes: 4, voted: false },
    });
  });

  it("can be split again with their own votes, also after several merges", async () => {
    const [a, b, c] = [await wanted(2), await wanted(3), await wanted(1)];
    const both = a.others[0];
    await t.ok(vote, { token: both?.token, id: b.id, body: { voted: true } });
    await t.ok(merge, { token, id: b.id, body: { ids: [a.id] } });
    expect(await t.ok(merge, { token, id: c.id, body: { ids: [b.id] } })).toMatchObject({ votes: 6 });
    // In between, somebody votes for the remaining request.
    await t.ok(vote, { token: (await member()).token, id: c.id, body: { voted: true } });
    expect((await t.request(split, { token, id: c.id, body: { ids: [a.id] } })).status).toBe(404);
    expect(await t.ok(split, { token, id: c.id, body: { ids: [b.id] } })).toMatchObject({ votes: 2, merged: [] });
    expect(await one(b.text)).toMatchObject({ id: b.id, votes: 5, merged: [{ id: a.id }] });
    expect(await t.ok(split, { token, id: b.id, body: { ids: [a.id] } })).toMatchObject({ votes: 4 });
    expect(await one(a.text)).toMatchObject({ votes: 2 });
  });

  it("drop a member's second vote together with the first", async () => {
    const [a, b] = [await wanted(1), await wanted(1)];
    const both = await member();
    for (const { id } of [a, b]) await t.ok(vote, { token: both.token, id, body: { voted: true } });
    await t.ok(merge, { token, id: a.id, body: { ids: [b.id] } });
    await t.ok(vote, { token: both.token, id: a.id, body: { voted: false } });
    await t.ok(split, { token, id: a.id, body: { ids: [b.id] } });
    expect([(await one(a.text))?.votes, (await one(b.text))?.votes]).toEqual([1, 1]);
  });

  it("cannot be merged again, or in a cycle", async () => {
    const [a, b] = [await wanted(1), await wanted(1)];
    await t.ok(merge, { token, id: a.id, body: { ids: [b.id] } });
    for (const [id, other] of [
      [a.id, b.id],
      [b.id, a.id],
      [a.id, 2_000_000_000],
    ] as const) {
      expect((await t.request(merge, { token, id, body: { ids: [other] } })).status).toBe(404);
    }
  });

  it("keep every vote while members vote", async () => {
    const [a, b] = [await wanted(1), await wanted(1)];
    const people = await t.members("pro", 6);
    await Promise.all([
      ...people.map((person) => t.ok(vote, { token: person.token, id: b.id, body: { voted: true } })),
      t.ok(merge, { token, id: a.id, body: { ids: [b.id] } }),
    ]);
    expect((await one(a.text))?.votes).toBe(8);
  });
});

describe("a deleted request", () => {
  it("disappears with everything merged into it, and is restored completely", async () => {
    const [a, b] = [await wanted(2), await wanted(1)];
    await t.ok(merge, { token, id: a.id, body: { ids: [b.id] } });
    await t.ok(remove, { token, id: a.id });
    expect(await board({ search: b.text })).toEqual([]);
    const { token: as } = await member();
    expect((await t.request(vote, { token: as, id: b.id, body: { voted: true } })).status).toBe(404);
    expect((await t.request(remove, { token, id: a.id })).status).toBe(404);
    expect(await t.ok(restore, { token, id: a.id })).toMatchObject({ votes: 3, merged: [{ id: b.id }] });
    expect((await t.request(restore, { token, id: a.id })).status).toBe(404);
  });

  it("cannot be restored if it was asked for again, or after a week", async () => {
    const [a, b] = [await wanted(1), await wanted(1)];
    for (const { id } of [a, b]) await t.ok(remove, { token, id });
    expect((await t.request(ask, { token: (await member()).token, body: { text: a.text } })).status).toBe(201);
    const refused = await t.request(restore, { token, id: a.id });
    expect([refused.status, refused.body]).toMatchObject([400, { code: "invalid_input" }]);
    t.advance(8 * day);
    expect((await t.request(restore, { token, id: b.id })).status).toBe(404);
    await t.services.engagement.requests.sweep();
    expect(await t.query("select from requests where id = any($1)", [[a.id, b.id]])).toEqual([]);
  });
});

describe("searches that found nothing", () => {
  const missed = () => t.ok("GET /api/admin/v1/requests/searches/", { token });
  const search = async (words: string, times: number) => {
    const seeker = await member();
    for (let n = 0; n < times; n++) {
      await t.ok("GET /api/category/v1/video/", { token: seeker.token, query: { search: words } });
    }
  };

  it("are listed from the third time on, until somebody requests it", async () => {
    await search("pangolins", 2);
    await search("narwhals", 3);
    expect(await missed()).toEqual([{ words: "narwhals", searches: 3 }]);
    await search("Pangolins", 1);
    expect((await missed()).map(({ words }) => words)).toEqual(["narwhals", "pangolins"]);
    await asking((await member()).token, "Narwhals!");
    expect((await missed()).map(({ words }) => words)).toEqual(["pangolins"]);
  });
});

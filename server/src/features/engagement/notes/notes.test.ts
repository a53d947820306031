import { limits, notesPageSize } from "@mindreel/contract/plain/limits";
import { beforeAll, describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { publicUrl } from "#test/app/build.ts";
import { first, password } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";
import { unzip } from "#test/zip.ts";
import { notesAsMarkdown } from "./markdown.ts";

const t = await startApp();
const superuser = first(await t.members("superuser", 1));
const library = libraryOf(t, superuser.token);
const list = "GET /api/notes/v1/notes/";
const write = "POST /api/notes/v1/notes/";
const change = "PATCH /api/notes/v1/notes/{id}/";
const remove = "DELETE /api/notes/v1/notes/{id}/";
const restore = "POST /api/notes/v1/notes/{id}/restore/";

let [tides, embers] = [0, 0];
beforeAll(async () => {
  [tides = 0, embers = 0] = await library.fill([{ title: "Tides", duration: 300 }, { title: "Émbers" }]);
});

async function writer() {
  const { id, token } = first(await t.members("pro", 1));
  const note = (video: number, at: number, text: string) => t.ok(write, { token, body: { video, at, text } });
  const texts = async (query: Record<string, string> = {}) =>
    (await t.ok(list, { token, query })).results.map(({ text }) => text);
  return { id, token, note, texts };
}

const file = async (token: string) =>
  t.app.inject({ method: "GET", url: "/api/notes/v1/file/", headers: { authorization: `Token ${token}` } });

/** Ends the member's pro. */
const endPro = (id: number) => t.query("update users set pro_expiry_date = $2 where id = $1", [id, t.clock()]);

describe("notes", () => {
  it("are listed by video, latest note first, and within a video in order of their seconds", async () => {
    const { note, texts, token } = await writer();
    await note(embers, 5, "a spark");
    await note(tides, 90, "high");
    expect(await note(tides, 83, "  the moon pulls\n")).toMatchObject({ video: tides, at: 83, text: "the moon pulls" });
    expect(await texts()).toEqual(["the moon pulls", "high", "a spark"]);
    const { videos, count } = await t.ok(list, { token });
    expect(count).toBe(3);
    expect(videos).toMatchObject([
      { id: tides, title: "Tides", available: true, duration: 300 },
      { id: embers, title: "Émbers", available: true, duration: null },
    ]);
    expect(await texts({ video: String(tides) })).toEqual(["the moon pulls", "high"]);
    expect(await texts({ video: "9999999999" })).toEqual([]);
  });

  it.each([
    ["MOON", ["the moon pulls"]],
    ["pull moon", ["the moon pulls"]],
    ["embers", ["a spark"]],
    ["éMbers spark", ["a spark"]],
    ["spark moon", []],
    ["%", ["the moon pulls", "a spark"]],
    ["l'été 物語", ["L’été: 東京物語"]],
  ])("are found by their words and the video's title: %s", async (search, expected) => {
    const { note, texts } = await writer();
    await note(embers, 5, "a spark");
    await note(tides, 83, "the moon pulls");
    if (expected.length === 1) await note(tides, 90, "L’été: 東京物語");
    expect(await texts({ search })).toEqual(expected);
  });

  it("are listed in stable pages, even if others are written meanwhile", async () => {
    const { id, token, note } = await writer();
    await t.query(
      `insert into notes (user_id, video_id, video_title, at, text, created_at, updated_at)
       select $1, case when n % 2 = 0 then $2::int else $3::int end, '', n % 7, n::text, $4, $4 from generate_series(1, 250) n`,
      [id, tides, embers, t.clock()],
    );
    const seen: string[] = [];
    let query: Record<string, string> = {};
    for (let pages = 0; pages < 3; pages++) {
      const { results, next, count } = await t.ok(list, { token, query });
      seen.push(...results.map(({ text }) => text));
      expect(results.length).toBeLessThanOrEqual(notesPageSize);
      expect(count).toBeGreaterThanOrEqual(250);
      query = Object.fromEntries(new URL(next ?? publicUrl).searchParams);
      if (pages === 0) await note(first(await library.fill([{}])), 1, "new");
    }
    expect(query).toEqual({});
    expect(new Set(seen).size).toBe(250);
    expect((await t.request(list, { token, query: { page: "2", cursor: "WyJ4IiwxXQ" } })).status).toBe(404);
  });

  it("can be changed, deleted and restored, and are gone for good a night later", async () => {
    const { note, texts, token } = await writer();
    const { id } = await note(tides, 83, "the moon pulls");
    expect(await t.ok(change, { token, id, body: { text: " the sun " } })).toMatchObject({ at: 83, text: "the sun" });
    expect(await t.ok(change, { token, id, body: { at: 7 } })).toMatchObject({ at: 7, text: "the sun" });
    await t.ok(remove, { token, id });
    expect(await texts()).toEqual([]);
    expect((await t.request(remove, { token, id })).status).toBe(404);
    expect((await t.request(change, { token, id, body: { at: 1 } })).status).toBe(404);
    expect(await t.ok(restore, { token, id })).toMatchObject({ id, text: "the sun" });
    expect(await texts()).toEqual(["the sun"]);
    await t.ok(remove, { token, id });
    await t.services.engagement.notes.sweep();
    await t.ok(restore, { token, id });
    await t.ok(remove, { token, id });
    t.advance(3_600_001);
    await t.services.engagement.notes.sweep();
    expect((await t.request(restore, { token, id })).status).toBe(404);
  });

  it("can be read, changed and exported without pro, but not written, and show no pictures", async () => {
    const { id, token, note } = await writer();
    await t.query("update videos set thumbnail = 'a-still' where id = $1", [tides]);
    const written = await note(tides, 83, "the moon pulls");
    expect(first((await t.ok(list, { token })).videos).videos_thumbnail).toContain("a-still");
    await endPro(id);
    const { results, videos } = await t.ok(list, { token });
    expect(results).toEqual([written]);
    expect(videos).toMatchObject([{ title: "Tides", videos_thumbnail: null, thumbnail_srcset: null }]);
    await t.ok(change, { token, id: written.id, body: { text: "still mine" } });
    expect((await file(token)).payload).toContain("still mine");
    const refused = await t.request(write, { token, body: { video: tides, at: 1, text: "more" } });
    expect(refused.status).toBe(403);
  });

  it("stay when their video is deleted, without a link and under its title at the time of writing", async () => {
    const { id, token, note } = await writer();
    const [gone = 0, hidden = 0] = await library.fill([{ title: "Gone" }, { title: "Hidden" }]);
    await note(gone, 3, "about the gone");
    await note(hidden, 4, "about the hidden");
    await t.query(
      "update videos set title = 'A secret sequel', release_at = now() + interval '9 years' where id = $1",
      [hidden],
    );
    await t.query("delete from videos where id = $1", [gone]);
    const { videos } = await t.ok(list, { token });
    expect(videos).toMatchObject([
      { id: hidden, title: "Hidden", available: false },
      { id: gone, title: "Gone", available: false },
    ]);
    const { payload, headers } = await file(token);
    expect(payload).toBe("# Notes\n\n## Hidden\n\n- 0:04 about the hidden\n\n## Gone\n\n- 0:03 about the gone\n");
    expect(headers).toMatchObject({
      "content-type": "text/markdown; charset=utf-8",
      "content-disposition": expect.stringMatching(/^attachment; filename="notes-2026-\d\d-\d\d\.md"$/),
    });
    for (const video of [gone, hidden]) {
      const { status } = await t.request(write, { token, body: { video, at: 3, text: "again" } });
      expect(status).toBe(404);
    }
    await t.query("delete from users where id = $1", [id]);
    expect(await t.query("select from notes where user_id = $1", [id])).toEqual([]);
  });

  it("are limited in number", async () => {
    const { id, token, note } = await writer();
    await t.query(
      `insert into notes (user_id, video_id, video_title, at, text, created_at, updated_at)
       select $1, $2, '', n, 'x', now(), now() from generate_series(1, $3) n`,
      [id, tides, limits.notes - 1],
    );
    const last = await note(tides, 1, "the last");
    expect((await t.request(write, { token, body: { video: tides, at: 1, text: "more" } })).body).toMatchObject({
      code: "too_many_notes",
    });
    await t.ok(remove, { token, id: last.id });
    const instead = await note(tides, 1, "instead");
    expect((await t.request(restore, { token, id: last.id })).body).toMatchObject({ code: "too_many_notes" });
    // Undoing twice does not add another note.
    await t.ok(restore, { token, id: instead.id });
    await t.ok(remove, { token, id: instead.id });
    const body = { video: tides, at: 1, text: "at once" };
    const both = [t.request(restore, { token, id: last.id }), t.request(restore, { token, id: instead.id })];
    const responses = await Promise.all([
      ...both,
      t.request(write, { token, body }),
      t.request(write, { token, body }),
    ]);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(3);
    expect((await t.ok(list, { token })).count).toBe(limits.notes);
  });

  it("are included in the copy of the member's own data", async () => {
    const { email } = await t.register("pro");
    const token = await t.login(email);
    await t.ok(write, { token, body: { video: tides, at: 83, text: "the moon pulls" } });
    const { rawPayload } = await t.app.inject({
      ...{ method: "POST", url: "/api/accounts/v1/security/own-data/", payload: { current_password: password } },
      headers: { authorization: `Token ${token}` },
    });
    const notes = JSON.parse(unzip(rawPayload).get("notes.json")?.toString() ?? "");
    expect(notes).toMatchObject([{ title: "Tides", at: 83, text: "the moon pulls" }]);
  });
});

const note = { videoId: 7, title: "Tides [4K] *new*", available: true, at: 83, text: "The moon\npulls" };

it("groups notes by video, with a link to each note's second unless the video is gone", () => {
  const later = { ...note, at: 3725, text: "# Not a heading" };
  const gone = { ...note, videoId: 8, title: "Gone", available: false, at: 0, text: "Kept" };
  expect(notesAsMarkdown([note, later, gone], "https://films.example.com")).toBe(
    `# Notes

## [Tides \\[4K\\] \\*new\\*](https://films.example.com/watch/7)

- [1:23](https://films.example.com/watch/7?t=83) The moon
  pulls
- [1:02:05](https://films.example.com/watch/7?t=3725) # Not a heading

## Gone

- 0:00 Kept
`,
  );
});

it("contains only a heading if there are no notes", () => {
  expect(notesAsMarkdown([], "https://films.example.com")).toBe("# Notes\n");
});

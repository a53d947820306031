import { describe, expect, it } from "vitest";
import { picture } from "#fixtures/pictures.ts";
import { first } from "#test/app/members.ts";
import { startLibraryHealth } from "#test/library/library-health.ts";

const { t, provider, superuser, token, responses, add, youtube, list, titles, summary } = await startLibraryHealth();

it("finds videos without a category, a still or a description", async () => {
  const category = first(await t.query<{ id: number }>("insert into categories (name) values ('Kept') returning id"));
  const well = await add("https://v.example.com/well.mp4", { title: "Well", description: "All of it." });
  await t.query("update videos set category_id = $2, thumbnail = 'x' where id = $1", [well, category.id]);
  const ill = await add("https://v.example.com/ill.mp4", { title: "Ill", description: " \n" });
  for (const kind of ["uncategorised", "no_still", "no_description"] as const) {
    expect((await list(kind)).map(({ id }) => id)).toEqual([ill]);
  }
  expect((await summary()).counts).toMatchObject({ uncategorised: 1, no_still: 1, no_description: 1, duplicate: 0 });
  await t.ok("PATCH /api/admin/v1/videos/", { token, body: { videos: [{ id: ill, category: category.id }] } });
  expect(await list("uncategorised")).toEqual([]);
  await t.ok("DELETE /api/category/v1/video/{id}/", { token, id: ill });
  expect((await summary()).counts).toMatchObject({ uncategorised: 0, no_still: 0, no_description: 0 });
});

it("finds videos without captions", async () => {
  const silent = await add("https://v.example.com/silent.mp4");
  const said = await add("https://v.example.com/said.mp4");
  const taken = (kind: "captions" | "chapters", language: string) =>
    t.ok("POST /api/category/v1/video/{id}/captions/", {
      ...{ token, id: said },
      form: { kind, language, file: new File(["WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n"], "said.vtt") },
    });
  const ailing = async () => (await list("no_captions")).map(({ id }) => id);
  await taken("chapters", "en");
  expect(await ailing()).toEqual([said, silent]);
  const captions = [(await taken("captions", "en")).caption.id, (await taken("captions", "de")).caption.id];
  expect(await ailing()).toEqual([silent]);
  for (const caption of captions) {
    expect((await summary()).counts.no_captions).toBe(1);
    await t.ok("DELETE /api/category/v1/video/{id}/captions/{caption}/", {
      ...{ token, id: said, params: { caption: String(caption) } },
    });
  }
  expect((await summary()).counts.no_captions).toBe(2);
  await t.ok("POST /api/category/v1/video/{id}/captions/{caption}/restore/", {
    ...{ token, id: said, params: { caption: String(captions[0]) } },
  });
  expect(await ailing()).toEqual([silent]);
});

it("lists duplicates together, regardless of how their addresses are written", async () => {
  await add("https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ", { title: "Bunny" });
  await add("https://v.example.com/film.mp4", { title: "Film" });
  await add("https://vimeo.com/1084537", { title: "Vimeo" });
  const again = await add("https://youtu.be/aqz-KE-bpKQ?t=3", { title: "Bunny again" });
  await add("https://v.example.com/film.mp4#t=10", { title: "Film from its tenth second" });
  await add("https://player.vimeo.com/video/1084537?h=ab12", { title: "Vimeo by its player" });
  await add("https://v.example.com/other.mp4", { title: "Other" });
  expect((await titles("duplicate")).toSorted()).toEqual(
    ["Bunny", "Bunny again", "Film", "Film from its tenth second", "Vimeo", "Vimeo by its player"].toSorted(),
  );
  const said = (await list("duplicate")).map(({ title, message }) => [title, message]);
  const at = said.findIndex(([title]) => title === "Bunny");
  expect(said.slice(at, at + 2)).toEqual([
    ["Bunny", "The same video as “Bunny again”."],
    ["Bunny again", "The same video as “Bunny”."],
  ]);
  await t.ok("DELETE /api/category/v1/video/{id}/", { token, id: again });
  expect(await titles("duplicate")).not.toContain("Bunny");
  await t.ok("POST /api/admin/v1/videos/restore/", { token, body: { ids: [again] } });
  expect(await titles("duplicate")).toContain("Bunny");
  await t.ok("PATCH /api/category/v1/video/{id}/", {
    ...{ token, id: again, body: { youtube_video_link: "https://youtu.be/alone000001" } },
  });
  expect(await titles("duplicate")).not.toContain("Bunny");
  await t.query("delete from videos where title like 'Film%'");
  expect((await summary()).counts.duplicate).toBe(2);
  await t.query("delete from videos");
  expect(await t.query("select * from same_videos")).toEqual([]);
});

it("pages through many duplicates, listing each once", async () => {
  await t.query(`insert into videos (title, source, source_kind, oid)
    select 'Twin ' || n, 'https://v.example.com/' || n % 15 || '.mp4', 'file', 'x' from generate_series(1, 30) n`);
  const seen: number[] = [];
  for (let query: Record<string, string> = { kind: "duplicate" }; ; ) {
    const { results, next, count } = await t.ok("GET /api/admin/v1/health/videos/", { token, query });
    expect(count).toBe(30);
    seen.push(...results.map(({ id }) => id));
    if (next === null) break;
    query = Object.fromEntries(new URL(next).searchParams);
  }
  expect(new Set(seen).size).toBe(30);
  expect(seen).toHaveLength(30);
});

it("finds videos that nobody has ever watched, except unreleased ones", async () => {
  const names = ["Watched", "Listed", "Unwatched"];
  const ids: number[] = [];
  for (const name of names) ids.push(await add(`https://v.example.com/${name}.mp4`, { title: name }));
  const later = new Date(t.clock().getTime() + 86_400_000);
  await t.query("update videos set release_at = $2 where id = $1", [
    await add("https://v.example.com/later.mp4", { title: "Later" }),
    later,
  ]);
  expect(await titles("unwatched")).toEqual(names);
  const watch = "POST /api/category/v1/watch/videos/";
  await t.ok(watch, { token, body: { video: ids[0], seconds: 1 } });
  t.advance(10_000);
  await t.ok(watch, { token, body: { video: ids[0], seconds: 5 } });
  await t.ok("POST /api/category/v1/recent/videos/", { token, body: { user: superuser.id, video: [ids[1]] } });
  expect(await titles("unwatched")).toEqual(["Unwatched"]);
  t.advance(2 * 86_400_000);
  expect(await titles("unwatched")).toEqual(["Unwatched", "Later"]);
});

describe("filling in from the provider", () => {
  const fill = "POST /api/admin/v1/health/videos/{id}/fill/";

  it("writes only the missing still and description", async () => {
    provider.file("/still.jpg", await picture("jpeg", 640, 360));
    responses.set("76979871", (response) =>
      response.end(JSON.stringify({ description: "From Vimeo", thumbnail_url: `${provider.origin}/still.jpg` })),
    );
    const id = await add("https://vimeo.com/76979871");
    expect(await t.ok(fill, { token, id })).toEqual({ filled: ["still", "description"], message: null });
    expect(await t.ok("GET /api/category/v1/video/{id}/", { token, id })).toMatchObject({
      ...{ title: "76979871", description: "From Vimeo", videos_thumbnail: expect.stringContaining("/media/") },
    });
    const kept = await t.keptPictures();
    expect(await t.ok(fill, { token, id })).toEqual({
      ...{ filled: [], message: "Vimeo has nothing to add to this video." },
    });
    expect(await t.keptPictures()).toEqual(kept);
  });

  it("stores no still that cannot be written to its video", async () => {
    provider.file("/still.jpg", await picture("jpeg", 640, 360));
    const id = await youtube("nodiskspace");
    const kept = await t.keptPictures();
    await t.query(`create function be_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    await t.query("create trigger full_disk before update of thumbnail on videos execute function be_full()");
    const headers = { authorization: `Token ${token}` };
    const address = `/api/admin/v1/health/videos/${id}/fill/`;
    expect((await t.app.inject({ method: "POST", url: address, headers })).statusCode).toBe(503);
    expect(await t.keptPictures()).toEqual(kept);
    await t.query("drop function be_full cascade");
    expect(await t.ok(fill, { token, id })).toMatchObject({ filled: ["still"] });
  });

  it("fetches all missing stills in one action, only for videos with a provider", async () => {
    provider.file("/still.jpg", await picture());
    const ids = [await youtube("film0000001"), await youtube("film0000002"), await add("https://vimeo.com/76979871")];
    const bare = await add("https://v.example.com/bare.mp4");
    expect(await t.ok("POST /api/admin/v1/health/stills/", { token })).toEqual({ wanted: ids.length });
    const lacking = async () => (await list("no_still")).map(({ id }) => id);
    await expect.poll(lacking).toEqual([bare]);
    expect(await t.ok("POST /api/admin/v1/health/stills/", { token })).toEqual({ wanted: 0 });
  });

  it("says why nothing was filled in", async () => {
    responses.set("dead0000001", 404);
    const id = await youtube("dead0000001");
    expect(await t.ok(fill, { token, id })).toEqual({
      ...{ filled: [], message: "YouTube has no such video, or no longer has it." },
    });
    expect(await titles("dead")).toEqual(["dead0000001"]);
    expect((await t.request(fill, { token, id: 2_000_000_000 })).status).toBe(404);
  });
});

import { expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
const { token: superuser } = first(await t.members("superuser", 1));
const library = libraryOf(t, superuser);
const viewer = async () => first(await t.members("pro", 1)).token;

let made = 0;
async function series(count: number) {
  const title = `Series ${++made}`;
  const { id } = await t.ok("POST /api/series/v1/series/", { token: superuser, body: { title } });
  const videos = await library.fill(Array.from({ length: count }, () => ({ duration: 120 })));
  const body = { videos: videos.map((video) => ({ id: video, series: { id } })) };
  await t.ok("PATCH /api/admin/v1/videos/", { token: superuser, body });
  return { id, videos };
}

const [{ videos: sea }, { videos: woods }] = [await series(4), await series(2)];
const [one = 0, two = 0, three = 0, four = 0] = sea;
const [oak = 0, elm = 0] = woods;
const [film = 0] = await library.fill([{ duration: 200 }]);

let seq = 0;
const play = (token: string, id: number, position: number) =>
  t.ok("PUT /api/playback/v1/videos/{id}/position/", {
    ...{ token, id },
    body: { position, duration: 120, session: `play-${id}-${++seq}`, seq },
  });
const mark = (token: string, id: number, watched = true) =>
  t.ok("PUT /api/playback/v1/videos/{id}/watched/", { token, id, body: { watched } });
const shown = async (token: string) =>
  (await t.ok("GET /api/playback/v1/continue/", { token })).results.map(({ id }) => id);
const remove = async (token: string, id: number) =>
  (await t.request("DELETE /api/playback/v1/continue/{id}/", { token, id })).status;

it("replaces a finished video with the next one of its series", async () => {
  const token = await viewer();
  await play(token, one, 60);
  await play(token, film, 30);
  expect(await shown(token)).toEqual([film, one]);
  await play(token, one, 119);
  expect(await shown(token)).toEqual([two, film]);
  // Once begun, it is listed once, in order of its last play.
  await play(token, film, 40);
  await play(token, two, 10);
  expect(await shown(token)).toEqual([two, film]);
  const { count } = await t.ok("GET /api/playback/v1/continue/", { token });
  expect(count).toBe(2);
});

it("offers the next unwatched video, and nothing if the series is finished", async () => {
  const token = await viewer();
  await mark(token, two);
  await mark(token, one);
  expect(await shown(token)).toEqual([three]);
  await mark(token, three);
  await mark(token, oak);
  expect(await shown(token)).toEqual([elm, four]);
  await mark(token, elm);
  expect(await shown(token)).toEqual([four]);
  await mark(token, four);
  expect(await shown(token)).toEqual([]);
  await mark(token, four, false);
  expect(await shown(token)).toEqual([four]);
});

it("offers nothing while another video of the series, or the finished one again, is in progress", async () => {
  const token = await viewer();
  await mark(token, one);
  await play(token, three, 30);
  expect(await shown(token)).toEqual([three]);
  await play(token, one, 30);
  expect(await shown(token)).toEqual([one, three]);
  await play(token, one, 115);
  expect(await shown(token)).toEqual([two, three]);
});

it("dismisses an offer until another video of the series is watched", async () => {
  const token = await viewer();
  await mark(token, one);
  expect(await remove(token, two)).toBe(204);
  expect(await shown(token)).toEqual([]);
  expect(await remove(token, two)).toBe(404);
  await mark(token, two);
  expect(await shown(token)).toEqual([three]);
  // Removed while unfinished, it is not offered again at once.
  await play(token, three, 50);
  expect(await remove(token, three)).toBe(204);
  expect(await shown(token)).toEqual([]);
  expect(await remove(token, oak)).toBe(404);
  expect(await shown(await viewer())).toEqual([]);
});

it("puts back only what was dismissed", async () => {
  const token = await viewer();
  const putBack = async (id: number) => (await t.request("PUT /api/playback/v1/continue/{id}/", { token, id })).status;
  await mark(token, one);
  expect(await remove(token, two)).toBe(204);
  for (const other of [one, three, oak, film]) {
    expect(await putBack(other)).toBe(404);
    expect(await shown(token)).toEqual([]);
  }
  expect(await putBack(two)).toBe(204);
  expect(await putBack(two)).toBe(204);
  expect(await shown(token)).toEqual([two]);
});

it("offers only what the member can see", async () => {
  const token = await viewer();
  await mark(token, oak);
  await t.ok("POST /api/admin/v1/videos/delete/", { token: superuser, body: { ids: [elm] } });
  expect(await shown(token)).toEqual([]);
  await t.ok("POST /api/admin/v1/videos/restore/", { token: superuser, body: { ids: [elm] } });
  expect(await shown(token)).toEqual([elm]);
});

it("is queued after unfinished videos and before saved ones", async () => {
  const { token, id: user } = first(await t.members("pro", 1));
  await play(token, film, 60);
  await t.ok("POST /api/category/v1/save/videos/", { token, body: { user, video: [three] } });
  await mark(token, one);
  const { results } = await t.ok("GET /api/playback/v1/queue/", { token, query: { minutes: "8" } });
  expect(results.map(({ video, reason }) => [video.id, reason]).slice(0, 3)).toEqual([
    [film, "begun"],
    [two, "series"],
    [three, "saved"],
  ]);
});

it("returns 404 for an offer whose series is deleted concurrently", async () => {
  const token = await viewer();
  const { id, videos } = await series(2);
  const [begun = 0, next = 0] = videos;
  await mark(token, begun);
  expect(await shown(token)).toEqual([next]);
  const deleting = await t.database.pool.connect();
  await deleting.query("begin");
  await deleting.query("delete from series where id = $1", [id]);
  const pid = (await deleting.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid;
  const removal = remove(token, next);
  await vi.waitFor(async () => {
    // On another connection, because a transaction caches pg_stat_activity when it first reads it.
    const waiting = await t.query("select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))", [pid]);
    expect(waiting).toHaveLength(1);
  });
  await deleting.query("commit");
  deleting.release();
  expect(await removal).toBe(404);
});

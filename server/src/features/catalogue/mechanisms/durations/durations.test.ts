import { beforeEach, describe, expect, it, vi } from "vitest";
import { film } from "#fixtures/mp4.ts";
import { youtubeData } from "#ports/video-sources/lengths.ts";
import { oembedProviders } from "#ports/video-sources/oembed.ts";
import { createVideoSources } from "#ports/video-sources/video-sources.ts";
import { startApp } from "#test/app/app.ts";
import { publicUrl } from "#test/app/build.ts";
import { first } from "#test/app/members.ts";
import { startProvider } from "#test/peers/provider.ts";
import { createDurationsService } from "./durations.service.ts";

const host = await startProvider();
const reach = { ownOrigin: publicUrl, privateToo: true };
const t = await startApp({ videoSources: createVideoSources(oembedProviders(host.origin), reach) });
const { token } = first(await t.members("superuser", 1));
const hour = 3_600_000;

/** The job with real video sources, run by the test itself. */
const jobWith = (youtubeKey?: string) =>
  createDurationsService({
    ...{ db: t.database.db, publicUrl, clock: t.clock },
    videoSources: createVideoSources(
      oembedProviders(host.origin),
      reach,
      youtubeKey === undefined ? undefined : youtubeData(youtubeKey, host.origin),
    ),
    jobs: { add: async () => undefined },
  });
const job = jobWith();

/** Adds a video without queueing the job. */
async function add(kind: string, path: string, oid = "any"): Promise<number> {
  const url = path.startsWith("http") ? path : `${host.origin}${path}`;
  const rows = await t.query<{ id: number }>(
    "insert into videos (title, source, source_kind, oid) values ('A video', $1, $2, $3) returning id",
    [url, kind, oid],
  );
  return first(rows).id;
}
const durationOf = async (id: number) =>
  first(await t.query<{ duration: number | null }>("select duration from videos where id = $1", [id])).duration;
const waiting = () => t.query("select video_id, attempts from duration_checks order by video_id");
const askedFor = (path: string) => host.asked.filter(({ pathname }) => pathname === path).length;

beforeEach(async () => {
  await t.query("delete from videos");
  host.asked.length = 0;
});

describe("a video", () => {
  const form = { title: "A film", category: "0", video_oid: "film" };

  it("gets its length soon after an import, and again after its source changes", async () => {
    host.file("/film.mp4", film(754));
    host.file("/longer.mp4", film(3723));
    const { ids } = await t.ok("POST /api/category/v1/import/", {
      token,
      body: { lines: [{ line: 1, url: `${host.origin}/film.mp4`, title: form.title }] },
    });
    const id = first(ids);
    await vi.waitFor(async () => expect(await durationOf(id)).toBe(754));
    const video = await t.ok("GET /api/category/v1/video/{id}/", { token, id });
    expect(video.duration).toBe(754);
    const body = { youtube_video_link: `${host.origin}/longer.mp4` };
    const changed = await t.ok("PATCH /api/category/v1/video/{id}/", { token, id, body });
    expect(changed.duration).toBeNull();
    await vi.waitFor(async () => expect(await durationOf(id)).toBe(3723));
    const { results } = await t.ok("GET /api/admin/v1/videos/", { token });
    expect(results).toMatchObject([{ id, duration: 3723 }]);
  });

  it("shows its length in the lookup before it is added", async () => {
    host.file("/film.mp4", film(754));
    const found = await t.ok("GET /api/category/v1/lookup/", { token, query: { url: `${host.origin}/film.mp4` } });
    expect(found).toMatchObject({ state: "found", duration: 754 });
    host.json("/large.mp4", {}, 500);
    host.on("/large.mp4", (request, response) =>
      response.writeHead(request.headers.range === "bytes=0-65535" ? 500 : 200).end("film"),
    );
    const unknown = await t.ok("GET /api/category/v1/lookup/", { token, query: { url: `${host.origin}/large.mp4` } });
    expect(unknown).toMatchObject({ state: "found", duration: null });
  });

  it("gets its length from a health check as well, once retries have ended", async () => {
    host.file("/film.m3u8", Buffer.from("#EXTM3U\n#EXTINF:61,\na.ts\n#EXT-X-ENDLIST\n"));
    const id = await add("hls", "/film.m3u8");
    await t.query("delete from duration_checks");
    await t.ok("POST /api/admin/v1/health/videos/{id}/check/", { token, id });
    expect(await durationOf(id)).toBe(61);
  });
});

describe("the job", () => {
  it("fills in lengths from every kind of host", async () => {
    host.file("/film.mp4", film(754));
    host.file("/film.m3u8", Buffer.from("#EXTM3U\n#EXTINF:61,\na.ts\n#EXT-X-ENDLIST\n"));
    host.file("/film.mpd", Buffer.from('<MPD mediaPresentationDuration="PT1H2M3S"></MPD>'));
    host.json("/api/oembed.json", { title: "A film", duration: 45 });
    const videos = [
      await add("file", "/film.mp4"),
      await add("hls", "/film.m3u8"),
      await add("dash", "/film.mpd"),
      await add("vimeo", "https://vimeo.com/1"),
    ];
    await job.work();
    expect(await Promise.all(videos.map(durationOf))).toEqual([754, 61, 3723, 45]);
    expect(await waiting()).toEqual([]);
  });

  it("requests fifty lengths at once from YouTube, and only with a key", async () => {
    host.on("/youtube/v3/videos", (request, response) => {
      const ids = new URL(request.url ?? "", host.origin).searchParams.get("id")?.split(",") ?? [];
      response.end(JSON.stringify({ items: ids.map((id) => ({ id, contentDetails: { duration: "PT2M" } })) }));
    });
    const ids: number[] = [];
    for (let n = 0; n < 60; n++) ids.push(await add("youtube", `https://youtu.be/video-${10_000 + n}`));
    await job.work();
    expect(host.asked).toEqual([]);
    expect(await waiting()).toHaveLength(60);
    await jobWith("a-key").work();
    expect(host.asked).toHaveLength(2);
    expect(await Promise.all(ids.map(durationOf))).toEqual(ids.map(() => 120));
  });

  it("retries with increasing delays, then gives up", async () => {
    host.json("/down.mp4", {}, 500);
    const id = await add("file", "/down.mp4");
    await job.work();
    for (const [n, wait] of [1, 6, 24, 72, 168].entries()) {
      t.advance(wait * hour - 60_000);
      await job.work();
      expect(askedFor("/down.mp4")).toBe(n + 1);
      t.advance(120_000);
      await job.work();
      expect(askedFor("/down.mp4")).toBe(n + 2);
    }
    expect(await waiting()).toEqual([]);
    t.advance(10_000 * hour);
    await job.work();
    expect(askedFor("/down.mp4")).toBe(6);
    expect(await durationOf(id)).toBeNull();
  });

  it("backs off from a host that rate-limits, and continues with others", async () => {
    host.json("/busy/1.mp4", {}, 429);
    host.file("/film.mp4", film(60));
    for (let n = 0; n < 30; n++) await add("file", "/busy/1.mp4");
    const other = await add("file", `${host.foreign}/film.mp4`);
    await job.work();
    expect(askedFor("/busy/1.mp4")).toBe(4);
    expect(await durationOf(other)).toBe(60);
    expect(new Set((await waiting()).map(({ attempts }) => attempts))).toEqual(new Set([0]));
    host.file("/busy/1.mp4", film(30));
    t.advance(1.1 * hour);
    await job.work();
    expect(await waiting()).toEqual([]);
  });

  it("resumes where it stopped, and requests nothing twice", async () => {
    host.file("/film.mp4", film(60));
    for (let n = 0; n < 40; n++) await add("file", "/film.mp4");
    const before = await t.query("select from videos where duration is null");
    await Promise.all([job.work(), job.work()]);
    await job.work();
    expect(before).toHaveLength(40);
    expect(askedFor("/film.mp4")).toBe(40);
  });

  it("requests nothing for a deleted video until it is restored", async () => {
    host.file("/film.mp4", film(60));
    const id = await add("file", "/film.mp4");
    await t.query("update videos set deleted_at = now() where id = $1", [id]);
    await job.work();
    expect(host.asked).toEqual([]);
    await t.query("update videos set deleted_at = null where id = $1", [id]);
    await job.work();
    expect(await durationOf(id)).toBe(60);
  });

  it("does not write the length of a source that was replaced meanwhile", async () => {
    const id = await add("file", "/film.mp4");
    host.on("/film.mp4", (_request, response) => {
      void t
        .query("update videos set source = $1 where id = $2", [`${host.origin}/other.mp4`, id])
        .then(() => response.end(film(60)));
    });
    host.file("/other.mp4", film(90));
    await job.work();
    expect(await durationOf(id)).toBe(90);
  });
});
